import { isCurrencySign } from '../reading/currencies.ts';
import { datesWithin, readDates } from '../reading/dates/read-dates.ts';
import type { FieldType } from '../reading/field-types.ts';
import { normalise } from '../reading/text.ts';
import { DATE_IN_TEXT, type ValueType, valueType } from '../reading/value-types.ts';
import { beforeTime, LEADS_TO_TIME } from './amount-time.ts';
import { companyAhead, isCompany } from './candidates/organisation.ts';
import { nameAlone } from './name-alone.ts';

/** Which end of a period a field asks for; null when for neither. */
export type PeriodEnd = 'first' | 'last' | null;

/** Kinds whose values tell by their form where they begin and end. */
const CUT_BY_FORM: readonly FieldType[] = ['date', 'money', 'percent', 'email', 'phone', 'id', 'number', 'period'];
/** What follows a value set apart by a dash, a dot or a bracket, or behind a comma: "Assured, begun on 4 July 2016". */
const ASIDE = /\s+(?:[-–—·•|]\s+|[(（])|（|,\s+(?=\p{Ll})/gu;
const TELLS_BY_FORM: readonly ValueType[] = ['date', 'period', 'money', 'percent', 'number'];
const HAS_VALUE = /[\p{Nd}@]/u;
const MOST_WORDS = 20;
const MOST_WORDS_LOOKED_AT = 80;
/** A date or an amount with its currency has no more words. */
const MOST_WORDS_OF_VALUE = 5;
/** So many of all there are: "4 points of 40", "31,4 GB z 50 GB", "9 / 24". */
const OF_ALL =
  /^(\d[\d.,]*)(?:\s\p{L}[\p{L}\p{M}]{0,9})?\s?(?:\/|\s(?:of|out of|von|sur|de|di|van|av|af|z|ze|az|din|из|із|από|\/\s?共)\s)\s?\d[\d.,]*(?:\s\p{L}[\p{L}\p{M}]*){0,2}$/u;
/** What a state costs, in brackets behind it: "aguardando pagamento da taxa (R$ 99,00)." */
const CHARGED = /(?<=\p{L})\s?\((?:\p{L}{0,3}\p{Sc}|\p{Lu}{3})?\s?\d[\d.,\s]*(?:\p{Sc}|\p{Lu}{3}|kr|zł|Kč|Ft)?\)\.?$/u;
const LONGEST_ID = 1;
/** Words that lead to a value and are no part of it. */
export const LEADS_TO_VALUE = /^(?:as|of|the|on|to|until|de|del|du|au|den|dem|der|am|vom|le|la|el|il|al|på)(?:\s|$)/i;
/** Words that lead to one end of a period, before a day: "do 31. siječnja 2027". */
const LEADS_TO_END = /^(?:bis|ab|hasta|até|tot|till|til|od|do|dal|från|fra|до|от|від|з|с)$/iu;
/** An amount in brackets is owed: without them it would be another. */
const IS_BRACKETED = /^\([^()]*\d[^()]*\)$/;
/** A stop that belongs to a date: "2027. 09. 15.", "2026. október 21." */
const DATED_STOP = /\d\.\s?\d{1,2}\.$|\d{4}\.\s\p{L}+\s\d{1,2}\.$/u;

function trimmed(words: readonly string[]): string {
  const text = words.join(' ');
  if (IS_BRACKETED.test(text)) return text;
  const cut = text.replace(/^[([（]+/, '').replace(/[.,;:!?)\]）。、，]+$/, '');
  return DATED_STOP.test(`${cut}.`) && text.includes(`${cut}.`) ? `${cut}.` : cut;
}

/** Whether words are one value of the kind. A day ends in a digit or in words of its own, never in a dash or a currency. */
function isOfType(type: FieldType, words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const ends = [words[0] ?? '', last];
  if (type === 'money' && LEADS_TO_TIME.test(last)) return false;
  if (type === 'date' && (isCurrencySign(last) || !ends.every(word => /[\p{L}\p{N}]/u.test(word)))) return false;
  return valueType(trimmed(words)) === type;
}

/** A number that is written in groups is never cut between two of them. */
const isGrouped = (words: readonly string[]) =>
  words.some((word, at) => HAS_VALUE.test(word) && HAS_VALUE.test(words[at + 1] ?? ''));

/** Every value of the kind that stands in the words, the longest at each place, none within another. */
function valuesOf(type: FieldType, words: readonly string[]): string[] {
  const longest = type === 'id' ? LONGEST_ID : MOST_WORDS_OF_VALUE;
  const found: string[] = [];
  for (let from = 0; from < words.length; ) {
    let size = Math.min(longest, words.length - from);
    // A window without a digit holds none of these values, and telling so takes no reading.
    if (!words.slice(from, from + size).some(word => HAS_VALUE.test(word))) size = 0;
    if (LEADS_TO_VALUE.test(words[from] ?? '') || (type === 'date' && LEADS_TO_END.test(words[from] ?? ''))) size = 0;
    while (size > 0 && !isOfType(type, words.slice(from, from + size))) size--;
    if (size > 0) found.push(trimmed(words.slice(from, from + size)));
    from += Math.max(1, size);
  }
  return found;
}

/** Whether a value of the kind stands in a text, by itself or among others. */
export function holdsValue(type: FieldType, text: string): boolean {
  return HAS_VALUE.test(text) && valuesOf(type, normalise(text).split(' ').slice(0, MOST_WORDS_LOOKED_AT)).length > 0;
}

/** What goes on behind brackets is no aside: the town of "CAMPOLONGO (VE) VIA ARGINE 7" is a part of an address. */
const GOES_ON_BEHIND_BRACKETS = /^\s*[(（][^()（）]*[)）]\s*[\p{L}\p{N}]/u;

/** What is said of an address behind it: "(flat, two rooms)", "(鉄骨造平家建 312m2)". A province has capitals, and belongs to it. */
const SAID_OF_PLACE =
  /\s+[(（]\p{Ll}{3,}[^()（）]*[)）]$|(?<=\p{Lo})\s?[(（][^()（）]*(?:造|建て?|平屋|m2|平米|坪|평)[^()（）]*[)）]$/u;

/** What stands before an aside that only tells a date or an amount: the plan of "Premium - renews on 14 March 2027". */
function beforeAside(text: string): string | null {
  const asides = [...text.matchAll(ASIDE)].map(({ index }) => index).filter(index => index > 0);
  // The first of several that tells one itself: "Registered Nurse – Children (1 Sep 2018)" is more than a nurse.
  const at = asides.find((from, order) => {
    if (GOES_ON_BEHIND_BRACKETS.test(text.slice(from))) return false;
    const words = text.slice(from, asides[order + 1]).split(/[\s(（)）]+/u, MOST_WORDS);
    return TELLS_BY_FORM.some(type => valuesOf(type as FieldType, words).length > 0);
  });
  return at === undefined ? null : text.slice(0, at);
}

/** Days with signs for year, month and day, which stand within a text without spaces: "自民國115年12月18日零時起至民國115年12月27日止". */
const HAS_SIGNED_DAY = /[年년]\s?\p{Nd}{1,2}\s?[月월]\s?\p{Nd}/u;
const signedDays = (text: string): string[] =>
  HAS_SIGNED_DAY.test(text)
    ? datesWithin(text).flatMap(({ start, end, readings }) => (readings.length > 0 ? [text.slice(start, end)] : []))
    : [];

/** The end of a period that is asked for, where just two days stand there, the earlier first. */
function endOf(period: readonly string[], end: PeriodEnd): string | null {
  const [first, last, third] = period;
  if (end === null || first === undefined || last === undefined || third !== undefined) return null;
  const [from, to] = [readDates(first), readDates(last)];
  if (!from.some(one => to.some(other => one.from <= other.from))) return null;
  return end === 'first' ? first : last;
}

/** An amount without the time for which it is paid; null when none is told, or what is left is no amount. */
function withoutTime(text: string): string | null {
  const amount = beforeTime(text)?.amount ?? null;
  return amount !== null && valueType(amount) === 'money' ? amount : null;
}

/** Where a company is found, or its number in a register, behind its name: ", 4 Pier Road, Whitby", ", IČO 27118820". */
const IS_FOUND_AT = /^,\s[^:]*\p{Nd}/u;

/** The day behind a number that a paper has: "2026-0417 vom 02.11.2026", "n. 118 del 3/4/2026". */
const OF_DAY = new RegExp(`[\\s,]+(?:\\p{L}{1,6}\\.?\\s+){0,2}(?:${DATE_IN_TEXT})$`, 'u');

/** What stands before a number and says only that it is one: "ref. HM-66120", "n° 118", "VAT nr FV/118"; scans read "№" as letters. */
const CALLED_NUMBER =
  /^(?:(?:(?:VAT|TVA|IVA|BTW|MVA|DPH)\s)?(?:(?:\p{Ll}{1,4}|No|Nr|Num|Núm|Ref)\.|[Nn]r|[nN]\s?[°º]|№|#)|N[eе]|М[еe])\s+(?=\S*\p{Nd})/u;
/** A number of letters that stand apart, in scripts without capitals: "س م ٨٨٠٢٤١٧". */
const LETTERED = /^(?:(?!\p{sc=Han})\p{Lo}\p{M}*[\s.]+){1,3}\p{Nd}[\p{Nd}/-]*$/u;
/** What parts a number from the day behind it, which was read apart. */
const PARTING = /\s?[/,]$/u;

/** A number without the day behind it and the word before it; null when none stands there, or what is left is no number. */
function bareNumber(text: string): string | null {
  const number = text.replace(CALLED_NUMBER, '').replace(OF_DAY, '').replace(PARTING, '');
  return number !== text && /\p{Nd}/u.test(number) && isOfNumbers(valueType(number)) ? number : null;
}

/** What is said of a value behind it, and holds no figure: "8,250円(税込)", "45,00 € (inkl. MwSt.)". */
const NOTE = /^(\S.*?)\s*[(（][^()（）\p{Nd}]+[)）]$/u;
/** Behind a value without a space between: "3か月 4,200円(納付済)". */
const NOTE_WITHOUT_SPACE = /(?<=[^\s(])\((?=[^()\p{Nd}]+\)$)/u;

/** A value of the kind without the note behind it. */
function withoutNote(type: FieldType, text: string): string | null {
  const [, value] = NOTE.exec(text) ?? [];
  if (value === undefined) return null;
  const form = valueType(value);
  return form === type || (type === 'id' && isOfNumbers(form)) ? value : null;
}

const isOfNumbers = (form: ValueType) => form === 'id' || form === 'number' || form === 'phone';

/**
 * The value of this kind that stands in a longer line: the amount of "€1,204.50 as of today". Whole words only, so that no
 * number is cut; and null where several of the kind stand there, since any of them may be meant. A status is never cut: what
 * follows it may take it back.
 * @param end of a period, which of its days is asked for
 */
export function cutOf(type: FieldType, value: string, end: PeriodEnd = null): string | null {
  const text = normalise(value);
  const words = text.replace(NOTE_WITHOUT_SPACE, ' (').split(' ');
  const name = type === 'name' ? nameAlone(text) : null;
  if (name !== null) return name;
  if (type === 'status' && CHARGED.test(text)) return text.replace(CHARGED, '');
  if (type === 'name' || type === 'text') {
    const [company = ''] = text.split(/\s?[(（]/u, 1);
    if (company !== text && isCompany(company)) return company;
    const ahead = companyAhead(text);
    if (ahead !== null && IS_FOUND_AT.test(text.slice(ahead.length))) return ahead;
  }
  if (!HAS_VALUE.test(text)) return null;
  if (type === 'money') {
    const amount = withoutTime(text);
    if (amount !== null) return amount;
  }
  if (type === 'id') {
    const number = bareNumber(text);
    if (number !== null || LETTERED.test(text)) return number;
  }
  if (CUT_BY_FORM.includes(type)) {
    const noted = withoutNote(type, text);
    if (noted !== null) return noted;
  }
  if (words.length > MOST_WORDS || (words.length < 2 && !(type === 'date' && HAS_SIGNED_DAY.test(text)))) return null;
  if (type === 'address') return SAID_OF_PLACE.test(text) ? text.replace(SAID_OF_PLACE, '') : null;
  if (type === 'text' || type === 'name') return beforeAside(text);
  if (!CUT_BY_FORM.includes(type) || valueType(text) === type) return null;
  const [, part] = (type === 'number' && OF_ALL.exec(text)) || [];
  if (part !== undefined) return part;
  if (type === 'id' && isGrouped(words)) return null;
  const days = type === 'date' ? signedDays(text) : [];
  const byWords = valuesOf(type, words);
  const found = days.length > byWords.length ? days : byWords;
  const [before = ''] = text.split(/\s+[(]|\s*（/u, 1);
  // What stands in brackets behind a value is said of it, and is not another that may be meant.
  if (found.length > 1 && (valueType(before) === type || (type === 'number' && valueType(before) === 'quantity')))
    return before;
  const [only, second] = found;
  if (type === 'date' && second !== undefined) return endOf(found, end);
  if (only === undefined || second !== undefined || only === text) return null;
  return (type === 'money' && withoutTime(only)) || only;
}
