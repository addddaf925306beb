import { CUSTOMS, MARKED_CUSTOMS } from './customs.ts';
import { FormIndex, type Meanings, markedForms } from './form-index.ts';
import { INFLECTIONS } from './inflections.ts';
import { COMPOUNDING, LEXICON, MARKED_LEXICON } from './languages.ts';
import { layered, type WordIndex } from './layered-index.ts';
import { LightStems } from './light-stems.ts';
import { MadeInParts } from './made-in-parts.ts';
import { PAPERS } from './papers.ts';
import { MARKED_RECORDS, RECORDS } from './records.ts';
import { type WrittenWord, withoutEnding } from './written-form.ts';

const LONGEST_PHRASE = 6;
const SHORTEST_PART = 3;
/** Letters that join the parts of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'e'];

type Lexicon = {
  all: WordIndex;
  marked: ReadonlyMap<string, Meanings>;
  /** Languages that make compounds with each other's words. */
  compounding: readonly WordIndex[];
};

function wordsInParts(): MadeInParts<Lexicon> {
  const all = new FormIndex();
  const compounding: FormIndex[] = [];
  const made: Lexicon = { all, marked: new Map(), compounding };
  return new MadeInParts(made, [
    ...[...LEXICON, ...PAPERS].map(forms => () => all.add(forms)),
    () => {
      made.marked = markedForms(MARKED_LEXICON);
    },
    ...COMPOUNDING.map(languages => () => void compounding.push(new FormIndex(languages))),
  ]);
}

/** The same with the words of single kinds of papers besides. */
function allWordsInParts(): MadeInParts<Lexicon> {
  const more = new FormIndex();
  const made: Lexicon = { all: layered(inOrder.whole.all, more), marked: new Map(), compounding: [] };
  return new MadeInParts(made, [
    ...[...CUSTOMS, ...RECORDS].map(forms => () => more.add(forms())),
    () => {
      const marked = [...MARKED_LEXICON, ...[...MARKED_CUSTOMS, ...MARKED_RECORDS].map(forms => forms())];
      made.marked = markedForms(marked);
    },
    () => {
      made.compounding = inOrder.whole.compounding.map(index => layered(index, more));
    },
  ]);
}

const inOrder = wordsInParts();
let allInOrder: MadeInParts<Lexicon> | null = null;

/** Words of single kinds of papers count now. */
let isWide = false;

function lexicon(): Lexicon {
  if (!isWide) return inOrder.whole;
  allInOrder ??= allWordsInParts();
  return allInOrder.whole;
}

/**
 * Makes something of what words mean where those count as well that only single kinds of papers have, and other words that
 * these have for what all pages speak of. Such words mean one thing less often: they are asked where others tell too little.
 */
export function inAllWords<Made>(make: () => Made): Made {
  const before = isWide;
  isWide = true;
  try {
    return make();
  } finally {
    isWide = before;
  }
}

/** The word as the lexicon has it, without an ending that it lacks there; the word itself where it has none such. */
export function knownForm(word: string): string {
  const { all } = lexicon();
  return all.has(word) ? word : (withoutEnding(word).find(form => all.has(form)) ?? word);
}

/** A word that the lexicon has as it stands within phrases only, and without its ending by itself. */
function meaningsWithoutEnding(word: string): Meanings | undefined {
  const { all } = lexicon();
  return all.phrase(withoutEnding(word).find(form => all.phrase(form)) ?? '');
}

/** "Registreringsnr", "tilausnro": compounds whose last part is shortened. */
const SHORTENED = /^(.{3,}n)(r|ro)$/;
const WRITTEN_OUT: Readonly<Record<string, string>> = { r: 'ummer', ro: 'umero' };

function meaningsWrittenOut(word: string): Meanings | undefined {
  const [, first, ending] = SHORTENED.exec(word) ?? [];
  return ending === undefined ? undefined : lexicon().all.word(`${first}${WRITTEN_OUT[ending]}`);
}

/** What a word by itself names; undefined when nobody knows it. */
export const meaningsOf = (word: string): Meanings | undefined =>
  lexicon().all.word(word) ?? meaningsWithoutEnding(word) ?? meaningsWrittenOut(word);

const stems = stemsInParts();

