import { isGoodState } from '../reading/joined-states.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import { namesDoubtfulState, stateOf } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import type { Outcome } from './outcome.ts';

/** Whom evidence is of; whoever applies for something is none of them. */
const PEOPLE: readonly Concept[] = ['member', 'student', 'tenant', 'customer', 'subscriber', 'policyholder', 'insured'];

const isPerson = (word: string) => {
  const meant = meaningOf(word);
  return meant.length === 1 && PEOPLE.some(one => names(meant, one));
};

/** Whether a status says of a person that they are what they are, in two words: "Active member", "Aktif Öğrenci", "membre actif". */
function holdsOfPerson(status: string): boolean {
  const words = folded(status).split(' ');
  const [first = '', last = ''] = words;
  const isGood = (word: string) => stateOf(word)?.polarity === 'positive' && !isPerson(word);
  return words.length === 2 && ((isGood(first) && isPerson(last)) || (isPerson(first) && isGood(last)));
}

/** Whether a status says, in words of any language, that the thing holds; unknown in words that nobody knows. */
export function standsWell(status: string): Outcome {
  if (isGoodState(status) || holdsOfPerson(status)) return 'met';
  return namesDoubtfulState(status) ? 'not_met' : 'unknown';
}
