import { isWeekday } from '../reading/dates/calendar-words.ts';
import { datesWithin, readDates } from '../reading/dates/read-dates.ts';
import { withoutParts } from '../reading/text.ts';
import { calendarUnit } from '../reading/units.ts';
import { isHolding } from './bag-of-words.ts';
import { PIECES } from './languages/pieces/all-pieces.ts';
import { type Bound, listed } from './languages/pieces/pieces.ts';
import { isVerbOfLine } from './verbs-of-lines.ts';

/** "The end of 2026", "Ende 2026", "końca roku 2026": its last day. */
const END_OF_YEAR =
  /^(?:end of(?: the year)?|ende(?: des jahres)?|fin|la fin de|fin de(?: l'année)?|(?:finales|fines|final) de|fim de|fine(?: del)?|eind|einde|slutet av|utgången av|udgangen af|utgangen av|końca(?: roku)?|konce(?: roku)?|vuoden|sfârșitul(?: anului)?|конца|кінця) ((?:19|20)\d{2})(?: loppuun)?$/iu;

/** Articles of a year, and forms of its word that are no unit's. */
const YEAR =
  /^(?:il|el|le|lo|o|a|to|το|the|l'anno|l'année|das|dem|det|anul|roce|rokem|року|годом|годы|vuoden|vuotta|vuodesta|évi|yılı|r\.|г\.|р\.|عام|سنة|שנת)$/iu;

/** A year with its article or the word for year: "roku 2026", "2027 года", "il 2026". */
function yearIn(text: string): string {
  const unspaced = /^((?:19|20)\d{2})[年년](?:度|도)?$/u.exec(text)?.[1];
  if (unspaced !== undefined) return unspaced;
  const words = text.split(' ');
  const [year, ...others] = words.filter(word => /^(?:19|20)\d{2}$/.test(word));
  const rest = words.filter(word => word !== year);
  const isYear = (word: string) => calendarUnit(word) === 'year' || YEAR.test(word);
  return year !== undefined && others.length === 0 && rest.length > 0 && rest.every(isYear) ? year : text;
}

/** "The end of October 2026", "końca maja 2027": the last day of a month. */
const END_OF_MONTH =
  /(?<![\p{L}\p{N}])(?:the )?(?:end of(?: the month of)?|ende(?: des monats)?|(?:la )?fin (?:de |d')|(?:finales|fines|final) de|(?:o )?fim de|(?:la )?fine (?:di|del mese di)|eind|einde|slutet av|utgången av|udgangen af|slutningen af|utgangen av|slutten av|końca|konce|sfârșitul lunii|конца|кінця) ?(\p{L}+\.? (?:de |d')?(?:19|20)\d{2})(?!\d)/giu;

/** A text with the last day of each month of which it names the end. */
export const withLastDays = (text: string): string =>
  text.replace(END_OF_MONTH, (whole: string, month: string) => {
    const [span, ...others] = readDates(month);
    return span && others.length === 0 && span.from.slice(0, 7) === span.to.slice(0, 7) ? span.to : whole;
  });

/** The bound of a date as a date is written: without what only leads to its year, and the last day of one that ends. */
export const dayOf = (text: string): string => yearIn(withLastDays(text).replace(END_OF_YEAR, '$1-12-31'));

const LONGEST_PREPOSITION = 4;

/** What says in any language that a bound is of one of some kinds, but for short prepositions. */
const wordsOfBounds = (...kinds: readonly Bound[]): readonly string[] => [
  ...new Set(
    [...PIECES.values()]
      .flatMap(({ bounds }) => kinds.flatMap(kind => listed(bounds[kind])))
      .map(words => words.replace('…', '').trim())
      .filter(words => words.length > LONGEST_PREPOSITION),
  ),
];

const holdsSome = (of: readonly string[]) => (text: string) => {
  const words = ` ${text.toLowerCase().replace(/[.,;]/gu, ' ').replace(/\s+/gu, ' ')} `;
  return of.some(one => words.includes(` ${one} `));
};

/** Whether words hold some that make a bound of a day: that it is the least or the most, which a day has no words for. */
export const saysBound: (text: string) => boolean = holdsSome(wordsOfBounds('at_least', 'at_most'));

/** Whether words hold some that say on which side of a day something lies, in whatever language: "раніше 10 листопада". */
export const saysSideOfDay: (text: string) => boolean = holdsSome(
  wordsOfBounds('before', 'after', 'not_before', 'not_after'),
);

/** What may stand beside a day and makes no other of it: prepositions, and that the day itself counts. */
const LEADS_TO_DAY = new Set(
  'on,in,at,as,of,since,until,till,to,up,through,from,the,day,date,inclusive,included,itself,am,im,ab,seit,bis,zum,den,dem,einschließlich,inklusive,dès,depuis,jusqu,au,à,le,inclus,desde,hasta,el,al,incluido,inclusive,em,até,dal,fino,il,compreso,incluso,op,sinds,vanaf,tot,en,met,van,inbegrepen,den,fra,siden,til,från,sedan,till,med,od,do,dnia,dnem,ode,dne,r,roku,года,году,с,со,по,від,до,з,року,включително,включно,включительно,din,de,la,până,inclusiv,după,no,līdz,nuo,iki,alates,kuni,από,έως,μέχρι,στις,tarihinden,tarihine,kadar,itibaren,在,于,於,自,至,から,まで,부터,까지,من,حتى,إلى,מ,עד,ngày,từ,đến,pada,sejak,hingga,sampai'.split(
    ',',
  ),
);

/**
 * Whether words that hold a day may say another one by it: "valid to the middle of July 2027" and "two weeks after 14 July" do, and
 * so does "14 July or longer", which turns a last day into the least.
 */
export function saysOtherDay(text: string): boolean {
  const rest = withoutParts(text, datesWithin(text));
  const words = rest.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return !words.every(word => LEADS_TO_DAY.has(word) || isWeekday(word) || isHolding(word) || isVerbOfLine(word));
}
