import { folded, normalise } from '../reading/text.ts';
import type { Facts } from './facts.ts';

/** What parts the words of a heading. */
const BETWEEN = /\s+[-–—|·•:]\s+|[,:;()[\]«»„“”"]+/u;
/** A sign that names one thing among all: letters with digits, or a long number; a year is none. */
const IS_SIGN = /(?=.*\p{L})(?=.*\p{N}.*\p{N})|\p{N}{5}/u;
const MOST_WORDS = 4;

/**
 * The signs in the headings over values that are beyond doubt: what stands below "Car KR 7HM42" is of that car, whether or not
 * its plate was asked for. Words in small letters are names of no single thing.
 */
export function signsOver({ values }: Pick<Facts, 'values'>): string[] {
  const headings = [...values.values()].flatMap(({ certain, under }) => (certain ? (under ?? []) : []));
  const parts = [...new Set(headings)].flatMap(heading => normalise(heading).split(BETWEEN));
  return parts.flatMap(part => {
    const words = part.trim().split(/\s+/);
    const capitals = words.filter(word => !/\p{Ll}/u.test(word) && /[\p{L}\p{N}]/u.test(word));
    return capitals.some(word => IS_SIGN.test(word)) && capitals.length <= MOST_WORDS ? [capitals.join(' ')] : [];
  });
}

/** Whether one of some signs holds a word as it is. */
export const hasSign = (signs: readonly string[], word: string): boolean =>
  signs.some(sign => folded(sign).split(' ').includes(folded(word)));
