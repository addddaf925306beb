import { folded } from '../../reading/text.ts';
import { usualSize } from '../../reading/usual-size.ts';
import { levelOf } from '../regions.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { isCompany } from './organisation.ts';

const RIGHTS = /©|\(c\)|copyright/i;
/** What stands farther down is the foot of the page, which names who runs it. */
const SHARE_OF_BODY = 0.85;
const HEAVY = 600;

/** Whether a text is set apart from what stands around it, as what a page is about is. */
function isSetApart({ parts: [first], fontSize }: Segment, usual: number): boolean {
  return first !== undefined && (levelOf(first) !== null || fontSize > usual || first.fontWeight >= HEAVY);
}

/**
 * A company that a page is about: the one name with a legal form that stands as a line of its own and is set apart. A name
 * in the line of rights runs the site.
 */
export function companyCandidates(segments: readonly Segment[]): Candidate[] {
  const usual = usualSize(segments);
  const end = segments.reduce((most, { rect }) => Math.max(most, rect.y + rect.height), 0);
  const rights = segments.filter(({ text }) => RIGHTS.test(text)).map(({ text }) => folded(text));
  const found = segments.filter(
    segment =>
      isCompany(segment.text) &&
      isSetApart(segment, usual) &&
      segment.rect.y <= SHARE_OF_BODY * end &&
      !rights.some(line => line.includes(folded(segment.text))),
  );
  const [first] = found;
  const candidates: Candidate[] = [];
  if (first && found.every(({ text }) => folded(text) === folded(first.text)))
    propose(candidates, {
      label: 'company',
      value: first.text,
      plausibility: 0.6,
      source: 'company',
      runs: first.parts,
      unsure: true,
    });
  return candidates;
}
