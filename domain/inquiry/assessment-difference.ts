import type { Assessment } from './assessment.ts';

/** What one assessment says otherwise than the other; null where it says nothing of it. */
export type Difference = { of: string; before: string | null; after: string | null };

/** What two assessments are compared by: what each says of it, by its name. */
function toldBy(assessment: Assessment | null): Map<string, string> {
  const told = new Map<string, string>();
  if (assessment === null) return told;
  const add = (name: string, text: string) => {
    const known = told.get(name);
    told.set(name, known === undefined ? text : `${known} / ${text}`);
  };
  for (const { property, value } of assessment.claims) add(property, value);
  add('acceptance', `${assessment.acceptance}. ${assessment.acceptance_reason}`);
  add('confidence', `${assessment.confidence}. ${assessment.confidence_reason}`);
  for (const { level, outcome, text } of assessment.rules) add(`${level}: ${text}`, outcome.replace('_', ' '));
  for (const { field, outcome, reason } of assessment.readings) {
    add(`taught reading of ${field}`, reason ?? outcome.replace('_', ' '));
  }
  return told;
}

/** Everything that the later assessment says otherwise, in the order in which it is told. */
export function differencesOf(before: Assessment | null, after: Assessment): Difference[] {
  const [one, other] = [toldBy(before), toldBy(after)];
  return [...new Set([...other.keys(), ...one.keys()])].flatMap(of => {
    const [was, is] = [one.get(of) ?? null, other.get(of) ?? null];
    return was === is ? [] : { of, before: was, after: is };
  });
}
