import type { Concept } from './concepts.ts';
import { LEXICON } from './languages.ts';
import { isUnspaced, plainForm, withoutEnding } from './written-form.ts';

/** What a word or phrase names: empty for words of grammar, several where languages share a word. */
export type Meanings = readonly Concept[];

const LONGEST_PHRASE = 6;
const LONGEST_ENDING = 4;
const SHORTEST_PART = 3;
/** Letters that join the parts of a compound. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'e'];

type Index = {
  phrases: ReadonlyMap<string, Meanings>;
  /** Forms whose endings change. */
  inflected: ReadonlyMap<string, Meanings>;
  words: ReadonlySet<string>;
  longestUnspaced: number;
};

function add(map: Map<string, Concept[]>, key: string, meaning: Concept | null): void {
  const known = map.get(key);
  if (!known) map.set(key, meaning ? [meaning] : []);
  else if (meaning && !known.includes(meaning)) known.push(meaning);
}

/** Each language is put into plain form at once and not word by word: a reader is a fresh process, and loads this anew. */
function indexed(): Index {
  const phrases = new Map<string, Concept[]>();
  const inflected = new Map<string, Concept[]>();
  const words = new Set<string>();
  let longestUnspaced = 0;
  for (const forms of LEXICON) {
    const lists = plainForm(Object.values(forms).join('|')).split('|');
    for (const [at, name] of Object.keys(forms).entries()) {
      const meaning = name === 'nothing' ? null : (name as Concept);
      for (const form of (lists[at] ?? '').split(', ')) {
        const isInflected = form.endsWith('-');
        const key = form.replace(/[-'/.]+/g, ' ').trim();
        add(phrases, key, meaning);
        if (isInflected) add(inflected, key, meaning);
        if (key.includes(' ')) for (const word of key.split(' ')) words.add(word);
        else words.add(key);
        if (isUnspaced(key)) longestUnspaced = Math.max(longestUnspaced, key.length);
      }
    }
  }
  return { phrases, inflected, words, longestUnspaced };
}

let known: Index | undefined;

function index(): Index {
  known ??= indexed();
  return known;
}

/** The word as the lexicon has it, without an ending that it lacks there; the word itself where it has none such. */
export function knownForm(word: string): string {
  const { words } = index();
  return words.has(word) ? word : (withoutEnding(word).find(form => words.has(form)) ?? word);
}

/** A form that only lacks the ending of its case, number or possessor. */
function inflectedMeanings(word: string): Meanings | undefined {
  const { inflected } = index();
  for (let end = word.length; end >= Math.max(SHORTEST_PART, word.length - LONGEST_ENDING); end--) {
    const meanings = inflected.get(word.slice(0, end));
    if (meanings) return meanings;
  }
  return undefined;
}

/** What a word by itself names; undefined when nobody knows it. */
export const meaningsOf = (word: string): Meanings | undefined => index().phrases.get(word) ?? inflectedMeanings(word);

/** The parts of a compound such as "mitgliedsnummer", each known by itself; null when it is none. */
export function compoundParts(word: string): Meanings[] | null {
  for (let end = word.length - 2; end >= SHORTEST_PART; end--) {
    const first = index().phrases.get(word.slice(0, end));
    if (!first || first.length === 0) continue;
    for (const joint of JOINTS) {
      const rest = word.slice(end + joint.length);
      if (rest.length < 2 || !word.startsWith(joint, end)) continue;
      const last = meaningsOf(rest);
      const others = last && last.length > 0 ? [last] : compoundParts(rest);
      if (others) return [first, ...others];
    }
  }
  return null;
}

/** The longest phrase of several words that begins at one of them: how many it has, and what it names. */
export function phraseAt(words: readonly string[], at: number): { length: number; meanings: Meanings } | null {
  let key = words[at] ?? '';
  let found: { length: number; meanings: Meanings } | null = null;
  for (let length = 2; length <= LONGEST_PHRASE && at + length <= words.length; length++) {
    key += ` ${words[at + length - 1]}`;
    const meanings = index().phrases.get(key);
    if (meanings) found = { length, meanings };
  }
  return found;
}

/** A part of a word, and what it names; null where nobody knows it. */
export type Part = { text: string; meanings: Meanings | null };

/** The parts of a word of a script without spaces, from the left, each the longest that is known. */
export function unspacedParts(word: string): Part[] {
  const { phrases, longestUnspaced } = index();
  const parts: Part[] = [];
  let unknownFrom = 0;
  for (let at = 0; at < word.length; ) {
    let length = Math.min(longestUnspaced, word.length - at);
    while (length > 0 && !phrases.has(word.slice(at, at + length))) length--;
    if (length > 0) {
      if (unknownFrom < at) parts.push({ text: word.slice(unknownFrom, at), meanings: null });
      const text = word.slice(at, at + length);
      parts.push({ text, meanings: phrases.get(text) ?? null });
      unknownFrom = at + length;
    }
    at += Math.max(length, 1);
  }
  if (unknownFrom < word.length) parts.push({ text: word.slice(unknownFrom), meanings: null });
  return parts;
}
