import type { Candidate } from '../../../domain/extraction/candidates/candidate.ts';
import type { Extraction } from '../../../domain/extraction/extract.ts';
import { findInSentence, findValue, standsAmongLetters } from '../../../domain/extraction/place.ts';
import { pathOf } from '../../../domain/extraction/regions.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import type { Field } from '../../../domain/inquiry/configuration.ts';
import type { Cutting, Finding } from '../../../domain/judging/findings.ts';
import { fieldType } from '../../../domain/reading/field-types.ts';
import { folded, isPartOf, normalise } from '../../../domain/reading/text.ts';
import type { PageExtractions } from '../findings-in.ts';
import { cuttingFrom } from './cutting.ts';
import { likeliest, misreadPlaces } from './misread-places.ts';
import type { ProposedValue } from './model-answer.ts';
import type { ExtractedPage, Placed } from './placed.ts';
import { settingsOf } from './settings-of.ts';
import { isBesideLabel, isVouchedFor } from './standing.ts';

/** Above what counts as sure, below what the lexicon gives a label that it knows well. */
const SURE = SURE_SCORE + 0.05;
/** The value stands in the evidence, but nothing says that it is the field's: it can't approve. */
const UNSURE = 0.5;
/** Places of one proposed value that are looked at. */
const MOST_PLACES = 20;

/** What became of a model's proposals for one piece of evidence. */
export type Grounded = {
  /** Our own readings, and beside them what is claimed on the model's word (source `model`). */
  pages: PageExtractions[];
  /** Proposals whose value stands nowhere in the evidence, or whose field nobody asked for. */
  ungrounded: number;
  /** Proposals that are unsure, and that nothing speaks against. */
  cuttings: Cutting[];
};

/** What is asked for: the fields, the question, and the customer's instruction. `pictured`: pages that were read off pictures. */
export type Asking = {
  fields: readonly Field[];
  query: string;
  ai_instruction: string;
  pictured: readonly (number | null)[];
};

const plain = (text: string) => folded(text).replaceAll(' ', '');

const withoutColon = (label: string | null) => plain((label ?? '').replace(/[:：]\s*$/, ''));

/** Candidates with the proposed value; those with the proposed label, when there are any. The likeliest first. */
function candidatesFor({ value, label }: ProposedValue, candidates: readonly Candidate[]): Candidate[] {
  const same = candidates.filter(candidate => plain(candidate.value) === plain(value));
  const wanted = withoutColon(label);
  const labelled = same.filter(candidate => plain(candidate.label) === wanted);
  return (labelled.length > 0 ? labelled : same).sort((a, b) => b.plausibility - a.plausibility).slice(0, MOST_PLACES);
}

/** The pair with the proposed label of which a proposed value is a part: the end of a "Period: 1 May – 30 June". */
function pairAround(
  { value, label }: ProposedValue,
  candidates: readonly Candidate[],
  find: typeof findValue,
): Candidate | undefined {
  const wanted = withoutColon(label);
  const isAround = (one: Candidate) =>
    isBesideLabel(one) &&
    plain(one.label) === wanted &&
    plain(one.value).includes(plain(value)) &&
    find(normalise(value), one.runs) !== null;
  const [likeliest] = candidates.filter(isAround).sort((a, b) => b.plausibility - a.plausibility);
  return likeliest;
}

/** The proposal as it stands on the page; null when it does not stand there. */
function onPage(
  proposed: ProposedValue,
  field: Field,
  { text: { runs, candidates, regionOf, provenanceOf } }: ExtractedPage,
  ai_instruction: string,
): Placed | null {
  // Of how a thing stands a sentence may say the opposite behind its word: "在学していない".
  const find = fieldType(field) === 'status' ? findValue : findInSentence;
  // The same letters in capitals may stand elsewhere, beside a likelier label.
  const beside = candidatesFor(proposed, candidates).filter(one => find(normalise(proposed.value), one.runs));
  const vouched = beside.find(candidate => isVouchedFor(field, candidate, { candidates, ai_instruction }));
  const candidate = vouched ?? beside[0] ?? pairAround(proposed, candidates, find);
  const settings = candidate ? [proposed.value] : settingsOf(proposed.value);
  const [found] = settings.flatMap(value => find(normalise(value), candidate?.runs ?? runs) ?? []);
  if (!found) return null;
  const extraction: Extraction = {
    name: field.name,
    type: fieldType(field),
    value: found.text,
    score: vouched ? SURE : UNSURE,
    label: candidate?.label ?? null,
    source: 'model',
    rect: found.rect,
    runs: found.runs,
    regions: pathOf(candidate?.region ?? regionOf(found.runs[0])),
    alternatives: [],
    ambiguous: false,
    doubt: provenanceOf(
      candidate ?? { label: '', value: found.text, plausibility: 0, source: 'model', runs: found.runs },
      found.runs,
      folded(`${field.name.replace(/[_-]+/g, ' ')} ${field.description}`),
    ),
  };
  return { extraction, candidate };
}

