/** A measured rate and the bare limit in the same unit, bigger is better. */
export type Row = {
  name: string;
  unit: string;
  ours: number;
  bare: number;
  /** The least ratio of the two; null where none is set. */
  goal: number | null;
};

/** How late something came, ms. */
export type LatencyRow = { name: string; p50: number; p99: number; p99Goal: number };

/** Something that could not be measured here, and why. */
export type SkippedRow = { name: string; skipped: string };

export type BenchOptions = {
  /** Length of one measurement. */
  seconds: number;
  /** Measurements of each side; they alternate, and the median counts. */
  rounds: number;
};

export type Bench = (options: BenchOptions) => Promise<(Row | LatencyRow | SkippedRow)[]>;

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The number below or at which this share of them lies; NaN when there is none. */
export function quantile(numbers: readonly number[], share: number): number {
  return [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;
}
