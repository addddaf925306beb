/** One measured line: ours and the bare limit in the same unit, bigger is better. */
export type Row = { name: string; unit: string; ours: number; bare: number; goal: number };

export type BenchOptions = {
  /** Length of one measurement. */
  seconds: number;
  /** Measurements of each side; they alternate, and the median counts. */
  rounds: number;
};

export type Bench = (options: BenchOptions) => Promise<Row[]>;

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
