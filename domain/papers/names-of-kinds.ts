import type { PaperKind } from './kinds.ts';

/** What a language calls papers: the names of each kind, between bars. */
export type NamesOfKinds = Readonly<Partial<Record<PaperKind, string>>>;
