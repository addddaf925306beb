import type { TextRun } from '../../../domain/reading/page-snapshot.ts';

/** Width of the white between two columns of a page, in font sizes. */
const GUTTER = 1.2;
/** White above a line that ends the columns above it, in font sizes. */
const FARTHEST = 4;
/** Share of the lines of the shorter column that may stand level with one of the other: those of a table all do. */
const MOST_LEVEL = 0.5;
/** How far two lines that are level may stand apart, in font sizes. */
const LEVEL = 0.2;
const LEAST_LINES = 2;
/** Of a page; more of them are looked at as they come. */
const MOST_RUNS = 3_000;

const right = ({ rect }: TextRun) => rect.x + rect.width;
const bottom = ({ rect }: TextRun) => rect.y + rect.height;
const middle = ({ rect }: TextRun) => rect.y + rect.height / 2;

/** Between two edges, from the left or from the top. */
type Stretch = { from: number; to: number };
type Band = { runs: TextRun[]; from: number; to: number };

/** Runs in the bands between which nothing stands across the page. */
function bandsOf(runs: readonly TextRun[]): Band[] {
  const bands: Band[] = [];
  for (const run of runs.toSorted((a, b) => a.rect.y - b.rect.y)) {
    const last = bands.at(-1);
    if (last === undefined || run.rect.y > last.to) bands.push({ runs: [run], from: run.rect.y, to: bottom(run) });
    else {
      last.runs.push(run);
      last.to = Math.max(last.to, bottom(run));
    }
  }
  return bands;
}

/** What is left of some white where these runs stand as well. */
function whiteBeside(white: readonly Stretch[], { runs }: Band): Stretch[] {
  let left = [...white];
  for (const run of runs) {
    const least = GUTTER * run.fontSize;
    left = left
      .flatMap(({ from, to }) => [
        { from, to: Math.min(to, run.rect.x) },
        { from: Math.max(from, right(run)), to },
      ])
      .filter(({ from, to }) => to - from >= least);
  }
  return left;
}

const EVERYWHERE: Stretch = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
const isInner = ({ from, to }: Stretch) => Number.isFinite(from) && Number.isFinite(to);

/** Bands below each other through which the same white runs, with that white. */
function groupsOf(bands: readonly Band[]): { runs: TextRun[]; white: Stretch[] }[] {
  const groups: { runs: TextRun[]; white: Stretch[]; to: number }[] = [];
  for (const band of bands) {
    const last = groups.at(-1);
    const size = Math.max(...band.runs.map(({ fontSize }) => fontSize));
    const isNear = last !== undefined && band.from - last.to < FARTHEST * size;
    const shared = isNear ? whiteBeside(last.white, band) : [];
    if (last !== undefined && shared.some(isInner)) {
      last.runs.push(...band.runs);
      Object.assign(last, { white: shared, to: band.to });
    } else groups.push({ runs: [...band.runs], white: whiteBeside([EVERYWHERE], band), to: band.to });
  }
  return groups;
}

/** Heights at which the lines of a column stand. */
function linesOf(runs: readonly TextRun[]): { at: number; size: number }[] {
  const lines: { at: number; size: number }[] = [];
  for (const run of runs.toSorted((a, b) => middle(a) - middle(b))) {
    const last = lines.at(-1);
    if (last === undefined || middle(run) - last.at > LEVEL * run.fontSize)
      lines.push({ at: middle(run), size: run.fontSize });
  }
  return lines;
}

/** Whether two columns go on each by itself: their lines stand at heights of their own. */
function areApart(left: readonly TextRun[], other: readonly TextRun[]): boolean {
  const [fewer, more] = [linesOf(left), linesOf(other)].sort((a, b) => a.length - b.length);
  if (!fewer || !more || fewer.length < LEAST_LINES) return false;
  const level = fewer.filter(({ at, size }) => more.some(line => Math.abs(line.at - at) <= LEVEL * size));
  return level.length <= MOST_LEVEL * fewer.length;
}

/** The columns of a group whose texts stand side by side, from the left; one where they are rows of a table. */
function columnsOf({ runs, white }: { runs: TextRun[]; white: Stretch[] }): TextRun[][] {
  const gutters = white.filter(isInner).sort((a, b) => a.from - b.from);
  const columns: TextRun[][] = [];
  for (let at = 0; at <= gutters.length; at++) {
    const begin = gutters[at - 1]?.from ?? Number.NEGATIVE_INFINITY;
    const end = gutters[at]?.from ?? Number.POSITIVE_INFINITY;
    const part = runs.filter(({ rect: { x } }) => x >= begin && x < end);
    const last = columns.at(-1);
    // What is level with the column before it belongs to that: the values of its labels.
    if (last !== undefined && !areApart(last, part)) last.push(...part);
    else columns.push(part);
  }
  return columns;
}

/**
 * The runs of a page in the order in which it is read: where columns of text stand side by side, one after the other, so that
 * lines that only happen to stand near each other are no rows. What is level is a row and stays one.
 */
export function inColumns(runs: readonly TextRun[]): TextRun[] {
  if (runs.length > MOST_RUNS) return [...runs];
  const order = new Map(runs.map((run, at) => [run, at]));
  const place = (run: TextRun) => order.get(run) ?? 0;
  return groupsOf(bandsOf(runs)).flatMap(group =>
    columnsOf(group).flatMap(column => column.sort((a, b) => place(a) - place(b))),
  );
}
