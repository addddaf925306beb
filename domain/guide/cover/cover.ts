import type { Field } from '../../inquiry/configuration.ts';
import { toldName } from '../../inquiry/told-name.ts';
import { fieldType } from '../../reading/field-types.ts';
import { isDenied } from '../../reading/states.ts';
import { folded, normalise } from '../../reading/text.ts';
import type { Clause } from '../clause.ts';
import { isExpiry } from '../expiry.ts';
import type { Facts } from '../facts.ts';
import { FILLER } from '../languages/filler/all-filler.ts';
import { phrasebooksFor } from '../languages/phrasebook.ts';
import type { Outcome } from '../outcome.ts';
import { anchorsIn } from './anchors.ts';
import { glossedIn, holdingIn, saysHolding } from './holding.ts';
import { keptBoundsIn } from './kept-bounds.ts';
import { isOfMatter, namesField } from './mentions.ts';
import { boundsNamed, isMomentWord } from './named-bounds.ts';
import { noneIn } from './none.ts';
import { paidIn } from './paid.ts';
import { addsNothing, type Known } from './rest-of-line.ts';
import { shownIn } from './shown.ts';
import { longestOf, overlap, type Span, tokensOf } from './span.ts';

/** In characters; of a longer line nothing is told. */
export const LONGEST_LINE = 240;

/** The text between values, from each side of them. */
function gapsOf(line: string, spans: readonly Span[]): { text: string; isBehind: boolean }[] {
  const ends = [0, ...spans.map(({ to }) => to)];
  return ends.map((from, at) => ({ text: line.slice(from, spans[at]?.from ?? line.length), isBehind: at > 0 }));
}

/** A text without what the fields are described by, word for word: "cobertura del Aveo". */
const withoutDescriptions = (text: string, fields: readonly Field[]) =>
  fields.reduce((rest, { description }) => {
    const at = /^\p{L}+(?: \p{L}+){1,5}$/u.test(description)
      ? rest.toLowerCase().indexOf(description.toLowerCase())
      : -1;
    return at < 0 ? rest : `${rest.slice(0, at)} ${rest.slice(at + description.length)}`;
  }, text);

/** Counts and short values may stand in a line by chance, and a state may be another thing's: their field has to be named. */
const needsName = (line: string, { from, to }: Span, field: Field, query: string) =>
  (fieldType(field) === 'status' && !isOfMatter(field, query)) ||
  fieldType(field) === 'number' ||
  fieldType(field) === 'percent' ||
  line.slice(from, to).length < 3;

/** In letters: "tenant" and "tenancy", "member" and "membership". */
const LEAST_OF_KIN = 5;
const isKinOf = (word: string, { name }: Field) =>
  word.length > LEAST_OF_KIN &&
  toldName(name)
    .split(/[\s-]+/u)
    .some(own => folded(own).slice(0, LEAST_OF_KIN) === folded(word).slice(0, LEAST_OF_KIN));

/** Whether the words of a status themselves say of what it is: "current tenant" of a tenancy, "active member" of a membership. */
const namesItself = (line: string, spans: readonly Span[], field: Field) =>
  spans.some(
    ({ said, fields, from, to }) =>
      said === 'value' &&
      fields.length === 1 &&
      fields[0] === field &&
      line.slice(from, to).includes(' ') &&
      tokensOf(line.slice(from, to)).some(({ text }) => isKinOf(text, field)),
  );

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
      // What is said of it is that it holds, or keeps a bound: "and the domain has not expired".
      if (behind && behind.said !== 'value') return true;
      return (behind ?? before)?.fields.includes(field) || (before?.fields.includes(field) && !behind);
    });
  });
}

/** What of a line certain values bear out; null where a bound in it may be another field's. */
function spansIn(line: string, facts: Facts, holds: (clause: Clause) => boolean): Span[] | null {
  const values = anchorsIn(line, facts);
  const said = [
    ...values,
    ...glossedIn(line, values),
    ...keptBoundsIn(line, facts, holds),
    ...holdingIn(line, facts, holds),
    ...paidIn(line, facts),
    ...noneIn(line, facts),
  ];
  const borne = longestOf(said);
  const isBorne = (span: Span) =>
    borne.some(one => overlap(one, span) || one.fields.some(field => span.fields.includes(field)));
  const shown = shownIn(line, facts).filter(span => !isBorne(span));
  const named = boundsNamed(line, longestOf([...borne, ...shown]), facts.fields);
  return named?.some(span => span.said !== 'today') ? named : null;
}

/**
 * Whether a condition that grants something says no more than what the evidence shows: certain values stand in it whole and
 * word for word, or keep the bounds that stand in it, or say that a thing holds of which it says just that; and every other
 * word of it changes nothing or names the fields of these values. A digit, a letter, a unit or a word of denial or time that
 * belongs to none of these leaves it unknown; nothing is ever not met by it.
 * @param holds whether a clause about one field is met
 */
export function coveredBy(condition: string, facts: Facts, holds: (clause: Clause) => boolean): Outcome {
  const line = normalise(condition).replace(/[.;。।]+$/u, '');
  if (line.length > LONGEST_LINE) return 'unknown';
  const spans = spansIn(line, facts, holds);
  if (!spans) return 'unknown';
  const fields = [...new Set(spans.flatMap(span => span.fields))];
  const gaps = gapsOf(line, spans).map(gap => ({ ...gap, text: withoutDescriptions(gap.text, fields) }));
  if (gaps.some(({ text }) => isDenied(text))) return 'unknown';
  const rest = gapsOf(line, spans)
    .map(({ text }) => text)
    .join(' ');
  const isNamed = (field: Field) =>
    tokensOf(rest).some(({ text }) => namesField(text, field)) ||
    spans.some(
      span =>
        span.said === 'bound' && tokensOf(line.slice(span.from, span.to)).some(({ text }) => namesField(text, field)),
    ) ||
    spans.some(span => span.said === 'gloss' && span.fields.includes(field)) ||
    namesItself(line, spans, field);
  const isUnnamed = spans
    .filter(({ said }) => said !== 'today')
    .some(span => span.fields.every(field => needsName(line, span, field, facts.query ?? '') && !isNamed(field)));
  if (isUnnamed || !isOwnEach(line, spans, fields)) return 'unknown';
  // Of what a status is asked of, "is active and ends after" says two things.
  const saysTwo =
    facts.fields.some(field => fieldType(field) === 'status') &&
    phrasebooksFor(rest).some(({ and }) => and.test(` ${rest} `));
  const isMoment = (word: string) => isMomentWord(word, spans) && !(saysTwo && saysHolding(word));
  // That a thing was made out to somebody says that there is one, which their name alone does not show.
  const isOfThing = spans.some(
    ({ said, fields }) =>
      said === 'holding' ||
      said === 'bound' ||
      fields.some(
        field => (fieldType(field) === 'status' || isExpiry(field)) && facts.values.get(field.name)?.value !== '',
      ),
  );
  const isCovered = FILLER.some(filler => {
    const known: Known = { filler, fields, asked: facts.fields, query: facts.query ?? '', isOfThing, isMoment };
    return gaps.every(({ text, isBehind }) => addsNothing(text, isBehind, known));
  });
  return isCovered ? 'met' : 'unknown';
}
