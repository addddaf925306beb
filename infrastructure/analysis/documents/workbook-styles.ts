import { getFormatFromId } from 'numfmt';
import { walk } from './walk-part.ts';

/** Of each style of cells, how it writes numbers, and whether its letters are white on nothing. */
export type Styles = { formats: string[]; hidden: boolean[] };

/** Formats that each country writes in its own order, written so that nobody mistakes day and month. */
const DATES: Readonly<Record<string, string>> = { 14: 'yyyy-mm-dd', 22: 'yyyy-mm-dd hh:mm' };
const WHITE = /^(ff)?f[c-f]f[c-f]f[c-f]$/i;

/** The styles of a workbook, from its part for them. */
export function stylesIn(part: string): Styles {
  const codes = new Map<string, string>();
  const white: boolean[] = [];
  const filled: boolean[] = [];
  const styles: Styles = { formats: [], hidden: [] };
  const path: string[] = [];
  walk(part, {
    open(name, attributes) {
      const within = path.at(-1);
      path.push(name);
      const { numFmtId = '0', formatCode = '', fontId = '0', fillId = '0', rgb = '' } = attributes;
      if (name === 'numFmt') codes.set(numFmtId, formatCode);
      if (name === 'font' && within === 'fonts') white.push(false);
      if (name === 'color' && within === 'font') white[white.length - 1] = WHITE.test(rgb);
      if (name === 'fill') filled.push(false);
      if (name === 'fgColor' && path.includes('fill')) filled[filled.length - 1] = !WHITE.test(rgb);
      if (name === 'xf' && within === 'cellXfs') {
        styles.formats.push(codes.get(numFmtId) ?? DATES[numFmtId] ?? getFormatFromId(Number(numFmtId)) ?? 'General');
        styles.hidden.push(white[Number(fontId)] === true && filled[Number(fillId)] !== true);
      }
    },
    close: () => path.pop(),
  });
  return styles;
}
