import type { Concept } from './lexicon/concepts.ts';
import { meaningAsNamed, type Word } from './meaning.ts';

const OF_NAME: readonly Concept[] = ['name', 'given', 'family'];
const isOfName = ({ concepts }: Word) => concepts.length > 0 && concepts.every(one => OF_NAME.includes(one));

/** The words of a label, where one that names more than one part of a name names all of it: "Name, Vorname". */
export function withWholeName(words: readonly Word[]): readonly Word[] {
  if (words.filter(isOfName).length < 2) return words;
  return [{ text: 'name', concepts: ['name'] }, ...words.filter(word => !isOfName(word))];
}

/** On a page "Premium" is what a plan is called; a field of that name asks what an insurance costs. */
const IS_PREMIUM = /^premium$/iu;

/** What the name of a field says; several parts of a person's name are all of it: "nome_cognome". */
export function meaningOfName(text: string): readonly Word[] {
  if (IS_PREMIUM.test(text.trim())) return [{ text: 'premium', concepts: ['premium'] }];
  return withWholeName(meaningAsNamed(text));
}
