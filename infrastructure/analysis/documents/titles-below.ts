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

/** So much more than the rows below it does a line of titles stand from the rows of the table above. */
const MUCH_FARTHER = 1.4;
const HAS_NUMBER = /\p{Nd}{2}/u;
const holdsFigure = ({ runs }: PageLine) => runs.some(({ text }) => FIGURES.test(valueType(text)));

/** Whether words alone stand between rows with figures, and nearer to those below: a document has few fonts, and gaps. */
const isNearerToBelow = (line: PageLine, above: PageLine, below: PageLine) =>
  line.top - above.bottom > MUCH_FARTHER * Math.max(0, below.top - line.bottom) &&
  !line.runs.some(({ text }) => HAS_NUMBER.test(text)) &&
  above.runs.length > 2 &&
  below.runs.length > 2 &&
  holdsFigure(above) &&
  holdsFigure(below);

/**
 * Whether a line below others heads a table of its own: titles beside each other, heavier than the line above and the one
 * below, or farther from the one above. Labels with their values often stand just above a table, in whose columns they lie by
 * chance.
 */
export function beginsTable(line: PageLine, above: PageLine, below: PageLine | undefined): boolean {
  if (below === undefined || below.runs.length < 2 || line.runs.length < LEAST_TITLES) return false;
  return line.runs.every(isTitle) && (isSetApart(line, [above, below]) || isNearerToBelow(line, above, below));
}
