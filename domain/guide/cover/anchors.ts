import type { Field } from '../../inquiry/configuration.ts';
import { datesWithin, readDates } from '../../reading/dates/read-dates.ts';
import { type FieldType, fieldType } from '../../reading/field-types.ts';
import { isUnspaced } from '../../reading/lexicon/written-form.ts';
import { normalise } from '../../reading/text.ts';
import { daysOf } from '../days-of.ts';
import type { Facts } from '../facts.ts';
import { ENDINGS } from '../languages/filler/endings.ts';
import { equalsOwn } from '../values/own-words.ts';
import { standsIn } from '../values/place.ts';
import { readValue } from '../values/typed-value.ts';
import { writingsOf } from '../values/writings.ts';
import { isVerbOfLine } from '../verbs-of-lines.ts';
import { runsOf, type Span } from './span.ts';

/** In words: a name with its titles, an address, a date that is written out. */
const LONGEST = 9;
const LONGEST_PLACE = 3;
const SHORTEST_UNSPACED = 2;
const OF_DIGITS: readonly FieldType[] = ['date', 'period', 'money', 'number', 'percent', 'phone'];
/** Types whose values may stand in a line with an ending of its grammar. */
const INFLECTED: readonly FieldType[] = ['text', 'name', 'address', 'status', 'handle'];

/** A value that was read with certainty, what it is, and how its words begin; null where any words may say the same. */
type Sure = { field: Field; type: FieldType; value: string; beginnings: ReadonlySet<string> | null };

/** In letters; shorter words count whole. */
const BEGINNING = 2;
const beginningsOf = (words: string): string[] =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap(word => (word === '' ? [] : [word.slice(0, BEGINNING)]));

/** Whether some words may be a value: one of them begins as one of its words does. Most runs of a line are told apart so. */
const mayBe = (words: string, { beginnings }: Sure): boolean =>
  beginnings === null || isUnspaced(words) || beginningsOf(words).some(one => beginnings.has(one));

/** What a value is: what was asked for, but for words where an amount or a day could have been: a `coverage` that is "Full". */
const kindShown = (field: Field, value: string): FieldType => {
  const type = fieldType(field);
  return OF_DIGITS.includes(type) && !/\p{N}/u.test(value) ? 'text' : type;
};

function sureValues({ fields, values }: Facts): Sure[] {
  return fields.flatMap((field): Sure[] => {
    const found = values.get(field.name);
    if (!found?.certain) return [];
    const value = found.meant ?? found.value;
    const type = kindShown(field, value);
    // Of an amount, a day and a state other words may say the same.
    const isOfWords =
      ['text', 'name', 'address', 'handle'].includes(type) && !isUnspaced(value) && !/\p{N}/u.test(value);
    return [{ field, type, value, beginnings: isOfWords ? new Set(beginningsOf(value)) : null }];
  });
}

/** Whether some words are a month or a year in which the day of the value lies; within a span of days lies one on which it ends early. */
function holdsDay(words: string, { field, value }: Sure, query: string | undefined): boolean {
  if (datesWithin(words).length > 1) return false;
  const asked = /^(?:19|20)\d{2}$/u.test(words) ? daysOf(words, field, query) : readDates(words);
  const given = daysOf(value, field, query);
  return (
    asked.length > 0 &&
    given.length > 0 &&
    asked.every(span => given.every(day => span.from <= day.from && day.to <= span.to))
  );
}

/** Whether a text begins with a day and says nothing more, but for an ending of grammar. */
const isDayWithEnding = (text: string): boolean =>
  datesWithin(text).some(({ start, end }) => {
    const rest = text.slice(end);
    return start === 0 && (rest === '' || ENDINGS.some(one => one.test(rest)));
  });

/** Whether some words are a day and nothing else: "did not join in April 2021" says more than its month does. */
function isDayAlone(words: string): boolean {
  const parts = words.split(' ');
  // Without spaces a whole sentence is one word, and a day stands anywhere in it.
  if (parts.length === 1 && isUnspaced(words)) return isDayWithEnding(words);
  const read = JSON.stringify(readDates(words));
  return parts.every(
    (_, at) => parts.length === 1 || JSON.stringify(readDates(parts.toSpliced(at, 1).join(' '))) !== read,
  );
}

