import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import { folded } from '../reading/text.ts';
import { calendarUnit } from '../reading/units.ts';
import type { Clause } from './clause.ts';
import { isQuotation, withQuotations } from './quotes.ts';
import type { ClauseContext } from './reading-context.ts';
import { readAmount } from './values/amounts.ts';
import type { Operator } from './values/bound.ts';
import type { Literal } from './values/literal.ts';
import { readValue } from './values/typed-value.ts';

/** What a condition says of its field: words of the form, with groups for what stands in it. */
type Said = (groups: Readonly<Record<string, string | undefined>>, field: string, type: Typing) => Clause | null;
type Typing = { field: Field; quotations: readonly string[] };

const DAY = '(?<day>\\d{4}-\\d{2}-\\d{2})';
const SPAN = '(?<n>\\d{1,3}) (?<unit>days?|weeks?|months?|years?)';
const OPERATORS: Readonly<Record<string, Operator>> = {
  'at least': '>=',
  'more than': '>',
  'at most': '<=',
  'less than': '<',
  'on or after': '>=',
  after: '>',
  'on or before': '<=',
  before: '<',
};

const dayOf = (text: string): Literal => ({ text, kind: 'date', whole: true });

/** A number with a sign or one word for what it counts. More words may say more: "5 unless paid". */
const AMOUNT = /^(?:\p{Sc}|\p{Lu}{3} ?)?[-+]?\d[\d.,'’ ]*\p{Sc}?[^\s\d]*$/u;
/** What is no more than a value without quotes. */
const ONE_WORD = /^[^\s{}<>]+$/u;

/** What can be counted or measured; null for anything else. */
const amountOf = (text: string): Literal | null =>
  AMOUNT.test(text) && readAmount(text) !== null ? { text, kind: 'amount', whole: true } : null;

/** A value as it stands: what is in quotes whatever its words, and otherwise one word, an amount or a day. */
function literalOf(written: string, { field, quotations }: Typing): Literal | null {
  const isQuoted = isQuotation(written);
  const text = isQuoted ? withQuotations(written, quotations) : written;
  const { kind } = readValue(text, fieldType(field));
  const isTyped = kind === 'amount' || kind === 'date';
  // More words may say more: "Trial unless paid", "below $500".
  if (text === '' || !(isQuoted || ONE_WORD.test(text) || amountOf(text))) return null;
  return { text, kind, whole: isQuoted || isTyped || /[\p{Lu}\p{N}\p{Lo}]/u.test(text) };
}

function spanOf(kind: 'within_last' | 'within_next' | 'older_than' | 'ahead'): Said {
  return ({ n, unit }, field) => {
    const calendar = calendarUnit(unit ?? '');
    return calendar && { kind, field, count: Number(n), unit: calendar };
  };
}

const compared: Said = ({ bound = '', day, relation = '' }, field) => {
  const literal = day === undefined ? amountOf(bound) : dayOf(day);
  const operator = OPERATORS[relation];
  return literal && operator ? { kind: 'compare', field, operator, bound: literal } : null;
};

const between: Said = ({ from = '', to = '' }, field) => {
  const ends = [from, to].map(text => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? dayOf(text) : amountOf(text)));
  const [first, last] = ends;
  if (!first || !last || first.kind !== last.kind) return null;
  return {
    kind: 'all',
    of: [
      { kind: 'compare', field, operator: '>=', bound: first },
      { kind: 'compare', field, operator: '<=', bound: last },
    ],
  };
};

const equals: Said = ({ not: denied, values = '' }, field, typing) => {
  const written = values.split(' or ');
  const literals = written.flatMap(value => literalOf(value, typing) ?? []).filter(({ whole }) => whole);
  if (literals.length < written.length) return null;
  return { kind: 'equals', field, values: literals, negated: denied !== undefined };
};

const holdsText =
  (kind: 'begins_with' | 'contains' | 'ends_in'): Said =>
  ({ text = '' }, field, { quotations }) =>
    ONE_WORD.test(text) ? { kind, field, text: withQuotations(text, quotations) } : null;

