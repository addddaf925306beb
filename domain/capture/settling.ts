/** The network of a page has been quiet for this long, in ms, before it counts as settled. */
export const QUIET_MS = 500;

/** No page is waited for longer, in ms: one that never rests is taken as it is. */
export const LONGEST_WAIT_MS = 10_000;

/** What a page was like when it was looked at. */
export type Look = {
  /** When, in ms. */
  at: number;
  /** How long the page has asked for nothing, and nobody has typed into it, in ms. */
  quietMs: number;
  /** Stands for what the page shows and where: equal when nothing has moved. */
  layout: string;
};

/** How far a page has come to rest. */
export type Settling = {
  /** When it began to move, in ms. */
  since: number;
  /** What it showed when it was looked at last; null before the first look. */
  layout: string | null;
  settled: boolean;
};

/** Another page is shown. @param at in ms */
export const moving = (at: number): Settling => ({ since: at, layout: null, settled: false });

/**
 * A page has settled when two looks in a row see the same and it is quiet, or when it was waited for long enough. One
 * that moves again is waited for again.
 */
export function settle(before: Settling, { at, quietMs, layout }: Look): Settling {
  const isSame = layout === before.layout;
  if (before.settled) return isSame ? before : { since: at, layout, settled: false };
  const settled = (isSame && quietMs >= QUIET_MS) || at - before.since >= LONGEST_WAIT_MS;
  return { since: before.since, layout, settled };
}
