import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { folded } from '../../../domain/reading/text.ts';

/** The share of a value's letters that a reader of letters may have got wrong. */
const MOST_WRONG = 0.34;
/** In letters: anything stands nearly somewhere that is shorter, and what is longer is no value. */
const SHORTEST = 4;
const LONGEST = 80;
const LONGEST_TEXT = 20_000;

const lettersOf = (text: string) =>
  folded(text)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether something stands in a text that was read off a picture that may be the value, read with other letters (Sellers
 * 1980): whoever sees the picture better than our reader invents nothing by that.
 */
export function mayBeMisread(value: string, runs: readonly TextRun[]): boolean {
  const wanted = lettersOf(value);
  if (wanted.length < SHORTEST || wanted.length > LONGEST) return false;
  const text = lettersOf(runs.map(run => run.text).join(' ')).slice(0, LONGEST_TEXT);
  let above = Array.from({ length: text.length + 1 }, () => 0);
  for (const [row, letter] of [...wanted].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= text.length; column++) {
      const replaced = (above[column - 1] ?? 0) + Number(text[column - 1] !== letter);
      current.push(Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return Math.min(...above) <= wanted.length * MOST_WRONG;
}
