/** Where a word or a run begins or ends on a page, in points or pixels from the top left. */
export type Edge = { x: number; y: number };
type Placed = Edge & { width: number; height: number };

/** Gap below which two pieces are one word, and up to which two words are one run, in text heights. */
export const SAME_WORD = 0.12;
export const SAME_RUN = 1.15;
/** What is written smaller leaves no smaller gaps. */
export const LEAST_HEIGHT = 9;
/** Gap from which a word begins a column of its own where one begins above it, how exactly, and how far above, in text heights. */
export const COLUMN_GAP = 0.45;
export const COLUMN_EDGE = 0.12;
export const COLUMN_REACH = 10;
/** Than the blanks of its page. */
const MUCH_WIDER = 1.6;
/** So many lines around have a column there, wherever it stands. */
const LEAST_EDGES = 2;

/**
 * How wide the blanks between words are, in text heights: letters of one width leave as much as columns of others do.
 * @param lines the words of each
 */
export function usualBlank(lines: readonly (readonly Placed[])[]): number {
  const blanks = lines.flatMap(words => {
    const inOrder = words.toSorted((a, b) => a.x - b.x);
    return inOrder.flatMap((word, at) => {
      const before = inOrder[at - 1];
      const gap = before === undefined ? 0 : (word.x - before.x - before.width) / Math.max(LEAST_HEIGHT, before.height);
      return gap >= SAME_WORD && gap < SAME_RUN ? [gap] : [];
    });
  });
  return blanks.sort((a, b) => a - b)[Math.floor(blanks.length / 2)] ?? COLUMN_GAP;
}

/** Whether several lines around have a column that begins where a word does, or ends where what stands before it ends. */
export type IsColumn = (word: Edge, end: Edge, gap: number, height: number) => boolean;

/**
 * The columns that wide gaps tell. Figures end where those below them end.
 * @param blank how wide a blank is, in text heights
 */
export function columnsAround(
  { begins, ends }: { begins: readonly Edge[]; ends: readonly Edge[] },
  blank: number,
): IsColumn {
  const areSeveral = (edges: readonly Edge[], { x, y }: Edge, height: number) => {
    let count = 0;
    for (const edge of edges)
      if (
        Math.abs(edge.x - x) <= COLUMN_EDGE * height &&
        Math.abs(y - edge.y) <= COLUMN_REACH * height &&
        ++count >= LEAST_EDGES
      )
        return true;
    return false;
  };
  return (word, end, gap, height) =>
    gap >= MUCH_WIDER * blank * height && (areSeveral(begins, word, height) || areSeveral(ends, end, height));
}
