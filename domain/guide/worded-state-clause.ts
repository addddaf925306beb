import { isDenied, stateOf } from '../reading/states.ts';
import type { Clause } from './clause.ts';
import { asksFor } from './field-reference.ts';
import { wordsOfAny } from './languages/phrasebook.ts';
import { narrows } from './narrowing-words.ts';
import { holdsQuotation } from './quotes.ts';
import type { ReadingContext } from './reading-context.ts';

const LINE =
  /^(?:the |der |die |das |le |la |l'|el |o |a |il |lo |de |het |den |det )?(?<subject>\P{N}{2,50}?) (?:is|are|was|has been|ist|sind|wurde|est|sont|está|están|es|é|foi|è|sono|zijn|är|er|on|jest|je|este|είναι) (?<state>\p{Ll}[\p{L}\p{M}]+(?: \p{L}[\p{L}\p{M}]+)?)$/iu;
const MOST_WORDS_OF_A_SUBJECT = 4;

/**
 * Reads a line that says how the thing that is asked about stands, in a word that is none of those known for states: "The order
 * is delivered". Only the very same word of its status meets it. For lines that nothing else is known of.
 */
export function clauseOfWordedState(line: string, { fields = [], matter, query = '' }: ReadingContext): Clause | null {
  const text = line.trim().replace(/[.;,]+$/u, '');
  const { subject = '', state = '' } = LINE.exec(text)?.groups ?? {};
  if (subject === '' || stateOf(state) !== null || holdsQuotation(text) || /[,:;()]/u.test(text)) return null;
  if (isDenied(text) || narrows(text) || subject.split(' ').length > MOST_WORDS_OF_A_SUBJECT) return null;
  // "Is visible", "is at least" say something else than how it stands.
  const { and, or, notInValues } = wordsOfAny();
  if (notInValues.test(state) || and.test(text) || or.test(text)) return null;
  const status = matter?.statusOf(subject, query) ?? null;
  if (!status || !asksFor(status, 'status') || !fields.includes(status)) return null;
  return {
    kind: 'equals',
    field: status.name,
    values: [{ text: state, kind: 'text', whole: false }],
    negated: false,
    open: line,
  };
}
