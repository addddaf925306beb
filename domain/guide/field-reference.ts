import type { Field } from '../inquiry/configuration.ts';
import {
  type FieldWording,
  labelSimilarity,
  labelWordingOf,
  wordingOf,
  wordsCovered,
} from '../reading/label-similarity.ts';
import { STATUS } from '../reading/value-types.ts';

const LEAST_SIMILARITY = 0.5;
const LEAST_LEAD = 0.05;
/** A name of a field holds no verb; with one, the words are a condition of their own. */
const VERB = /\b(is|are|was|were|has|have|shows?|says?|equals|must|not|no)\b/i;

/** "Active membership" asks for a state, so it is not the field itself, even if the field's description says "active". */
function namesState(subject: string, wording: FieldWording): boolean {
  return subject
    .toLowerCase()
    .split(' ')
    .some(word => STATUS.test(word) && !wording.plainName.split(' ').includes(word));
}

/**
 * The field that a guide speaks of, or null when none or more than one could be meant.
 * Every word must be one of the field's: "name of the gym" is not the member's name.
 */
export function referredField(words: string, fields: readonly Field[]): Field | null {
  const subject = words
    .replace(/_/g, ' ')
    .replace(/'s\b/g, '')
    .replace(/^(?:the|a|an|user|both)\s+/i, '')
    .trim();
  if (VERB.test(subject)) return null;
  const label = labelWordingOf(subject);
  const ranked = fields
    .map(field => {
      const wording = wordingOf(field);
      const isName = wording.plainName === subject.toLowerCase();
      const isReference = wordsCovered(label, wording) && !namesState(subject, wording);
      const similarity = isReference ? labelSimilarity(wording, label) : 0;
      return { field, similarity: isName ? 2 : similarity };
    })
    .sort((a, b) => b.similarity - a.similarity);
  const [best, second] = ranked;
  if (!best || best.similarity <= LEAST_SIMILARITY) return null;
  return second && best.similarity - second.similarity < LEAST_LEAD ? null : best.field;
}

/** The fields of a list such as "member name, plan and valid until"; null unless each is one. */
export function referredFields(list: string, fields: readonly Field[]): Field[] | null {
  const whole = referredField(list, fields);
  if (whole) return [whole];
  const found = list
    .split(/\s*(?:,\s*and\b|,|\band\b|&)\s*/i)
    .filter(part => part !== '')
    .map(part => referredField(part, fields));
  return found.length > 0 && found.every(field => field !== null) ? found : null;
}
