import { namesDoubtfulState } from '../reading/states.ts';
import { IN_DOUBT } from './languages/in-doubt.ts';
import { LEVEL, levelOf, WHEN } from './levels.ts';
import type { Rule } from './rule.ts';

/** What is to be done in doubt, with what whoever does so does besides: "reject and mail the supplier". */
const ORDER = new RegExp(
  `^(?:${IN_DOUBT})(?:\\s*[,:;、，：–—-]+)?\\s*(?:(?:\\p{L}+\\s+){0,2}?(?<level>${LEVEL})(?:\\s+(?:it|them|the case))?(?<more>[\\s,]+\\D{1,60}?)?)?[.!。]*$`,
  'iu',
);
const MENTIONS = new RegExp(`${LEVEL}|(?<!\\p{L})${WHEN}`, 'iu');

/** Whether a sentence says no more than what becomes of a case in doubt. */
export function saysInDoubt(sentence: string): boolean {
  const groups = ORDER.exec(sentence.trim())?.groups;
  if (!groups) return false;
  const { level, more = '' } = groups;
  return (level === undefined || levelOf(level) === 'reject') && !MENTIONS.test(more) && !namesDoubtfulState(more);
}

/**
 * Takes "in doubt, reject" for what it is: a reason to reject that nothing which was read beyond doubt gives. What is in doubt
 * is granted nothing anyhow.
 */
export const withoutDoubt = (rules: readonly Rule[]): Rule[] =>
  rules.map(rule =>
    rule.level === 'reject' && saysInDoubt(rule.text)
      ? { ...rule, clauses: [{ kind: 'signal', signal: 'ambiguous', negated: false }] }
      : rule,
  );
