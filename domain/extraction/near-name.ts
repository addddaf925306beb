import { folded } from '../reading/text.ts';
import { isPersonsName } from './candidates/persons-name.ts';
import type { AskedWords } from './told.ts';

const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{M}]{2,}/gu) ?? [];

/** "Ima li Ivan Horvatić": what asks has a capital too, and so little belongs to no name. */
const LEAST_OF_NAME = 2;

/** Whether two names may be one person's: all words of the shorter one stand in the other. */
function mayBeOne(name: readonly string[], asked: readonly string[]): boolean {
  const behindFirst = asked.slice(1).filter(word => word.length > 2);
  const isWhole = (some: readonly string[]) => some.length >= LEAST_OF_NAME && some.every(word => name.includes(word));
  return name.every(word => asked.includes(word)) || isWhole(asked) || isWhole(behindFirst);
}

/** Whether a name is not the one that is asked, and shares a word with it. */
const isNearTo = (name: readonly string[], asked: readonly string[]) =>
  !mayBeOne(name, asked) && name.some(word => asked.includes(word));

/**
 * Whether what heads a part of a page is the name of somebody who is called nearly as somebody who is asked about, and nothing
 * over it that name itself: a search that found no "Ivan Horvatić" shows an "Ivan Horvatin".
 * @param headings over a value
 */
export function isOfNearName(headings: readonly string[], { names }: AskedWords): boolean {
  const people = headings.filter(heading => heading.includes(' ') && isPersonsName(heading)).map(wordsOf);
  const isAsked = people.some(name => names.some(asked => mayBeOne(name, asked)));
  return !isAsked && people.some(name => names.some(asked => isNearTo(name, asked)));
}
