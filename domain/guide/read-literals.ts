import { readDates } from '../reading/dates/read-dates.ts';
import type { FieldType } from '../reading/field-types.ts';
import { runsOrWaits } from '../reading/plain-states.ts';
import { stateOf } from '../reading/states.ts';
import { isAnyWord } from './any-clause.ts';
import { saysSideOfDay } from './date-bounds.ts';
import { type Phrasebook, wordsOfAny } from './languages/phrasebook.ts';
import { holdsQuotation, isQuotation, withQuotations } from './quotes.ts';
import type { Literal } from './values/literal.ts';
import { kindOfField, readValue } from './values/typed-value.ts';

const MOST_WORDS = 9;
const MOST_ITEMS = 50;

/** By what the values of one clause are read. */
export type LiteralContext = {
  book: Phrasebook;
  type: FieldType;
  quotations: readonly string[];
};

/** Before a word with a capital: of a name it would have one itself. */
const ARTICLE =
  /^(?:(?:an?|the|eine?[mnr]?|une?|una|uno|um|uma|een|en|ett|et) (?=\p{Lu}\p{Ll}+ \p{Lu})|l['’](?=\p{Lu}))/u;

/** Before a kind of thing, which is told by no name: "a green tariff", "ein Öko-Tarif". */
const INDEFINITE = /^(?:an?|eine?[mnrs]?|une?|una|uno|um|uma|een|en|ett?|egy|bir) (?=\p{L})/iu;

const trimmed = (text: string) => text.trim().replace(/^[,、]\s*|\s*[.,;。、]$/g, '');

/** A date among small words is no value but something said of another field: "valid beyond 2027-06-30" of a plan. */
const saysWhen = (text: string) => /^\p{Ll}/u.test(text) && text.includes(' ') && readDates(text).length > 0;

/** Words of scripts without capitals before a day say of what it is: "الشهادة في شهر نوفمبر 2026" is the certificate's. */
const leadsToDay = (text: string) => /^\p{Lo}[\p{Lo}\p{M}]*\s+\p{Lo}[\p{Lo}\p{M}]*\s+\p{Lo}.*\p{N}/u.test(text);

/** Nobody is called by words and a number, and nothing stands as a number: these are said of another field. */
const isOfAnother = (text: string, type: FieldType) =>
  (type === 'name' && /\p{N}/u.test(text) && /(?<!\p{L})\p{Ll}{2}/u.test(text)) ||
  (type === 'status' && !/\p{L}/u.test(text));

/** Small words before a figure or a name may bound it as no language of ours knows: "lower as 50 Mbit/s", "worse then Gold". */
const leadsToValue = (text: string, type: FieldType) =>
  type !== 'address' && type !== 'name' && /^\p{Ll}[\p{L}\p{M}’'-]+\s(?:.*\s)?[^\p{L}\s]*[\p{Lu}\p{N}]/u.test(text);

/** Names begin with a capital or a particle: "insured with Fjällro" is what somebody is. */
const isNoName = (text: string, type: FieldType) =>
  type === 'name' && text !== text.toLowerCase() && /^(?!d[ae]ll?[aeio']|degli|dei)\p{Ll}{4,}\s/u.test(text);

/** A small word behind a figure may bound it, where verbs stand last: "120.000'i aşmamalıdır". */
const isBoundBehind = (text: string, type: FieldType) =>
  (type === 'text' || type === 'id') && /^\p{N}\S*\s(?:\S+\s)*\p{Ll}[\p{L}\p{M}]{6,}$/u.test(text);

/** Words in lower case may be a description ("lower than usual") as well as a value; a known state is none. */
function isSurelyValue(text: string, type: FieldType): boolean {
  if (saysWhen(text) || isOfAnother(text, type) || leadsToValue(text, type)) return false;
  if (isNoName(text, type) || isBoundBehind(text, type)) return false;
  // Signs are no words: "blocked" is no number of a card.
  if (kindOfField(type) === 'identifier' && /^(?=\P{N}*[\p{Ll}\p{Lo}])\P{N}+$|(?<!\S)\p{Ll}{3,}(?!\S)/u.test(text))
    return false;
  if (runsOrWaits(text)) return false;
  if (/\p{N}/u.test(text) || stateOf(text)) return true;
  if (/\p{L}/u.test(text) && text === text.toLowerCase() && text !== text.toUpperCase()) return false;
  return text.split(' ').length <= 3 || type === 'address' || type === 'name';
}

/**
 * Behind a colon nothing tells which language it is, so that small words are held against every one; "Plus" with a
 * capital letter is a name.
 */
function saysMore(text: string, book: Phrasebook): boolean {
  const words = text.split(' ');
  const small = words.filter(word => word === word.toLowerCase()).join(' ');
  const isMore = words.length > 1 && wordsOfAny().notInValues.test(small);
  return isMore || words.length > MOST_WORDS || book.notInValues.test(text);
}

/** Behind a day nothing may be lost: "before 3 May 2020 and the plan is Gold", "muss aktiv sein und am 3.5.2020 begonnen haben". */
function saysMoreThanDay(text: string, book: Phrasebook): boolean {
  const words = ` ${text.replace(/[.,;]/gu, ' ')} `;
  return book.notInValues.test(words) || wordsOfAny().and.test(words);
}

/** Reads one value of the guide; null when it says more than a value can. */
export function readLiteral(written: string, { book, type, quotations }: LiteralContext): Literal | null {
  const raw = trimmed(written);
  const isQuoted = isQuotation(raw);
  if (raw === '' || (holdsQuotation(raw) && !isQuoted)) return null;
  // "Une Carte Avantage" is one of that name.
  const text = isQuoted ? withQuotations(raw, quotations) : raw.replace(ARTICLE, '');
  if (/[{}<>]/.test(text) || (!isQuoted && isAnyWord(text))) return null;
  const { kind } = readValue(text, type);
  const ofField = kindOfField(type);
  if (kind === 'date' && leadsToDay(text)) return null;
  const isTyped = kind === 'amount' || kind === 'date';
  if (!isQuoted && !isTyped && saysMore(text, book)) return null;
  if (!isQuoted && kind === 'date' && (saysMoreThanDay(text, book) || saysSideOfDay(text))) return null;
  const fits = ofField === null || ofField === kind;
  const isKind = type === 'text' && INDEFINITE.test(text) && stateOf(text) === null;
  return { text, kind, whole: fits && (isQuoted || isTyped || (!isKind && isSurelyValue(text, type))) };
}

/** Where a comma stands within a value, a list by commas can't be told from one value. */
function mayListByCommas(items: readonly Literal[], type: FieldType): boolean {
  if (items.some(item => item.kind === 'amount' || item.kind === 'date')) return true;
  return (
    type !== 'address' &&
    type !== 'name' &&
    items.every(item => !/\p{N}/u.test(item.text) || item.kind === 'identifier')
  );
}

/** "a, b or c": commas only between items, which in numbers have a space behind them. */
const atCommas = (text: string) => text.split(/\s*[、,](?:\s+|(?=[^\d\s]))/u).filter(item => item !== '');

function readItems(texts: readonly string[], context: LiteralContext): Literal[] | null {
  const items = texts.map(text => readLiteral(text, context));
  const kinds = new Set(items.map(item => item?.kind));
  return items.every(item => item !== null) && kinds.size === 1 && items.length <= MOST_ITEMS ? items : null;
}

/**
 * Reads the values of a clause: one, or several where the guide says "or", "either" or "one of". Null when that can't be
 * told, or when the items are not of one kind.
 */
export function readLiterals(written: string, context: LiteralContext): Literal[] | null {
  const { book, type } = context;
  const behind = book.oneOf.without(written);
  const isChoice = behind !== written;
  const list = isChoice ? behind.replace(/^[:：]\s*/, '') : written;
  const parts = list.split(book.or);
  if (parts.length === 1 && !isChoice) {
    const single = readLiteral(list, context);
    return single ? [single] : null;
  }
  // "one of A, B and C" lists as "or" does.
  const pieces = isChoice && parts.length === 1 ? list.split(book.and) : parts;
  const withCommas = pieces.flatMap(atCommas);
  const items = readItems(withCommas, context);
  if (items && (withCommas.length === pieces.length || mayListByCommas(items, type))) return items;
  return pieces.length > 1 && withCommas.length > pieces.length ? readItems(pieces, context) : null;
}

/** Words that nobody and no number is called by: "on notice" is said of the worker, "in arrears" of the account. */
export const isNoNameOrNumber = ({ text }: Literal, type: FieldType) =>
  /^\p{Script=Latin}/u.test(text) &&
  ((type === 'name' && (!/[\p{Lu}\p{N}]/u.test(text) || /^\d+ /u.test(text))) ||
    (type === 'id' && !/[\p{Lu}\p{N}*•]/u.test(text)));
