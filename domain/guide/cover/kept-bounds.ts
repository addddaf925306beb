import type { Field } from '../../inquiry/configuration.ts';
import { type FieldType, fieldType } from '../../reading/field-types.ts';
import { isUnspaced } from '../../reading/lexicon/written-form.ts';
import type { Clause } from '../clause.ts';
import { isForeignEnd } from '../day-meant.ts';
import { isExpiry } from '../expiry.ts';
import type { Facts } from '../facts.ts';
import type { Relation } from '../languages/language.ts';
import { boundsIn, narrowed, type Phrasebook, phrasebooksFor, relationsIn } from '../languages/phrasebook.ts';
import { AMOUNTS, DATES, holdsNumber, isPossible } from '../loose-clause.ts';
import { clauseOfRelation } from '../relation-clause.ts';
import { readAmount } from '../values/amounts.ts';
import { runsOf, type Span } from './span.ts';

const LONGEST = 9;

/**
 * Bounds after which no day may lie. Beside the day on which a thing ends it is open whether they ask for what lasts so long or
 * for what ends so early: what ends in February is not "valid until 31 March".
 */
const UPPER: readonly Relation[] = ['not_after', 'before', 'within_next'];

const OF_AMOUNTS: readonly FieldType[] = ['money', 'number', 'percent'];

/** Whether a value can be held against a bound of this kind; one of no form of its own may be an amount as well. */
const isOfKind = (field: Field, value: string, relation: Relation): boolean => {
  const type = fieldType(field);
  if (DATES.includes(relation)) return type === 'date';
  return AMOUNTS.includes(relation) && (OF_AMOUNTS.includes(type) || (type === 'text' && readAmount(value) !== null));
};

/** The fields whose values keep the bound that some words are, in one language. */
function keptIn(words: string, book: Phrasebook, { fields, values }: Facts, holds: (clause: Clause) => boolean) {
  const said = [...relationsIn(book, words), ...boundsIn(book, words)].filter(({ slots }) => slots.verb === undefined);
  return fields.filter(field =>
    said.some(({ relation, slots }) => {
      const found = values.get(field.name);
      if (!found?.certain || !isOfKind(field, found.value, relation)) return false;
      if (!isPossible(field, relation) || isForeignEnd(field, relation, words, words)) return false;
      if (isExpiry(field) && UPPER.includes(relation)) return false;
      const clause = clauseOfRelation(relation, slots, field.name, { book, type: fieldType(field), quotations: [] });
      return clause !== null && holds(clause);
    }),
  );
}

/** The bounds in a line that certain values keep, whosesoever they are: which field is meant, its other words must say. */
export function keptBoundsIn(line: string, facts: Facts, holds: (clause: Clause) => boolean): Span[] {
  if (isUnspaced(line)) return [];
  const books = phrasebooksFor(line)
    .filter(book => holdsNumber(line, book))
    .map(book => narrowed(book, line));
  return runsOf(line, LONGEST).flatMap(({ text, from, to }) => {
    if (!text.includes(' ')) return [];
    const fields = books.filter(book => holdsNumber(text, book)).flatMap(book => keptIn(text, book, facts, holds));
    return fields.length > 0 ? [{ from, to, said: 'bound' as const, fields: [...new Set(fields)] }] : [];
  });
}
