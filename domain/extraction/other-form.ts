import type { Field } from '../inquiry/configuration.ts';
import type { FieldType } from '../reading/field-types.ts';
import { folded, isPartOf } from '../reading/text.ts';
import { valueType } from '../reading/value-types.ts';
import { compatibility } from './compatibility.ts';
import { type Extraction, extract } from './extract.ts';
import type { Page } from './page.ts';
import { sayTheSame } from './rivals.ts';
import { hasLabel } from './scoring.ts';

/** What is less so is no value of the field's kind. */
const LEAST_COMPATIBILITY = 0.3;

const isOfKind = (type: FieldType, value: string) => compatibility(type, valueType(value)) >= LEAST_COMPATIBILITY;
const hasFigures = (text: string) => /\p{Nd}/u.test(text);

/**
 * Tells of a value that was read whether the same document has another one for it in a form that is not shown: under the same
 * label, or as what would have been read there for the field. A form that says nothing of it contradicts nothing.
 * @param pages of the form that is not shown
 */
export function toldOtherwise(
  pages: readonly Page[],
  fields: readonly Field[],
  query: string,
): (one: Extraction) => boolean {
  if (pages.length === 0) return () => false;
  const all = folded(pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' '));
  const read = pages.flatMap(page => extract(page, fields, query));
  const candidates = pages.flatMap(page => page.candidates).filter(hasLabel);
  return ({ name, type, value, label }) => {
    if (isPartOf(folded(value), all)) return false;
    const there = [
      ...read.filter(one => one.name === name),
      ...candidates.filter(one => label !== null && folded(one.label) === folded(label)),
    ].filter(one => isOfKind(type, one.value) && (hasFigures(one.value) || !hasFigures(value)));
    return there.length > 0 && !there.some(one => sayTheSame(type, one.value, value));
  };
}
