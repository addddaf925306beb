import type { LabelledValue, Rect, TextRun } from '../../../application/ports/page-snapshot.ts';
import type { Field } from '../../../domain/inquiry/configuration.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';
import { cardCandidates } from './candidates/card.ts';
import { countCandidates } from './candidates/count.ts';
import { inlineCandidates } from './candidates/inline.ts';
import { layoutCandidates, layoutSegments } from './candidates/layout.ts';
import { markupCandidates } from './candidates/markup.ts';
import { proseCandidates } from './candidates/prose.ts';
import { headingCandidates, onlyOneCandidates, selfLabelledCandidates } from './candidates/standing-alone.ts';
import { tableCandidates } from './candidates/table.ts';
import { compatibility } from './compatibility.ts';
import { type FieldType, fieldType } from './field-types.ts';
import { type FieldWording, labelSimilarity, wordingOf } from './label-similarity.ts';
import { findValue } from './place.ts';
import { segments } from './segments.ts';
import { isPartOf } from './text.ts';
import { looksLikeLabel, valueType } from './value-types.ts';

/** Text with places, of a screenshot or of one page of a document. */
export type PositionedText = { runs: readonly TextRun[]; pairs: readonly LabelledValue[] };

/** A value that was read for a field. */
export type Extraction = {
  name: string;
  type: FieldType;
  /** As it stands in the text. */
  value: string;
  /** 0 to 1. At 0.65 and above no wrong value was seen on the measured pages. */
  score: number;
  /** The label beside which it stood; null when its form alone told what it is. */
  label: string | null;
  source: CandidateSource;
  rect: Rect;
  runs: TextRun[];
  /** Other values that might be meant, best first. */
  alternatives: { value: string; score: number; label: string }[];
  /** Another value is nearly as likely. */
  ambiguous: boolean;
};

const LEAST_SCORE = 0.42;
const LEAST_SIMILARITY = 0.3;
const NEARLY_AS_GOOD = 0.93;
const MOST_ALTERNATIVES = 3;
const UNLABELLED: readonly CandidateSource[] = [
  'heading',
  'greeting',
  'only one of its kind',
  'bare status',
  'handle',
  'bare e-mail',
];

type Scored = { field: Field; type: FieldType; candidate: Candidate; similarity: number; score: number };

function candidatesOf(text: PositionedText): Candidate[] {
  const all = segments(text.runs);
  const placed = layoutSegments(all);
  return [
    ...markupCandidates(text.pairs, text.runs),
    ...tableCandidates(all),
    ...all.flatMap(segment => [
      ...inlineCandidates(segment),
      ...countCandidates(segment),
      ...selfLabelledCandidates(segment),
    ]),
    ...all.flatMap(proseCandidates),
    ...layoutCandidates(placed),
    ...headingCandidates(all),
    ...onlyOneCandidates(all),
    ...cardCandidates(placed),
  ];
}

function similarityOf(candidate: Candidate, type: FieldType, wording: FieldWording): number {
  if (candidate.onlyOne) return candidate.onlyOne === type ? 0.8 : 0;
  if (candidate.source === 'heading' || candidate.source === 'greeting') return type === 'name' ? 0.85 : 0;
  return labelSimilarity(wording, candidate.label);
}

/** Label, position and form of the value, each of which can sink the pair. */
function scoreOf(candidate: Candidate, type: FieldType, similarity: number): number {
  const form = compatibility(type, valueType(candidate.value)) * (looksLikeLabel(candidate.value) ? 0.2 : 1);
  return similarity * candidate.plausibility * (0.25 + 0.75 * form) * (form < 0.15 ? 0.4 : 1);
}

function scoredFor(field: Field, candidates: readonly Candidate[]): Scored[] {
  const type = fieldType(field);
  const wording = wordingOf(field);
  const scored: Scored[] = [];
  for (const candidate of candidates) {
    const similarity = similarityOf(candidate, type, wording);
    if (similarity < LEAST_SIMILARITY) continue;
    const score = scoreOf(candidate, type, similarity);
    if (score >= LEAST_SCORE) scored.push({ field, type, candidate, similarity, score });
  }
  return scored;
}

function extractionOf({ field, type, candidate, score }: Scored): Extraction | null {
  const found = findValue(candidate.value, candidate.runs);
  if (!found) return null;
  return {
    name: field.name,
    type,
    value: found.text,
    score,
    label: UNLABELLED.includes(candidate.source) ? null : candidate.label,
    source: candidate.source,
    rect: found.rect,
    runs: found.runs,
    alternatives: [],
    ambiguous: false,
  };
}

/** Reads the fields from the text. A field is left out when nothing that literally stands there is likely enough. */
export function extract(text: PositionedText, fields: readonly Field[]): Extraction[] {
  const candidates = candidatesOf(text);
  const scored = fields.flatMap(field => scoredFor(field, candidates)).sort((a, b) => b.score - a.score);
  const taken = new Map<string, Extraction>();
  const chosen = new Map<string, Candidate>();
  const owners = new Map<string, string>();
  for (const one of scored) {
    const { name } = one.field;
    const { label, value } = one.candidate;
    const best = taken.get(name);
    const bestValue = chosen.get(name)?.value;
    if (best && bestValue !== undefined) {
      if (isPartOf(bestValue, value)) continue;
      best.alternatives.push({ value, score: one.score, label });
      if (one.score > NEARLY_AS_GOOD * best.score) best.ambiguous = true;
      continue;
    }
    // Two fields share a place only when the label clearly names both.
    const place = `${label}→${value}`;
    const owner = owners.get(place);
    if (owner !== undefined && owner !== name && one.similarity < 0.9) continue;
    const extraction = extractionOf(one);
    if (!extraction) continue;
    taken.set(name, extraction);
    chosen.set(name, one.candidate);
    owners.set(place, name);
  }
  for (const extraction of taken.values()) extraction.alternatives.splice(MOST_ALTERNATIVES);
  return fields.flatMap(field => taken.get(field.name) ?? []);
}
