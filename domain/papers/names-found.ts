import { plainForm } from '../reading/lexicon/written-form.ts';
import type { PaperKind } from './kinds.ts';
import { NAMES_OF_KINDS } from './languages/all-languages.ts';

/** A name of papers within a text: the kinds that it may mean, more than one where languages share a word. */
export type NamedKind = { kinds: readonly PaperKind[]; start: number; end: number };

/** In words. */
const LONGEST_NAME = 8;
/** Endings of cases and plurals; a shorter word may be another one with them. */
const LONGEST_ENDING = 3;
const SHORTEST_STEM = 6;
const UNSPACED = /[\u0e00-\u0e7f\u1100-\u11ff\u3040-\u318f\u3400-\u9fff\uac00-\ud7af]/;
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-/.][\p{L}\p{M}\p{N}]+)*/gu;

/** A word without what is set to it: the article of Arabic, of French and Italian. */
const bare = (word: string) => word.replace(/^ال(?=\p{L}{3})/u, '');
/** The words of a text as names are looked up, with their places. */
const wordsOf = (text: string) =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word: bare(word), start: index, end: index + word.length }));
const keyOf = (name: string) =>
  wordsOf(plainForm(name))
    .map(({ word }) => word)
    .join(' ');

type Index = { spaced: ReadonlyMap<string, readonly PaperKind[]>; unspaced: ReadonlyMap<string, readonly PaperKind[]> };

function indexed(): Index {
  const [spaced, unspaced] = [new Map<string, PaperKind[]>(), new Map<string, PaperKind[]>()];
  for (const names of NAMES_OF_KINDS.values())
    for (const [kind, list] of Object.entries(names) as [PaperKind, string][])
      for (const name of list.split('|')) {
        const isUnspaced = UNSPACED.test(name);
        const key = isUnspaced ? plainForm(name).replace(/\s+/g, '') : keyOf(name);
        const index = isUnspaced ? unspaced : spaced;
        const known = index.get(key) ?? [];
        if (!known.includes(kind)) index.set(key, [...known, kind]);
      }
  return { spaced, unspaced };
}

let index: Index | undefined;

function withEnding(key: string, names: Index['spaced']): readonly PaperKind[] | undefined {
  const exact = names.get(key);
  if (exact || /[^\p{L}]$/u.test(key)) return exact;
  const last = key.split(' ').at(-1)?.length ?? 0;
  for (let cut = 1; cut <= LONGEST_ENDING && last - cut >= SHORTEST_STEM; cut++) {
    const kinds = names.get(key.slice(0, -cut));
    if (kinds) return kinds;
  }
  return undefined;
}

function inWords(text: string, { spaced }: Index): NamedKind[] {
  const words = wordsOf(text);
  const found: NamedKind[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 0;
    for (let count = Math.min(LONGEST_NAME, words.length - at); count > 0 && taken === 0; count--) {
      const part = words.slice(at, at + count);
      const kinds = withEnding(part.map(({ word }) => word).join(' '), spaced);
      if (!kinds) continue;
      found.push({ kinds, start: part[0]?.start ?? 0, end: part.at(-1)?.end ?? 0 });
      taken = count;
    }
    at += Math.max(1, taken);
  }
  return found;
}

function inSigns(text: string, { unspaced }: Index): NamedKind[] {
  const found: NamedKind[] = [];
  const longest = 14;
  for (let at = 0; at < text.length; ) {
    let taken = 0;
    for (let count = Math.min(longest, text.length - at); count > 1 && taken === 0; count--) {
      const kinds = unspaced.get(text.slice(at, at + count).replace(/\s+/g, ''));
      if (!kinds) continue;
      found.push({ kinds, start: at, end: at + count });
      taken = count;
    }
    at += Math.max(1, taken);
  }
  return found;
}

/** The names of papers in a text, the longest at each place, and the text in which they stand: as names are looked up. */
export function namesFound(text: string): { plain: string; named: readonly NamedKind[] } {
  index ??= indexed();
  const plain = plainForm(text);
  return { plain, named: UNSPACED.test(plain) ? inSigns(plain, index) : inWords(plain, index) };
}
