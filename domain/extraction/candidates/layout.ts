import { meaningOf } from '../../reading/meaning.ts';
import { looksLikeLabel, type ValueType, valueType } from '../../reading/value-types.ts';
import { levelOf } from '../regions.ts';
import { bottom, right, type Segment, sharedHeight, valueTextOf } from '../segments.ts';
import { type Bands, bandsOf } from './bands.ts';
import { areTitles } from './beside-titles.ts';
import { type Candidate, type CandidateSource, propose } from './candidate.ts';
import { closedParts, type RegionOf } from './closed-parts.ts';
import { isLink, sameLook } from './look.ts';
import { areMenu, isChosenEntry, isEntry, isInBar, LEAST_ENTRIES } from './menus.ts';
import { areInOneColumn } from './one-column.ts';
import { asRepeated, type Placed } from './repeated-looks.ts';
import { stackedPairs } from './stacked.ts';

const LONGEST_NEIGHBOUR = 90;
/** In pixels; what is taller is neither label nor value. */
const TALLEST_NEIGHBOUR = 2000;
const LONGEST_LABEL = 45;
const FARTHEST_RIGHT = 700;
const NEAR_RIGHT = 320;
/** The first of several lines that look alike below a label may be its value, and may be an entry of a menu. */
const OF_LIST = 0.62;
/** Labels are hardly ever set so much larger than their values. */
const LARGER_TITLE = 1.25;
/** A link beside a text is more often what can be done than what is so. */
const OF_LINK = 0.35;
/** Of a title set larger than what stands below it, where its words name something that a value has. */
const NAMED_TITLE = 0.78;
/** Of a label that looks like its value. */
const TOLD_BY_WORDS = 0.75;
const TOLD_FAR = 0.7;
/** A caption stands closer to the value above it than to the text below. */
const CLOSER_ABOVE = 0.84;
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

const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;

/** How far behind a label a text begins in the direction in which the label is read; negative when it stands before. */
function distanceAfter(label: Segment, other: Segment): number {
  return RIGHT_TO_LEFT.test(label.text) ? label.rect.x - right(other.rect) : other.rect.x - right(label.rect);
}

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
    if (!areInOneColumn(segment, other)) continue;
    const nearBelow = other.rect.y >= bottom(rect) - 4 && other.rect.y - bottom(rect) < 1.6 * line;
    if (nearBelow && (!found.below || other.rect.y < found.below.rect.y)) found.below = other;
    const nearAbove = bottom(other.rect) <= rect.y + 4 && rect.y - bottom(other.rect) < line;
    // A caption stands under its value only where the value is set larger and is no heading of a section.
    const isLarger = other.fontSize > segment.fontSize * 1.15 && !/^h[1-3]$/.test(other.tag);
    if (nearAbove && isLarger && (!found.above || other.rect.y > found.above.rect.y)) found.above = other;
  }
  return found;
}

/** Whether some word of a text names what labels speak of. */
const mayBeLabel = (text: string) => !/\d/.test(text) && meaningOf(text).some(({ concepts }) => concepts.length > 0);

/** In heights of a line: rows of one block stand no farther apart. */
const FARTHEST_ROW = 4;

/** Whether a text and another of its look straight above or below it both read like labels: no menu has such columns. */
function isOfLabelColumn(segment: Segment, near: Bands): boolean {
  if (isLink(segment) || !mayBeLabel(segment.text)) return false;
  const isLabel = looksLikeLabel(segment.text);
  const { rect } = segment;
  const reach = FARTHEST_ROW * Math.max(rect.height, 12);
  return near(rect.y - reach, bottom(rect) + reach, MOST_NEAR).some(
    other =>
      other !== segment &&
      Math.abs(other.rect.x - rect.x) < 3 &&
      sharedHeight(rect, other.rect) < 0 &&
      sameLook(segment, other) &&
      mayBeLabel(other.text) &&
      (isLabel || looksLikeLabel(other.text)),
  );
}

/** Whether two more of a text's look follow below it, as in a list or a menu: it is one of them and no value. */
function isListed(segment: Segment, near: Bands): boolean {
  let last = segment;
  for (let count = 0; count < LEAST_ENTRIES - 1; count++) {
    const { below } = neighboursOf(last, near);
    if (!below || !sameLook(below, last) || Math.abs(below.rect.x - last.rect.x) > 2) return false;
    last = below;
  }
  return true;
}

const isHeading = ({ parts: [first] }: Segment) => first !== undefined && levelOf(first) !== null;

/** A caption that is so much farther from a value than the one below it belongs to another. */
const NOTICEABLE = 2;
/** In pixels: closer than this every caption stands. */
const LEAST_GAP = 12;

/** In a stack of captions and values the text above a caption is the value of the caption above that. */
function isOfCaptionAbove(label: Segment, value: Segment, near: Bands): boolean {
  const line = Math.max(value.rect.height, 12);
  const ownGap = label.rect.y - bottom(value.rect);
  return near(value.rect.y - 2 * line, value.rect.y, MOST_NEAR).some(
    other =>
      other !== value &&
      other !== label &&
      sameLook(other, label) &&
      areInOneColumn(other, value) &&
      bottom(other.rect) <= value.rect.y + 4 &&
      value.rect.y - bottom(other.rect) < Math.min(1.6 * line, Math.max(NOTICEABLE * ownGap, LEAST_GAP)),
  );
}

