import type { LabelledValue, TextRun } from '../../../../application/ports/page-snapshot.ts';
import { segments } from '../segments.ts';
import type { Candidate } from './candidate.ts';
import { cardCandidates } from './card.ts';
import { countCandidates } from './count.ts';
import { inlineCandidates } from './inline.ts';
import { layoutCandidates, layoutSegments } from './layout.ts';
import { markupCandidates } from './markup.ts';
import { proseCandidates } from './prose.ts';
import { headingCandidates, onlyOneCandidates, selfLabelledCandidates } from './standing-alone.ts';
import { tableCandidates } from './table.ts';

/** Text with places, of a screenshot or of one page of a document. */
export type PositionedText = { runs: readonly TextRun[]; pairs: readonly LabelledValue[] };

/** In characters: no label and value stand in a longer piece of text, and patterns on it would take long. */
const LONGEST_LINE = 1000;
/** Pairs of this plausibility say that the value has a label of its own. */
const CLEARLY_PAIRED = 0.8;

/** A status that stands beside its own label is the status of what that label names, and no badge. */
function isBadge(candidate: Candidate, all: readonly Candidate[]): boolean {
  return !all.some(
    other =>
      other !== candidate &&
      other.value === candidate.value &&
      other.plausibility >= CLEARLY_PAIRED &&
      other.runs.some(run => candidate.runs.includes(run) && run.tag !== 'h1'),
  );
}

/** Everything in the text that may be a label and its value. */
export function candidatesOf(text: PositionedText): Candidate[] {
  const all = segments(text.runs);
  const lines = all.filter(segment => segment.text.length <= LONGEST_LINE);
  const placed = layoutSegments(all);
  const candidates = [
    ...markupCandidates(text.pairs, text.runs),
    ...tableCandidates(all),
    ...lines.flatMap(segment => [
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
  return candidates.filter(candidate => candidate.source !== 'bare status' || isBadge(candidate, candidates));
}
