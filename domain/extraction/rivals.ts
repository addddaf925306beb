import type { FieldType } from '../reading/field-types.ts';
import type { TextRun } from '../reading/page-snapshot.ts';
import { folded, isPartOf } from '../reading/text.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';
import { areInTwoScripts, isReadingOf } from './in-two-scripts.ts';
import { labelLikeness } from './label-likeness.ts';
import { isOtherHome } from './other-home.ts';
import type { Page } from './page.ts';
import { pathOf, type RegionStep } from './regions.ts';
import { isSameAmount } from './same-amount.ts';
import { nameSameDay } from './same-thing.ts';
import { hasLabel } from './scoring.ts';
import { isNamed, isToldApart } from './told.ts';
import type { Weighed } from './weigh.ts';

const NEARLY_AS_GOOD = 0.93;
/** So much of the best one's likeness has a label that may be meant as well. */
const NEARLY_AS_ALIKE = 0.8;
/** The same of a sentence, whose words only partly name what is asked for: "a rent of £812". */
const ALIKE_IN_SENTENCE = 0.6;
/** Of these kinds a sentence and a table that differ contradict each other. */
const TOLD_BY_FORM: readonly FieldType[] = ['money', 'date', 'percent', 'id'];
const OF_CELLS: readonly CandidateSource[] = ['row and column', 'column', 'row', 'row header'];
/** What stands beside the same label elsewhere is meant as likely, whatever form it has. */
const SAID_TO_BE: readonly CandidateSource[] = ['dl', 'row header', 'colon', 'item'];
/** Pairs that are less likely are none. */
const LEAST_PLAUSIBILITY = 0.6;

/** Whether two values say the same. "Gold Plus" is not "Gold", "Active (cancelled)" not "Active", an "Active member" no "Member". */
export function sayTheSame(type: FieldType, a: string, b: string): boolean {
  const [one, other] = [folded(a), folded(b)];
  if (one === other || (type === 'date' && nameSameDay(a, b)) || (type === 'money' && isSameAmount(a, b))) return true;
  return type !== 'text' && type !== 'status' && isPartOf(one, other);
}

/** Two readings of one place: the value with and without what stands around it. */
function isSamePlace(a: readonly TextRun[], b: readonly TextRun[], one: string, other: string): boolean {
  return a.some(run => b.includes(run)) && isPartOf(folded(one), folded(other));
}

/** Whether another candidate for the field is the same value again. */
export function isSame(one: Weighed, best: Weighed): boolean {
  const [value, other] = [one.candidate.value, best.candidate.value];
  return sayTheSame(best.type, value, other) || isSamePlace(one.found.runs, best.found.runs, value, other);
}

/** A row is headed by its label, which tells nothing apart from another value that has the same one. */
const withoutLabel = (path: readonly RegionStep[], label: string) =>
  path.map(step => (folded(step.heading ?? '') === folded(label) ? { ...step, heading: null } : step));

/** Whether two cells of a table have the same names: what is asked may name the row, and still leaves open which of two it is. */
function areNamedAlike(one: Candidate, best: Candidate): boolean {
  const [table, other] = [one.runs[0]?.cell?.table, best.runs[0]?.cell?.table];
  const areCells = one.source === 'row and column' && best.source === 'row and column';
  return areCells && table !== undefined && table === other && folded(one.label) === folded(best.label);
}

/** Whether a value was read by the name of its row alone, and another stands in that row: the plan of today, and the new one. */
function isBesideInRow(one: Candidate, best: Candidate): boolean {
  const [cell, other] = [one.runs[0]?.cell, best.runs[0]?.cell];
  if (best.source !== 'row' || !cell || !other || one.source !== 'row and column') return false;
  return cell.table === other.table && cell.row === other.row && cell.column !== other.column;
}

/** Whether what is asked names the row and the column of the one cell, and not those of another one. */
function isCellToldApart(one: Candidate, { candidate: best, asked }: Weighed): boolean {
  const isOfOneTable = one.runs[0]?.cell?.table === best.runs[0]?.cell?.table;
  const areCells = best.source === 'row and column' && OF_CELLS.includes(one.source);
  return areCells && isOfOneTable && isNamed([best.label], [[one.label]], asked);
}

/** A page has sentences about much else, so that only one counts that says a day and nothing else, right where the site tells of itself. */
const saysOtherDay = (one: Weighed, best: Weighed): boolean =>
  best.type === 'date' && one.candidate.source === 'line' && one.doubt === null && one.similarity >= best.similarity;

/**
 * Whether another value leaves it open which one is meant. What is no statement of the site leaves nothing open, nor
 * does what the page's headings and the words that are asked tell apart.
 */