/** A proposal as it was put, where our own reader made something else of it; null where that can't be told. */
function asMisread(proposed: ProposedValue, field: Field, scans: readonly ExtractedPage[], ai_instruction: string) {
  const place = likeliest(misreadPlaces(proposed, scans));
  const placed = place && onPage({ ...proposed, value: place.text }, field, place.page, ai_instruction);
  if (!placed) return null;
  const extraction = { ...placed.extraction, value: normalise(proposed.value), score: UNSURE };
  return { ...placed, extraction, page: place.page };
}

/** What we read ourselves, without what was made of letters that a model reads otherwise: which of the two is right a look at them tells. */
function withoutMisread(page: ExtractedPage, misread: readonly Extraction[]): ExtractedPage {
  const isAt = (own: Extraction, other: Extraction) =>
    own.name === other.name && own.runs.some(run => other.runs.includes(run));
  return { ...page, extractions: page.extractions.filter(own => !misread.some(other => isAt(own, other))) };
}

/** Where our own reading says the same and is as sure, or found rivals, nothing is gained by the model's word. */
function isKnown({ name, value, score }: Extraction, own: readonly Extraction[]): boolean {
  return own.some(
    one => one.name === name && (one.ambiguous || one.score >= score) && isPartOf(folded(one.value), folded(value)),
  );
}

/**
 * Looks for each proposed value in the evidence's own text. A model's word alone makes no claim: what does not stand
 * there is dropped, and what stands there only somewhere is unsure. What our own reader made something else of stands there for
 * the letters in its place, and needs a look at these; what it did not read at all is dropped, and is no invention; nor is what
 * stands among letters without spaces.
 */
export function groundProposals(
  read: readonly ExtractedPage[],
  proposals: readonly ProposedValue[],
  { fields, query, ai_instruction, pictured }: Asking,
): Grounded {
  if (proposals.length === 0) return { pages: [...read], ungrounded: 0, cuttings: [] };
  const scans = read.filter(({ page }) => pictured.includes(page));
  const placed = proposals.map(proposed => {
    const field = fields.find(one => one.name === proposed.field);
    const places = read.flatMap((page, index) => {
      const place = field ? onPage(proposed, field, page, ai_instruction) : null;
      return place ? [{ ...place, page, index, isMisread: false }] : [];
    });
    const misread = field && places.length === 0 ? asMisread(proposed, field, scans, ai_instruction) : null;
    if (misread) places.push({ ...misread, index: read.indexOf(misread.page), isMisread: true });
    const [best] = places.sort((a, b) => b.extraction.score - a.extraction.score);
    return { proposed, field, best };
  });
  const misread = placed.flatMap(({ best }) => (best?.isMisread ? best.extraction : []));
  const pages = read.map(page => withoutMisread(page, misread));
  const claimed = pages.map((): Extraction[] => []);
  const cuttingOf = cuttingFrom(pages, query);
  const cuttings: Cutting[] = [];
  let ungrounded = 0;
  let unlike = 0;
  let found = 0;
  for (const { proposed, field, best } of placed) {
    const page = best && pages[best.index];
    if (!field || !best || !page) {
      const isLetters = read.some(({ text: { runs } }) => standsAmongLetters(proposed.value, runs));
      const isThere = isLetters || misreadPlaces(proposed, scans).length > 0;
      if (!field || (!isThere && scans.length === 0)) ungrounded++;
      else if (!isThere) unlike++;
      continue;
    }
    // Who changes what stands there finds it as well.
    if (!best.isMisread) found++;
    const cutting = best.extraction.score >= SURE ? null : cuttingOf(field, best, page);
    if (cutting) cuttings.push(cutting);
    if (cutting || !isKnown(best.extraction, page.extractions)) claimed[best.index]?.push(best.extraction);
  }
  return {
    pages: pages.map(({ page, extractions }, index) => {
      return { page, extractions: [...extractions, ...(claimed[index] ?? [])] };
    }),
    // Handwriting and letters of a logo our own reader leaves out: who finds most of the rest has seen these.
    ungrounded: unlike < found ? ungrounded : ungrounded + unlike,
    cuttings,
  };
}

/** Takes from claims on the model's word what makes them sure, when something speaks against the model. */
export function distrusted(finding: Finding): Finding {
  const { extraction } = finding;
  if (extraction.source !== 'model') return finding;
  return { ...finding, extraction: { ...extraction, score: Math.min(extraction.score, UNSURE) } };
}

/** Makes sure what a second reading, which did not see the evidence, puts to the same field as the first. */
export function assured(finding: Finding, cuttings: readonly Cutting[]): Finding {
  const { extraction } = finding;
  const isSeen = cuttings.some(({ field, value }) => field === extraction.name && value === extraction.value);
  if (extraction.source !== 'model' || !isSeen) return finding;
  return { ...finding, extraction: { ...extraction, score: Math.max(extraction.score, SURE) } };
}
