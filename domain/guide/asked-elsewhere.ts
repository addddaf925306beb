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

/** The values that the guide grants something for, by field. */
function grantedValues(rules: readonly Rule[]): ReadonlyMap<string, Literal[]> {
  const granted = new Map<string, Literal[]>();
  for (const { level, clauses } of rules)
    if (level === 'high' || level === 'medium')
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
    const asked = field === null ? personAsked(granted, fields, person) : values ? { field, values } : null;
    if (!asked) return { kind: 'not_understood', text: clause.text === '' ? text : clause.text };
    return { kind: 'equals', ...asked, negated: true };
  };
  return rules.map(rule => ({ ...rule, clauses: rule.clauses.map(clause => resolved(clause, rule.text)) }));
}
