import { DEFAULT_COLOURS, unreadable } from '../../../domain/organization/theme.ts';
import { cliActor } from '../actor.ts';
import { type Command, required } from '../command.ts';
import { list } from '../table.ts';

export const themeCreate: Command = {
  name: 'theme create',
  summary: 'Make a look for hosted pages, which templates name as theme_id',
  usage:
    '--org ORG --name NAME [--logo-url URL] [--background #rrggbb] [--text #rrggbb] [--accent #rrggbb] [--font FAMILIES]',
  options: {
    org: { type: 'string' },
    name: { type: 'string' },
    'logo-url': { type: 'string' },
    background: { type: 'string' },
    text: { type: 'string' },
    accent: { type: 'string' },
    font: { type: 'string' },
  },
  required: ['org', 'name'],
  words: [],
  async run(input, { themes }) {
    const { background, text, accent, font, 'logo-url': logo } = input.options;
    const colours = {
      background: background ?? DEFAULT_COLOURS.background,
      text: text ?? DEFAULT_COLOURS.text,
      accent: accent ?? DEFAULT_COLOURS.accent,
    };
    const requested = { name: required(input, 'name'), logo_url: logo ?? null, colours, font: font ?? null };
    const theme = await themes.create(required(input, 'org'), requested, cliActor());
    const told = list([
      ['id', theme.id],
      ['name', theme.name],
      ['logo_url', theme.logo_url ?? ''],
      ['background', theme.colours.background],
      ['text', theme.colours.text],
      ['accent', theme.colours.accent],
      ['font', theme.font ?? ''],
    ]);
    const warnings = unreadable(colours);
    return { json: { ...theme, warnings }, text: [told, ...warnings].join('\n\n') };
  },
};
