import { datesWithin } from '../reading/dates/read-dates.ts';
import type { FieldType } from '../reading/field-types.ts';
import { stateOf } from '../reading/states.ts';
import { calendarUnit } from '../reading/units.ts';
import type { Clause } from './clause.ts';
import { dayOf, saysBound, saysOtherDay } from './date-bounds.ts';
import { countOf } from './languages/counting-words.ts';
import type { Relation } from './languages/language.ts';
import type { Slots } from './languages/phrase.ts';
import { phrasebooks } from './languages/phrasebook.ts';
import { clauseOfPlace, leadsToPlace, withoutLies } from './place-clause.ts';
import { isQuotation } from './quotes.ts';
import { isNoNameOrNumber, type LiteralContext, readLiteral, readLiterals } from './read-literals.ts';
import type { ReadingContext } from './reading-context.ts';
import { beginningOf, endingOf } from './sign-clauses.ts';
import { readAmount } from './values/amounts.ts';
import type { Operator } from './values/bound.ts';
import type { Literal } from './values/literal.ts';

/** By what a relation is read. @property isEnd the field asks for the day on which something ends */
type RelationContext = LiteralContext & Pick<ReadingContext, 'matter'> & { isEnd?: boolean };

const OPERATORS: Readonly<Partial<Record<Relation, readonly [Operator, 'amount' | 'date']>>> = {
  at_least: ['>=', 'amount'],
  at_most: ['<=', 'amount'],
  more_than: ['>', 'amount'],
  less_than: ['<', 'amount'],
  not_before: ['>=', 'date'],
  not_after: ['<=', 'date'],
  after: ['>', 'date'],
  before: ['<', 'date'],
};

/** Only of an amount can there be nothing. */
export const isOfAmount = (type: FieldType) => type === 'money' || type === 'number' || type === 'percent';

const FIRST_YEAR = 1000;

function count({ n, unit }: Slots, { book }: LiteralContext): number | null {
  if (unit === undefined) return null;
  if (n === undefined) return 1;
  // "2020年より前" names a year and no number of years.
  if (/^\d+$/.test(n)) return Number(n) < FIRST_YEAR ? Number(n) : null;
  return countOf(n, book.language) ?? (/^an?$/i.test(n) ? 1 : null);
}

/** Whether a field whose values have no form of their own may hold amounts like this one. */
function countsIn(type: FieldType, bound: string): boolean {
  const amount = type === 'text' || type === 'id' ? readAmount(bound) : null;
  return amount !== null && (type === 'text' || amount.measure.kind === 'money');
}

/** Only what is an amount or a date can be a bound; a date's field has no bound that is none. */
function boundOf(text: string | undefined, kind: 'amount' | 'date' | null, context: LiteralContext): Literal | null {
  if (text === undefined) return null;
  const plain = dayOf(text.replace(/^(?:the|dem|den|le|el|the date) /i, ''));
  if (kind === 'amount' && countsIn(context.type, plain)) return { text: plain, kind, whole: true };
  const literal = readLiteral(plain, context);
  if (!literal || (literal.kind !== 'amount' && literal.kind !== 'date')) return null;
  if (literal.kind === 'date' && (saysBound(plain) || saysOtherDay(plain) || datesWithin(plain).length > 1))
    return null;
  return literal.whole && (kind === null || literal.kind === kind) ? literal : null;
}

/** "Between A and D": classes that letters name, in their order. */
function letterOf(text: string | undefined, { type }: LiteralContext): Literal | null {
  const letter = text?.trim() ?? '';
  return type === 'text' && /^[A-Z]$/.test(letter) ? { text: letter, kind: 'text', whole: true } : null;
}

function between(field: string, slots: Slots, context: LiteralContext): Clause | null {
  const [first, last] = [letterOf(slots.bound, context), letterOf(slots.to, context)];
  if ((first === null) !== (last === null)) return null;
  const [from, to] = [first ?? boundOf(slots.bound, null, context), last ?? boundOf(slots.to, null, context)];
  if (!from || !to || from.kind !== to.kind) return null;
  return {
    kind: 'all',
    of: [
      { kind: 'compare', field, operator: '>=', bound: from },
      { kind: 'compare', field, operator: '<=', bound: to },
    ],
  };
}

function aboutTime(relation: Relation, slots: Slots, field: string, context: LiteralContext): Clause | null {
  if (context.type !== 'date') return null;
  if (relation === 'future') return { kind: 'in_future', field };
  if (relation === 'past') return { kind: 'in_past', field };
  const [units, unit] = [count(slots, context), calendarUnit(slots.unit ?? '')];
  if (units === null || !unit) return null;
  if (relation === 'within_last' || relation === 'within_next' || relation === 'ahead' || relation === 'older_than')
    return { kind: relation, field, count: units, unit };
  return null;
}

/** Whom the query asks about: only the very same name is surely theirs. */
function asAsked(field: string, { type, matter }: RelationContext): Clause | null {
  const person = matter?.person ?? null;
  if (person === null || type !== 'name') return null;
  return { kind: 'equals', field, values: [{ text: person, kind: 'text', whole: false }], negated: false };
}

