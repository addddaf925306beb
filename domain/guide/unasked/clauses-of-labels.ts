import type { Field } from '../../inquiry/configuration.ts';
import { fieldType } from '../../reading/field-types.ts';
import { saysNoMore, sharesWord } from '../../reading/labels-in-text.ts';
import { type LabelWording, labelWordingOf } from '../../reading/wordings.ts';
import type { Clause } from '../clause.ts';
import { contextOf } from '../context-of.ts';
import { partings } from '../cover/parts-of-line.ts';
import { parseConditions } from '../parse-conditions.ts';
import { fieldsIn, partsOf } from '../parts-of-clause.ts';
import { isOpen } from '../read-alone.ts';
import { saysUntilDay } from '../until-day.ts';
import { clauseOfLabelledValue } from './labelled-value.ts';

/** Conditions with more words than these say more than what stands beside a label. */
const LONGEST_CONDITION = 200;
/** Among more labels that may be meant the right one is not told. */
const MOST_LABELS = 40;

/** What the inquiry asks for. */
export type WhatIsAsked = { fields: readonly Field[]; query: string };

/**
 * Kinds of clauses that are about the evidence as a whole, or about what the guide says elsewhere: no label tells these. Nor is what
 * stands beside one missing: "no notice given" asks what stands there.
 */
const OF_NO_LABEL: readonly Clause['kind'][] = [
  'all_present',
  'none_present',
  'some_missing',
  'missing',
  'signal',
  'other',
  'paper_is',
  'paper_dated',
  'day_to_come',
];

/** Labels that a condition may mean: of which it has a word, and those for how something stands and for days, which it need not name. */
function mayBeMeant(condition: string, labels: readonly Field[]): Field[] {
  const said = labelWordingOf(condition);
  const named = labels.filter(({ name }) => sharesWord(labelWordingOf(name), said));
  const untold = labels.filter(one => !named.includes(one) && /^(?:status|date|period)$/.test(fieldType(one)));
  return named.length > MOST_LABELS ? [] : [...named, ...untold].slice(0, MOST_LABELS);
}

/** Whether a condition understood by labels is about such, and these say no more than it does. */
function areOfLabels(clauses: readonly Clause[], labels: readonly Field[], said: LabelWording): boolean {
  const names = fieldsIn(clauses);
  const meant = labels.filter(({ name }) => names.includes(name));
  return (
    meant.length > 0 &&
    clauses.flatMap(partsOf).every(({ kind }) => !OF_NO_LABEL.includes(kind)) &&
    meant.every(({ name }) => saysNoMore(labelWordingOf(name), said))
  );
}

type Labels = readonly Field[];
type Read = (condition: string, labels: Labels, asked: WhatIsAsked) => Clause[] | null;

/** A condition as the language of guides reads it where labels are fields beside those that are asked for. */
const understood: Read = (condition, labels, { fields, query }) => {
  if (labels.length === 0) return null;
  const clauses = parseConditions(condition, contextOf([...fields, ...labels], query));
  const isRead = !clauses.some(isOpen) && areOfLabels(clauses, labels, labelWordingOf(`${condition} ${query}`));
  return isRead ? clauses : null;
};

/** A condition as a label and what stands beside it. */
const stated: Read = (condition, labels, { query }) => {
  const clause = clauseOfLabelledValue(condition, labels);
  return clause && areOfLabels([clause], labels, labelWordingOf(`${condition} ${query}`)) ? [clause] : null;
};

/** The parts of a condition that joins several, each read for itself, of asked fields or of labels; null where one is not understood. */
const inParts: Read = (condition, labels, asked) => {
  const context = contextOf(asked.fields, asked.query);
  for (const parts of partings(condition)) {
    const clauses = parts.map(part => {
      const own = parseConditions(part, context);
      if (!own.some(isOpen)) return own;
      const meant = mayBeMeant(part, labels);
      return understood(part, meant, asked) ?? stated(part, meant, asked);
    });
    if (clauses.every(one => one !== null)) return clauses.flat();
  }
  return null;
};

/**
 * A condition that no asked field is about, read as one about what stands beside labels of the evidence: they are fields then,
 * beside those that are asked for, so that a line that may mean two of them means none. Null where it is not understood
 * whole, or is about no label.
 */
export function clausesOfLabels(condition: string, labels: Labels, asked: WhatIsAsked): Clause[] | null {
  // Of what ends on a day it is open what "until" asks for.
  if (labels.length === 0 || condition.length > LONGEST_CONDITION || saysUntilDay(condition)) return null;
  const meant = mayBeMeant(condition, labels);
  return understood(condition, meant, asked) ?? inParts(condition, labels, asked) ?? stated(condition, meant, asked);
}
