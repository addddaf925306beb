import type { Candidate, CandidateSource } from '../../../domain/extraction/candidates/candidate.ts';
import { compatibility } from '../../../domain/extraction/compatibility.ts';
import { cutOf } from '../../../domain/extraction/cut.ts';
import { talksAbout } from '../../../domain/extraction/cut-for-field.ts';
import type { Extraction } from '../../../domain/extraction/extract.ts';
import { recordsOf } from '../../../domain/extraction/records.ts';
import { sayTheSame } from '../../../domain/extraction/rivals.ts';
import { isStruck } from '../../../domain/extraction/segments.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import { askedWords } from '../../../domain/extraction/told.ts';
import { isOfAnother } from '../../../domain/extraction/whose-page.ts';
import { readAmount } from '../../../domain/guide/values/amounts.ts';
import type { Field } from '../../../domain/inquiry/configuration.ts';
import type { Cutting } from '../../../domain/judging/findings.ts';
import { readDates } from '../../../domain/reading/dates/read-dates.ts';
import { type FieldType, fieldType } from '../../../domain/reading/field-types.ts';
import { labelSimilarity } from '../../../domain/reading/label-similarity.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { isDenied, namesDoubtfulState } from '../../../domain/reading/states.ts';
import { folded } from '../../../domain/reading/text.ts';
import { valueType } from '../../../domain/reading/value-types.ts';
import { labelWordingOf, wordingOf } from '../../../domain/reading/wordings.ts';
import { LEAST_PLAUSIBILITY, leadsOf } from './leads.ts';
import type { ExtractedPage, Placed } from './placed.ts';
import { isBesideLabel, isLabel, LEAST_COMPATIBILITY, rivals } from './standing.ts';
import { isAboutPlace, isHeaded, NOT_SHOWN, type Surroundings, standApart, surroundings } from './surroundings.ts';

const MOST_OTHERS = 4;

