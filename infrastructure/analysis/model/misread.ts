import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { folded } from '../../../domain/reading/text.ts';
import { lettersApartWithin } from '../letters-apart.ts';

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
 * Whether something stands in a text that was read off a picture that may be the value, read with other letters:
 * whoever sees the picture better than our reader invents nothing by that.
 */
export function mayBeMisread(value: string, runs: readonly TextRun[]): boolean {
  const wanted = lettersOf(value);
  if (wanted.length < SHORTEST || wanted.length > LONGEST) return false;
  const text = lettersOf(runs.map(run => run.text).join(' ')).slice(0, LONGEST_TEXT);
  return lettersApartWithin(wanted, text) <= wanted.length * MOST_WRONG;
}
