import type { Disturbance } from './machine.ts';

/** A measured rate and the bare limit in the same unit, bigger is better. */
export type Row = {
  name: string;
  unit: string;
  ours: number;
  bare: number;
  /** The least ratio of the two; null where none is set. */
  goal: number | null;
  /** What the slices say beside their rates, where it was measured in slices. */
  slices?: SliceFigures;
};

export type SliceFigures = {
  /** Ratio of each slice of ours to the bare one behind it, sorted. */
  ratios: readonly number[];
  /** Processor time of the serving process for one request, µs. */
  cpuUs: { ours: number; bare: number };
  disturbance: Disturbance | undefined;
};

/** How late something came, ms. */
export type LatencyRow = { name: string; p50: number; p99: number; p99Goal: number };

/** One figure beside the bare limit in the same unit; null where there is none, or no goal. */
export type FigureRow = {
  name: string;
  unit: string;
  value: number;
  bare: number | null;
  goal: number | null;
  better: 'less' | 'more';
};

/** Something that could not be measured here, and why. */
export type SkippedRow = { name: string; skipped: string };

export type BenchOptions = {
  /** Slices of a second of each side. */
  slices: number;
  /** Length of one measurement of an engine. */
  seconds: number;
  /** Measurements of each side of an engine; they alternate, and the median counts. */
  rounds: number;
  /** Starts of which the first picture is measured. */
  starts: number;
  /** Most people who type at once. */
  sessions: number;
  /** Folder of the built checkout whose service is measured. */
  checkout: string;
};

export type Bench = (options: BenchOptions) => Promise<(Row | LatencyRow | FigureRow | SkippedRow)[]>;

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The number below or at which this share of them lies; NaN when there is none. */
export function quantile(numbers: readonly number[], share: number): number {
  return [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;
}

/** Whether the row's ratio reaches its goal; rows without one do. */
export function reachesGoal(row: Row): boolean {
  return row.goal === null || ratioOf(row) >= row.goal;
}

/** The median of the slices' ratios: a slice that something disturbed on one side only does not count. */
export function ratioOf({ slices, ours, bare }: Row): number {
  return slices === undefined ? ours / bare : median(slices.ratios);
}
