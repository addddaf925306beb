import type { Field, InquiryConfiguration } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import { names } from '../reading/meaning.ts';
import { meaningOfField } from '../reading/meaning-of-field.ts';
import type { Facts } from './facts.ts';
import { speaksOfHolding } from './states-named.ts';
import { isStillToCome } from './still-to-come.ts';

/** Whether a field asks for the day on which something begins. */
export function isBeginning(field: Field): boolean {
  const said = meaningOfField(field);
  return fieldType(field) === 'date' && (names(said, 'start') || names(said, 'joined'));
}

/**
 * The day on which that begins of which the guide or the query wants to know whether it is in force, where that day is surely
 * still to come and the guide does not speak of it; null where none is. Its status may say "Confirmed" all the same.
 * @param spokenOf the fields of which the guide speaks
 */
export function dayStillToBegin(
  { query, acceptance_guide }: Pick<InquiryConfiguration, 'query' | 'acceptance_guide'>,
  { fields, values, beginnings = [], submittedAt }: Facts,
  spokenOf: ReadonlySet<string>,
): string | null {
  // A field's name says nothing of what is asked: "valid_until is after 2027-06-30".
  const guide = fields.reduce((rest, { name }) => rest.replaceAll(name, ' '), acceptance_guide);
  if (!speaksOfHolding(query) && !speaksOfHolding(guide)) return null;
  const isToCome = (day: string, field?: Field) => isStillToCome(day, field, query, submittedAt) === 'met';
  const ofFields = fields
    .filter(field => isBeginning(field) && !spokenOf.has(field.name))
    .flatMap(field => {
      const { value = '', meant = value } = values.get(field.name) ?? {};
      return isToCome(meant, field) ? [value] : [];
    });
  return [...ofFields, ...beginnings.filter(day => isToCome(day))][0] ?? null;
}
