import type { Candidate } from '../../../domain/extraction/candidates/candidate.ts';
import { compatibility } from '../../../domain/extraction/compatibility.ts';
import type { Extraction } from '../../../domain/extraction/extract.ts';
import { recordsOf } from '../../../domain/extraction/records.ts';
import { sayTheSame } from '../../../domain/extraction/rivals.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { askedWords } from '../../../domain/extraction/told.ts';
import { isOfAnother } from '../../../domain/extraction/whose-page.ts';
import type { Field } from '../../../domain/inquiry/configuration.ts';
import type { Cutting } from '../../../domain/judging/findings.ts';
import { readDates } from '../../../domain/reading/dates/read-dates.ts';
import { type FieldType, fieldType } from '../../../domain/reading/field-types.ts';
import { labelSimilarity, labelWordingOf, wordingOf } from '../../../domain/reading/label-similarity.ts';
import { folded } from '../../../domain/reading/text.ts';
import { valueType } from '../../../domain/reading/value-types.ts';
import type { ExtractedPage, Placed } from './placed.ts';
import { isBesideLabel, isLabel, LEAST_COMPATIBILITY, rivals } from './standing.ts';

/** Pairs that are less likely are none. */
const LEAST_PLAUSIBILITY = 0.6;
const MOST_OTHERS = 4;
/** In characters. */
const LONGEST_LINE = 80;

const YEAR = /^(?:19|20)\d\d$/;
const NUMBERED = /\p{Nd}.*\p{Nd}.*\p{Nd}/u;

const cut = (text: string) => (text.length <= LONGEST_LINE ? text : `${text.slice(0, LONGEST_LINE)}…`);

/** Whether the value can be of the kind that is asked for, whatever stands beside it in its line. */
function mayBe(type: FieldType, value: string): boolean {
  if (compatibility(type, valueType(value)) >= LEAST_COMPATIBILITY) return true;
  if (type === 'date') return readDates(value).length > 0 || YEAR.test(value);
  return type === 'id' && NUMBERED.test(value);
}

/** The line in which a value stands, and its neighbours. */
function aroundOf({ extraction }: Placed, { text: { lines } }: ExtractedPage): string {
  const [first] = extraction.runs;
  const at = lines.findIndex(({ parts }) => first !== undefined && parts.includes(first));
  const near = at < 0 ? [{ text: extraction.value }] : lines.slice(Math.max(0, at - 1), at + 2);
  return near.map(({ text }) => cut(text)).join(' | ');
}

/** What may be meant in place of a value: what we read, and others of its kind, those with the likeliest labels first. */
function othersOf(
  field: Field,
  value: string,
  candidates: readonly Candidate[],
  readings: readonly Extraction[],
): Cutting['others'] {
  const type = fieldType(field);
  const wording = wordingOf(field);
  const others = new Map<string, { label: string; value: string; likeness: number }>();
  for (const one of candidates) {
    if (!isBesideLabel(one) || one.plausibility < LEAST_PLAUSIBILITY || isLabel(one.value, candidates)) continue;
    if (compatibility(type, valueType(one.value)) < LEAST_COMPATIBILITY || folded(one.value) === folded(value))
      continue;
    const likeness = labelSimilarity(wording, labelWordingOf(one.label)) + one.plausibility / 10;
    const known = others.get(`${one.label}→${one.value}`);
    if (!known) others.set(`${one.label}→${one.value}`, { label: one.label, value: one.value, likeness });
  }
  const likeliest = [...others.values()].sort((a, b) => b.likeness - a.likeness).slice(0, MOST_OTHERS);
  const read = readings.filter(one => !sayTheSame(type, one.value, value));
  return [...read, ...likeliest].map(({ label, value }) => ({ label: label ?? '', value }));
}

/**
 * Says of a value that a model proposes and that nothing of ours makes sure what a reading has to know that does not see the
 * evidence; null where our own rules speak against it: it is no statement of the site, or of one record among several, has not
 * the form that is asked for, another value stands under its label, or our own reading is sure or in doubt.
 */
export function cuttingFrom(
  pages: readonly ExtractedPage[],
  query: string,
): (field: Field, placed: Placed, page: ExtractedPage) => Cutting | null {
  const own = pages.flatMap(({ extractions }) => extractions);
  return (field, placed, page) => {
    const { extraction, candidate } = placed;
    const { name, value, doubt, regions } = extraction;
    const type = fieldType(field);
    const fits = (text: string) => compatibility(type, valueType(text)) >= LEAST_COMPATIBILITY;
    if (doubt !== null || !mayBe(type, value)) return null;
    const readings = own.filter(one => one.name === name);
    if (readings.some(one => one.ambiguous || one.doubt !== null || one.score >= SURE_SCORE)) return null;
    const { candidates } = page.text;
    const labelled = candidate !== undefined && isBesideLabel(candidate) ? candidate : undefined;
    if (labelled && candidates.some(other => rivals(other, labelled, fits, candidates))) return null;
    const asked = askedWords(query, `${name.replace(/[_-]+/g, ' ')} ${field.description}`);
    if (isOfAnother(page.text) || recordsOf(page.text)(regions, asked)) return null;
    return {
      field: name,
      value,
      label: labelled?.label ?? null,
      around: aroundOf(placed, page),
      others: othersOf(field, value, candidates, readings),
    };
  };
}
