import type { TextRun } from '../../reading/page-snapshot.ts';
import { levelOf, type Region } from '../regions.ts';
import { bottom, right, type Segment, sharedHeight, valueTextOf } from '../segments.ts';
import { type Bands, bandsOf } from './bands.ts';
import { type Candidate, type CandidateSource, propose } from './candidate.ts';

const LONGEST_NEIGHBOUR = 90;
/** In pixels; what is taller is neither label nor value. */
const TALLEST_NEIGHBOUR = 2000;
const LONGEST_LABEL = 45;
const FARTHEST_RIGHT = 700;
const NEAR_RIGHT = 320;
/** A link beside a text is more often what can be done than what is so. */
const OF_LINK = 0.35;
/** Within the height of a label and its neighbours, and more than stand there on any page. */
const MOST_NEAR = 250;

type Neighbours = { after: Segment | null; below: Segment | null; above: Segment | null };

/** Segments outside tables that are short enough to be a label or a value. */
export function layoutSegments(segments: readonly Segment[]): Segment[] {
  return segments.filter(
    ({ cell, text, rect }) => !cell && text.length < LONGEST_NEIGHBOUR && rect.height <= TALLEST_NEIGHBOUR,
  );
}

function isSentence(text: string): boolean {
  return /[.!?]$/.test(text) && text.length > 20 && !/no\.$/i.test(text);
}

function sameEdge(a: Segment, b: Segment): boolean {
  return Math.abs(a.rect.x - b.rect.x) < 6 || Math.abs(right(a.rect) - right(b.rect)) < 6;
}

function sameLook(a: Segment, b: Segment): boolean {
  return a.fontSize === b.fontSize && a.fontWeight === b.fontWeight && a.parts[0]?.color === b.parts[0]?.color;
}

const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;

/** How far behind a label a text begins in the direction in which the label is read; negative when it stands before. */
function distanceAfter(label: Segment, other: Segment): number {
  return RIGHT_TO_LEFT.test(label.text) ? label.rect.x - right(other.rect) : other.rect.x - right(label.rect);
}

/** Links beside each other that look alike are a menu, whose entries say nothing of one another. */
const areMenu = (a: Segment, b: Segment) => isLink(a) && isLink(b) && sameLook(a, b);
const isLink = ({ tag }: Segment) => tag === 'a' || tag === 'button';

function neighboursOf(segment: Segment, near: Bands): Neighbours {
  const found: Neighbours = { after: null, below: null, above: null };
  const { rect } = segment;
  const line = Math.max(rect.height, 12);
  for (const other of near(rect.y - line, bottom(rect) + 1.6 * line, MOST_NEAR)) {
    if (other === segment) continue;
    const beside = sharedHeight(rect, other.rect) > 0.5 * Math.min(rect.height, other.rect.height);
    const distance = distanceAfter(segment, other);
    if (beside && distance >= -2 && (!found.after || distance < distanceAfter(segment, found.after)))
      found.after = other;
    if (!sameEdge(segment, other)) continue;
    const nearBelow = other.rect.y >= bottom(rect) - 4 && other.rect.y - bottom(rect) < 1.6 * line;
    if (nearBelow && (!found.below || other.rect.y < found.below.rect.y)) found.below = other;
    const nearAbove = bottom(other.rect) <= rect.y + 4 && rect.y - bottom(other.rect) < line;
    // A caption stands under its value only where the value is set larger and is no heading of a section.
    const isLarger = other.fontSize > segment.fontSize * 1.15 && !/^h[1-3]$/.test(other.tag);
    if (nearAbove && isLarger && (!found.above || other.rect.y > found.above.rect.y)) found.above = other;
  }
  return found;
}

type RegionOf = (run: TextRun | undefined) => Region | null;

/** Parts of a page whose texts belong together, and to nothing in the part beside it. */
const CLOSED = /^(?:card|item|section|form)$/;

/** The innermost closed part around each text, and how many texts stand in it. */
function closedParts(placed: readonly Segment[], regionOf: RegionOf) {
  const parts = new Map<Segment, Region | null>();
  const counts = new Map<Region, number>();
  for (const segment of placed) {
    let region = regionOf(segment.parts[0]);
    while (region && !CLOSED.test(region.kind)) region = region.parent;
    parts.set(segment, region);
    if (region) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  const isFull = (region: Region | null | undefined) => region && (counts.get(region) ?? 0) > 1;
  const holds = (outer: Region, inner: Region) => {
    for (let at: Region | null = inner; at; at = at.parent) if (at === outer) return true;
    return false;
  };
  return {
    /** Whether two texts stand in two parts beside each other, each of which holds more than this. */
    areApart(a: Segment, b: Segment): boolean {
      const [one, other] = [parts.get(a), parts.get(b)];
      if (!one || !other || !isFull(one) || !isFull(other)) return false;
      return !holds(one, other) && !holds(other, one);
    },
  };
}

const isHeading = ({ parts: [first] }: Segment) => first !== undefined && levelOf(first) !== null;

/** In a stack of captions and values the text above a caption is the value of the caption above that. */
function isOfCaptionAbove(label: Segment, value: Segment, near: Bands): boolean {
  const line = Math.max(value.rect.height, 12);
  return near(value.rect.y - 2 * line, value.rect.y, MOST_NEAR).some(
    other =>
      other !== value &&
      other !== label &&
      sameLook(other, label) &&
      sameEdge(other, value) &&
      bottom(other.rect) <= value.rect.y + 4 &&
      value.rect.y - bottom(other.rect) < 1.6 * line,
  );
}

/** Pairs a label with the text to its right, below it or, for captions, above it; a different look makes it likelier. */
export function layoutCandidates(placed: readonly Segment[], regionOf: RegionOf): Candidate[] {
  const candidates: Candidate[] = [];
  const { areApart } = closedParts(placed, regionOf);
  const near = bandsOf(placed);
  for (const label of placed) {
    if (label.text.length > LONGEST_LABEL || isSentence(label.text)) continue;
    const { after: beside, below, above } = neighboursOf(label, near);
    const pair = (value: Segment, plausibility: number, source: CandidateSource) =>
      value.tag !== 'button' &&
      !areMenu(label, value) &&
      !areApart(label, value) &&
      propose(candidates, { label: label.text, value: valueTextOf(value), plausibility, source, runs: value.parts });
    const belowDiffers = below !== null && !sameLook(label, below);
    const distance = beside ? distanceAfter(label, beside) : 0;
    if (beside && distance < FARTHEST_RIGHT && !isHeading(beside)) {
      const alike = belowDiffers ? 0.35 : 0.6;
      const different = distance < NEAR_RIGHT ? 0.86 : 0.8;
      const isAction = isLink(beside) && !/[\p{Nd}@]/u.test(beside.text);
      pair(beside, isAction ? OF_LINK : sameLook(label, beside) ? alike : different, 'right');
    }
    if (below) {
      const alike = beside && !sameLook(label, beside) ? 0.3 : 0.5;
      const different = below.fontSize >= label.fontSize ? 0.84 : 0.62;
      pair(below, belowDiffers ? different : alike, 'below');
    }
    if (above && !(below && isOfCaptionAbove(label, above, near))) pair(above, belowDiffers ? 0.6 : 0.8, 'above');
  }
  return candidates;
}
