import type { Field } from '../../inquiry/configuration.ts';
import { fieldType } from '../../reading/field-types.ts';
import { isDenied } from '../../reading/states.ts';
import { normalise } from '../../reading/text.ts';
import type { Facts } from '../facts.ts';
import { FILLER } from '../languages/filler/all-filler.ts';
import type { Outcome } from '../outcome.ts';
import { anchorsIn } from './anchors.ts';
import { isOfMatter, namesField } from './mentions.ts';
import { addsNothing, type Known } from './rest-of-line.ts';
import { type Span, tokensOf } from './span.ts';

const LONGEST_LINE = 240;

/** The text between values, from each side of them. */
function gapsOf(line: string, spans: readonly Span[]): { text: string; isBehind: boolean }[] {
  const ends = [0, ...spans.map(({ to }) => to)];
  return ends.map((from, at) => ({ text: line.slice(from, spans[at]?.from ?? line.length), isBehind: at > 0 }));
}

/** Counts and short values may stand in a line by chance, and a state may be another thing's: their field has to be named. */
const needsName = (line: string, { from, to }: Span, field: Field, query: string) =>
  (fieldType(field) === 'status' && !isOfMatter(field, query)) ||
  fieldType(field) === 'number' ||
  fieldType(field) === 'percent' ||
  line.slice(from, to).length < 3;

/** Where a line names a field by words that are none of another's whose value stands in it. */
const namesOf = (line: string, field: Field, others: readonly Field[]) =>
  tokensOf(line).filter(
    ({ text }) => namesField(text, field) && !others.some(other => other !== field && namesField(text, other)),
  );

/**
 * Whether each value stands with its own field's name, where two fields of one kind could be taken for each other: "the
 * tenant is Jane, the landlord John" says nothing true of a tenant John.
 */
function isOwnEach(line: string, spans: readonly Span[], fields: readonly Field[]): boolean {
  return fields.every(field => {
    const rivals = fields.filter(other => other !== field && fieldType(other) === fieldType(field));
    if (rivals.length === 0) return true;
    return namesOf(line, field, rivals).every(name => {
      const behind = spans.find(({ from }) => from >= name.to);
      const before = spans.findLast(({ to }) => to <= name.from);
      return (behind ?? before)?.fields.includes(field) || (before?.fields.includes(field) && !behind);
    });
  });
}

/**
 * Whether a condition that grants something says no more than what the evidence shows: certain values stand in it whole and
 * word for word, and every other word of it changes nothing or names the fields of these values. A digit, a letter, a unit
 * or a word of denial or time that belongs to no value leaves it unknown; nothing is ever not met by it.
 */
export function coveredBy(condition: string, facts: Facts): Outcome {
  const line = normalise(condition).replace(/[.;。]+$/u, '');
  if (line.length > LONGEST_LINE) return 'unknown';
  const spans = anchorsIn(line, facts);
  if (spans.length === 0) return 'unknown';
  const gaps = gapsOf(line, spans);
  if (gaps.some(({ text }) => isDenied(text))) return 'unknown';
  const fields = [...new Set(spans.flatMap(span => span.fields))];
  const rest = gaps.map(({ text }) => text).join(' ');
  const isUnnamed = spans.some(span =>
    span.fields.every(
      field =>
        needsName(line, span, field, facts.query ?? '') && !tokensOf(rest).some(({ text }) => namesField(text, field)),
    ),
  );
  if (isUnnamed || !isOwnEach(line, spans, fields)) return 'unknown';
  const isCovered = FILLER.some(filler => {
    const known: Known = { filler, fields, query: facts.query ?? '' };
    return gaps.every(({ text, isBehind }) => addsNothing(text, isBehind, known));
  });
  return isCovered ? 'met' : 'unknown';
}
