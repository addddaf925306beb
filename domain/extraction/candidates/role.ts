import { classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { right, type Segment, sharedHeight } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import type { RegionOf } from './closed-parts.ts';
import { isPersonsName } from './persons-name.ts';

const LONGEST_ROLE = 30;
const MOST_WORDS = 3;
/** In heights of its letters, that a badge stands from the name. */
const FARTHEST = 40;
/** A picture of somebody made of the first letters of their names. */
const INITIALS = /^\p{Lu}{1,3}$/u;

const isRole = (text: string) =>
  text.length <= LONGEST_ROLE &&
  text.split(' ').length <= MOST_WORDS &&
  meaningOf(text).some(({ concepts }) => concepts.some(concept => classOf(concept) === 'who'));

/** The name that a line ends or begins with, without the letters that stand for a picture. */
const nameIn = ({ text, parts }: Segment): string | null =>
  [text, ...parts.map(part => part.text.trim())].find(piece => !INITIALS.test(piece) && isPersonsName(piece)) ?? null;

/**
 * Somebody whose role stands behind their name as a badge, in the same row: "Marijn Hoekstra [Account holder]". The badge
 * looks otherwise than the name, or it would be the next column.
 */
export function roleCandidates(placed: readonly Segment[], regionOf: RegionOf): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [at, role] of placed.entries()) {
    const before = placed[at - 1];
    if (!before || !isRole(role.text)) continue;
    const gap = role.rect.x - right(before.rect);
    const isBeside = sharedHeight(before.rect, role.rect) > 0 && gap >= -2 && gap < FARTHEST * before.fontSize;
    const isBadge = role.fontSize < before.fontSize || role.parts[0]?.color !== before.parts[0]?.color;
    const isOfOne = regionOf(role.parts[0]) === regionOf(before.parts[0]);
    const value = isBeside && isBadge && isOfOne ? nameIn(before) : null;
    if (value !== null)
      propose(candidates, { label: role.text, value, plausibility: 0.84, source: 'inline', runs: before.parts });
  }
  return candidates;
}
