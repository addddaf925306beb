import { meaningOf, names } from '../../reading/meaning.ts';
import { folded } from '../../reading/text.ts';
import type { Segment } from '../segments.ts';
import { sameLook } from './look.ts';

const HAS_DIGIT = /\p{Nd}/u;

/**
 * Whether two texts of one look beside each other are titles of what differs in a word: "Buildings cover", "Contents cover".
 * "Current plan" says of which its neighbour is, and is no such title.
 */
export function areTitles(a: Segment, b: Segment): boolean {
  if (!sameLook(a, b) || HAS_DIGIT.test(a.text + b.text)) return false;
  const own = folded(a.text).split(' ');
  const other = folded(b.text).split(' ');
  if (own.length < 2 || own.length !== other.length) return false;
  if (own[0] !== other[0] && own.at(-1) !== other.at(-1)) return false;
  const meaning = meaningOf(a.text);
  return meaning.length === own.length && !names(meaning, 'current');
}
