import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { isLabel, markRows } from './cell-roles.ts';
import { linesOfRuns, type PageLine } from './page-lines.ts';
import { isRightToLeft } from './right-to-left.ts';
import type { Row } from './stacked-titles.ts';
import { type Column, withLine } from './table-columns.ts';
import { textOf } from './text-of-cell.ts';
import { beginsTable } from './titles-below.ts';

type Block = { lines: PageLine[]; columns: Column[] };

/** Between the rows of one table, in font sizes. */
const ROW_GAP = 2.4;
/** Between the lines of one cell. */
const LINE_GAP = 0.75;

/** Of the gap above a row, that between two lines of its cells. */
const MUCH_CLOSER = 0.6;

const most = (texts: readonly string[], holds: (text: string) => boolean) =>
  texts.length > 0 && 2 * texts.filter(holds).length >= texts.length;

/** Two labels, each beside its value: "성명 | 한지후 | 생년월일 | 1991. 08. 14." */
function isFormLine({ runs }: PageLine): boolean {
  if (runs.length !== 4) return false;
  return runs.every(({ text }, at) => isLabel(text) === (at % 2 === 0));
}

/** Lines below each other whose texts stand in the same columns. */
function blocksOf(lines: readonly PageLine[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [at, line] of lines.entries()) {
    const above: PageLine | undefined = open?.lines.at(-1);
    const gap = above === undefined ? 0 : line.top - above.bottom;
    const size = Math.max(line.fontSize, above?.fontSize ?? 0);
    // One text alone goes on with the cell above it, or ends the table.
    const goesOn = gap < (line.runs.length > 1 ? ROW_GAP : LINE_GAP) * size;
    const isNext = above !== undefined && beginsTable(line, above, lines[at + 1]);
    const isOfForm = open?.lines.length === 1 && above !== undefined && isFormLine(above);
    const columns: Column[] | null = open !== null && goesOn && !isNext ? withLine(open.columns, line, isOfForm) : null;
    const isWithin = line.runs.length > 1 || columns?.length === open?.columns.length;
    if (open !== null && columns !== null && columns.length > 1 && isWithin) {
      open.lines.push(line);
      open.columns = columns;
      continue;
    }
    open = null;
    const own = line.runs.length > 1 ? withLine([], line) : null;
    if (own === null) continue;
    open = { lines: [line], columns: own };
    blocks.push(open);
  }
  return blocks.filter(block => block.lines.length > 1);
}

/** The rows of a block: one text close below another line goes on with the cell above it, unless it begins a label. */
function rowsOf({ lines, columns }: Block): Row[] {
  const rows: Row[] = [];
  const isFromRight = most(
    lines.flatMap(({ runs }) => runs.map(({ text }) => text)).filter(text => /\p{L}/u.test(text)),
    isRightToLeft,
  );
  let above: PageLine | undefined;
  let gapAbove = 0;
  for (const line of lines) {
    const cells: Row = new Map();
    for (const run of line.runs) {
      const fromLeft = columns.findIndex(({ left, right }) => run.rect.x >= left && run.rect.x < right);
      const column = isFromRight ? columns.length - 1 - fromLeft : fromLeft;
      cells.set(column, [...(cells.get(column) ?? []), run]);
    }
    const row = rows.at(-1);
    const isClose = above !== undefined && line.top - above.bottom < LINE_GAP * line.fontSize;
    const [column = 0] = cells.keys();
    // A label of two lines goes on in small letters beside one value.
    const isWithin = column > 0 || (row !== undefined && row.size > 1 && /^\p{Ll}/u.test(textOf(cells.get(0))));
    const gap = above === undefined ? 0 : line.top - above.bottom;
    // Cells of two lines: these stand closer to each other than the rows do, and leave the first column empty.
    const areOfTwoLines =
      row !== undefined &&
      !cells.has(0) &&
      row.has(0) &&
      gap <= MUCH_CLOSER * gapAbove &&
      [...cells.keys()].every(at => row.has(at));
    const goesOn = row !== undefined && isClose && (cells.size === 1 ? isWithin && row.has(column) : areOfTwoLines);
    if (goesOn) for (const [column, runs] of cells) row?.get(column)?.push(...runs);
    else {
      rows.push(cells);
      gapAbove = gap;
    }
    above = line;
  }
  return rows;
}

/**
 * Finds the tables of a page that has no markup: texts in columns, below titles or beside labels. Their runs become cells;
 * what is aligned and neither of these stays as it is.
 */
export function markTables(runs: readonly TextRun[]): void {
  let table = Math.max(-1, ...runs.map(({ cell }) => cell?.table ?? -1)) + 1;
  for (const block of blocksOf(linesOfRuns(runs.filter(({ cell }) => cell === null))))
    table = markRows(rowsOf(block), block.columns.length, table);
}
