import type { Field } from '../inquiry/configuration.ts';
import { tellsNearMatches } from '../provenance/near-matches.ts';
import { tellsStale } from '../provenance/stale.ts';
import type { FieldType } from '../reading/field-types.ts';
import { saysBothStates } from '../reading/joined-states.ts';
import type { Rect, TextRun } from '../reading/page-snapshot.ts';
import { folded } from '../reading/text.ts';
import { daysTold } from './as-of.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';
import { goesOnWithDay } from './day-below.ts';
import type { Doubt } from './doubt.ts';
import { fallsShort } from './ladder.ts';
import { isActionBeside, isListedBeside } from './listed-beside.ts';
import { withNamedColumns } from './named-columns.ts';
import { ofNamedRows } from './named-rows.ts';
import { statesOtherwise } from './other-state.ts';
import { tellsOfOtherYear } from './other-year.ts';
import type { Page } from './page.ts';
import { recordsOf } from './records.ts';
import type { RegionStep } from './regions.ts';
import { isSame, rivals, sameLabelElsewhere } from './rivals.ts';
import { hasLabel, scoredFor } from './scoring.ts';
import { SURE_SCORE } from './sure-score.ts';
import { type Weighed, weigh } from './weigh.ts';
import { openWhose } from './whose-page.ts';

/** A value that was read for a field. */
export type Extraction = {
  name: string;
  type: FieldType;
  /** As it stands in the text. */
  value: string;
  /** 0 to 1; `SURE_SCORE` says what it may come to. */
  score: number;
  /** The label beside which it stood; null when its form alone told what it is. */
  label: string | null;
  source: CandidateSource;
  rect: Rect;
  runs: TextRun[];
  /** The parts of the page in which it stands, outermost first. */
  regions: readonly RegionStep[];
  /** Other values that might be meant, best first. */
  alternatives: { value: string; score: number; label: string }[];
  /** Another value may be meant as well. */
  ambiguous: boolean;
  /** Why it may not be what is asked for, whatever its label says; null when nothing speaks against it. */
  doubt: Doubt | null;
  /** The day for which its page tells it, as `YYYY-MM-DD`, where that says so close to it. */
  toldFor?: string;
};

const MOST_ALTERNATIVES = 3;
/** Just below what counts as sure. */
const MOST_IF_AMBIGUOUS = SURE_SCORE - 0.01;
const LEAST_IF_AMBIGUOUS = 0.5;
/** How much of the remaining doubt goes when nothing else on the page could be meant. */
const WORTH_OF_BEING_ALONE = 0.35;
/** What looks like its label and stands below it may be the next label, however alone it is. */
const LEAST_IF_ALONE = 0.6;

function extractionOf({ field, type, candidate, score, found, path, doubt }: Weighed): Extraction {
  return {
    name: field.name,
    type,
    value: found.text,
    score,
    label: hasLabel(candidate) ? candidate.label : null,
    source: candidate.source,
    rect: found.rect,
    runs: found.runs,
    regions: path,
    alternatives: [],
    ambiguous: false,
    doubt,
  };
}

const isGuess = ({ source, doubt, ambiguous }: Extraction) =>
  source === 'bare status' && (ambiguous || doubt === 'other_record' || doubt === 'other_matter');

/** What only its place beside a label tells, and what another may be as well, tells nothing. */
const isWeak = ({ source, ambiguous, score }: Extraction) =>
  ambiguous && score < LEAST_IF_AMBIGUOUS && (source === 'below' || source === 'above');

/** What ranks so near is as likely. */
const AS_LIKELY = 0.97;
/** So many others, and the one that comes first is more often wrong than right; where it is in doubt as well, one other is enough. */
const MANY = 2;

function isOneOfMany({ ambiguous, doubt }: Extraction, best: Weighed, contesting: readonly Weighed[]): boolean {
  const alike = contesting.filter(({ rank }) => rank >= AS_LIKELY * best.rank);
  const values = new Set(alike.map(({ candidate }) => folded(candidate.value)));
  return ambiguous && values.size >= (doubt === null ? MANY : 1);
}

const sameField = (name: string) => (one: Weighed) => one.field.name === name;

const isSamePair = ({ candidate: a }: Weighed, { candidate: b }: Weighed) => a.label === b.label && a.value === b.value;

/** Figures stand beside many labels, and which of them says more tells which are meant; words may be a part of another's label. */
const byLikeness = (a: Weighed, b: Weighed) =>
  a.type === 'money' && b.type === 'money' ? b.similarity - a.similarity : 0;

