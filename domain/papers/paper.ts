import type { PaperKind } from './kinds.ts';

/** What a document says of itself in its titles, whatever else stands in it. */
export type Paper = {
  /** Each name of a paper in its titles: the kinds that the name may mean. */
  named: readonly (readonly PaperKind[])[];
  /** The day on which it was made, as `YYYY-MM-DD`; null when it names none, or several that may be it. */
  dated: string | null;
};

/** Of a document in which nothing was looked for, or nothing found. */
export const UNNAMED: Paper = { named: [], dated: null };