function stemsInParts(): MadeInParts<LightStems> {
  const made = new LightStems();
  return new MadeInParts(
    made,
    INFLECTIONS.map(inflection => () => made.add(inflection)),
  );
}

/**
 * Puts some more of the words in order, before somebody asks for one: all of them take a third of a second, each part some
 * milliseconds. @returns false: they are
 */
export const prepareWords = (): boolean => inOrder.proceed() || stems.proceed();

/** What a word names that the lexicon has with another ending only; undefined when nobody knows it. */
export function meaningsByStem(word: string): Meanings | undefined {
  return stems.whole.meaningsOf(word);
}

function partsIn(index: WordIndex, word: string): Meanings[] | null {
  for (let end = word.length - 2; end >= SHORTEST_PART; end--) {
    const first = index.phrase(word.slice(0, end));
    if (!first || first.length === 0) continue;
    for (const joint of JOINTS) {
      const rest = word.slice(end + joint.length);
      if (rest.length < 2 || !word.startsWith(joint, end)) continue;
      const last = index.word(rest);
      const others = last && last.length > 0 ? [last] : partsIn(index, rest);
      if (others) return [first, ...others];
    }
  }
  return null;
}

/** The parts of a compound such as "mitgliedsnummer", each known by itself; null when it is none. */
export function compoundParts(word: string): Meanings[] | null {
  for (const index of lexicon().compounding) {
    const parts = partsIn(index, word);
    if (parts) return parts;
  }
  return null;
}

/** What a compound says of its last part: the permit of "tillatelsesnummer". */
export type HeadedCompound = { first: string; head: Meanings };

const SHORTEST_UNKNOWN = 5;
const SHORTEST_HEAD = 4;

/** A compound of which only the last part is known, where that says that a number or a day follows; null: it is none. */
export function headedCompound(word: string): HeadedCompound | null {
  for (let end = SHORTEST_UNKNOWN; end <= word.length - SHORTEST_HEAD; end++)
    for (const index of lexicon().compounding) {
      // Verbs end in it: "consolidate".
      const head = word.endsWith('date') ? undefined : index.phrase(word.slice(end));
      if (head?.some(concept => concept === 'number' || concept === 'date'))
        return { first: word.slice(0, end).replace(/(?<=.{5})s$/, ''), head };
    }
  return null;
}

/** Words that name something together: how many they are, and what they name. */
export type Phrase = { length: number; meanings: Meanings };

function longestPhrase(
  words: readonly string[],
  at: number,
  shortest: number,
  meaningsAs: (phrase: string) => Meanings | undefined,
): Phrase | null {
  let found: Phrase | null = null;
  for (let length = shortest; length <= LONGEST_PHRASE && at + length <= words.length; length++) {
    const meanings = meaningsAs(words.slice(at, at + length).join(' '));
    if (meanings) found = { length, meanings };
  }
  return found;
}

/** Looks up phrases in a text; one word is a phrase only where it is known by its marks. */
export function phrasesIn(words: readonly WrittenWord[]): (at: number) => Phrase | null {
  const plain = words.map(word => knownForm(word.plain));
  const marked = words.map(word => word.marked);
  const isMarked = words.some(word => word.plain !== word.marked);
  return at =>
    (isMarked ? longestPhrase(marked, at, 1, key => lexicon().marked.get(key)) : null) ??
    longestPhrase(plain, at, 2, key => lexicon().all.phrase(key));
}

/** A part of a word, and what it names; null where nobody knows it. */
export type Part = { text: string; meanings: Meanings | null };

/** The parts of a word of a script without spaces, from the left, each the longest that is known. */
export function unspacedParts(word: string): Part[] {
  const { all } = lexicon();
  const parts: Part[] = [];
  let unknownFrom = 0;
  for (let at = 0; at < word.length; ) {
    let length = Math.min(all.longestUnspaced, word.length - at);
    while (length > 0 && !all.phrase(word.slice(at, at + length))) length--;
    if (length > 0) {
      if (unknownFrom < at) parts.push({ text: word.slice(unknownFrom, at), meanings: null });
      const text = word.slice(at, at + length);
      parts.push({ text, meanings: all.phrase(text) ?? null });
      unknownFrom = at + length;
    }
    at += Math.max(length, 1);
  }
  if (unknownFrom < word.length) parts.push({ text: word.slice(unknownFrom), meanings: null });
  return parts;
}
