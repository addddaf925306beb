import { plainForm } from '../lexicon/written-form.ts';

/** Languages by whose names months and weekdays are read, by the script of their letters, those that pages are most often in first. */
const LANGUAGES: readonly [RegExp, string][] = [
  [
    /^\p{Script=Latin}/u,
    'en de fr es it pt nl pl sv da nb fi cs sk tr hu ro hr sl sr-Latn et lv lt vi id ms ca de-AT fr-CA gl eu is ga cy mt sq az uz fil sw zu af',
  ],
  [/^\p{Script=Cyrillic}/u, 'ru uk bg sr be mk kk'],
  [/^[\p{Script=Han}\p{Script=Hiragana}]/u, 'ja zh'],
  [/^\p{Script=Hangul}/u, 'ko'],
  [/^\p{Script=Greek}/u, 'el'],
  [/^\p{Script=Arabic}/u, 'ar ar-LB ar-DZ ar-MA fa ur'],
  [/^\p{Script=Hebrew}/u, 'he'],
  [/^\p{Script=Devanagari}/u, 'hi mr ne'],
  [/^\p{Script=Bengali}/u, 'bn bn-IN'],
  [/^\p{Script=Gurmukhi}/u, 'pa'],
  [/^\p{Script=Gujarati}/u, 'gu'],
  [/^\p{Script=Tamil}/u, 'ta'],
  [/^\p{Script=Telugu}/u, 'te'],
  [/^\p{Script=Kannada}/u, 'kn'],
  [/^\p{Script=Malayalam}/u, 'ml'],
  [/^\p{Script=Thai}/u, 'th'],
  [/^\p{Script=Lao}/u, 'lo'],
  [/^\p{Script=Georgian}/u, 'ka'],
  [/^\p{Script=Armenian}/u, 'hy'],
  [/^\p{Script=Ethiopic}/u, 'am'],
];
export const DATE_LANGUAGES: readonly string[] = LANGUAGES.flatMap(([, languages]) => languages.split(' '));

const languagesOf = (key: string): readonly string[] =>
  LANGUAGES.find(([script]) => script.test(key))?.[1].split(' ') ?? [];

/** Words that name different months in different languages, with their numbers. A test derives them from `Intl`. */
export const FALSE_FRIENDS: ReadonlyMap<string, readonly number[]> = new Map([
  ['lip', [6, 7]],
  ['lis', [10, 11]],
  ['listopad', [10, 11]],
  ['listopada', [10, 11]],
  ['srp', [7, 8]],
]);

type Names = ReadonlyMap<string, number>;

/** A name as it is looked up: without the points of an abbreviation, and a preposition that is set to it. */
export const calendarKey = (word: string) =>
  plainForm(word)
    .replace(/^d'/, '')
    .replace(/[.׳'॰]/g, '')
    .trim();

const named = (text: string) => /\p{L}/u.test(text);

/** Months of two words, in the Levant and in Irish, which are set to each other as one by a sign without a meaning. */
const OF_TWO_WORDS = /(?<=كانون|تشرين) (?=ال)|(?<=Meán|Deireadh) (?=Fómhair)/giu;
export const joinedMonths = (text: string): string => text.replace(OF_TWO_WORDS, 'ـ');

/** The month of a date in parts, as it stands there: without a preposition before it, and with the ending that is set to it. */
export function monthIn(parts: readonly Intl.DateTimeFormatPart[]): string {
  const at = parts.findIndex(({ type }) => type === 'month');
  const ending = /^\p{L}+/u.exec(parts[at + 1]?.value ?? '')?.[0] ?? '';
  return `${joinedMonths(parts[at]?.value ?? '')
    .split(' ')
    .at(-1)}${ending}`;
}

/** The months as they stand in dates, or by themselves. */
function monthNames(language: string, styles: readonly Intl.DateTimeFormatOptions[]): Names {
  const names = new Map<string, number>();
  for (const style of styles) {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...style, timeZone: 'UTC' });
    for (let month = 1; month <= 12; month++) {
      const word = monthIn(format.formatToParts(Date.UTC(2027, month - 1, 14)));
      if (named(word)) names.set(calendarKey(word), month);
    }
  }
  return names;
}

/** Languages whose short weekdays are words of others, as Basque "al." and Albanian "die". */
const SHORT_IS_A_WORD = /^(?:eu|sq|az|cy|mt|fil|zu|sw|kk)$/;

function weekdayNames(language: string): Names {
  const names = new Map<string, number>();
  const styles = SHORT_IS_A_WORD.test(language) ? (['long'] as const) : (['long', 'short'] as const);
  for (const weekday of styles) {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    // The first of March 2027 is a Monday.
    for (let day = 1; day <= 7; day++)
      for (const word of format.format(Date.UTC(2027, 2, day)).split(/[\s-]+/)) names.set(calendarKey(word), day);
  }
  return names;
}

/** How a language names months within a date, and by themselves where they have another case there. */
export const WITHIN_DATE: readonly Intl.DateTimeFormatOptions[] = [{ dateStyle: 'long' }, { dateStyle: 'medium' }];
export const BY_THEMSELVES: readonly Intl.DateTimeFormatOptions[] = [{ month: 'long' }, { month: 'short' }];

/** Languages are asked one by one until one knows the word: each costs about a millisecond once. */
function finder(namesOf: readonly ((language: string) => Names)[]): (key: string) => number | null {
  const loaded = new Map<string, Names>();
  const known = new Map<string, number | null>();
  const find = (key: string): number | null => {
    for (const [round, load] of namesOf.entries()) {
      for (const language of languagesOf(key)) {
        const names = loaded.get(`${language} ${round}`) ?? load(language);
        loaded.set(`${language} ${round}`, names);
        const found = names.get(key);
        if (found !== undefined) return found;
      }
    }
    return null;
  };
  return key => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(key);
    known.set(key, found);
    return found;
  };
}

const month = finder([language => monthNames(language, WITHIN_DATE), language => monthNames(language, BY_THEMSELVES)]);
const weekday = finder([weekdayNames]);

/** No name of a month or day is longer, in any language. */
const LONGEST_NAME = 16;

/** The months that a word may name, by their numbers from 1: none for other words, several where languages differ. */
export function monthsNamed(word: string): readonly number[] {
  const key = calendarKey(word);
  if (key.length < 2 || key.length > LONGEST_NAME) return [];
  const friends = FALSE_FRIENDS.get(key);
  if (friends) return friends;
  // Hebrew sets its preposition before the name without a space.
  const found = month(key) ?? (/^ב[\u05d0-\u05ea]{2}/.test(key) ? month(key.slice(1)) : null);
  return found === null ? [] : [found];
}

/** Whether a word is a weekday's name, or a part of one that has several words. */
export const isWeekday = (word: string): boolean => {
  const key = calendarKey(word).replace(/ที่$/, '');
  return key !== '' && key.length <= LONGEST_NAME && weekday(key) !== null;
};
