import { bottom, right, sharedHeight, union } from '../../../domain/extraction/segments.ts';
import type { Rect, TextRun } from '../../../domain/reading/page-snapshot.ts';

/** In heights of a letter: text of several lines, and how far beside a line is looked at. */
const ONE_LINE = 1.9;
const FARTHEST = 15;
const SAME_LINE = 0.4;
/** In CSS pixels: places of texts are measured to the fraction of one. */
const TOUCHING = 2;

/** A stretch of a line, and what the page has as a text of several lines that may stand in it: of these no line has a place of its own. */
export type Stretch = Rect & { said: string };

const isWrapped = ({ rect, fontSize }: TextRun) => rect.height > ONE_LINE * fontSize;
const meets = (a: Rect, b: Rect) => a.x < right(b) && b.x < right(a);

/** The stretches to the left and right of a text in one line that reach up to what the page has as text there; none of several lines. */
export function stretchesBeside(runs: readonly TextRun[], shown: readonly TextRun[]): Stretch[] {
  const [first, ...more] = runs;
  if (first === undefined || first.kind === 'input') return [];
  const rect = more.reduce((all, run) => union(all, run.rect), first.rect);
  if (rect.height > ONE_LINE * first.fontSize) return [];
  const isBeside = ({ rect: other }: TextRun) =>
    sharedHeight(other, rect) > SAME_LINE * Math.min(rect.height, bottom(other) - other.y);
  const beside = shown.filter(run => !runs.includes(run) && isBeside(run));
  const others = beside.map(run => run.rect);
  const leftEnds = others.filter(one => right(one) <= rect.x + TOUCHING).map(right);
  const rightEnds = others.filter(one => one.x >= right(rect) - TOUCHING).map(one => one.x);
  const farthest = FARTHEST * first.fontSize;
  const left = Math.max(0, rect.x - farthest, ...leftEnds);
  const end = Math.min(right(rect) + farthest, ...rightEnds);
  const stretches = [
    { ...rect, x: left, width: rect.x - left },
    { ...rect, x: right(rect), width: end - right(rect) },
  ];
  const saidIn = (stretch: Rect) => beside.filter(run => isWrapped(run) && meets(run.rect, stretch));
  return stretches
    .filter(({ width }) => width > first.fontSize)
    .map(stretch => ({
      ...stretch,
      said: saidIn(stretch)
        .map(({ text }) => text)
        .join(' '),
    }));
}
