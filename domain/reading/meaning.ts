import type { Concept } from './lexicon/concepts.ts';
import { meaningsAsSpelt, withoutDigraphs } from './lexicon/latin-spelling.ts';
import {
  compoundParts,
  headedCompound,
  knownForm,
  meaningsByStem,
  meaningsOf,
  phrasesIn,
  unspacedParts,
} from './lexicon/lexicon.ts';
import { isUnspaced, type WrittenWord, wordsOf, writtenWordsOf } from './lexicon/written-form.ts';
import { stem } from './stem.ts';

/** A word, phrase or part of a compound, and the concepts that it may name; none where nobody knows it. */
export type Word = { text: string; concepts: readonly Concept[] };

const spelt = (words: readonly WrittenWord[]) => words.map(({ plain }) => knownForm(plain)).join(' ');

/** How English and the Romance languages say that there are several. */
const PLURAL = /^[a-z]{3,}s$/;

function meaningOfWord(word: string): Word[] {
  const meanings = meaningsOf(word);
  if (meanings) return meanings.length === 0 ? [] : [{ text: word, concepts: meanings }];
  if (isUnspaced(word))
    return unspacedParts(word)
      .filter(part => part.meanings?.length !== 0)
      .map(({ text, meanings: known }) => ({ text, concepts: known ?? [] }));
  const stemmed = meaningsByStem(word);
  if (stemmed) return [{ text: word, concepts: stemmed }];
  const singular = PLURAL.test(word) ? meaningsOf(word.slice(0, -1)) : undefined;
  if (singular && singular.length > 0) return [{ text: word.slice(0, -1), concepts: singular }];
  const parts = compoundParts(word);
  if (parts) return parts.map((concepts, at) => ({ text: `${word}/${at}`, concepts }));
  const headed = headedCompound(word);
  if (headed)
    return [
      { text: stem(headed.first), concepts: [] },
      { text: `${word}/1`, concepts: headed.head },
    ];
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

/** What a word that nobody knows as it stands names where it is spelt in other letters than its language's. */
function meaningAsSpelt(word: string): Word[] | null {
  const meanings = meaningsAsSpelt(word);
  // A label may have the same word, which nobody knows there.
  if (meanings && meanings.length > 0) return [{ text: stem(word), concepts: meanings }];
  const plain = withoutDigraphs(word);
  const found = plain === null ? [] : meaningOfWord(knownForm(plain));
  return found.some(({ concepts }) => concepts.length > 0) ? found : null;
}

const isKnown = (word: string) => meaningOfWord(knownForm(word)).every(({ concepts }) => concepts.length > 0);

/** A text in which each word that is known only without the two letters that stand for a marked one is spelt so. */
function withKnownDigraphs(text: string, words: readonly string[]): string {
  const respelt = words.map(word => {
    const plain = isKnown(word) ? null : withoutDigraphs(word);
    return plain !== null && isKnown(plain) ? plain : word;
  });
  return respelt.some((word, at) => word !== words[at]) ? respelt.join(' ') : text;
}

/**
 * What the words of a name say. Programmers spell the words of every language in Latin letters: "arithmos_melous",
 * "huiyuan_dengji", "kuendigungsdatum".
 */
export function meaningAsNamed(text: string): readonly Word[] {
  const words = writtenWordsOf(text).map(({ plain }) => plain);
  const whole = words.length > 1 ? meaningsAsSpelt(words.join(' ')) : undefined;
  const meaning = meaningOf(withKnownDigraphs(text, words));
  if (meaning.every(({ concepts }) => concepts.length > 0)) return meaning;
  if (whole && whole.length > 0) return [{ text: words.join(' '), concepts: whole }];
  return meaning.flatMap(word => {
    if (word.concepts.length > 0) return [word];
    const spelling = words.find(one => one === word.text || stem(knownForm(one)) === word.text);
    return meaningAsSpelt(spelling ?? word.text) ?? [word];
  });
}

/** Whether a description is the name itself, with the marks and letters that programs leave out: "no_qua_han", "nợ quá hạn". */
export const isSpeltOut = (name: string, description: string): boolean =>
  description !== name && bare(description) === bare(name);
/** A text without the marks of its letters, and without what parts its words. */
export const bare = (text: string): string =>
  wordsOf(text.replace(/[_-]+/g, ' ')).join(' ').normalize('NFD').replace(/\p{M}/gu, '');

/** Whether one of the words may name the concept. */
export const names = (words: readonly Word[], concept: Concept): boolean =>
  words.some(({ concepts }) => concepts.includes(concept));
