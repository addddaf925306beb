import type { Rules } from './drawn-rules.ts';
import type { Box } from './matrix.ts';

/** Something with a place on a page. */
type Placed = { x: number; y: number; width: number; height: number };

/** In points, that rules of one line lie apart, and that a rule may end before the one that it meets. */
const SAME_LINE = 1.5;
const MEETS = 2.5;
/** More than the tables of a page have; what is a drawing is no table. */
const MOST_LINES = 600;

/** A rule from one end to the other: where it lies, and from where to where it reaches. */
type Line = { at: number; from: number; to: number };

/** Rules as lines, those that go on with each other as one. */
function linesOf(rules: readonly Line[]): Line[] {
  const lines: Line[] = [];
  for (const rule of rules.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    const known = lines.findLast(
      line => rule.at - line.at <= SAME_LINE && rule.from <= line.to + MEETS && rule.to >= line.from - MEETS,
    );
    if (!known) lines.push({ ...rule });
    else {
      known.from = Math.min(known.from, rule.from);
      known.to = Math.max(known.to, rule.to);
    }
    if (lines.length > MOST_LINES) return [];
  }
  return lines;
}

const reaches = ({ from, to }: Line, start: number, end: number) => start >= from - MEETS && end <= to + MEETS;

/** The nearest lines before and behind a place among those that reach from one end to another; null where one is missing. */
function between(
  lines: readonly Line[],
  across: number,
  [start, end]: readonly [number, number],
): [number, number] | null {
  let [before, behind] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const line of lines) {
    if (!reaches(line, start, end)) continue;
    if (line.at <= across) before = Math.max(before, line.at);
    else behind = Math.min(behind, line.at);
  }
  return Number.isFinite(before) && Number.isFinite(behind) ? [before, behind] : null;
}

/** Whether a box is one of many in which a number is written digit by digit: they are one text. */
const isOfOneLetter = (box: number, { width, height }: Pick<Placed, 'width' | 'height'>) =>
  box < 2.2 * height && width <= 1.3 * height;

/** The boxes that the rules of a page make around what stands on it. */
export class RuledCells {
  readonly #level: Line[];
  readonly #upright: Line[];
  readonly #cells = new Map<string, Box>();

  constructor({ level, upright }: Rules) {
    this.#level = linesOf(level.map(box => ({ at: (box.top + box.bottom) / 2, from: box.left, to: box.right })));
    this.#upright = linesOf(upright.map(box => ({ at: (box.left + box.right) / 2, from: box.top, to: box.bottom })));
  }

  /** Whether two boxes are of one row: level, below one rule that goes on from the one to the other, whatever is between. */
  areOfOneRow(one: Box, other: Box): boolean {
    const isLevel = Math.abs(one.top - other.top) <= SAME_LINE && Math.abs(one.bottom - other.bottom) <= SAME_LINE;
    const [start, end] = [Math.min(one.left, other.left), Math.max(one.right, other.right)];
    return isLevel && this.#level.some(line => Math.abs(line.at - one.top) <= SAME_LINE && reaches(line, start, end));
  }

  /** The box around a text, the same for all texts within it; null where rules do not enclose it. */
  around({ x, y, width, height }: Placed): Box | null {
    const [middle, line] = [x + width / 2, y + height / 2];
    // What is only as long as a text underlines it, and what is only as high as a line is a box within the cell.
    const within = between(this.#upright, middle, [line, line]);
    const across = within && between(this.#level, line, within);
    const sides = across && between(this.#upright, middle, across);
    const ends = sides && between(this.#level, line, sides);
    if (!sides || !ends || isOfOneLetter(sides[1] - sides[0], { width, height })) return null;
    const key = [...sides, ...ends].join(' ');
    const cell = this.#cells.get(key) ?? { left: sides[0], right: sides[1], top: ends[0], bottom: ends[1] };
    this.#cells.set(key, cell);
    return cell;
  }
}
