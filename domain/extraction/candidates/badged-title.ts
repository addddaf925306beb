import { stateOf } from '../../reading/states.ts';
import { folded } from '../../reading/text.ts';
import { bottom, type Segment, sharedHeight } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { isPersonsName } from './persons-name.ts';
import { mayBeTitle } from './title.ts';

/** In heights of the title: a badge stands no farther below it. */
const FARTHEST_BELOW = 1;
/** In pixels. */
const SAME_EDGE = 16;

const isBadge = ({ text, tag, cell }: Segment) => tag !== '' && !cell && stateOf(text) !== null;

/** Whether a text is larger or heavier than the badge that stands behind it in its line, or straight below it. */
function hasBadge(title: Segment, badge: Segment): boolean {
  const isSetApart = title.fontSize > badge.fontSize || title.fontWeight > badge.fontWeight;
  const isBeside =
    sharedHeight(title.rect, badge.rect) > 0.4 * Math.min(title.rect.height, badge.rect.height) &&
    badge.rect.x > title.rect.x;
  const gap = badge.rect.y - bottom(title.rect);
  const isBelow =
    Math.abs(badge.rect.x - title.rect.x) < SAME_EDGE && gap > -4 && gap < FARTHEST_BELOW * title.rect.height;
  return isSetApart && (isBeside || isBelow);
}

/**
 * What the one thing of a page is called that has a badge: "Planner Pro" beside "Active", over what is said of it. Where
 * several things have one, none is told.
 */
export function badgedTitleCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const titles = segments.filter((segment, at) => {
    const badge = segments[at + 1];
    return badge !== undefined && at > 0 && isBadge(badge) && !segment.cell && hasBadge(segment, badge);
  });
  const [only] = titles;
  if (!only || titles.some(({ text }) => folded(text) !== folded(only.text))) return candidates;
  if (!mayBeTitle(only.text) || isPersonsName(only.text)) return candidates;
  propose(candidates, {
    label: 'title',
    value: only.text,
    plausibility: 0.6,
    source: 'title',
    runs: only.parts,
    unsure: true,
  });
  return candidates;
}
