import type { Field } from '../inquiry/configuration.ts';
import { meaningOf, type Word } from './meaning.ts';

/** Of each field: a guide asks it of a few fields again and again. */
const said = new WeakMap<Field, readonly Word[]>();

/** What the name and the description of a field say together. */
export function meaningOfField(field: Field): readonly Word[] {
  const known = said.get(field) ?? meaningOf(`${field.name.replace(/[_-]+/g, ' ')} ${field.description}`);
  said.set(field, known);
  return known;
}
