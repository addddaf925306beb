import type { Concept } from './lexicon/concepts.ts';
import { compoundParts, knownForm, meaningsOf, phrasesIn, unspacedParts } from './lexicon/lexicon.ts';
import { isUnspaced, type WrittenWord, writtenWordsOf } from './lexicon/written-form.ts';
import { stem } from './stem.ts';

/** A word, phrase or part of a compound, and the concepts that it may name; none where nobody knows it. */
export type Word = { text: string; concepts: readonly Concept[] };

const spelt = (words: readonly WrittenWord[]) => words.map(({ plain }) => knownForm(plain)).join(' ');

function meaningOfWord(word: string): Word[] {
  const meanings = meaningsOf(word);
  if (meanings) return meanings.length === 0 ? [] : [{ text: word, concepts: meanings }];
  if (isUnspaced(word))
    return unspacedParts(word)
      .filter(part => part.meanings?.length !== 0)
      .map(({ text, meanings: known }) => ({ text, concepts: known ?? [] }));
  const parts = compoundParts(word);
  if (parts) return parts.map((concepts, at) => ({ text: `${word}/${at}`, concepts }));
  return [{ text: stem(word), concepts: [] }];
}

/** What a label, a field's name or its description says, in any of the lexicon's languages, without words of grammar. */
export function meaningOf(text: string): readonly Word[] {
  const words = writtenWordsOf(text);
  const phraseAt = phrasesIn(words);
  const meaning: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(at);
    if (!phrase) {
      meaning.push(...meaningOfWord(knownForm(words[at]?.plain ?? '')));
      at += 1;
      continue;
    }
    if (phrase.meanings.length > 0)
      meaning.push({ text: spelt(words.slice(at, at + phrase.length)), concepts: phrase.meanings });
    at += phrase.length;
  }
  return meaning;
}

/** Whether one of the words may name the concept. */
export const names = (words: readonly Word[], concept: Concept): boolean =>
  words.some(({ concepts }) => concepts.includes(concept));
