import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import type { PageReader, ReadPicture } from '../pixels/page-reader.ts';
import { languageOfLetters } from '../pixels/written-letters.ts';
import { blankPage, type OutlineOf, withLetters } from './drawn-letters.ts';
import { overlap } from './overlap.ts';
import type { PageWords, WordLooks } from './page-walk.ts';
import { enlarged, layOutPicture } from './picture-units.ts';
import type { Word } from './text-lines.ts';

/** So few letters without a name are signs and ornaments. */
const LEAST_LETTERS = 8;
/** Share of a page's letters; of pages in Arabic and Hindi that a browser printed it was 7 to 35 %, of others 0.2 at most. */
const LEAST_SHARE = 0.03;
/** What a file names surely where it does not name the letters of another script: figures, and words in Latin letters. */
const IS_PLAIN = /^(?=.*[\p{Nd}\p{sc=Latin}\p{Sc}])[\p{Nd}\p{sc=Latin}\p{P}\p{S}]+$/u;
/** A sign that a file shows by itself, between figures or behind one; in heights of its letters how near its word stands. */
const IS_SIGN = /^[!-/:-@[-`{-~₹€£$–—]+$/u;
const TOUCHING = 0.15;
/** No page of text has more; each is held against others. */
const MOST_WORDS = 5_000;

/**
 * Whether a page shows letters of which the file does not say which they are: browsers that print Arabic or Hindi name the first
 * of the letters that a sign stands for, or none.
 */
export function leavesUnnamed({ looks }: PageWords): boolean {
  const all = looks.reduce((sum, { letters }) => sum + letters.length, 0);
  const unnamed = looks.reduce((sum, one) => sum + one.unnamed, 0);
  return unnamed >= LEAST_LETTERS && unnamed >= LEAST_SHARE * all && looks.length <= MOST_WORDS;
}

const touch = (a: Word, b: Word) =>
  Math.abs(a.y - b.y) < a.height / 2 && Math.max(a.x - b.x - b.width, b.x - a.x - a.width) <= TOUCHING * a.height;

/**
 * The words that are taken from the file: figures with the signs between them, what is in Latin letters, and what can't be drawn.
 */
function namedWords(looks: readonly WordLooks[], outlineOf: OutlineOf): Set<Word> {
  const named = looks.filter(({ unnamed }) => unnamed === 0).map(({ word }) => word);
  const plain = named.filter(({ text }) => IS_PLAIN.test(text));
  const alone = named.filter(({ text }) => IS_SIGN.test(text));
  const taken = new Set([...plain, ...alone]);
  const drawn = looks.map(({ word }) => word).filter(word => !taken.has(word));
  // The colon of a label is read with it.
  const signs = alone.filter(word => !drawn.some(other => touch(word, other)));
  const undrawn = looks.filter(({ letters }) => letters.every(letter => outlineOf(letter) === null));
  return new Set([...plain, ...signs, ...undrawn.map(({ word }) => word)]);
}

/**
 * Reads such a page by how its letters look, as a scan is read; the figures and the Latin words that the file names are taken from
 * it, and not drawn. Null where the letters can't be drawn.
 */
export async function readByLooks(
  { looks }: PageWords,
  page: { width: number; height: number },
  { outlineOf, readPage, language }: { outlineOf: OutlineOf; readPage: PageReader; language: unknown },
): Promise<{ runs: TextRun[]; picture: ReadPicture; scale: number } | null> {
  if (!looks.some(({ unnamed, letters }) => unnamed > 0 && letters.some(letter => outlineOf(letter) !== null)))
    return null;
  const own = namedWords(looks, outlineOf);
  const lettersOf = (isOwn: boolean) =>
    looks.filter(({ word }) => own.has(word) === isOwn).flatMap(({ letters }) => letters);
  const unnamed = withLetters(blankPage(page), lettersOf(false), outlineOf);
  const whole = unnamed && withLetters(unnamed, lettersOf(true), outlineOf);
  if (unnamed === null || whole === null) return null;
  const { image, scale } = unnamed;
  const written = languageOfLetters(looks.map(({ word }) => word.text).join(' '));
  const seen = await readPage({ ...image, isDrawn: true, isWithoutLatin: written !== null }, written ?? language);
  const named = [...own].map(word => enlarged(word, scale));
  const read = seen.words.filter(word => !named.some(other => overlap(word, other)));
  // Whoever looks again, or is shown where a value stands, sees all of the page.
  return { ...layOutPicture([...read, ...named]), picture: { ...seen.picture, image: whole.image } };
}
