import { folded } from '../../../domain/reading/text.ts';

/** Of the letters of a word so many may have been read as others. */
const MOST_WRONG = 0.25;

const wordsOf = (text: string) =>
  folded(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '');

/** How many letters must be changed, added or left out to make one word of another. */
function lettersApart(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (above[column - 1] ?? 0) + Number(b[column - 1] !== letter);
      current.push(Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}

/** Whether a word was read off another one, or off a part of it where it may be cut off there. */
function isReadOff(word: string, said: string | undefined, cut: 'before' | 'behind' | null): boolean {
  if (said === undefined) return false;
  const isPart = cut === 'behind' ? said.startsWith(word) : cut === 'before' && said.endsWith(word);
  return isPart || lettersApart(word, said) <= Math.max(1, Math.floor(said.length * MOST_WRONG));
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
