import type { Field } from '../../inquiry/configuration.ts';
import { fieldType } from '../../reading/field-types.ts';
import { labelWordingOf, sharesWord } from '../../reading/label-similarity.ts';
import type { Clause } from '../clause.ts';
import { contextOf } from '../context-of.ts';
import { parseConditions } from '../parse-conditions.ts';
import { isOpen } from '../read-alone.ts';
import { saysUntilDay } from '../until-day.ts';
import { clauseOfLabelledValue } from './labelled-value.ts';

/** Conditions with more words than these say more than what stands beside a label. */
const LONGEST_CONDITION = 200;
/** Among more labels that may be meant the right one is not told. */
const MOST_LABELS = 40;

/** What the inquiry asks for. */
export type WhatIsAsked = { fields: readonly Field[]; query: string };

/** Kinds of clauses that are about the evidence as a whole, or about what the guide says elsewhere: no label tells these. */
const OF_NO_LABEL: readonly Clause['kind'][] = [
  'all_present',
  'none_present',
  'some_missing',
  'signal',
  'other',
  'paper_is',
  'paper_dated',
  'day_to_come',
];

const partsOf = (clause: Clause): Clause[] =>
  clause.kind === 'all' || clause.kind === 'any'
    ? clause.of.flatMap(partsOf)
    : clause.kind === 'not'
      ? partsOf(clause.of)
      : [clause];

function fieldsOf(clause: Clause): readonly string[] {
  if (clause.kind === 'not_understood') return clause.shown?.fields ?? [];
  return 'field' in clause ? [clause.field] : 'fields' in clause ? clause.fields : [];
}

/** The fields that clauses are about. */
export const fieldsIn = (clauses: readonly Clause[]): string[] => [
  ...new Set(clauses.flatMap(partsOf).flatMap(fieldsOf)),
];

/** Labels that a condition may mean: of which it has a word, and those for how something stands and for days, which it need not name. */
function mayBeMeant(condition: string, labels: readonly Field[]): Field[] {
  const said = labelWordingOf(condition);
  const named = labels.filter(({ name }) => sharesWord(labelWordingOf(name), said));
  const untold = labels.filter(one => !named.includes(one) && /^(?:status|date|period)$/.test(fieldType(one)));
  return named.length > MOST_LABELS ? [] : [...named, ...untold].slice(0, MOST_LABELS);
}

/**
 * A condition that no asked field is about, read as one about what stands beside labels of the evidence: they are fields then,
 * beside those that are asked for, so that a line that may mean two of them means none. Null where it is not understood
 * whole, or is about no label.
 */
export function clausesOfLabels(
  condition: string,
  labels: readonly Field[],
  { fields, query }: WhatIsAsked,
): Clause[] | null {
  // Of what ends on a day it is open what "until" asks for.
  if (condition.length > LONGEST_CONDITION || saysUntilDay(condition)) return null;
  const meant = mayBeMeant(condition, labels);
  if (meant.length === 0) return null;
  const clauses = parseConditions(condition, contextOf([...fields, ...meant], query));
  const isAbout = ({ name }: Field) => fieldsIn(clauses).includes(name);
  const isOfLabels = clauses.flatMap(partsOf).every(({ kind }) => !OF_NO_LABEL.includes(kind));
  if (isOfLabels && !clauses.some(isOpen) && meant.some(isAbout)) return clauses;
  const stated = clauseOfLabelledValue(condition, meant);
  return stated && [stated];
}
