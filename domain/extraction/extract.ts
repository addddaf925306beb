import type { Field } from '../inquiry/configuration.ts';
import type { FieldType } from '../reading/field-types.ts';
import type { Rect, TextRun } from '../reading/page-snapshot.ts';
import { isPartOf } from '../reading/text.ts';
import type { CandidateSource } from './candidates/candidate.ts';
import { candidatesOf, type PositionedText } from './candidates/candidates-of.ts';
import { findValue } from './place.ts';
import { pathOf, type RegionStep } from './regions.ts';
import { hasLabel, type Scored, scoredFor } from './scoring.ts';

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
  /** The parts of the page in which it stands, outermost first. */
  regions: readonly RegionStep[];
  /** Other values that might be meant, best first. */
  alternatives: { value: string; score: number; label: string }[];
  /** Another value is nearly as likely. */
  ambiguous: boolean;
};

const NEARLY_AS_GOOD = 0.93;
/** Values that stand nowhere as they were put together; after so many a field is left out. */
const MOST_MISSES = 10;
const MOST_ALTERNATIVES = 3;
/** Just below what counts as sure. */
const MOST_IF_AMBIGUOUS = 0.64;
/** Anybody can write a sentence on a page, so that a sentence yields to a value in its own place. */
const WEIGHT_OF_PROSE = 0.65;
/** How much of the remaining doubt goes when nothing else on the page could be meant. */
const WORTH_OF_BEING_ALONE = 0.35;

/** Whether another value leaves it open which one is meant. Two statuses under plain labels always do: one may be forged. */
function rivals({ type, plainly, score }: Scored, best: Extraction): boolean {
  return score > NEARLY_AS_GOOD * best.score || (type === 'status' && plainly);
}

const rank = ({ candidate, score }: Scored) => (candidate.source === 'prose' ? WEIGHT_OF_PROSE * score : score);

function extractionOf({ field, type, candidate, score }: Scored): Extraction | null {
  const found = findValue(candidate.value, candidate.runs);
  if (!found) return null;
  return {
    name: field.name,
    type,
    value: found.text,
    score,
    label: hasLabel(candidate) ? candidate.label : null,
    source: candidate.source,
    rect: found.rect,
    runs: found.runs,
    regions: pathOf(candidate.region ?? null),
    alternatives: [],
    ambiguous: false,
  };
}

/** Reads the fields from the text. A field is left out when nothing that literally stands there is likely enough. */
export function extract(text: PositionedText, fields: readonly Field[]): Extraction[] {
  const candidates = candidatesOf(text);
  const scored = scoredFor(fields, candidates).sort((a, b) => rank(b) - rank(a));
  const taken = new Map<string, Extraction>();
  const chosen = new Map<string, Scored>();
  const owners = new Map<string, string>();
  const misses = new Map<string, number>();
  for (const one of scored) {
    const { name } = one.field;
    const { label, value } = one.candidate;
    const best = taken.get(name);
    const bestValue = chosen.get(name)?.candidate.value;
    if (best && bestValue !== undefined) {
      if (isPartOf(bestValue, value)) continue;
      best.alternatives.push({ value, score: one.score, label });
      if (rivals(one, best)) best.ambiguous = true;
      continue;
    }
    // Two fields share a place only when the label clearly names both.
    const place = `${label}→${value}`;
    const owner = owners.get(place);
    if (owner !== undefined && owner !== name && one.similarity < 0.9) continue;
    const missed = misses.get(name) ?? 0;
    const extraction = missed < MOST_MISSES ? extractionOf(one) : null;
    if (!extraction) {
      misses.set(name, missed + 1);
      continue;
    }
    taken.set(name, extraction);
    chosen.set(name, one);
    owners.set(place, name);
  }
  for (const [name, extraction] of taken) {
    if (chosen.get(name)?.plainly && extraction.alternatives.length === 0)
      extraction.score += WORTH_OF_BEING_ALONE * (1 - extraction.score);
    if (extraction.ambiguous) extraction.score = Math.min(extraction.score, MOST_IF_AMBIGUOUS);
    extraction.alternatives.splice(MOST_ALTERNATIVES);
  }
  return fields.flatMap(field => taken.get(field.name) ?? []);
}
