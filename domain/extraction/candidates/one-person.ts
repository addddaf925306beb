import { isUnspaced } from '../../reading/lexicon/written-form.ts';
import { folded } from '../../reading/text.ts';

/** How somebody is called politely in scripts without spaces, which may or may not part their names. */
const UNSPACED_TITLE = /(?:様|さま|さん|氏|殿|先生|女士|小姐|님|씨)$/u;
const withoutSpaces = (name: string) => folded(name).replace(/\s+/gu, '').replace(UNSPACED_TITLE, '');

/** The words of a name, of which letters without spaces are one. */
export const wordsOfName = (name: string): ReadonlySet<string> =>
  new Set(isUnspaced(name) ? [withoutSpaces(name)] : (folded(name).match(/[\p{L}\p{M}]+/gu) ?? []));

/**
 * Whether two names may be one person's: all words of the shorter one stand in the other, perhaps as initials. Who shares a
 * family's name and no other is somebody else of it.
 */
export function mayBeOnePerson(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  const stands = (word: string) =>
    [...many].some(other => word === other || (isInitial(word, other) && word[0] === other[0]));
  return [...few].every(stands);
}
const isInitial = (word: string, other: string) => Math.min(word.length, other.length) === 1;