export function rivals(one: Weighed, best: Weighed): boolean {
  // What seems to be of another matter may be what is meant.
  if (best.doubt === null && one.doubt !== null && one.doubt !== 'other_matter') return false;
  const pair = [best.type, one.candidate, best.candidate] as const;
  if (areInTwoScripts(...pair) || isReadingOf(...pair)) return false;
  // What a sentence says of it that is not what stands in its place: one of the two is not so.
  const { source, unsure } = one.candidate;
  const isSaid =
    source === 'prose' && unsure !== true && one.found.runs[0]?.tag === '' && TOLD_BY_FORM.includes(best.type);
  if (isSaid && one.similarity >= ALIKE_IN_SENTENCE * best.similarity) return true;
  if (saysOtherDay(one, best) || isOtherHome(one, best)) return true;
  if (areNamedAlike(one.candidate, best.candidate) || isBesideInRow(one.candidate, best.candidate)) return true;
  const isSameLabel = folded(one.candidate.label) === folded(best.candidate.label);
  const path = isSameLabel ? withoutLabel(best.path, best.candidate.label) : best.path;
  if (isToldApart(path, one.path, best.asked) || isCellToldApart(one.candidate, best)) return false;
  if (isSameLabel && [one, best].every(({ candidate }) => SAID_TO_BE.includes(candidate.source))) return true;
  if (one.score > NEARLY_AS_GOOD * best.score) return true;
  return one.plainly && (best.type === 'status' || one.similarity >= NEARLY_AS_ALIKE * best.similarity);
}

/** What leads elsewhere or heads a part of the page is not the label of a value. */
const isBareLabel = ({ tag, cell, heading, onTop }: TextRun) =>
  !/^(?:a|button|option|h[1-6]|th|label|summary)$/.test(tag) && !cell && heading == null && onTop !== false;

type LabelPlaces = {
  /** The last run with the label before the value, or the first one behind a value that stands above its label. */
  placeOf(label: string, { runs, source }: Pick<Candidate, 'runs' | 'source'>): number;
  /** Runs that are this label, and nothing else. */
  allOf(label: string): number[];
};

/** Where labels stand. */
function labelPlaces(runs: readonly TextRun[]): LabelPlaces {
  const order = new Map(runs.map((run, index) => [run, index]));
  const places = new Map<string, number[]>();
  for (const [index, run] of runs.entries()) {
    const text = folded(run.text).replace(/\s*[:：]$/, '');
    const known = places.get(text);
    if (known) known.push(index);
    else places.set(text, [index]);
  }
  const isLabel = (place: number) => {
    const run = runs[place];
    return run !== undefined && isBareLabel(run);
  };
  return {
    placeOf(label, { runs: [value], source }) {
      const at = (value && order.get(value)) ?? 0;
      const all = places.get(folded(label)) ?? [];
      // A label within the value's own line stands where the value does.
      return (source === 'above' ? all.find(place => place >= at) : all.findLast(place => place <= at)) ?? at;
    },
    allOf: label => (places.get(folded(label)) ?? []).filter(isLabel),
  };
}

/**
 * Says whether another value, whatever its form, stands under the same label elsewhere on the page, where nothing tells
 * which of them is meant; or the label stands there and nobody can tell what belongs to it.
 */
export function sameLabelElsewhere({ candidates, runs, isStatement, regionOf }: Page): (best: Weighed) => boolean {
  const { placeOf, allOf } = labelPlaces(runs);
  const byLabel = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    if (!hasLabel(candidate) || candidate.implies || candidate.source === 'prose') continue;
    if (candidate.plausibility < LEAST_PLAUSIBILITY) continue;
    const label = folded(candidate.label);
    const known = byLabel.get(label);
    if (known) known.push(candidate);
    else byLabel.set(label, [candidate]);
  }
  const isStatementAt = (place: number) => {
    const run = runs[place];
    if (!run) return false;
    const { text } = run;
    return isStatement({
      label: text,
      value: text,
      plausibility: 0,
      source: 'line',
      runs: [run],
      region: regionOf(run),
    });
  };
  return best => {
    const { label, value } = best.candidate;
    const own = placeOf(label, { runs: best.found.runs, source: best.candidate.source });
    const others = byLabel.get(folded(label)) ?? [];
    const paired = new Set(others.map(other => other.runs[0]));
    if (allOf(label).filter(isStatementAt).length > Math.max(1, paired.size)) return true;
    return others.some(other => {
      if (sayTheSame(best.type, other.value, value) || labelLikeness(other) > 0) return false;
      if (isPartOf(folded(other.value), folded(value))) return false;
      const place = placeOf(label, other);
      if (place === own) return false;
      if (best.doubt === null && !isStatement(other)) return false;
      return !isToldApart(withoutLabel(best.path, label), pathOf(other.region ?? null), best.asked);
    });
  };
}
