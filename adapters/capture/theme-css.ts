import type { ThemeView } from '../../application/views/theme-view.ts';
import {
  contrast,
  DEFAULT_COLOURS,
  isReadable,
  mixed,
  readableShade,
  type ThemeColours,
} from '../../domain/organization/theme.ts';

const GENERIC_FONTS = ['serif', 'sans-serif', 'monospace', 'system-ui'];

/** The one of these colours that stands out most from the background. */
function clearest(background: string, ...colours: [string, ...string[]]): string {
  return colours.reduce((best, colour) => (contrast(colour, background) > contrast(best, background) ? colour : best));
}

/** What a page has of its own where the colours of a theme can't be read: by day and by night. */
const OWN = [
  { media: null, ground: { background: '#e9eeea', text: DEFAULT_COLOURS.text } },
  { media: '(prefers-color-scheme: dark)', ground: { background: '#232e29', text: '#e7eeea' } },
] as const;

/** The accent as it is wished, where it is no text: what stands on it is as clear as can be. */
function accentRules(accent: string, ground: { background: string; text: string }): Record<string, string> {
  const text = readableShade(accent, ground);
  const soft = mixed(ground.background, text, 0.12);
  return {
    accent,
    'on-accent': clearest(accent, '#ffffff', '#000000'),
    'accent-text': text,
    'accent-soft': isReadable(text, soft) ? soft : ground.background,
  };
}

const rulesOf = (colours: Record<string, string>) =>
  Object.entries(colours).map(([name, value]) => `--${name}: ${value};`);

/** Colours of the page's style sheet, each by its name. What could not be read beside the others gives way. */
function palette({ background, text, accent }: ThemeColours): Record<string, string> {
  const raised = mixed(background, text, 0.08);
  const bad = clearest(background, '#9c2518', '#ffa196', text);
  const badSoft = mixed(background, bad, 0.1);
  const onGround = (colour: string, ground: string) => (isReadable(colour, ground) ? ground : background);
  return {
    ground: background,
    surface: background,
    raised: onGround(text, raised),
    text,
    muted: text,
    line: mixed(background, text, 0.25),
    ...accentRules(accent, { background, text }),
    bad,
    'bad-soft': onGround(bad, badSoft),
    focus: clearest(background, '#1257c4', '#8ab8ff'),
  };
}

function fontFamily(font: string): string {
  const names = font.split(',').map(name => name.trim());
  return names.map(name => (GENERIC_FONTS.includes(name) ? name : `"${name}"`)).join(', ');
}

/**
 * The style sheet of a theme, which goes behind that of the page. Where its text can't be read on its background (WCAG
 * 2.2, level AA) only the accent is kept: the page then has the ground and the text that it has for everybody.
 * @param scope selector of what looks so; the whole page unless told.
 */
export function themeCss({ colours, font }: Pick<ThemeView, 'colours' | 'font'>, scope = ':root'): string {
  const rules: string[] = [];
  if (isReadable(colours.text, colours.background)) {
    const scheme = contrast(colours.background, '#000000') > contrast(colours.background, '#ffffff') ? 'light' : 'dark';
    rules.push(`color-scheme: ${scheme};`);
    rules.push(...rulesOf(palette(colours)));
  }
  if (font !== null) rules.push(`font-family: ${fontFamily(font)}, system-ui, sans-serif;`);
  const sheet = `${scope} {\n${rules.map(rule => `  ${rule}\n`).join('')}}\n`;
  if (isReadable(colours.text, colours.background)) return sheet;
  const own = OWN.map(({ media, ground }) => {
    const block = `${scope} { ${rulesOf(accentRules(colours.accent, ground)).join(' ')} }\n`;
    return media === null ? block : `@media ${media} {\n${block}}\n`;
  });
  return `${sheet}${own.join('')}`;
}