/** What stands next in the column of each text: below it, at the same left edge. */
function nextInColumns(placed: readonly Segment[]): Map<Segment, Segment> {
  const columns = new Map<number, Segment[]>();
  for (const segment of placed) {
    const edge = Math.round(segment.rect.x);
    const known = columns.get(edge);
    if (known) known.push(segment);
    else columns.set(edge, [segment]);
  }
  const next = new Map<Segment, Segment>();
  for (const column of columns.values())
    for (const [at, segment] of column.sort((a, b) => a.rect.y - b.rect.y).entries()) {
      const below = column[at + 1];
      if (below) next.set(segment, below);
    }
  return next;
}

/** Forms of which a column may hold several: the first below its title is one of these. */
const FIGURES: readonly ValueType[] = ['money', 'date', 'percent', 'number', 'quantity', 'period'];
const isOneOfSeveral = (value: Segment, next: Segment | undefined) => {
  const form = valueType(value.text);
  return next !== undefined && FIGURES.includes(form) && valueType(next.text) === form;
};

/** Whether the line below goes on with a text in small letters: a narrow column of a letter breaks names, and captions have one line. */
const goesOnInto = (label: Segment, below: Segment | null): boolean =>
  label.tag === '' && below !== null && sameLook(label, below) && /^\p{Ll}/u.test(below.text);

/** Pairs a label with the text to its right, below it or, for captions, above it; a different look makes it likelier. */
export function layoutCandidates(placed: readonly Segment[], regionOf: RegionOf): Candidate[] {
  const pairs: Placed[] = [];
  const { areApart, areInTwoColumns } = closedParts(placed, regionOf);
  const near = bandsOf(placed);
  const stacked = stackedPairs(placed, near);
  const next = nextInColumns(placed);
  for (const label of placed) {
    if (label.text.length > LONGEST_LABEL || isSentence(label.text)) continue;
    const { after: beside, below, above } = neighboursOf(label, near);
    const pair = (value: Segment, plausibility: number, source: CandidateSource, unsure = false) => {
      if (value.tag === 'button' || areMenu(label, value) || areApart(label, value)) return;
      const proposed: Candidate[] = [];
      propose(proposed, {
        label: label.text,
        value: valueTextOf(value),
        plausibility,
        source,
        runs: value.parts,
        unsure,
        titled: isHeading(label) || label.fontSize > LARGER_TITLE * value.fontSize,
      });
      for (const candidate of proposed) pairs.push({ label, value, candidate });
    };
    const belowDiffers = below !== null && !sameLook(label, below);
    const distance = beside ? distanceAfter(label, beside) : 0;
    if (beside && distance < FARTHEST_RIGHT && !isHeading(beside) && !areInTwoColumns(label, beside)) {
      const alike = belowDiffers ? 0.35 : 0.6;
      const different = distance < NEAR_RIGHT ? 0.86 : 0.8;
      const isAction = isLink(beside) && !/[\p{Nd}@]/u.test(beside.text);
      const isTold = isOfLabelColumn(label, near) && !looksLikeLabel(beside.text);
      const isEntryOfMenu = !isTold && (sameLook(label, beside) ? isEntry(label, near) : isInBar(beside, near));
      const isMenu = isEntryOfMenu || areTitles(label, beside) || isChosenEntry(label, beside, near);
      const asAlike = isTold ? (distance < NEAR_RIGHT ? TOLD_BY_WORDS : TOLD_FAR) : alike;
      pair(beside, isAction || isMenu ? OF_LINK : sameLook(label, beside) ? asAlike : different, 'right');
    }
    if (below && !stacked.areApart(label, below)) {
      const alike = beside && !sameLook(label, beside) ? 0.3 : 0.5;
      const isNamed = looksLikeLabel(label.text) && !looksLikeLabel(below.text);
      // Where sizes are not known its element says that a title is larger.
      const isTitle = /^h[1-6]$/.test(label.tag) && below.fontSize === label.fontSize;
      const different = below.fontSize >= label.fontSize && !isTitle ? 0.84 : isNamed ? NAMED_TITLE : 0.62;
      const isOfList = belowDiffers && isListed(below, near);
      const isUnsure = isOfList || isOneOfSeveral(below, next.get(below));
      pair(below, isOfList ? Math.min(OF_LIST, different) : belowDiffers ? different : alike, 'below', isUnsure);
    }
    const mate = stacked.mateAbove(label);
    if (mate) pair(mate, CLOSER_ABOVE, 'above');
    else if (above && !goesOnInto(label, below) && !(below && isOfCaptionAbove(label, above, near)))
      pair(above, belowDiffers ? 0.6 : 0.8, 'above');
  }
  return asRepeated(pairs);
}
