import type { Field } from '../inquiry/configuration.ts';
import { isEndless } from '../reading/endless.ts';
import { isInFuture } from './date-rules.ts';
import { daysOf } from './days-of.ts';
import { isExpiry } from './expiry.ts';
import type { Outcome } from './outcome.ts';

/** Whether the day that a value names is still to come. Where an end is asked for, what has none has not come to it. */
export function isStillToCome(value: string, field: Field | undefined, query: string | undefined, at: Date): Outcome {
  if (field && isExpiry(field) && isEndless(value)) return 'met';
  return isInFuture(daysOf(value, field, query ?? ''), at);
}