const YEAR = /^(?:19|20)\d\d$/;
/** As cards tell until when they hold, and schools when somebody leaves: "04/29", "2028/03". */
const MONTH = /^(?:(?:0[1-9]|1[0-2])\s?\/\s?(?:20)?\d\d|20\d\d\s?[/.-]\s?(?:0?[1-9]|1[0-2]))$/;
/** One figure with as much around it as a sign, a currency or a unit takes, whatever language it is in. */
const ONE_FIGURE = /^[^\p{N}]{0,8}\p{Nd}(?:[\p{Nd}.,' ]*\p{Nd})?[^\p{N}]{0,14}$/u;
const MEASURES: readonly FieldType[] = ['money', 'number', 'percent'];
/** A sign of few figures, perhaps with a word before it and a remark in brackets behind: "47B (half plot)", "sc. B, ap. 39". */
const SIGN =
  /^(?:\p{L}{1,12}\.? ){0,2}(?:\p{Lu}{1,3}, )?(?:\p{L}{1,12}\.? ){0,2}[\p{L}\p{N}./-]*\p{N}[\p{L}\p{N}./-]*(?: \([^()]{1,40}\))?$/u;
const NUMBERED = /\p{Nd}.*\p{Nd}.*\p{Nd}/u;

/**
 * Kinds that we only guess by the words of a field: "coverage" may be an amount or a plan, "valid until" may be for ever, and
 * "lunar" stands in Romanian for what is paid each month.
 */
const GUESSED: readonly FieldType[] = ['money', 'date', 'period', 'number', 'name'];

/** Whether a value says by itself of what kind it is: an amount of money, or one day or month. */
const isPlain = (value: string) => readAmount(value)?.measure.kind === 'money' || readDates(value).length === 1;

/**
 * Whether the value can be of the kind that is asked for, whatever stands beside it in its line. A text under a label of its
 * own may be what a field means that we take for another kind: no bound, amount or day of a guide is ever met by it.
 */
function mayBe(type: FieldType, value: string, isLabelled: boolean): boolean {
  if (compatibility(type, valueType(value)) >= LEAST_COMPATIBILITY) return true;
  if (type === 'date' && (readDates(value).length > 0 || YEAR.test(value) || MONTH.test(value))) return true;
  if (type === 'id' && (NUMBERED.test(value) || (isLabelled && SIGN.test(value)))) return true;
  if (MEASURES.includes(type) && ONE_FIGURE.test(value)) return true;
  if (type !== 'name' && GUESSED.includes(type) && isPlain(value)) return true;
  const part = cutOf(type, value);
  // "PLN 5,500 gross per year" says by its currency what it is; a number may be any.
  if (part !== null && (isLabelled || isPlain(part)) && !talksAbout(value, part)) return true;
  if (!isLabelled || !GUESSED.includes(type) || /\p{N}/u.test(value) || namesDoubtfulState(value)) return false;
  // "No arrears" is an amount.
  return type === 'money' || !isDenied(value);
}

/** Their label is the title of a column or of a row among others. */
const OF_CELLS: readonly CandidateSource[] = ['column', 'row', 'row and column'];

const isLikely = ({ plausibility }: Candidate) => plausibility >= LEAST_PLAUSIBILITY;

/** Whether a value stands in a table of several rows, below its label as the title of a column: it is of one thing among many. */
function isBelowTitle({ label, runs }: Candidate, candidates: readonly Candidate[]): boolean {
  const column = candidates.filter(one => one.source === 'column' && folded(one.label) === folded(label));
  return column.length > 1 && column.some(one => one.runs.some(run => runs.includes(run)));
}

/** So many words say of what a day or an amount is: "Balance as of 20 November 2026". */
const WORDS_OF_LABEL = 3;

/** What stands above or below a date or an amount has no label by that. */
const isGuessed = ({ label, source }: Candidate): boolean =>
  (source === 'above' || source === 'below') &&
  NUMBERED.test(label) &&
  (label.match(/\p{L}{2,}/gu)?.length ?? 0) < WORDS_OF_LABEL;

/** Whether what stands over a value tells its record from each other one that has its label, or is a name where none has it. */
function isNamedApart(
  value: Candidate | undefined,
  candidates: readonly Candidate[],
  areApart: (a: Candidate, b: Candidate) => boolean,
): boolean {
  if (value === undefined) return false;
  const alike = candidates.filter(
    one =>
      isBesideLabel(one) &&
      isLikely(one) &&
      folded(one.label) === folded(value.label) &&
      !isLabel(one.value, candidates) &&
      !one.runs.some(run => value.runs.includes(run)),
  );
  if (alike.length > 0) return alike.every(one => areApart(one, value));
  // Of rows of a table each is a record, and its first cell no name that tells which is meant.
  return !OF_CELLS.includes(value.source) && isHeaded(value);
}

/** Our own reading knows what it says: another one is wrong, and the same one gains nothing. */
const isSettled = ({ score, ambiguous, doubt }: Extraction) => score >= SURE_SCORE && !ambiguous && doubt === null;

/**
 * What may be meant in place of a value: what we read, and others of its kind, those under its own label first, then the
 * likeliest. @param placeOf where each of them stands, as far as it is to be shown
 */
function othersOf(
  field: Field,
  { value, label }: { value: string; label: string | null },
  candidates: readonly Candidate[],
  readings: readonly Extraction[],
  placeOf: (value: { label: string | null; runs: readonly TextRun[] }) => Surroundings,
): Cutting['others'] {
  const type = fieldType(field);
  const wording = wordingOf(field);
  const others = new Map<string, Cutting['others'][number] & { likeness: number }>();
  for (const one of candidates) {
    const isUnderIt = label !== null && folded(one.label) === folded(label);
    if (!isBesideLabel(one) || !(isUnderIt || isLikely(one)) || isLabel(one.value, candidates)) continue;
    if (compatibility(type, valueType(one.value)) < LEAST_COMPATIBILITY || folded(one.value) === folded(value))
      continue;
    const likeness = Number(isUnderIt) + labelSimilarity(wording, labelWordingOf(one.label)) + one.plausibility / 10;
    const shown = { label: one.label, value: one.value, ...placeOf(one) };
    const key = `${shown.under}→${one.label}→${one.value}`;
    if (!others.has(key)) others.set(key, { ...shown, likeness });
  }
  const likeliest = [...others.values()].sort((a, b) => b.likeness - a.likeness).slice(0, MOST_OTHERS);
  const read = readings.filter(one => !sayTheSame(type, one.value, value));
  return [
    ...read.map(one => ({ label: one.label ?? '', value: one.value, ...placeOf(one) })),
    ...likeliest.map(({ likeness: _, ...one }) => one),
  ];
}

/**
 * Says of a value that a model proposes and that nothing of ours makes sure what a reading has to know that does not see the
 * evidence; null where our own rules speak against it: it is no statement of the site, it is struck through, or of one record
 * among several without names, has not the form that is asked for, another value stands under its label in the same place, or
 * our own reading is sure, or knows that just this value is none. That we can't tell which of several is meant, or of what time
 * or matter a part of the page is, speaks against none: the second reading sees where each of them stands, and the others too.
 */
export function cuttingFrom(
  pages: readonly ExtractedPage[],
  query: string,
): (field: Field, placed: Placed, page: ExtractedPage) => Cutting | null {
  const own = pages.flatMap(({ extractions }) => extractions);
  const leads = new Map(pages.map(({ text }) => [text, leadsOf(text)]));
  return (field, placed, { text: page }) => {
    const { extraction, candidate } = placed;
    const { name, value, doubt, regions, runs } = extraction;
    const type = fieldType(field);
    const fits = (text: string) => compatibility(type, valueType(text)) >= LEAST_COMPATIBILITY;
    const { candidates } = page;
    const labelled =
      candidate !== undefined && isBesideLabel(candidate) && !isGuessed(candidate) ? candidate : undefined;
    // A part of what stands under a label has it for its line, and its form must speak for itself.
    const isWhole = labelled !== undefined && folded(labelled.value) === folded(value);
    if (doubt !== null || runs.some(isStruck) || !mayBe(type, value, isWhole)) return null;
    const readings = own.filter(one => one.name === name);
    const ofIt = readings.filter(one => sayTheSame(type, one.value, value));
    const doubts = ofIt.flatMap(one => one.doubt ?? []);
    if (readings.some(isSettled) || !doubts.every(one => isAboutPlace(one, page))) return null;
    // Where another value may be meant, each label under which this one stands must have it alone.
    const again = readings.some(one => one.ambiguous)
      ? candidates.filter(one => isBesideLabel(one) && isLikely(one) && sayTheSame(type, one.value, value))
      : [];
    const standing = labelled === undefined ? again : [labelled, ...again];
    const isAlike = (a: Candidate, b: Candidate) => isBelowTitle(a, candidates) === isBelowTitle(b, candidates);
    const rivalling = standing.flatMap(one =>
      candidates
        .filter(other => rivals(other, one, fits, candidates) && isAlike(other, one))
        .map(other => [other, one]),
    );
    const leadOf = leads.get(page) ?? (() => null);
    const areLedApart = (a: Candidate, b: Candidate) => {
      const [one, other] = [leadOf(a), leadOf(b)];
      return one !== null && other !== null && folded(one) !== folded(other);
    };
    const areApart = (a: Candidate, b: Candidate) => standApart(a, b) || areLedApart(a, b);
    if (!rivalling.every(([other, one]) => other && one && areApart(other, one))) return null;
    const asked = askedWords(query, `${name.replace(/[_-]+/g, ' ')} ${field.description}`);
    const isOfRecord = recordsOf(page)(regions, asked);
    if (isOfAnother(page) || (isOfRecord && !isNamedApart(labelled, candidates, areApart))) return null;
    const label = labelled?.label ?? null;
    const isToldByPlace = isOfRecord || doubts.length > 0 || rivalling.length > 0;
    const { under, around } = surroundings(runs, page, leadOf({ label: label ?? '', runs }));
    // A page can talk by what is shown of it, so that no more is shown than is needed.
    const placeOf = (of: { label: string | null; runs: readonly TextRun[] }) =>
      isToldByPlace ? surroundings(of.runs, page, leadOf({ label: of.label ?? '', runs: of.runs })) : NOT_SHOWN;
    const others = othersOf(field, { value, label }, candidates, readings, placeOf);
    return { field: name, value, label, under: isToldByPlace ? under : '', around, isToldByPlace, others };
  };
}
