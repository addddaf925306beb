import type { Field } from '../../inquiry/configuration.ts';
import { fieldType } from '../../reading/field-types.ts';
import { isBeginning, isWordOfBeginning } from '../day-meant.ts';
import { saysBegun } from '../day-of-beginning.ts';
import { isExpiry } from '../expiry.ts';
import { saysHolding } from './holding.ts';
import { namesField } from './mentions.ts';
import { type Span, tokensOf } from './span.ts';

/** Whether a word says of which moment a bound is: that a thing holds until its end, or since it began. */
const isOfMoment = (word: string, field: Field): boolean =>
  fieldType(field) === 'date' &&
  (isExpiry(field) ? saysHolding(word) : isBeginning(field) && (saysBegun(word) || isWordOfBeginning(word)));

/** Whether a word says no more than of which moment the bounds and days of a line are. */
export const isMomentWord = (word: string, spans: readonly Span[]): boolean =>
  spans.some(
    ({ said, fields }) => (said === 'bound' || said === 'value') && fields.some(field => isOfMoment(word, field)),
  );

/** What could be bounded by the same. */
const rivalsOf = (field: Field, fields: readonly Field[]) =>
  fields.filter(other => other !== field && fieldType(other) === fieldType(field));

/** Whether the words of a line say that a bound is of this field and of no other that could be. */
function isNamed(words: readonly string[], field: Field, fields: readonly Field[]): boolean {
  const rivals = rivalsOf(field, fields);
  const isOnly = rivals.every(other => !words.some(word => isOfMoment(word, other)));
  return words.some(
    word =>
      (namesField(word, field) && !rivals.some(other => namesField(word, other))) ||
      (isOnly && isOfMoment(word, field)),
  );
}

/**
 * Spans with each bound left to the one field that the words beside the values name; null where that is none, or several, so
 * that it may be another field's.
 */
export function boundsNamed(line: string, spans: readonly Span[], fields: readonly Field[]): Span[] | null {
  const isWithin = (from: number) =>
    spans.some(({ said, ...span }) => said === 'value' && span.from <= from && from < span.to);
  const words = tokensOf(line)
    .filter(({ from }) => !isWithin(from))
    .map(({ text }) => text);
  const named = spans.map(span => {
    if (span.said !== 'bound') return span;
    return { ...span, fields: span.fields.filter(field => isNamed(words, field, fields)) };
  });
  return named.every(span => span.said !== 'bound' || span.fields.length === 1) ? named : null;
}
