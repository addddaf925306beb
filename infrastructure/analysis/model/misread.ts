import { isUnspaced } from '../../../domain/reading/lexicon/written-form.ts';
import { folded, isPartOf } from '../../../domain/reading/text.ts';
import { lettersApart, lettersApartWithin } from '../letters-apart.ts';

/** The share of a value's letters that a reader of letters may have got wrong. */
const MOST_WRONG = 0.34;
/** In letters: anything stands nearly somewhere that is shorter, and what is longer is no value. */
const SHORTEST = 4;
const LONGEST = 80;
/** In letters. */
const LONGEST_TEXT = 400;
/** So many words or letters a reader may have made too many, or too few. */
const MOST_MORE = 2;

const lettersOf = (text: string) =>
  folded(text)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Where a text may begin and end: its words, or each of its letters where no spaces part words. */
const piecesOf = (text: string) => [...text.matchAll(isUnspaced(text) ? /\S/gu : /\S+/gu)];

/** A part of a text that may be a value, read with other letters. @property apart how many letters are wrong */
export type Alike = { text: string; start: number; end: number; apart: number };

/** The part of a text that was read off a picture that is most like a value; null where none is. */
export function alikeIn(value: string, text: string): Alike | null {
  const wanted = lettersOf(value);
  if (wanted.length < SHORTEST || wanted.length > LONGEST || text.length > LONGEST_TEXT) return null;
  const most = wanted.length * MOST_WRONG;
  // Where it begins and ends is only looked for in the few lines that hold anything like it.
  if (lettersApartWithin(wanted, lettersOf(text)) > most) return null;
  const pieces = piecesOf(text);
  const count = piecesOf(value).length;
  let best: Alike | null = null;
  for (const [at, first] of pieces.entries())
    for (let size = Math.max(1, count - MOST_MORE); size <= count + MOST_MORE && at + size <= pieces.length; size++) {
      const last = pieces[at + size - 1] ?? first;
      const [start, end] = [first.index, last.index + last[0].length];
      const letters = lettersOf(text.slice(start, end));
      if (Math.abs(letters.length - wanted.length) > most) continue;
      const apart = lettersApart(letters, wanted);
      if (apart <= most && (best === null || apart < best.apart))
        best = { text: text.slice(start, end), start, end, apart };
    }
  return best;
}

/** A text that was read off a picture, with a value in the place of what is most like it. */
export function repaired(text: string, value: string): string {
  const alike = isPartOf(folded(value), folded(text)) ? null : alikeIn(value, text);
  return alike === null ? text : `${text.slice(0, alike.start)}${value}${text.slice(alike.end)}`;
}

const wordsIn = (text: string) => text.trim().split(/\s+/).length;

/**
 * Whether a text that somebody else wrote down off a picture is what our own reader made of it, but for wrong letters. A word more
 * may take back what stands there.
 */
export function isReadAlike(said: string, read: string): boolean {
  if (wordsIn(said) > wordsIn(read)) return false;
  const [one, other] = [lettersOf(said), lettersOf(read)];
  return lettersApart(one, other) <= MOST_WRONG * Math.max(one.length, other.length);
}

/** The same, where it holds a value to the last letter. */
export const isReadBetter = (said: string, read: string, value: string): boolean =>
  isPartOf(folded(value), folded(said)) && isReadAlike(said, read);
