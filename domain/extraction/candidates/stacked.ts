import type { Segment } from '../segments.ts';
import { bottom } from '../segments.ts';
import type { Bands } from './bands.ts';

/** Texts below each other at one edge whose looks alternate: captions and values, in an order that is not told by these. */
const LEAST_OF_A_STACK = 3;
const MOST_NEAR = 250;
/** So many times as far as from its mate a text stands from the next pair. */
const FARTHER = 1.5;
/** In pixels; what stands closer than this to both is not told. */
const LEAST_DIFFERENCE = 4;
const FARTHEST = 1.6;
const SAME_EDGE = 6;

const lookOf = ({ fontSize, fontWeight, parts }: Segment) => `${fontSize} ${fontWeight} ${parts[0]?.color ?? ''}`;
const gapBetween = (a: Segment, b: Segment) => Math.max(0, b.rect.y - bottom(a.rect));

function nextBelow(segment: Segment, near: Bands): Segment | null {
  const line = Math.max(segment.rect.height, 12);
  const end = bottom(segment.rect);
  let next: Segment | null = null;
  for (const other of near(end - 4, end + FARTHEST * line, MOST_NEAR)) {
    const isBelow = other !== segment && other.rect.y >= end - 4 && other.rect.y - end < FARTHEST * line;
    if (!isBelow || Math.abs(other.rect.x - segment.rect.x) >= SAME_EDGE) continue;
    if (next === null || other.rect.y < next.rect.y) next = other;
  }
  return next;
}

/** The stack that begins with a text: looks alternate as long as it goes on. */
function stackFrom(first: Segment, near: Bands): Segment[] {
  const stack = [first];
  for (let next = nextBelow(first, near); next !== null; next = nextBelow(next, near)) {
    const [last, before] = [stack.at(-1), stack.at(-2)];
    if (last && lookOf(last) === lookOf(next)) break;
    if (before && lookOf(before) !== lookOf(next)) break;
    stack.push(next);
  }
  return stack;
}

/** Texts of a stack that stand closer to each other than to those around them. */
export type StackedPairs = {
  /** Whether two texts, one below the other, belong to two pairs. */
  areApart(above: Segment, below: Segment): boolean;
  /** The text above that makes a pair with this one; null where that is not told. */
  mateAbove(below: Segment): Segment | null;
};

/** Tells by what stands closer which texts of stacks of captions and values belong together. */
export function stackedPairs(placed: readonly Segment[], near: Bands): StackedPairs {
  const apart = new Map<Segment, Segment>();
  const mates = new Map<Segment, Segment>();
  const seen = new Set<Segment>();
  for (const first of placed.toSorted((a, b) => a.rect.y - b.rect.y)) {
    if (seen.has(first)) continue;
    const stack = stackFrom(first, near);
    for (const one of stack) seen.add(one);
    if (stack.length < LEAST_OF_A_STACK + 1) continue;
    const gaps = stack.slice(1).map((below, index) => gapBetween(stack[index] ?? below, below));
    const ofParity = (parity: number) => gaps.filter((_, index) => index % 2 === parity);
    for (const far of [0, 1]) {
      const [farthestMate, nearestOther] = [Math.max(...ofParity(1 - far)), Math.min(...ofParity(far))];
      if (nearestOther < FARTHER * farthestMate || nearestOther - farthestMate < LEAST_DIFFERENCE) continue;
      for (const [index, above] of stack.entries()) {
        const below = stack[index + 1];
        if (!below) continue;
        if (index % 2 === far) apart.set(above, below);
        else mates.set(below, above);
      }
    }
  }
  return {
    areApart: (above, below) => apart.get(above) === below,
    mateAbove: below => mates.get(below) ?? null,
  };
}
