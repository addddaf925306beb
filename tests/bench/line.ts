import { type FigureRow, type LatencyRow, quantile, type Row, ratioOf, reachesGoal, type SkippedRow } from './row.ts';

const NAME_WIDTH = 62;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What is printed of a row: a line, and one behind it for what the slices say. */
export function linesOf(row: Row | LatencyRow | FigureRow | SkippedRow): string {
  const name = row.name.padEnd(NAME_WIDTH);
  if ('skipped' in row) return `${name} SKIPPED: ${row.skipped}\n`;
  if ('p99' in row) {
    const { p50, p99, p99Goal } = row;
    const verdict = p99 < p99Goal ? 'ok' : 'BELOW GOAL';
    return `${name} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  goal p99 < ${p99Goal} ms  ${verdict}\n`;
  }
  if ('value' in row) return `${name} ${figureOf(row)}\n`;
  const { ours, bare, unit, goal } = row;
  const verdict = goal === null ? '' : `  goal ${goal}  ${reachesGoal(row) ? 'ok' : 'BELOW GOAL'}`;
  const rates = `${Math.round(ours)} ${unit}  bare ${Math.round(bare)}  ratio ${ratioOf(row).toFixed(2)}`;
  return `${name} ${rates}${verdict}\n${slicesOf(row)}`;
}

function figureOf({ value, unit, bare, goal, better }: FigureRow): string {
  const limit = bare === null ? '' : `  bare ${rounded(bare)}`;
  if (goal === null) return `${rounded(value)} ${unit}${limit}`;
  const reached = better === 'less' ? value <= goal : value >= goal;
  return `${rounded(value)} ${unit}${limit}  goal ${goal}  ${reached ? 'ok' : 'BELOW GOAL'}`;
}

const rounded = (figure: number): string => figure.toFixed(figure < 100 && !Number.isInteger(figure) ? 1 : 0);

function slicesOf({ slices }: Row): string {
  if (slices === undefined) return '';
  const { ratios, cpuUs, disturbance } = slices;
  const said = [`half of the slices ${quantile(ratios, 0.25).toFixed(2)} to ${quantile(ratios, 0.75).toFixed(2)}`];
  if (!Number.isNaN(cpuUs.ours)) {
    said.push(`processor ${Math.round(cpuUs.ours)} µs each, bare ${Math.round(cpuUs.bare)}`);
  }
  if (disturbance !== undefined) {
    said.push(`stolen ${percent(disturbance.stolen)}, other processes ${percent(disturbance.others)} of the machine`);
  }
  return `${' '.repeat(NAME_WIDTH)} ${said.join('; ')}\n`;
}