function isValue(words: string, sure: Sure, query: string | undefined): boolean {
  const { field, type, value } = sure;
  if (!mayBe(words, sure)) return false;
  const isDay = type === 'date' || type === 'period' || readValue(words, type).kind === 'date';
  if (isDay && !isDayAlone(words)) return false;
  if (OF_DIGITS.includes(type) && !/\p{N}/u.test(words)) return false;
  if (isDay && type !== 'text' && holdsDay(words, sure, query)) return true;
  if (equalsOwn(value, [{ text: words, kind: readValue(words, type).kind, whole: true }], field, query) === 'met')
    return true;
  return type === 'address' && words.split(' ').length <= LONGEST_PLACE && standsIn(value, words) === 'met';
}

/** Where some words end without an ending of grammar: "Szolnokon" is Szolnok. */
function stemsOf(text: string): string[] {
  return [1, 2, 3, 4, 5]
    .filter(cut => text.length - cut >= SHORTEST_UNSPACED)
    .flatMap(cut => {
      const ending = text.slice(text.length - cut);
      return ENDINGS.some(one => one.test(ending)) ? [text.slice(0, text.length - cut)] : [];
    });
}

/** Some words without the verbs within them: "le droit est ouvert" says what "Droit ouvert" does. */
const withoutVerbs = (words: string) =>
  words
    .split(' ')
    .filter((word, at, all) => at === 0 || at === all.length - 1 || !isVerbOfLine(word))
    .join(' ');

/** The fields whose value some words are, whole, with a verb within a state or with an ending of grammar. */
function fieldsWith(words: string, sure: readonly Sure[], query: string | undefined): Field[] {
  const whole = sure.filter(one => isValue(words, one, query)).map(({ field }) => field);
  if (whole.length > 0) return whole;
  const bare = withoutVerbs(words);
  const states = bare === words ? [] : sure.filter(({ type }) => type === 'status');
  const said = states.filter(one => isValue(bare, one, query)).map(({ field }) => field);
  if (said.length > 0) return said;
  const inflected = sure.filter(({ type }) => INFLECTED.includes(type));
  for (const stem of inflected.length > 0 && !/\p{N}$/u.test(words) ? stemsOf(words) : []) {
    const fields = inflected.filter(one => isValue(stem, one, query)).map(({ field }) => field);
    if (fields.length > 0) return fields;
  }
  return [];
}

/** A value in each of its writings, and a name of Han signs without the space that parts it. */
function writtenAs(value: string): string[] {
  const written = writingsOf(normalise(value)).map(normalise);
  const closed = written.filter(isUnspaced).map(one => one.replace(/(?<=[^\p{ASCII}]) (?=[^\p{ASCII}])/gu, ''));
  return [...new Set([...written, ...closed])];
}

/** Where words have no spaces: a value by its very signs, no part of a number or of a word in letters that have spaces. */
function unspacedSpans(line: string, sure: readonly Sure[]): Span[] {
  if (!isUnspaced(line)) return [];
  return sure.flatMap(({ field, value }) =>
    writtenAs(value).flatMap((text): Span[] => {
      const from = text.length < SHORTEST_UNSPACED ? -1 : line.indexOf(text);
      const around = `${line[from - 1] ?? ' '}${text[0]} ${text.at(-1)}${line[from + text.length] ?? ' '}`;
      const isPart = /\p{N}[\p{N}.,]|[a-z]{2}|[.,]\p{N}/iu.test(around);
      return from >= 0 && !isPart ? [{ from, to: from + text.length, said: 'value', fields: [field] }] : [];
    }),
  );
}

type Known = {
  fields: readonly Field[];
  query: string | undefined;
  sure: Sure[];
  fieldsOf: Map<string, Field[]>;
};

/** Found once: the lines and parts of a guide are held against the same values again and again. */
const knownOf = new WeakMap<Facts['values'], Known>();

function knownIn(facts: Facts): Known {
  const { fields, query, values } = facts;
  const known = knownOf.get(values);
  if (known?.fields === fields && known.query === query) return known;
  const made: Known = { fields, query, sure: sureValues(facts), fieldsOf: new Map() };
  knownOf.set(values, made);
  return made;
}

/** The certain values that stand in a line, whole and as what they are. */
export function anchorsIn(line: string, facts: Facts): Span[] {
  const { sure, fieldsOf } = knownIn(facts);
  const spaced = runsOf(line, LONGEST).map(({ text, from, to }): Span => {
    const fields = fieldsOf.get(text) ?? fieldsWith(text, sure, facts.query);
    fieldsOf.set(text, fields);
    return { from, to, said: 'value', fields };
  });
  return [...unspacedSpans(line, sure), ...spaced.filter(({ fields }) => fields.length > 0)];
}
