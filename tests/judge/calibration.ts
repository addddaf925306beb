import type { Judged } from './judgement.ts';

/** A value that was read: how sure the reader was, and whether it is right. */
export type Scored = { score: number; right: boolean; certain: boolean };

/** Values with scores from `from` on and below `to`. */
export type Bin = { from: number; to: number; count: number; right: number };

export type Calibration = {
  bins: Bin[];
  /** Steps of the best map from score to probability that never falls (isotonic regression). */
  steps: { from: number; probability: number; count: number }[];
  /** From this score on at most one in 1,000 is wrong; null when no score reaches that. */
  sureFrom: number | null;
  /** Values at or above it. */
  sureCount: number;
  /** Mean square of score less truth (Brier); 0 is best. */
  brier: number;
  certain: { count: number; wrong: number };
};

const BINS = 20;
const WRONG_OF_SURE = 0.001;

/** Every value that was read, also those that no page states. */
export function scoredIn(judged: readonly Judged[]): Scored[] {
  return judged
    .flatMap(({ fields }) => fields)
    .filter(({ value }) => value !== null)
    .map(({ score, judgement, certain }) => ({ score, right: judgement === 'right', certain }));
}

/** Pools neighbours whose shares fall until none does (Ayer et al., 1955: pool adjacent violators). */
function isotonic(scored: readonly Scored[]): Calibration['steps'] {
  const pools: { from: number; right: number; count: number }[] = [];
  for (const { score, right } of scored) {
    let pool = { from: score, right: right ? 1 : 0, count: 1 };
    for (let last = pools.at(-1); last !== undefined; last = pools.at(-1)) {
      const isSame = last.from === pool.from;
      if (!isSame && last.right / last.count < pool.right / pool.count) break;
      pools.pop();
      pool = { from: last.from, right: last.right + pool.right, count: last.count + pool.count };
    }
    pools.push(pool);
  }
  return pools.map(({ from, right, count }) => ({ from, probability: right / count, count }));
}

function sureOf(descending: readonly Scored[]): Pick<Calibration, 'sureFrom' | 'sureCount'> {
  let wrong = 0;
  let sure: Pick<Calibration, 'sureFrom' | 'sureCount'> = { sureFrom: null, sureCount: 0 };
  for (const [index, { score, right }] of descending.entries()) {
    if (!right) wrong++;
    const isLastOfScore = descending[index + 1]?.score !== score;
    if (isLastOfScore && wrong <= WRONG_OF_SURE * (index + 1)) sure = { sureFrom: score, sureCount: index + 1 };
  }
  return sure;
}

/** How well the scores say how likely a value is right. */
export function calibrationOf(scored: readonly Scored[]): Calibration {
  const ascending = scored.toSorted((a, b) => a.score - b.score);
  const bins = Array.from({ length: BINS }, (_, index): Bin => {
    const [from, to] = [index / BINS, (index + 1) / BINS];
    const inside = ascending.filter(({ score }) => score >= from && (score < to || (to === 1 && score === 1)));
    return { from, to, count: inside.length, right: inside.filter(({ right }) => right).length };
  });
  const certain = scored.filter(one => one.certain);
  const errors = scored.map(({ score, right }) => (score - (right ? 1 : 0)) ** 2);
  return {
    bins,
    steps: isotonic(ascending),
    ...sureOf(ascending.toReversed()),
    brier: errors.reduce((sum, error) => sum + error, 0) / scored.length,
    certain: { count: certain.length, wrong: certain.filter(({ right }) => !right).length },
  };
}
