import type { TextRun } from '../reading/page-snapshot.ts';
import { usualSize } from '../reading/usual-size.ts';
import { bottom, sharedHeight } from './segments.ts';

/** Of the size of most letters. */
const LARGER = 1.15;
const HEAVY = 600;
const LONGEST_HEADING = 60;
const DEEPEST = 6;
/** A title is set in a size of its own, in a line or two. */
const MOST_OF_TITLE = 2;
/** A part that is counted is not the whole paper: "A – Pupil", "2. Costs". */
const COUNTED = /^(?:\p{Lu}|\p{Nd}{1,2}|[IVX]{1,4})(?:[.):]\s?|\s?[–—-]\s)\p{L}/u;
/** Values and sentences head nothing. */
const MAY_HEAD = /^(?!.*\p{Nd}{2}).*\p{L}{3}.*[^.!?;,。]$/u;

/** Whether most letters of a text are set heavy: then what is heavy heads nothing. */
function isHeavyThroughout(runs: readonly TextRun[]): boolean {
  const letters = (some: readonly TextRun[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  return 2 * letters(runs.filter(({ fontWeight }) => fontWeight >= HEAVY)) >= letters(runs);
}

/** Whether nothing stands beside a run. */
function isAlone(at: number, runs: readonly TextRun[]): boolean {
  const run = runs[at];
  const isBeside = (other: TextRun | undefined) =>
    run !== undefined &&
    other !== undefined &&
    sharedHeight(run.rect, other.rect) > 0.3 * Math.min(run.rect.height, other.rect.height);
  return !isBeside(runs[at - 1]) && !isBeside(runs[at + 1]);
}

/**
 * A document without markup with its headings told by their letters: lines of their own, larger or heavier than the text and
 * above it. The title of the whole paper heads no part of it. On a page of a site its markup tells them.
 */
export function withHeadings(runs: readonly TextRun[]): readonly TextRun[] {
  if (runs.some(({ tag }) => tag !== '')) return runs;
  const usual = usualSize(runs);
  const isHeavy = isHeavyThroughout(runs);
  const mayHead = (run: TextRun, at: number) => {
    const { text, fontSize, fontWeight, cell } = run;
    const isSetApart = fontSize >= LARGER * usual || (!isHeavy && fontWeight >= HEAVY);
    const next = runs[at + 1];
    if (!isSetApart || cell || next === undefined || next.rect.y < bottom(run.rect) - 4) return false;
    return text.length <= LONGEST_HEADING && MAY_HEAD.test(text) && isAlone(at, runs);
  };
  const headings = new Set(runs.filter(mayHead));
  const rankOf = ({ fontSize, fontWeight }: TextRun) => Math.round(fontSize) + (fontWeight >= HEAVY ? 0.5 : 0);
  const ranks = [...new Set([...headings].map(rankOf))].sort((a, b) => b - a);
  const [largest] = ranks;
  const titles = [...headings].filter(run => rankOf(run) === largest && !COUNTED.test(run.text));
  if (titles.length <= MOST_OF_TITLE) for (const title of titles) headings.delete(title);
  if (headings.size === 0) return runs;
  return runs.map(run =>
    headings.has(run) ? { ...run, heading: Math.min(DEEPEST, ranks.indexOf(rankOf(run)) + 1) } : run,
  );
}
