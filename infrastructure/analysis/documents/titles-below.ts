import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { valueType } from '../../../domain/reading/value-types.ts';
import type { PageLine } from './page-lines.ts';

/** A form has two texts in a line, or four; what has so many words of one look beside each other heads columns. */
const LEAST_TITLES = 3;
const LONGEST_TITLE = 45;
const BOLD = 600;
const FIGURES = /^(?:money|number|percent|quantity|date|period|id)$/;

const isTitle = ({ text }: TextRun) =>
  text.length <= LONGEST_TITLE && /\p{L}/u.test(text) && !FIGURES.test(valueType(text));

const isHeavy = ({ fontWeight }: TextRun) => fontWeight >= BOLD;

/** Whether a line is heavier than those around it. A colour of their own has labels below their values as well. */
const isSetApart = (line: PageLine, around: readonly PageLine[]) =>
  line.runs.every(isHeavy) && around.every(({ runs }) => !runs.every(isHeavy));

/**
 * Whether a line below others heads a table of its own: titles beside each other, heavier than the line above and the one
 * below. Labels with their values often stand just above a table, in whose columns they lie by chance.
 */
export function beginsTable(line: PageLine, above: PageLine, below: PageLine | undefined): boolean {
  if (below === undefined || below.runs.length < 2 || line.runs.length < LEAST_TITLES) return false;
  return line.runs.every(isTitle) && isSetApart(line, [above, below]);
}
