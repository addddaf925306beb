import type { Field } from '../inquiry/configuration.ts';
import { type FieldType, fieldType } from '../reading/field-types.ts';
import type { Clause } from './clause.ts';
import type { ClauseContext } from './reading-context.ts';

/** Kinds of which a value is no description: nobody is called "registered for 2026/27", and no number is "in use". */
const NO_PREDICATE: readonly FieldType[] = ['name', 'id', 'phone', 'email', 'date', 'money', 'number', 'percent'];

/** Whether a clause takes for a value what may be said of somebody, or of what a number is of. */
export const isPredicate = (clause: Clause, field: Field, { matter }: ClauseContext): boolean =>
  clause.kind === 'equals' &&
  NO_PREDICATE.includes(fieldType(field)) &&
  clause.values.some(
    ({ text, whole }) =>
      !whole &&
      text !== matter?.person &&
      /(?<!\p{L})\p{Ll}{2,}(?!\p{L})|[\p{Lo}].*\s.*[\p{Lo}].*\s.*\p{Lo}/u.test(text),
  );
