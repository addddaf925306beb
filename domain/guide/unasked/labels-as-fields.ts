import type { Field } from '../../inquiry/configuration.ts';
import { folded } from '../../reading/text.ts';

/** As long as a label can be that a line of a guide names. */
const LONGEST = 60;
export const MOST_LABELS = 200;

/** What has no two letters beside each other is called nothing. */
const NAMES_SOMETHING = /[\p{L}\p{M}]{2}/u;
/** A label together with its value, which stand over something else. */
const WITH_VALUE = /[:：]\s\S/u;

/**
 * The labels of evidence as fields that nobody asked for: each once, without those that asked fields are called by or were read
 * beside. At most 200; what comes behind them is left out.
 */
export function labelsAsFields(labels: readonly string[], taken: readonly string[]): Field[] {
  const known = new Set(taken.map(folded));
  const fields: Field[] = [];
  for (const name of labels) {
    const key = folded(name);
    if (name.length > LONGEST || !NAMES_SOMETHING.test(name) || WITH_VALUE.test(name) || known.has(key)) continue;
    known.add(key);
    fields.push({ name, description: '', required: false });
    if (fields.length === MOST_LABELS) break;
  }
  return fields;
}
