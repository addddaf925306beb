/**
 * Why a reader has ended. `done`: it was needed no more; `time`, `memory`: it reached that limit; `aborted`: whoever
 * asked gave up; `crashed`: by itself, or it said what no reader says.
 */
export const READER_ENDS = ['done', 'time', 'memory', 'aborted', 'crashed'] as const;
export type ReaderEnd = (typeof READER_ENDS)[number];

/** Counts readers. */
export type ReaderCensus = { started(): void; ended(why: ReaderEnd): void };

export const UNCOUNTED: ReaderCensus = { started: () => undefined, ended: () => undefined };
