import type { Field } from '../inquiry/configuration.ts';
import { fieldType } from '../reading/field-types.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { isUnspaced, wordsOf } from '../reading/lexicon/written-form.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import type { Facts } from './facts.ts';
import { personIn, subjectOf, unspacedPersonIn } from './person-in-query.ts';

/** People whom a record is not about: all others are its own. */
export const OTHERS: readonly Concept[] = [
  'landlord',
  'recipient',
  'sender',
  'contact',
  'doctor',
  'manager',
  'employer',
  'insurer',
  'provider',
  'bank',
  'issuer',
  'beneficiary',
];

/** Whether a field asks for the name of whom the evidence is of. */
export const isOfPerson = (field: Field) =>
  fieldType(field) === 'name' &&
  !OTHERS.some(other => names(meaningOf(`${field.name.replaceAll('_', ' ')} ${field.description}`), other));

/** What somebody was once called: no other person. */
const EARLIER: readonly Concept[] = ['birth', 'former'];
const isOfEarlierName = ({ name, description }: Field) =>
  EARLIER.some(earlier => names(meaningOf(`${name.replaceAll('_', ' ')} ${description}`), earlier));

/** Whether a value holds all names of a person, in whatever order; where scripts have no spaces, as they stand. */
function isNamedIn(value: string, person: string): boolean {
  const words = wordsOf(value);
  if (isUnspaced(person)) return words.join('').includes(wordsOf(person).join(''));
  return wordsOf(person).every(word => words.includes(word));
}

/**
 * The person of whom a query asks in its first words, where a field of a person has another name and none has this one:
 * "Is Katherine Moyle registered?" of a page about Catherine Moyles. Null where nothing says so.
 */
export function subjectNotShown(query: string, facts: Facts): string | null {
  const person = subjectOf(query) ?? unspacedPersonIn(query);
  if (person === null) return null;
  const names = facts.fields.filter(isOfPerson).flatMap(({ name }) => facts.values.get(name)?.value ?? []);
  const isShown = [...facts.values.values()].some(({ value }) => isNamedIn(value, person));
  return names.length > 0 && !isShown ? person : null;
}

/**
 * The person whom a query names and of whom the record is not: a field that must be shown and is of a person has another
 * name, whoever else stands beside it. A ticket that Ada bought for Bea is Bea's. Null where nothing says so.
 */
export function personOfAnother(query: string, facts: Facts): string | null {
  const person = personIn(query);
  if (person === null) return null;
  const isNamed = (value: string) => isNamedIn(value, person);
  const shownFor = ({ name }: Field) => facts.values.get(name)?.value ?? '';
  const people = facts.fields.filter(field => isOfPerson(field) && !isOfEarlierName(field));
  // Words with capitals may name a plan, which no name has to be.
  if (!people.some(field => isNamed(shownFor(field)))) return null;
  return people.some(field => field.required && shownFor(field) !== '' && !isNamed(shownFor(field))) ? person : null;
}
