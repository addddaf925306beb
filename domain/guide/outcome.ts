import type { RuleTrace } from '../inquiry/assessment.ts';

/** Whether a condition holds, in three values: what cannot be decided is neither true nor false (Kleene's strong logic). */
export type Outcome = RuleTrace['outcome'];

/** Met when all are, not met when one is not, otherwise unknown; unknown when there is nothing to hold. */
export function all(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('not_met')) return 'not_met';
  return outcomes.length === 0 || outcomes.includes('unknown') ? 'unknown' : 'met';
}

/** Met when one is, not met when none is, otherwise unknown; unknown when there is nothing to hold. */
export function any(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('met')) return 'met';
  return outcomes.length === 0 || outcomes.includes('unknown') ? 'unknown' : 'not_met';
}

export function not(outcome: Outcome): Outcome {
  if (outcome === 'unknown') return 'unknown';
  return outcome === 'met' ? 'not_met' : 'met';
}

/** The outcome on which all readings of an ambiguous text agree; unknown when they differ or there is none. */
export function agreed(readings: readonly Outcome[]): Outcome {
  const [first] = readings;
  return first !== undefined && readings.every(reading => reading === first) ? first : 'unknown';
}

export const decided = (holds: boolean): Outcome => (holds ? 'met' : 'not_met');
