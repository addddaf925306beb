import { valueType } from '../../reading/value-types.ts';
import { bottom, right, type Segment } from '../segments.ts';
import { bandsOf } from './bands.ts';
import { type Candidate, propose } from './candidate.ts';

/** On the line of a card, and more than stand there on any page. */
const MOST_NEAR = 60;

function isOnLineOf(title: Segment, amount: Segment): boolean {
  const top = Math.max(title.rect.y - 6, amount.rect.y);
  const end = Math.min(bottom(title.rect) + 22, bottom(amount.rect));
  return end - top > 0.5 * Math.min(title.rect.height, amount.rect.height) && amount.rect.x > right(title.rect);
}

function isCaptionOf(caption: Segment, amount: Segment): boolean {
  const gap = caption.rect.y - bottom(amount.rect);
  const overlaps = Math.min(right(caption.rect), right(amount.rect)) > Math.max(caption.rect.x, amount.rect.x);
  return gap >= -6 && gap < 14 && overlaps && caption.fontSize < amount.fontSize;
}

function standsBetween(segment: Segment, title: Segment, amount: Segment): boolean {
  return (
    segment.rect.x > right(title.rect) - 2 &&
    right(segment.rect) < amount.rect.x + 2 &&
    Math.abs(segment.rect.y - amount.rect.y) < 14
  );
}

/** Cards of a dashboard: a title at the left, an amount at the right, and a caption under the amount. */
export function cardCandidates(placed: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const near = bandsOf(placed);
  for (const amount of placed) {
    if (!/^(money|number|percent)$/.test(valueType(amount.text))) continue;
    const captions = near(bottom(amount.rect) - 6, bottom(amount.rect) + 14, MOST_NEAR).filter(other =>
      isCaptionOf(other, amount),
    );
    if (captions.length === 0) continue;
    const around = near(amount.rect.y - 22, bottom(amount.rect) + 22, MOST_NEAR);
    for (const title of around) {
      if (title === amount || !isOnLineOf(title, amount)) continue;
      const caption = captions.find(other => other !== title && other !== amount && other.rect.x > right(title.rect));
      if (!caption) continue;
      if (around.some(other => other !== title && other !== amount && standsBetween(other, title, amount))) continue;
      const label = `${title.text} ${caption.text}`;
      propose(candidates, { label, value: amount.text, plausibility: 0.84, source: 'card', runs: amount.parts });
    }
  }
  return candidates;
}
