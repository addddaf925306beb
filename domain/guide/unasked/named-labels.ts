import type { Field } from '../../inquiry/configuration.ts';
import { fieldsIn } from '../parts-of-clause.ts';
import { clausesOfLabels, type WhatIsAsked } from './clauses-of-labels.ts';
import { labelsAsFields } from './labels-as-fields.ts';

/** A condition that no asked field is about, and the labels of a piece of evidence that it is about. */
export type NamedLabels = { condition: string; labels: string[] };

/** A guide with more of them is for a person, and each is read with all labels. */
export const MOST_CONDITIONS = 24;

/** The fields that stand for labels which conditions are about. */
export const fieldsNamed = (named: readonly NamedLabels[]): Field[] =>
  labelsAsFields(
    named.flatMap(({ labels }) => labels),
    [],
  );

/**
 * The labels of a piece of evidence that conditions are about, of those that no asked field is about.
 * @param labels all of the evidence
 * @param taken labels beside which asked fields were read
 */
export function namedLabels(
  conditions: readonly string[],
  labels: readonly string[],
  taken: readonly string[],
  asked: WhatIsAsked,
): NamedLabels[] {
  if (conditions.length === 0) return [];
  const fields = labelsAsFields(labels, [...taken, ...asked.fields.map(({ name }) => name)]);
  return conditions.slice(0, MOST_CONDITIONS).flatMap(condition => {
    const clauses = clausesOfLabels(condition, fields, asked);
    if (clauses === null) return [];
    const meant = new Set(fieldsIn(clauses));
    return [{ condition, labels: fields.filter(({ name }) => meant.has(name)).map(({ name }) => name) }];
  });
}
