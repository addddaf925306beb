import { folded } from '../../reading/text.ts';
import type { Outcome } from '../outcome.ts';

const wordsOf = (name: string) => name.split(/[\s,]+/u).filter(word => word !== '');
const isCapital = (word: string) => /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase();

/** With so many words, no two people are called by the same ones in two orders of which one is the other, turned. */
const LEAST_TO_TURN = 3;

/** Before which word a family name in capitals ends, or behind which it begins: "LE GUELLEC Maëlle". 0 where none is set apart. */
function partedAt(words: readonly string[]): number {
  const change = words.findIndex((word, at) => at > 0 && isCapital(word) !== isCapital(words[at - 1] ?? ''));
  const isOnce = change > 0 && words.slice(change).every(word => isCapital(word) === isCapital(words[change] ?? ''));
  return isOnce ? change : 0;
}

/** Whether a name has all words of another and one more: who it is may be told with a second given name or without. */
const hasOneMore = (asked: readonly string[], given: readonly string[]): boolean =>
  asked.length > 1 && given.length === asked.length + 1 && asked.every(word => given.includes(word));

/**
 * Whether two names are the same one with the family name before and behind the given names. Two words in another order may
 * be somebody else, "Martin Thomas" and "Thomas Martin", unless capitals tell which is the family's; the same words in yet
 * another order are left open, as is one word more, and two words that are all in capitals as registers write them, family name
 * first. Null where the words differ, or are two without such capitals.
 */
export function sameTurned(asked: string, given: string): Outcome | null {
  const [a, b] = [wordsOf(asked), wordsOf(given)];
  const [one, other] = [a.map(folded), b.map(folded)];
  if (hasOneMore(one, other)) return 'unknown';
  if (one.length !== other.length || one.length < 2) return null;
  if (one.toSorted().join(' ') !== other.toSorted().join(' ')) return null;
  const isTurned = (at: number) => at > 0 && [...other.slice(at), ...other.slice(0, at)].join(' ') === one.join(' ');
  const inA = partedAt(a);
  if (isTurned(partedAt(b)) || (inA > 0 && isTurned(a.length - inA))) return 'met';
  if (other.length < LEAST_TO_TURN) return a.every(isCapital) === b.every(isCapital) ? null : 'unknown';
  return other.some((_, at) => isTurned(at)) ? 'met' : 'unknown';
}