/**
 * Reads the fields from the page. A field is left out when nothing that literally stands there is likely enough.
 * @param query what the customer asks, if anything: its words tell which of several records is meant.
 * @param ofAnyForm fields that are labels of the page itself: what stands beside them is theirs, whatever its form
 */
export function extract(
  page: Page,
  fields: readonly Field[],
  query = '',
  ofAnyForm: readonly Field[] = [],
): Extraction[] {
  const candidatesFor = ofNamedRows(withNamedColumns(page, query), query);
  const fieldsOf = new Map<readonly Candidate[], Field[]>();
  for (const field of fields) {
    const candidates = candidatesFor(field);
    fieldsOf.set(candidates, [...(fieldsOf.get(candidates) ?? []), field]);
  }
  const scored = [...fieldsOf].flatMap(([candidates, own]) => scoredFor(own, candidates, query, ofAnyForm));
  const weighed = weigh(scored, page, query).sort((a, b) => b.rank - a.rank || byLikeness(a, b));
  const taken = new Map<string, Extraction>();
  const chosen = new Map<string, Weighed>();
  const contested = new Map<string, Weighed[]>();
  const owners = new Map<string, string>();
  const others: Weighed[] = [];
  for (const one of weighed) {
    const { name } = one.field;
    const { label, value } = one.candidate;
    if (one.weak || chosen.has(name)) {
      others.push(one);
      continue;
    }
    // Two fields share a place only when the label clearly names both.
    const place = `${label}→${value}`;
    const owner = owners.get(place);
    if (owner !== undefined && owner !== name && one.similarity < 0.9) continue;
    taken.set(name, extractionOf(one));
    chosen.set(name, one);
    owners.set(place, name);
  }
  for (const one of others) {
    const { name } = one.field;
    const best = chosen.get(name);
    if (!best || isSame(one, best)) continue;
    taken.get(name)?.alternatives.push({ value: one.candidate.value, score: one.score, label: one.candidate.label });
    const isHarmless = () => isActionBeside(one, best) || isListedBeside(one, best, others.filter(sameField(name)));
    if (rivals(one, best) && !isHarmless()) contested.set(name, [...(contested.get(name) ?? []), one]);
  }
  const isElsewhere = sameLabelElsewhere(page);
  const isOfUntoldRecord = recordsOf(page);
  const isOpenWhose = openWhose(page);
  const isNear = page.runs.some(tellsNearMatches);
  const isStale = page.runs.some(tellsStale);
  const isOfOtherYear = tellsOfOtherYear(page.runs);
  const isDenied = fallsShort(page);
  const isCut = goesOnWithDay(page);
  const isStatedOtherwise = statesOtherwise(page);
  const dayTold = daysTold(page);
  for (const [name, extraction] of taken) {
    const best = chosen.get(name);
    if (!best) continue;
    const isOfOtherField = (one: Weighed) =>
      [...chosen.values()].some(other => isSamePair(other, one) && other.similarity > one.similarity);
    if (
      contested.get(name)?.some(one => !(isOfOtherField(one) && one.similarity < best.similarity)) ||
      isElsewhere(best) ||
      isDenied(extraction.value) ||
      isCut(extraction.value, extraction.rect) ||
      (extraction.type === 'status' &&
        (saysBothStates(extraction.value) ||
          isStatedOtherwise(extraction.value, `${name.replace(/[_-]+/g, ' ')} ${best.field.description} ${query}`)))
    )
      extraction.ambiguous = true;
    if (isNear || isOpenWhose(best.candidate) || isOfUntoldRecord(best.path, best.asked))
      extraction.doubt ??= 'other_record';
    if (isStale || isOfOtherYear(best.field)) extraction.doubt ??= 'other_time';
    if (isOneOfMany(extraction, best, contested.get(name) ?? [])) extraction.doubt = 'one_of_many';
    const day = dayTold(extraction.type, extraction.rect, `${name} ${best.field.description} ${query}`);
    if (day !== null) extraction.toldFor = day;
    const isPlaced = best.candidate.plausibility >= LEAST_IF_ALONE;
    if (best.plainly && isPlaced && extraction.alternatives.length === 0)
      extraction.score += WORTH_OF_BEING_ALONE * (1 - extraction.score);
    if (extraction.ambiguous) extraction.score = Math.min(extraction.score, MOST_IF_AMBIGUOUS);
    // A state without a label beside others of its kind says of none of them that it is meant.
    if (isGuess(extraction) || isWeak(extraction)) taken.delete(name);
    extraction.alternatives.splice(MOST_ALTERNATIVES);
  }
  return fields.flatMap(field => taken.get(field.name) ?? []);
}
