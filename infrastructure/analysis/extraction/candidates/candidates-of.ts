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

/** Everything in the text that may be a label and its value. */
export function candidatesOf(text: PositionedText): Candidate[] {
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
