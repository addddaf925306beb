import type { Candidate, CandidateSource } from '../../../domain/extraction/candidates/candidate.ts';
import type { Page } from '../../../domain/extraction/page.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { stateOf } from '../../../domain/reading/states.ts';
import { folded } from '../../../domain/reading/text.ts';
import { isBesideLabel } from './standing.ts';

/** Pairs that are less likely are none. */
export const LEAST_PLAUSIBILITY = 0.6;
/** Only of these it is clear that the one is the label and the other its value. */
const CLEARLY_PAIRED = 0.75;
/** What only words or looks took for a pair may as well lead what stands below it. */
const GUESSED: readonly CandidateSource[] = ['above', 'below', 'line', 'count', 'title', 'heading', 'greeting'];
/** A record is no longer than so many lines above what is asked for. */
const MOST_LINES = 16;
/** In characters; what is longer is a text and no name. */
const LONGEST_LEAD = 60;

const withoutColon = (text: string) => folded(text).replace(/\s*[:：]$/, '');

/** What leads a value, and nothing where its label stands once more before anything does. */
export type LeadOf = (value: Pick<Candidate, 'label' | 'runs'>) => string | null;

/**
 * Says of a value what leads its record where no heading does: the last line above it that is neither a label nor the value
 * of one, as the date of an entry, the number plate of a car and the name over a list of cells are. A state leads nothing,
 * and what stands before the same label with another value leads that one.
 */
export function leadsOf({ candidates, lines }: Pick<Page, 'candidates' | 'lines'>): LeadOf {
  const paired = new Set<TextRun>();
  const labels = new Set<string>();
  const places = new Map<string, Set<TextRun>>();
  for (const one of candidates) {
    if (!isBesideLabel(one)) continue;
    if (one.plausibility < LEAST_PLAUSIBILITY || GUESSED.includes(one.source)) continue;
    const label = folded(one.label);
    const known = places.get(label) ?? new Set();
    for (const run of one.runs) known.add(run);
    places.set(label, known);
    if (one.plausibility < CLEARLY_PAIRED) continue;
    labels.add(label);
    for (const run of one.runs) paired.add(run);
  }
  return ({ label, runs }) => {
    const [first] = runs;
    const at = lines.findIndex(({ parts }) => first !== undefined && parts.includes(first));
    const others = places.get(folded(label));
    for (const { text, parts, rect } of lines.slice(Math.max(0, at - MOST_LINES), Math.max(0, at)).reverse()) {
      if (parts.some(run => others?.has(run) && !runs.includes(run))) return null;
      if (withoutColon(text) === folded(label) || labels.has(withoutColon(text))) continue;
      if (parts.every(run => paired.has(run)) || stateOf(text) !== null) continue;
      const isAbove = first !== undefined && rect.y < first.rect.y && /[\p{L}\p{N}]/u.test(text);
      return isAbove && text.length <= LONGEST_LEAD ? text : null;
    }
    return null;
  };
}
