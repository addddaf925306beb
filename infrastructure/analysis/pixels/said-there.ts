import { folded } from '../../../domain/reading/text.ts';
import { lettersApart } from '../letters-apart.ts';

/** Of the letters of a word so many may have been read as others; of a short one none, since "not" is no "now". */
const MOST_WRONG = 0.25;

const wordsOf = (text: string) =>
  folded(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '');

/** Letters that look alike, as one of them. */
const asSeen = (word: string) => word.replace(/[l1]/g, 'i').replaceAll('0', 'o');

/** Whether a word was read off another one, or off a part of it where it may be cut off there. */
function isReadOff(word: string, said: string | undefined, cut: 'before' | 'behind' | null): boolean {
  if (said === undefined) return false;
  const isPart = cut === 'behind' ? said.startsWith(word) : cut === 'before' && said.endsWith(word);
  return isPart || lettersApart(asSeen(word), asSeen(said)) <= Math.floor(said.length * MOST_WRONG);
}

/**
 * Whether what was read off a part of a line is what the page has as text there: words of a text of several lines, one behind
 * the other, the last of which may be cut off on the side that lies away from the value.
 */
export function isSaidThere(read: string, said: string, isCutBehind: boolean): boolean {
  const words = wordsOf(read);
  const all = wordsOf(said);
  const last = isCutBehind ? words.length - 1 : 0;
  const cut = (at: number) => (at !== last ? null : isCutBehind ? 'behind' : 'before');
  return words.length > 0 && all.some((_, from) => words.every((word, at) => isReadOff(word, all[from + at], cut(at))));
}
