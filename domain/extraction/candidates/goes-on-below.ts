import type { TextRun } from '../../reading/page-snapshot.ts';
import { type ValueType, valueType } from '../../reading/value-types.ts';
import { bottom, type Segment } from '../segments.ts';
import type { Candidate, CandidateSource } from './candidate.ts';

/** Only where it stands makes such a value that of the text above it. */
const BY_PLACE: readonly CandidateSource[] = ['below', 'item', 'card'];
const FIGURED: readonly ValueType[] = ['money', 'date', 'percent', 'quantity', 'period'];
/** An amount in groups, which may look like a number to call: "14.550.000". */
const IN_GROUPS = /^[-+]?\p{Nd}{1,3}(?:[.,' ]\p{Nd}{3})+(?:[.,]\p{Nd}{1,2})?$/u;
/** What form a figure has; null for what is none. */
const figureOf = (text: string): ValueType | null => {
  if (IN_GROUPS.test(text)) return 'money';
  const form = valueType(text);
  return FIGURED.includes(form) ? form : null;
};
/** Of the font size, by which two texts of a column may stand apart. */
const APART = 0.4;

const isAlike = (a: TextRun, b: TextRun) => a.fontSize === b.fontSize && a.fontWeight === b.fontWeight;

/**
 * Says of a value below its label whether it is the first of a column of such: the next text below it has its form and its
 * look, as in a register that tells what was so one below the other. Which of them is meant its place does not say.
 */
export function goesOnBelow(segments: readonly Segment[]): (candidate: Candidate) => boolean {
  const downwards = segments.filter(({ tag }) => tag === '').toSorted((a, b) => a.rect.y - b.rect.y);
  return ({ source, value, runs }) => {
    const [first] = runs;
    const form = figureOf(value);
    if (first?.tag !== '' || !BY_PLACE.includes(source) || form === null) return false;
    const { rect, fontSize } = first;
    const isInColumn = ({ rect: other }: Segment) =>
      Math.abs(other.x - rect.x) <= APART * fontSize ||
      Math.abs(other.x + other.width - rect.x - rect.width) <= APART * fontSize;
    const next = downwards.find(other => other.rect.y >= bottom(rect) && isInColumn(other));
    const [run] = next?.parts ?? [];
    return next !== undefined && run !== undefined && isAlike(first, run) && figureOf(next.text) === form;
  };
}
