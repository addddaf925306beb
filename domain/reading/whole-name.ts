import type { Concept } from './lexicon/concepts.ts';
import { meaningAsNamed, type Word } from './meaning.ts';

const OF_NAME: readonly Concept[] = ['name', 'given', 'family'];
const isOfName = ({ concepts }: Word) => concepts.length > 0 && concepts.every(one => OF_NAME.includes(one));

/** The words of a label, where one that names more than one part of a name names all of it: "Name, Vorname". */
export function withWholeName(words: readonly Word[]): readonly Word[] {
  if (words.filter(isOfName).length < 2) return words;
  return [{ text: 'name', concepts: ['name'] }, ...words.filter(word => !isOfName(word))];
}

/** What the name of a field says; several parts of a person's name are all of it: "nome_cognome". */
export const meaningOfName = (text: string): readonly Word[] => withWholeName(meaningAsNamed(text));
