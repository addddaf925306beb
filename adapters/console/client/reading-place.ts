/** The row that somebody is at: that with the focus, else the first in sight of a list that begins above it. */
export function rowBeingRead(list: HTMLElement): HTMLElement | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-key]');
  if (focused !== null && focused !== undefined && list.contains(focused)) return focused;
  if (list.getBoundingClientRect().top >= 0) return undefined;
  const rows = [...list.querySelectorAll<HTMLElement>('[data-key]')];
  return rows.find(row => row.getBoundingClientRect().bottom > 0);
}

/** Whether the row is in a newer list too. */
export const isStillIn = (next: Element, { dataset }: HTMLElement): boolean =>
  next.querySelector(`[data-key="${CSS.escape(dataset.key ?? '')}"]`) !== null;

/** Does something to the page, and has the row stay where it is before whoever reads it. */
export function keepingInPlace(row: HTMLElement | undefined, change: () => void): void {
  const before = row?.getBoundingClientRect().top;
  change();
  if (row !== undefined && before !== undefined)
    scrollBy({ top: row.getBoundingClientRect().top - before, behavior: 'instant' });
}
