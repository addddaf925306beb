import { folded } from '../reading/text.ts';
import { OF_RECIPIENT } from './candidates/address-lines.ts';
import type { Weighed } from './weigh.ts';

/** So many of the words of the shorter one have both of two ways to write an address. */
const SAME = 0.7;

const wordsOf = (text: string) => new Set(folded(text).match(/[\p{L}\p{N}]+/gu) ?? []);

function areOnePlace(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size);
  if (!short || !long) return false;
  return [...short].filter(word => long.has(word)).length >= SAME * short.size;
}

/**
 * Whether a letter is sent to another place than the one that was read, whose label says of what it is the address: that of a
 * meter or a flat need not be where its customer lives.
 */
export const isOtherHome = ({ candidate, similarity }: Weighed, best: Weighed): boolean =>
  best.type === 'address' &&
  candidate.label === OF_RECIPIENT &&
  candidate.source === 'column' &&
  similarity > best.similarity &&
  !areOnePlace(candidate.value, best.candidate.value);
