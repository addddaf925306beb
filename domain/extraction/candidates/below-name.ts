import { meaningOf } from '../../reading/meaning.ts';
import { looksLikeLabel } from '../../reading/value-types.ts';
import { bottom, type Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { namesOrganisation } from './organisation.ts';
import { isPersonsName } from './persons-name.ts';

/** In heights of the name: how far below it stands who somebody is. */
const FARTHEST = 1.2;
const SAME_EDGE = 6;
/** So many times as large as what stands below is a name that heads a profile. */
const HEAD = 1.3;
const LONGEST = 90;
const LONGEST_POSITION = 50;
const PARTS = /\s*[·•|,]\s*|\s[-–—]\s/u;
const NAME_WORDS = /^[\p{Lu}\p{Lo}]\S*(?: \S+){1,4}$/u;

const mayBePosition = (text: string) =>
  text.length <= LONGEST_POSITION &&
  /\p{L}{3}/u.test(text) &&
  !/[\p{Nd}@:：]/u.test(text) &&
  !looksLikeLabel(text) &&
  !namesOrganisation(text) &&
  !meaningOf(text).some(({ concepts }) => concepts.includes('status') || concepts.includes('member'));

/**
 * What somebody is, as the head of a profile sets it below their name in smaller letters: "Quality engineer · Technical
 * control". It counts for a field that asks for a position, which a page without such heads is not asked for.
 */
export function belowNameCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [at, name] of segments.entries()) {
    const below = segments[at + 1];
    if (
      !below ||
      name.tag === '' ||
      name.cell ||
      below.cell ||
      !NAME_WORDS.test(name.text) ||
      !isPersonsName(name.text)
    )
      continue;
    const isSmaller = below.fontSize < name.fontSize || below.fontWeight < name.fontWeight;
    const gap = below.rect.y - bottom(name.rect);
    const isStraightBelow = Math.abs(below.rect.x - name.rect.x) < SAME_EDGE && gap > -name.rect.height / 2;
    if (!isSmaller || !isStraightBelow || gap > FARTHEST * name.rect.height || below.text.length > LONGEST) continue;
    const [value = ''] = below.text.split(PARTS, 1);
    // In one size people stand below people.
    if (!mayBePosition(value) || (isPersonsName(value) && name.fontSize < HEAD * below.fontSize)) continue;
    propose(candidates, {
      label: 'position',
      value,
      plausibility: 0.62,
      source: 'below',
      runs: below.parts,
      unsure: true,
    });
  }
  return candidates;
}
