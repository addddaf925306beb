import type { Assessment } from '../../domain/inquiry/assessment.ts';

/** What can stand between a guide that is true and its approval. */
export type Hindrance =
  | 'document refused'
  | 'value missing'
  | 'value uncertain'
  | 'condition open'
  | 'condition not met'
  | 'confidence low'
  | 'other';

/**
 * Why an assessment grants nothing, as far as it can be told without showing the case: one refusal may have several causes.
 * @param certain names of the fields that are beyond doubt
 */
export function hindrancesOf(
  assessment: Assessment,
  certain: ReadonlySet<string>,
  refused: string | null,
): Hindrance[] {
  const { required_fields, found_fields, rules, confidence } = assessment;
  const asked = rules.filter(({ level }) => level === 'high' || level === 'medium');
  const causes: [Hindrance, boolean][] = [
    ['document refused', refused !== null],
    ['value missing', found_fields.length < required_fields.length],
    ['value uncertain', found_fields.some(name => !certain.has(name))],
    ['condition open', rules.some(({ outcome }) => outcome === 'unknown')],
    ['condition not met', asked.some(({ outcome }) => outcome === 'not_met')],
    ['confidence low', confidence === 'low'],
  ];
  const found = causes.flatMap(([hindrance, holds]) => (holds ? [hindrance] : []));
  return found.length > 0 ? found : ['other'];
}
