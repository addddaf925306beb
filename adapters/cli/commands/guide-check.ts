import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { checkGuide } from '../../../domain/guide/check-guide.ts';
import { type CommandAlone, UsageError, word } from '../command.ts';
import { guideRequest } from '../guide-request.ts';
import { table } from '../table.ts';

const NO_RULE =
  'There is no guide: every required field has to be found. Begin a line with "High:", "Medium:", "Low:" or "Reject if", or put it under such a heading.';

async function contents(file: string): Promise<string> {
  if (file === '-') return text(process.stdin);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Tells line by line how a guide is understood; 1 when something in it is left to a person or a model. */
export const guideCheck: CommandAlone = {
  name: 'guide check',
  summary: 'Tell how an acceptance guide is understood, and what a person or a model must decide',
  usage: 'FILE|- [--fields "NAME[: DESCRIPTION], …"]',
  options: { fields: { type: 'string' } },
  required: [],
  words: [{ name: 'the file with the guide' }],
  async runAlone(input) {
    const { guide, fields, query } = guideRequest(
      await contents(word(input, 0, 'the file with the guide')),
      input.options.fields,
    );
    const conditions = checkGuide(guide, fields, query);
    const open = conditions.filter(condition => !condition.is_decided);
    const json = { conditions, undecided: open.length, fields: fields.map(field => field.name) };
    const rows = conditions.map(({ level, understood_as, advice }) => [
      level,
      [understood_as, advice ?? ''].join(' ').trim(),
    ]);
    const left = open.length === 1 ? '1 condition is left' : `${open.length} conditions are left`;
    const told = open.length === 0 ? 'Nothing is left to a person or a model.' : `${left} to a person or a model.`;
    return {
      json,
      text: conditions.length === 0 ? NO_RULE : `${table(['level', 'understood as'], rows)}\n\n${told}`,
      ...(conditions.length === 0 || open.length > 0 ? { exitCode: 1 as const } : {}),
    };
  },
};
