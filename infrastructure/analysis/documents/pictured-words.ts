import { folded } from '../../../domain/reading/text.ts';

/** What is shorter a reader of letters makes of strokes: of a signature, of the edge of a photo. */
const SHORTEST_WORD = 3;

const wordsIn = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(word => word.length >= SHORTEST_WORD || /[\p{sc=Han}\p{sc=Hangul}]{2}/u.test(word));

/** Whether there is a word in what was read, and not only strokes that were taken for letters. */
export const holdsWords = (text: string): boolean => wordsIn(text).length > 0;

/** How many letters and digits of words there are in a text. */
export const lettersOfWords = (text: string): number => wordsIn(text).join('').length;

/** Whether pictures show words that the text beside them has not: a letterhead often says what its letter says again. */
export function addsWords(shown: string, said: string): boolean {
  const known = new Set(wordsIn(said));
  return wordsIn(shown).some(word => !known.has(word));
}
