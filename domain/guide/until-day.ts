import { datesWithin } from '../reading/dates/read-dates.ts';
import type { Clause } from './clause.ts';
import { withLastOfEnds } from './or-later.ts';

/** Words that lead from a thing to the day until which it lasts, in the languages of guides. */
const BEFORE =
  /(?<![\p{L}\p{M}])(?:until|till|til|up to|to|through|thru|bis|jusqu['’](?:au|à|en)|au|hasta|al|até|fino (?:al|a)|sino al|tot(?: en met)?|t\/m|do|po|do dnia|до|по|па|iki|līdz|kuni|până(?: la| în)?|έως|ως|μέχρι|حتى|إلى|لغاية|עד|ل|hingga|sampai|đến|至|到|截至)\s*(?:(?:the|end of|dem|zum|den|el|día|le|il|o|ao|a|la|data de|dia|dnia|την|τις|στις)\s+){0,3}[("'„“«:]*\s*$/iu;
const BEHIND =
  /^\s?(?:asti|saakka|[’'](?:ya|ye|a|e)? ?kadar|tarihine kadar|(?:ya|ye) kadar|kadar|-?ig|まで|迄|까지|तक|পর্যন্ত|வரை|до)(?![a-z])/iu;

/**
 * Whether a line says until which day something lasts. Of what ends on a day it is open what that asks for: that it last so
 * long, that it end just then, or, of a payment, that it be made by then.
 */
export function saysUntilDay(line: string): boolean {
  return datesWithin(line).some(({ start, end }) => BEFORE.test(line.slice(0, start)) || BEHIND.test(line.slice(end)));
}

/** A clause by which what ends on the very day until which a line wants it to last is enough, and any other end is open. */
export const withUntilOpen = (clause: Clause, line: string, isEnd: (field: string) => boolean): Clause =>
  withLastOfEnds(clause, isEnd, ({ field, bound }) => ({
    kind: 'any',
    of: [
      { kind: 'equals', field, values: [bound], negated: false },
      { kind: 'not_understood', text: line },
    ],
  }));
