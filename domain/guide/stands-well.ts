import { isGoodState } from '../reading/joined-states.ts';
import { namesDoubtfulState } from '../reading/states.ts';
import type { Outcome } from './outcome.ts';

/** Whether a status says, in words of any language, that the thing holds; unknown in words that nobody knows. */
export function standsWell(status: string): Outcome {
  if (isGoodState(status)) return 'met';
  return namesDoubtfulState(status) ? 'not_met' : 'unknown';
}
