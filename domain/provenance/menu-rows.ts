import type { TextRun } from '../reading/page-snapshot.ts';

/** In heights of a letter: entries of a menu stand apart from each other and from what follows them. */
const APART = 1.2;
/** Other entries before the one in question. */
const LEAST_BEFORE = 2;
/** A heading that counts what stands below it, and counts nothing: "Messages (0)". */
const COUNTS_NOTHING = /[([（]\s*0\s*[)\]）]\s*$/u;

const right = ({ rect }: TextRun) => rect.x + rect.width;

const isInLine = (a: TextRun, b: TextRun) => {
  const shared = Math.min(a.rect.y + a.rect.height, b.rect.y + b.rect.height) - Math.max(a.rect.y, b.rect.y);
  return shared > 0.6 * Math.min(a.rect.height, b.rect.height);
};

/** Whether a text is an entry of a row of such, as menus have them at the head of a page, and what follows it stands apart: it leads to nothing. */
export function isEntryBefore(entry: TextRun, after: TextRun, runs: readonly TextRun[]): boolean {
  if (entry.cell !== null || after.cell !== null || !isInLine(entry, after)) return false;
  const isApart = (left: TextRun, next: TextRun) => next.rect.x - right(left) >= APART * left.fontSize;
  if (!isApart(entry, after)) return false;
  const at = runs.indexOf(entry);
  const before = runs.slice(Math.max(0, at - LEAST_BEFORE), at);
  const row = [...before, entry];
  return (
    before.length === LEAST_BEFORE &&
    row.every(
      (one, index) => one.cell === null && isInLine(one, entry) && (index === 0 || isApart(row[index - 1] ?? one, one)),
    )
  );
}

/** Whether a heading says that there is nothing of its kind, so that nothing below it is. */
export const countsNothing = (heading: string): boolean => COUNTS_NOTHING.test(heading);
