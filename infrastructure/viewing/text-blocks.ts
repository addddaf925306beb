import type { TextBlock, TextLine } from '../../application/ports/document-viewer.ts';
import { sharedHeight } from '../../domain/extraction/segments.ts';
import type { TextRun } from '../../domain/reading/page-snapshot.ts';
import type { MarkedPlace } from './marked-places.ts';

/** Half of the lower one: what shares more with it stands in its line. */
const SAME_LINE = 0.5;

const isBeside = (a: TextRun, b: TextRun) =>
  sharedHeight(a.rect, b.rect) > SAME_LINE * Math.min(a.rect.height, b.rect.height);

/** A run with the value that stands in it, taken apart where it begins and ends. */
function piecesOf(run: TextRun, places: readonly MarkedPlace[]): TextLine {
  const place = places.find(({ found }) => found.runs.includes(run));
  if (place === undefined) return [{ text: run.text, value: null }];
  const { value, found } = place;
  const start = run.text.lastIndexOf(found.text);
  // A value over several runs takes each of them whole.
  if (found.runs.length > 1 || start < 0) return [{ text: run.text, value }];
  const end = start + found.text.length;
  const parts = [
    { text: run.text.slice(0, start), value: null },
    { text: found.text, value },
    { text: run.text.slice(end), value: null },
  ];
  return parts.filter(({ text }) => text !== '');
}

/** The rows of a table, its cells where their columns are. */
function rowsOf(runs: readonly TextRun[], places: readonly MarkedPlace[]): TextLine[][] {
  const rows = new Map<number, TextLine[]>();
  for (const run of runs) {
    const { row = 0, column = 0 } = run.cell ?? {};
    const cells = rows.get(row) ?? [];
    for (let at = cells.length; at <= column; at++) cells.push([]);
    cells[column]?.push(...piecesOf(run, places));
    rows.set(row, cells);
  }
  return [...rows.values()];
}

/** The text of a page in its order: runs of one table as its rows, and those beside each other as a line. */
export function textBlocks(runs: readonly TextRun[], places: readonly MarkedPlace[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (let at = 0; at < runs.length; ) {
    const [first] = runs.slice(at, at + 1);
    if (first === undefined) break;
    let end = at + 1;
    const table = first.cell?.table;
    const belongs = (run: TextRun | undefined) =>
      run !== undefined && (table === undefined ? !run.cell && isBeside(first, run) : run.cell?.table === table);
    while (belongs(runs[end])) end++;
    const together = runs.slice(at, end);
    if (table === undefined) blocks.push({ line: together.flatMap(run => piecesOf(run, places)) });
    else blocks.push({ rows: rowsOf(together, places) });
    at = end;
  }
  return blocks;
}