/** The relations of the exact form, in the order in which they are tried. */
const RELATIONS: readonly (readonly [string, Said])[] = [
  ['is visible', (_, field) => ({ kind: 'present', fields: [field] })],
  ['is active', (_, field) => ({ kind: 'holds', field })],
  ['is (?:zero|none)', (_, field) => ({ kind: 'none', field })],
  ['is not (?:zero|none)', (_, field) => ({ kind: 'not', of: { kind: 'none', field } })],
  ['is in the future', (_, field) => ({ kind: 'in_future', field })],
  ['is in the past', (_, field) => ({ kind: 'in_past', field })],
  ['is in this (?<unit>month|year)', ({ unit }, field) => ({ kind: 'in_current', field, unit: unit as 'month' })],
  [`is within the last ${SPAN}`, spanOf('within_last')],
  [`is within the next ${SPAN}`, spanOf('within_next')],
  [`is older than ${SPAN}`, spanOf('older_than')],
  [`is at least ${SPAN} ago`, spanOf('older_than')],
  [`is at least ${SPAN} ahead`, spanOf('ahead')],
  [`is (?<relation>on or after|after|on or before|before) ${DAY}`, compared],
  ['is between (?<from>.+?) and (?<to>.+)', between],
  ['is (?<relation>at least|more than|at most|less than) (?<bound>.+)', compared],
  ['begins with (?<text>.+)', holdsText('begins_with')],
  ['ends in (?<text>.+)', holdsText('ends_in')],
  ['contains (?<text>.+)', holdsText('contains')],
  ['is (?<not>not )?(?!not )(?<values>.+)', equals],
];
const PATTERNS = RELATIONS.map(([form, said]) => [new RegExp(`^${form}$`, 'u'), said] as const);

/** What is in a place: an address, or what has no other type and is said to be in something with a name. */
const PLACE = /^is (?<not>not )?in (?<place>.+)$/u;
const isInPlace = (field: Field, place: string) =>
  fieldType(field) === 'address' ||
  (fieldType(field) === 'text' && (isQuotation(place) || /^[\p{Lu}\p{Lo}]/u.test(place)));

function saidOf(field: Field, rest: string, quotations: readonly string[]): Clause | null {
  const { not: denied, place } = PLACE.exec(rest)?.groups ?? {};
  if (place !== undefined && isInPlace(field, place))
    return {
      kind: 'located',
      field: field.name,
      place: withQuotations(place, quotations),
      negated: denied !== undefined,
    };
  for (const [pattern, said] of PATTERNS) {
    const found = pattern.exec(rest);
    if (found) return said(found.groups ?? {}, field.name, { field, quotations });
  }
  return null;
}

/** That anything is cancelled, blocked, over, overdue or pending, in whatever words; or that nothing is. */
const BAD_STATE = /^the evidence tells of (?:a|(?<no>no)) state that does not hold(?: or is open)?$/u;

/** A condition that begins with the very name of a field; the longest name of several. */
function exactClause(text: string, { fields = [], quotations }: ClauseContext): Clause | null {
  const told = BAD_STATE.exec(text.trim())?.groups;
  if (told) return { kind: 'signal', signal: 'doubtful_state', negated: told.no !== undefined };
  const begun = fields.filter(({ name }) => folded(text).startsWith(`${folded(name)} `));
  const [field] = begun.sort((a, b) => b.name.length - a.name.length);
  return field === undefined ? null : saidOf(field, text.trim().slice(field.name.length).trim(), quotations);
}

/** Parts of a text at a word that joins conditions, if each of them is one. */
function joined(text: string, word: 'and' | 'or', context: ClauseContext): Clause[] | null {
  const clauses: Clause[] = [];
  let begun = '';
  for (const part of text.split(` ${word} `)) {
    begun = begun === '' ? part : `${begun} ${word} ${part}`;
    const clause = exactClause(begun, context);
    if (clause === null) continue;
    clauses.push(clause);
    begun = '';
  }
  return begun === '' && clauses.length > 1 ? clauses : null;
}

/**
 * Reads a sentence in the exact form: the name of a field as it is given, then one of a few relations in English,
 * whatever language the values are in; several of them joined by "and" or by "or". Names are compared sign by sign, so
 * that no word of a name is taken for anything else ("nº de sócio"). Null where it is in any other form.
 */
export function exactConditions(sentence: string, context: ClauseContext): Clause[] | null {
  const all = joined(sentence, 'and', context);
  if (all) return all;
  const any = joined(sentence, 'or', context);
  if (any) return [{ kind: 'any', of: any }];
  const clause = exactClause(sentence, context);
  return clause && [clause];
}