function equals(
  relation: Relation,
  values: string | undefined,
  field: string,
  context: RelationContext,
): Clause | null {
  if (context.type === 'address' && values !== undefined) {
    const located = clauseOfPlace(relation, values, field, context);
    if (located || leadsToPlace(values, context.book)) return located;
  }
  if (values !== undefined && phrasebooks().some(({ asked }) => asked.some(words => words.matched(values))))
    return relation === 'equals' ? asAsked(field, context) : null;
  const month = values === undefined || relation !== 'equals' ? null : inMonth(values, field, context);
  if (month) return month;
  const literals = values === undefined ? null : readLiterals(values, context);
  // A day never equals what is none, nor a bound.
  if (!literals || (context.type === 'date' && !literals.every(isDay))) return null;
  if (!isQuotation((values ?? '').trim()) && literals.some(one => isNoNameOrNumber(one, context.type))) return null;
  return { kind: 'equals', field, values: literals, negated: relation === 'differs' };
}

/** What leads to a month or a year that a day lies in. */
const LIES_IN =
  /^(?:in|im|during|en|em|nel|no|w|we|v|i|under|в|у|während|pendant|durante) (?:the (?:month|year) (?:of )?)?/iu;

/** "Is in December 2026": a day of that month, whichever. */
function inMonth(values: string, field: string, context: LiteralContext): Clause | null {
  const rest = values.replace(LIES_IN, '');
  const span = context.type === 'date' && rest !== values ? readLiteral(rest, context) : null;
  if (span?.kind !== 'date') return null;
  return {
    kind: 'all',
    of: (['>=', '<='] as const).map(operator => ({ kind: 'compare', field, operator, bound: span })),
  };
}

/**
 * A value without a verb: "Status Aktiv". Words may say anything there, so that only the very same ones meet them and no
 * others miss them, but for a state.
 */
function apposed(values: string | undefined, field: string, asked: RelationContext): Clause | null {
  // Nothing but its "or" may tell which language it is.
  const book =
    phrasebooks().find(({ or, language }) => language.relations.equals && or.test(values ?? '')) ?? asked.book;
  const context = asked.book.or.test(values ?? '') ? asked : { ...asked, book };
  const literals = values === undefined ? null : readLiterals(values, context);
  if (!literals || (context.type === 'date' && !literals.every(isDay))) return null;
  const areQuoted = (values ?? '').split(context.book.or).every(isQuotation);
  const isTold = ({ text, kind }: Literal) =>
    kind === 'amount' || kind === 'date' || stateOf(text) !== null || areQuoted;
  // Nothing tells which language it is: what begins small may be a verb of another one.
  const isSmall = ({ text }: Literal) => /^\p{Ll}/u.test(text);
  if (literals.some(one => isSmall(one) && (/^\p{Script=Latin}/u.test(one.text) || stateOf(one.text) === null)))
    return null;
  return {
    kind: 'equals',
    field,
    values: literals.map(one => ({ ...one, whole: one.whole && isTold(one) })),
    negated: false,
  };
}

const isDay = ({ kind, text }: Literal) =>
  kind === 'date' && !saysBound(text) && !/(?<!\p{L})(?:until|through|at least|at most)(?!\p{L})/iu.test(text);
export const ZERO: Literal = { text: '0', kind: 'amount', whole: true };

/** "Has expired" says what "is expired" says; of what is no state it may say anything. */
function became(relation: Relation, values: string | undefined, field: string, context: LiteralContext): Clause | null {
  const literals = values === undefined || context.type === 'date' ? null : readLiterals(values, context);
  if (!literals?.every(({ text }) => stateOf(text))) return null;
  return { kind: 'equals', field, values: literals, negated: relation === 'never_became' };
}

/** What a phrase says of a field; null when what it names does not fit: an amount for a date, words for a bound. */
export function clauseOfRelation(
  relation: Relation,
  slots: Slots,
  field: string,
  context: RelationContext,
): Clause | null {
  if (relation === 'between') return between(field, slots, context);
  if (relation === 'equals' || relation === 'differs') return equals(relation, slots.values, field, context);
  if ((relation === 'apposed' || relation === 'became') && context.type === 'address' && slots.values !== undefined) {
    const located = clauseOfPlace('equals', withoutLies(slots.values), field, context);
    if (located) return located;
  }
  if (relation === 'became' || relation === 'never_became') return became(relation, slots.values, field, context);
  if (relation === 'apposed') return apposed(slots.values, field, context);
  if (relation === 'other') return { kind: 'other', about: field, text: '' };
  if (relation === 'negative')
    return isOfAmount(context.type) ? { kind: 'compare', field, operator: '<', bound: ZERO } : null;
  if (relation === 'positive' || relation === 'not_negative')
    return isOfAmount(context.type)
      ? { kind: 'compare', field, operator: relation === 'positive' ? '>' : '>=', bound: ZERO }
      : null;
  if (relation === 'ends_in') return endingOf(slots.values, field, context);
  if (relation === 'begins_with') return beginningOf(slots.values, field, context);
  if (relation === 'none') return isOfAmount(context.type) ? { kind: 'none', field } : null;
  if (!OPERATORS[relation]) return aboutTime(relation, slots, field, context);
  const [operator, ofKind] = OPERATORS[relation] ?? [];
  // "At least 31 December" is said of an end as "not before" is; of a beginning it may mean either, and so may "at least 2027".
  const isDayOfEnd = context.isEnd === true && !/^\d{4}$/.test(slots.bound?.trim() ?? '');
  const kind = isDayOfEnd ? 'date' : ofKind;
  const bound = boundOf(slots.bound, kind ?? null, context);
  return operator && bound ? { kind: 'compare', field, operator, bound } : null;
}
