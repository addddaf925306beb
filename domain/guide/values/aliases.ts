import type { FieldType } from '../../reading/field-types.ts';
import { normalise } from '../../reading/text.ts';

const BRACKETED = /^(?<long>[^()]+?) ?\((?<short>[^()]+)\)$/u;

/** Whether some capital letters are the first ones of a text's words, in their order: "APL" of "Aide personnalisée au logement". */
function areInitials(short: string, long: string): boolean {
  const initials = long.split(/[\s'’-]+/u).map(word => word.slice(0, 1).toLowerCase());
  let from = 0;
  return [...short.toLowerCase()].every(letter => {
    const at = initials.indexOf(letter, from);
    from = at + 1;
    return at >= 0;
  });
}

const isLatin = (text: string) => /^[\p{Script=Latin}\s.'’-]+$/u.test(text);
const hasNoLatin = (text: string) => !/\p{Script=Latin}/u.test(text);

/**
 * The two ways in which a value is told that repeats itself in brackets: with its abbreviation, or a name in another script. What
 * else stands in brackets may say more.
 */
export function aliasesIn(value: string, type: FieldType): string[] {
  const { long = '', short = '' } = BRACKETED.exec(normalise(value))?.groups ?? {};
  const isShort = /^\p{Lu}{2,6}$/u.test(short) && areInitials(short, long);
  const isSameName = type === 'name' && ((isLatin(short) && hasNoLatin(long)) || (isLatin(long) && hasNoLatin(short)));
  return isShort || isSameName ? [long, short] : [];
}
