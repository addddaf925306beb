import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import { classOf } from '../reading/lexicon/concepts.ts';
import { areOfMatter, type Bag, bagOf } from './bag-of-words.ts';
import type { Clause } from './clause.ts';
import { isExpiry } from './expiry.ts';
import { asksFor } from './field-reference.ts';
import type { ReadingContext } from './reading-context.ts';

/** The day of expiry that a line is about: the only one, or the only one that its words name. */
export function expiryMeant(
  isOf: (field: Field) => boolean,
  { fields = [] }: Pick<ReadingContext, 'fields'>,
): Field | null {
  const [field, ...others] = fields.filter(one => fieldType(one) === 'date' && isExpiry(one) && isOf(one));
  return field && others.length === 0 ? field : null;
}

/** What a line says of the only status: that it holds or is over, or that it does not or is not. */
function statusOf({ holds, isOver, isDenied, isOfToday, thing }: Bag, { matter }: ReadingContext): Clause | null {
  if (holds === isOver || isOfToday) return null;
  const status = matter?.statusOf(thing, '') ?? null;
  if (!status) return null;
  const text = holds ? 'active' : 'expired';
  return { kind: 'equals', field: status.name, values: [{ text, kind: 'text', whole: true }], negated: isDenied };
}

/**
 * Reads a line that says that something still holds, where no status but a day of expiry is asked for: "The ticket is valid
 * today", "Polița nu a expirat", "Kupon je dnes platný". Its words may stand in any order; all of them must be known. That a
 * day lies ahead is not all of being valid: nothing in the evidence may tell of a state that does not hold.
 */
export function clauseOfValidity(line: string, context: ReadingContext): Clause | null {
  const { fields = [] } = context;
  const bag = bagOf(line);
  if (!bag) return null;
  const isOfStatus = fields.some(field => asksFor(field, 'status'));
  if (isOfStatus) return statusOf(bag, context);
  const isStill = bag.holds && !bag.isDenied && !bag.isOver;
  const isNotOver = bag.isOver && bag.isDenied && !bag.holds;
  if (!isStill && !isNotOver) return null;
  const isOf = (query: string | undefined) => (one: Field) =>
    areOfMatter(bag.about, { ...context, fields: [one], query: query ?? '' });
  // Of several ends the one that is called so is meant, whatever the query is about.
  const isNamed = bag.about.some(({ concepts }) => concepts.some(concept => classOf(concept) === 'thing'));
  const field = expiryMeant(isOf(context.query), context) ?? (isNamed ? expiryMeant(isOf(''), context) : null);
  if (!field) return null;
  const ahead: Clause = { kind: 'in_future', field: field.name };
  if (!isStill) return ahead;
  return { kind: 'all', of: [ahead, { kind: 'signal', signal: 'doubtful_state', negated: true }] };
}
