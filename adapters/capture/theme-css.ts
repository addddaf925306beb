import type { ThemeView } from '../../application/views/theme-view.ts';
import { contrast, isReadable, mixed, type ThemeColours } from '../../domain/organization/theme.ts';

const GENERIC_FONTS = ['serif', 'sans-serif', 'monospace', 'system-ui'];

/** The one of these colours that stands out most from the background. */
function clearest(background: string, ...colours: [string, ...string[]]): string {
  return colours.reduce((best, colour) => (contrast(colour, background) > contrast(best, background) ? colour : best));
}

/** Colours of the page's style sheet, each by its name. What could not be read beside the others gives way. */
function palette({ background, text, accent: wished }: ThemeColours): Record<string, string> {
  const raised = mixed(background, text, 0.08);
  const accent = isReadable(wished, background) ? wished : text;
  const soft = mixed(background, accent, 0.12);
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
    accent,
    'on-accent': clearest(accent, '#ffffff', '#000000'),
    'accent-soft': onGround(accent, soft),
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
 * The style sheet of a theme, which goes behind that of the page. Colours whose text can't be read on their
 * background (WCAG 2.2, level AA) are left out: the page then looks as it does for everybody.
 */
export function themeCss({ colours, font }: Pick<ThemeView, 'colours' | 'font'>): string {
  const rules: string[] = [];
  if (isReadable(colours.text, colours.background)) {
    const scheme = contrast(colours.background, '#000000') > contrast(colours.background, '#ffffff') ? 'light' : 'dark';
    rules.push(`color-scheme: ${scheme};`);
    for (const [name, colour] of Object.entries(palette(colours))) rules.push(`--${name}: ${colour};`);
  }
  if (font !== null) rules.push(`font-family: ${fontFamily(font)}, system-ui, sans-serif;`);
  return `:root {\n${rules.map(rule => `  ${rule}\n`).join('')}}\n`;
}
