import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import type { PageLine } from './page-lines.ts';

/** Where texts stand below each other, and in how many lines. */
export type Column = { left: number; right: number; lines: number };

/** More columns than forms and statements have. */
const MOST_COLUMNS = 20;

const columnsUnder = ({ rect: { x, width } }: TextRun, columns: readonly Column[]) =>
  columns.filter(({ left, right }) => x < right && x + width > left);

/** In pixels, that the left edges of one column differ. */
const EDGE = 3;
const beginsAt = ({ rect }: TextRun, column: Column | undefined) =>
  column !== undefined && Math.abs(rect.x - column.left) <= EDGE;

/** Whether the last text of a line is the value of a form that reaches over the columns behind its own, as an address does. */
const reachesOver = (run: TextRun, under: readonly Column[], { runs }: PageLine) =>
  run === runs.at(-1) && runs.length > 1 && under.length > 1 && beginsAt(run, under[0]);

/** Lines of a label and a value, below which two of each stand in a line: such a value reached over what comes behind it. */
function parted(columns: readonly Column[], { runs }: PageLine): readonly Column[] {
  const [labels, values] = columns;
  const [, first, second, , more] = runs;
  if (columns.length !== 2 || runs.length !== 4 || more || !labels || !values || !first || !second) return columns;
  const isWithin = beginsAt(first, values) && second.rect.x < values.right;
  return isWithin ? [labels, { ...values, right: first.rect.x + first.rect.width }] : columns;
}

/**
 * The columns with those of another line; null where a text of it lies across two of them.
 * @param isOfForm the one line above has two labels beside their values: these are columns, though nothing stands below them yet
 */
export function withLine(columns: readonly Column[], line: PageLine, isOfForm = false): Column[] | null {
  const { runs } = line;
  let next = [...parted(columns, line)];
  const filled = new Set<Column>();
  for (const run of runs) {
    const { x, width } = run.rect;
    const under = columnsUnder(run, next);
    // Of what stands in one line only, such as parted titles, nobody knows yet whether it is a column.
    const isAcross = under.filter(({ lines }) => lines > 1).length > 1 || under.length > 2;
    if (isAcross || (isOfForm && under.length > 1 && reachesOver(run, under, line))) {
      const [own] = under;
      if (own === undefined || !reachesOver(run, under, line)) return null;
      next = [...next.filter(column => column !== own), { ...own, left: Math.min(x, own.left), lines: own.lines + 1 }];
      continue;
    }
    // Nor do two texts of a line stand in one column.
    if (under.some(column => column.lines > 1 && filled.has(column))) return null;
    const left = Math.min(x, ...under.map(column => column.left));
    const right = Math.max(x + width, ...under.map(column => column.right));
    const lines = Math.max(0, ...under.map(column => column.lines)) + 1;
    const column = { left, right, lines };
    filled.add(column);
    next = [...next.filter(column => !under.includes(column)), column];
  }
  return next.length > MOST_COLUMNS ? null : next.sort((a, b) => a.left - b.left);
}
