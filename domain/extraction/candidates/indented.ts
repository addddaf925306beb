import { valueType } from '../../reading/value-types.ts';
import { bottom, type Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** In heights of a line: how far a value is set in below its label, and how close it stands to it. */
const LEAST_INDENT = 0.8;
const MOST_INDENT = 4;
const FARTHEST = 1;
/** In pixels, that left edges differ. */
const EDGE = 2;
/** So many labels with what is set in below them are a form. */
const LEAST_PAIRS = 3;
const LONGEST_LABEL = 70;
const ENDS_SENTENCE = /[.;,!?]$/u;
/** Of several lines below a label any may be meant. */
const OF_ONE_LINE = 0.84;
const OF_SEVERAL = 0.62;

type Pair = { label: Segment; values: Segment[] };

const isFigure = (text: string) => /^(?:date|money|number|percent|period|id|phone)$/.test(valueType(text));

const mayBeLabel = ({ text }: Segment) =>
  text.length <= LONGEST_LABEL && /\p{L}{3}/u.test(text) && !ENDS_SENTENCE.test(text) && !isFigure(text);

const isClose = (above: Segment, line: Segment) => {
  const gap = line.rect.y - bottom(above.rect);
  return gap > -0.5 * above.rect.height && gap <= FARTHEST * above.rect.height;
};

/** The lines below one that are set in, up to the next that is not. */
function setInBelow(label: Segment, following: readonly Segment[]): Segment[] {
  const values: Segment[] = [];
  for (const line of following) {
    const indent = line.rect.x - label.rect.x;
    const height = label.rect.height;
    const [first] = values;
    const isIn = indent >= LEAST_INDENT * height && indent <= MOST_INDENT * height;
    if (!isIn || !isClose(values.at(-1) ?? label, line)) break;
    if (first && Math.abs(first.rect.x - line.rect.x) > EDGE) break;
    values.push(line);
  }
  return values;
}

/**
 * Labels with their values set in below them, as registers print them. What stands so only once or twice is a heading above a
 * paragraph.
 */
export function indentedCandidates(segments: readonly Segment[]): Candidate[] {
  const lines = segments
    .filter(({ cell, tag }) => cell === null && tag === '')
    .toSorted((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x);
  const pairs = lines.flatMap((label, at): Pair[] => {
    const values = mayBeLabel(label) ? setInBelow(label, lines.slice(at + 1)) : [];
    return values.length > 0 ? [{ label, values }] : [];
  });
  const candidates: Candidate[] = [];
  for (const { label, values } of pairs) {
    const [first] = values;
    const alike = pairs.filter(
      other =>
        Math.abs(other.label.rect.x - label.rect.x) <= EDGE &&
        first !== undefined &&
        Math.abs((other.values[0]?.rect.x ?? 0) - first.rect.x) <= EDGE,
    );
    if (first === undefined || alike.length < LEAST_PAIRS) continue;
    propose(candidates, {
      label: label.text,
      value: first.text,
      plausibility: values.length === 1 ? OF_ONE_LINE : OF_SEVERAL,
      source: 'column',
      runs: first.parts,
      unsure: values.length > 1,
    });
  }
  return candidates;
}
