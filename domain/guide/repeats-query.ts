import { classOf } from '../reading/lexicon/concepts.ts';
import { isUnspaced, wordsOf } from '../reading/lexicon/written-form.ts';
import { meaningOf } from '../reading/meaning.ts';
import { isDenied, namesDoubtfulState } from '../reading/states.ts';
import { phrasebooksFor } from './languages/phrasebook.ts';

/** What stands before a noun: what is asked of "this applicant" is not that they are one. */
const DETERMINERS = new Set(
  'this that these those the a an my your his her their its as dieser diese dieses diesem diesen der die das den dem des ein eine einen einem einer als le la les un une cet cette ce comme el los las una este esta como o os um uma il lo gli uno questo questa come de het een deze dit en ett den det et denne dette ten ta to tento tato toto este aceasta az egy ez this bu bir'.split(
    ' ',
  ),
);
const LEAST_OF_A_NAME = 3;
const isWho = (word: string) => meaningOf(word).some(({ concepts }) => concepts.some(one => classOf(one) === 'who'));

/**
 * Whether a value says no more than a query asks to be so, in the query's own words: "Full-time" where it is asked whether
 * somebody is enrolled full-time. Not where it asks which of several things is so, or by which word it names somebody.
 */
export function repeatsQuery(value: string, query: string): boolean {
  if (isDenied(query) || isDenied(value) || namesDoubtfulState(value) || isUnspaced(value)) return false;
  if (phrasebooksFor(query).some(({ or }) => or.test(` ${query} `))) return false;
  const [words, asked] = [wordsOf(value), wordsOf(query)];
  const at = asked.findIndex((_, from) => words.every((word, more) => asked[from + more] === word));
  if (words.length === 0 || at < 1 || words.some(isWho) || DETERMINERS.has(asked[at - 1] ?? '')) return false;
  // Behind the word that asks, something must be named of which it is asked.
  return meaningOf(asked.slice(1, at).join(' ')).some(({ text }) => text.length >= LEAST_OF_A_NAME);
}
