import type { TextRun } from '../../../domain/reading/page-snapshot.ts';

/** What a cell says, in all of its runs. */
export const textOf = (runs: readonly TextRun[] | undefined): string => (runs ?? []).map(({ text }) => text).join(' ');
