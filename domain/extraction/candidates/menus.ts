import { pathOf } from '../regions.ts';
import { bottom, type Segment } from '../segments.ts';
import type { Bands } from './bands.ts';
import type { Candidate } from './candidate.ts';
import { isLink, sameLook } from './look.ts';

/** Within the height of a line, and more than stand there on any page. */
const MOST_NEAR = 250;

/** Links beside each other that look alike are a menu, whose entries say nothing of one another. */
export const areMenu = (a: Segment, b: Segment) => isLink(a) && isLink(b) && sameLook(a, b);

/** Of one look in one line, and fewer than a menu has that is not made of links. */
export const LEAST_ENTRIES = 3;

/** Whether a text stands in a line with two more of its look, as the entries of a menu or the titles of columns do. */
export function isEntry(segment: Segment, near: Bands): boolean {
  const { rect } = segment;
  let alike = 0;
  for (const other of near(rect.y, bottom(rect), MOST_NEAR))
    if (Math.abs(other.rect.y - rect.y) < 3 && other.tag === segment.tag && sameLook(other, segment)) alike++;
  return alike >= LEAST_ENTRIES;
}

/** Whether a text is the one entry of a menu that is set otherwise, since its page is shown, and this is another of them. */
export function isChosenEntry(segment: Segment, beside: Segment, near: Bands): boolean {
  if (sameLook(segment, beside) || segment.fontSize !== beside.fontSize) return false;
  const { rect } = segment;
  const line = near(rect.y, bottom(rect), MOST_NEAR).filter(
    other => Math.abs(other.rect.y - rect.y) < 3 && other.fontSize === segment.fontSize,
  );
  const isAlone = line.every(other => other === segment || !sameLook(other, segment));
  return isAlone && line.filter(other => sameLook(other, beside)).length >= LEAST_ENTRIES - 1;
}

/** In pixels from the top: what stands farther down is no bar of the site. */
export const HIGHEST_OF_BAR = 170;

/** Whether a text is one of the entries of the bar at the top of a site: no value of what stands before them, as its name does. */
export const isInBar = (segment: Segment, near: Bands): boolean =>
  segment.tag !== '' && segment.rect.y < HIGHEST_OF_BAR && !/\p{Nd}/u.test(segment.text) && isEntry(segment, near);

/** Whether an entry of a menu that is set otherwise is taken for what the entries before it name: "Home Classes | Cards". */
export const isPartOfMenu = ({ source, value, region }: Candidate): boolean =>
  (source === 'inline' || source === 'prose') &&
  !/\p{Nd}/u.test(value) &&
  pathOf(region ?? null).some(({ kind }) => kind === 'navigation');
