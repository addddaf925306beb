import type { Field } from '../../inquiry/configuration.ts';
import { isDoubtfulState } from '../../reading/doubtful-states.ts';
import { wordingOf, wordsCovered } from '../../reading/label-similarity.ts';
import { classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf, type Word } from '../../reading/meaning.ts';
import { isDenied, stateOf } from '../../reading/states.ts';
import { narrows } from '../narrowing-words.ts';
import { uninflected } from '../uninflected.ts';

/** Whether a word says how a thing stands, or turns what is said: no word that only names a thing. */
const saysHow = (word: string) => stateOf(word) !== null || isDoubtfulState(word) || isDenied(word) || narrows(word);

const meant = (word: string): readonly Word[] => {
  const own = meaningOf(word);
  return own.some(({ concepts }) => concepts.length > 0) ? own : meaningOf(uninflected(word));
};

/** Whether a word is one of a field's own, in whatever language. */
export function namesField(word: string, field: Field): boolean {
  const words = meant(word);
  const wording = wordingOf(field);
  // What a description gives as an example is a value, not a name: "level (Gold, Silver)".
  const own = words.every(({ concepts }) => concepts.length > 0) ? wording : { ...wording, description: [] };
  return words.length > 0 && !saysHow(word) && wordsCovered({ plain: '', words }, own);
}

/** Whether a word is what the query is about, as a thing or a person: the contract, the policy, the student. */
export function isMatter(word: string, query: string): boolean {
  const words = meant(word);
  const asked = meaningOf(query);
  return (
    words.length > 0 &&
    !saysHow(word) &&
    words.every(
      ({ text, concepts }) =>
        concepts.some(concept => ['who', 'thing'].includes(classOf(concept))) &&
        asked.some(one => one.text === text || one.concepts.some(concept => concepts.includes(concept))),
    )
  );
}

const thingsOf = (words: readonly Word[]) =>
  words.filter(({ concepts }) => concepts.some(concept => classOf(concept) === 'thing'));

/**
 * Whether what a field tells of may be what is asked about: the thing that its name says is in the query, or it says none.
 * Of a parking permit the status of a membership tells nothing.
 */
export function isOfMatter(field: Field, query: string): boolean {
  const { name, description } = wordingOf(field);
  const things = thingsOf([...name, ...description]);
  const asked = meaningOf(query);
  return (
    things.length === 0 ||
    things.some(({ concepts }) => asked.some(one => one.concepts.some(concept => concepts.includes(concept))))
  );
}
