import type { FieldType } from '../reading/field-types.ts';
import { stateOf } from '../reading/states.ts';
import { calendarUnit } from '../reading/units.ts';
import type { Clause } from './clause.ts';
import type { Relation } from './languages/language.ts';
import type { Slots } from './languages/phrase.ts';
import { phrasebooks } from './languages/phrasebook.ts';
import { type LiteralContext, readLiteral, readLiterals } from './read-literals.ts';
import type { ReadingContext } from './reading-context.ts';
import type { Operator } from './values/bound.ts';
import type { Literal } from './values/literal.ts';

/** By what a relation is read. */
type RelationContext = LiteralContext & Pick<ReadingContext, 'matter'>;

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

function count({ n, unit }: Slots, { book }: LiteralContext): number | null {
  if (unit === undefined) return null;
  if (n === undefined) return 1;
  if (/^\d+$/.test(n)) return Number(n);
  const at = book.language.numbers.indexOf(n.toLowerCase());
  return at >= 0 ? at + 1 : /^an?$/i.test(n) ? 1 : null;
}

/** Only what is an amount or a date can be a bound; a date's field has no bound that is none. */
function boundOf(text: string | undefined, kind: 'amount' | 'date' | null, context: LiteralContext): Literal | null {
  const literal =
    text === undefined ? null : readLiteral(text.replace(/^(?:the|dem|den|le|el|the date) /i, ''), context);
  if (!literal || (literal.kind !== 'amount' && literal.kind !== 'date')) return null;
  return literal.whole && (kind === null || literal.kind === kind) ? literal : null;
}

function between(field: string, slots: Slots, context: LiteralContext): Clause | null {
  const [from, to] = [boundOf(slots.bound, null, context), boundOf(slots.to, null, context)];
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
  if (values !== undefined && phrasebooks().some(({ asked }) => asked.some(words => words.matched(values))))
    return relation === 'equals' ? asAsked(field, context) : null;
  const literals = values === undefined ? null : readLiterals(values, context);
  // A day never equals what is none.
  if (!literals || (context.type === 'date' && literals.some(({ kind }) => kind !== 'date'))) return null;
  return { kind: 'equals', field, values: literals, negated: relation === 'differs' };
}

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
  if (relation === 'became' || relation === 'never_became') return became(relation, slots.values, field, context);
  if (relation === 'none') return isOfAmount(context.type) ? { kind: 'none', field } : null;
  if (!OPERATORS[relation]) return aboutTime(relation, slots, field, context);
  const [operator, kind] = OPERATORS[relation] ?? [];
  const bound = boundOf(slots.bound, kind ?? null, context);
  return operator && bound ? { kind: 'compare', field, operator, bound } : null;
}
