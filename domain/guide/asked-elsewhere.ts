import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import type { Clause } from './clause.ts';
import type { Rule } from './rule.ts';
import type { Literal } from './values/literal.ts';

type Asked = Extract<Clause, { kind: 'equals' }>;

/** What a clause asks a field to be, in every part that must hold. */
function askedIn(clause: Clause): Asked[] {
  if (clause.kind === 'all') return clause.of.flatMap(askedIn);
  return clause.kind === 'equals' && !clause.negated ? [clause] : [];
}

/** By what else than its words a clause tells which one is meant. */
const TELLING: readonly Clause['kind'][] = ['ends_in', 'located'];

/** What the guide asks of a field that is no value: how its number ends, where it is. */
function askedOtherwise(rules: readonly Rule[], name: string): Clause | null {
  const partsOf = (clause: Clause): readonly Clause[] =>
    clause.kind === 'all' ? clause.of.flatMap(partsOf) : [clause];
  const parts = rules.filter(grants).flatMap(({ clauses }) => clauses.flatMap(partsOf));
  const [clause, ...others] = parts.filter(one => 'field' in one && one.field === name);
  return clause && others.length === 0 && TELLING.includes(clause.kind) ? clause : null;
}

const grants = ({ level }: Rule) => level === 'high' || level === 'medium';

/** The values that the guide grants something for, by field. */
function grantedValues(rules: readonly Rule[]): ReadonlyMap<string, Literal[]> {
  const granted = new Map<string, Literal[]>();
  for (const { clauses } of rules.filter(grants))
    for (const { field, values } of clauses.flatMap(askedIn))
      granted.set(field, [...(granted.get(field) ?? []), ...values]);
  return granted;
}

/** Whom the guide or the query asks about. */
function personAsked(granted: ReadonlyMap<string, Literal[]>, fields: readonly Field[], person: string | null) {
  const [field, ...others] = fields.filter(one => fieldType(one) === 'name');
  if (field === undefined || others.length > 0) return null;
  const values =
    granted.get(field.name) ?? (person === null ? [] : [{ text: person, kind: 'text' as const, whole: false }]);
  return values.length > 0 ? { field: field.name, values } : null;
}

/**
 * Says of "the number is another one" and "the page shows somebody else" what they are other than: what the guide asks for
 * elsewhere, or whom the query names. Where nothing is asked for, a person must know.
 */
export function withAskedElsewhere(rules: readonly Rule[], fields: readonly Field[], person: string | null): Rule[] {
  const granted = grantedValues(rules);
  const resolved = (clause: Clause, text: string): Clause => {
    if (clause.kind === 'all' || clause.kind === 'any')
      return { ...clause, of: clause.of.map(one => resolved(one, text)) };
    if (clause.kind !== 'other') return clause;
    const { about: field } = clause;
    const values = field === null ? undefined : granted.get(field);
    const otherwise = field === null ? null : askedOtherwise(rules, field);
    if (otherwise) return { kind: 'not', of: otherwise };
    const asked = field === null ? personAsked(granted, fields, person) : values ? { field, values } : null;
    if (!asked) return { kind: 'not_understood', text: clause.text === '' ? text : clause.text };
    return { kind: 'equals', ...asked, negated: true };
  };
  return rules.map(rule => ({ ...rule, clauses: rule.clauses.map(clause => resolved(clause, rule.text)) }));
}

/**
 * Says of the values that reject what the guide grants something for of the same field. Whoever names both tells them apart:
 * what is "Validée" is not "En attente", whatever these words mean.
 */
export function withToldApart(rules: readonly Rule[]): Rule[] {
  const granted = grantedValues(rules);
  const told = (clause: Clause): Clause => {
    if (clause.kind === 'all' || clause.kind === 'any') return { ...clause, of: clause.of.map(told) };
    if (clause.kind !== 'equals' || clause.negated || !clause.values.every(({ whole }) => whole)) return clause;
    const others = (granted.get(clause.field) ?? []).filter(({ whole }) => whole);
    return others.length > 0 ? { ...clause, others } : clause;
  };
  return rules.map(rule => (rule.level === 'reject' ? { ...rule, clauses: rule.clauses.map(told) } : rule));
}
