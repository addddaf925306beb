import type { Clause } from './clause.ts';

/** What a clause is made of: those that it joins or denies, down to such as join and deny nothing. */
export const partsOf = (clause: Clause): Clause[] =>
  clause.kind === 'all' || clause.kind === 'any'
    ? clause.of.flatMap(partsOf)
    : clause.kind === 'not'
      ? partsOf(clause.of)
      : [clause];

/** The fields that clauses are about, each once. */
export const fieldsIn = (clauses: readonly Clause[]): string[] => {
  const names = clauses
    .flatMap(partsOf)
    .flatMap(part => ('field' in part ? [part.field] : 'fields' in part ? part.fields : []));
  return [...new Set(names)];
};
