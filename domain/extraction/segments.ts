import { isGoodState } from '../reading/joined-states.ts';
import type { CellPlace, Rect, TextRun } from '../reading/page-snapshot.ts';
import { stateOf } from '../reading/states.ts';
import { normalise } from '../reading/text.ts';
import { looksLikeLabel, valueType } from '../reading/value-types.ts';

/** Runs of one block that stand beside each other and are read as one piece of text. */
export type Segment = {
  text: string;
  rect: Rect;
  fontSize: number;
  fontWeight: number;
  tag: string;
  cell: CellPlace | null;
  /** In reading order; never empty. */
  parts: TextRun[];
};

export const right = (rect: Rect) => rect.x + rect.width;
export const bottom = (rect: Rect) => rect.y + rect.height;

/** The smallest rectangle around both. */
export function union(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, width: Math.max(right(a), right(b)) - x, height: Math.max(bottom(a), bottom(b)) - y };
}

/** How many pixels of height two rectangles share; negative when they share none. */
export function sharedHeight(a: Rect, b: Rect): number {
  return Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);
}

/** Words of two elements hardly ever touch: where a snapshot lost the space between them, it is put back. */
const wordsTouch = (before: string, after: string) =>
  /[\p{L}\p{N}:.,;!?)]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(after);

/** "1" with a raised "er" behind it. */
const isOrdinalSign = (before: string, { tag, text }: TextRun) =>
  tag === 'sup' && /\p{Nd}$/u.test(before) && /^\p{L}{1,3}$/u.test(text.trim());

/** In CSS pixels: places are measured to the fraction of one. */
const TOUCHING = 0.5;

/** Whether figures of one size follow each other without a gap: they are one number. Raised ones are what comes behind a point. */
const isOneNumber = (before: { text: string; rect: Rect; fontSize: number }, after: TextRun) =>
  /\p{Nd}$/u.test(before.text) &&
  /^\p{Nd}/u.test(after.text) &&
  Math.abs(after.rect.x - right(before.rect)) < TOUCHING &&
  after.fontSize === before.fontSize &&
  after.tag !== 'sup';

/** What stands between two runs of one piece of text: a space, unless they touch within a word, number or amount. */
export function gapText(before: { text: string; rect: Rect; fontSize: number }, after: TextRun): string {
  // A letter outside of the Basic Multilingual Plane is two units.
  const last = before.text.slice(-2);
  if (/\s$/.test(last) || /^\s/.test(after.text) || isOrdinalSign(last, after)) return '';
  if (isOneNumber(before, after)) return '';
  return after.rect.x - right(before.rect) >= 2 || wordsTouch(last, after.text) ? ' ' : '';
}

/** A run or segment that is wrapped over several lines. */
const isWrapped = (piece: { rect: Rect; fontSize: number }) => piece.rect.height > 1.9 * piece.fontSize;

function continues(segment: Segment, run: TextRun): boolean {
  if (isWrapped(run) || isWrapped(segment)) return true;
  const gap = run.rect.x - right(segment.rect);
  const sameLine = sharedHeight(segment.rect, run.rect) > 0.4 * Math.min(segment.rect.height, run.rect.height);
  return sameLine && gap > -5 && gap < Math.max(28, 1.8 * run.fontSize);
}

/** A badge is set so much smaller than what it stands behind. */
const SIZE_OF_BADGE = 0.92;

/** Whether a run is the badge of what stands before it, a state in smaller letters, and no part of its name: "Planner Pro" and "Active". */
const isBadgeOf = (last: Segment, { tag, text, fontSize }: TextRun): boolean =>
  tag !== '' &&
  last.parts.length === 1 &&
  /\p{L}{2}/u.test(last.text) &&
  /[\p{L}\p{Nd})）]\s*$/u.test(last.text) &&
  fontSize < SIZE_OF_BADGE * last.fontSize &&
  (stateOf(text) !== null || isGoodState(text) || (valueType(text) === 'status' && !looksLikeLabel(text)));

function blockKey(run: TextRun): string {
  return run.cell ? `${run.cell.table}:${run.cell.row}:${run.cell.column}:${run.block}` : `${run.block}`;
}

const gapBetween = (before: TextRun | undefined, after: TextRun) => (before ? gapText(before, after) : '');
const isAction = ({ tag, text }: TextRun) => (tag === 'a' || tag === 'button') && !/\p{Nd}/u.test(text);

/** What has a line through it held once. */
export const isStruck = ({ struck, tag }: TextRun): boolean => struck === true || /^(?:s|del|strike)$/.test(tag);

/** The text of a segment that stands as a value, without what one can do with it: a link at its end, as "change". */
export function valueTextOf({ text, parts: all }: Segment): string {
  const held = all.filter(part => !isStruck(part));
  const parts = held.length > 0 ? held : all;
  let end = parts.length;
  for (let part = parts[end - 1]; end > 1 && part && isAction(part); part = parts[end - 1]) end--;
  if (parts.slice(0, end).every(isAction) || end === all.length) return text;
  return normalise(
    parts
      .slice(0, end)
      .map((part, at) => gapBetween(parts[at - 1], part) + part.text)
      .join(''),
  );
}

/** What stands in a field whose label the page names is paired already, and what may be written there says nothing. */
const isPairedInput = ({ kind, label, editable }: TextRun) =>
  kind === 'input' && (label !== null || editable !== false);

/** Joins the runs into segments, in the order of the page. A field that only shows its value is a piece by itself. */
export function segments(runs: readonly TextRun[]): Segment[] {
  const all: Segment[] = [];
  const lastOfBlock = new Map<string, Segment>();
  for (const run of runs) {
    if (isPairedInput(run) || run.text.trim() === '') continue;
    const last = run.kind === 'input' ? undefined : lastOfBlock.get(blockKey(run));
    if (last && last.parts[0]?.kind !== 'input' && continues(last, run) && !isBadgeOf(last, run)) {
      // The last run's text, and not the whole: what is put together piece by piece is dear to look into.
      const { text = '', fontSize = 0 } = last.parts.at(-1) ?? {};
      last.text += gapText({ text, rect: last.rect, fontSize }, run) + run.text;
      last.rect = union(last.rect, run.rect);
      last.parts.push(run);
      continue;
    }
    const { text, rect, fontSize, fontWeight, tag, cell } = run;
    const segment: Segment = { text, rect, fontSize, fontWeight, tag, cell, parts: [run] };
    lastOfBlock.set(blockKey(run), segment);
    all.push(segment);
  }
  return all.map(segment => ({ ...segment, text: normalise(segment.text) })).filter(segment => segment.text !== '');
}
