import { type Bands, bandsOf } from '../extraction/candidates/bands.ts';
import { bottom, right, type Segment, sharedHeight } from '../extraction/segments.ts';
import type { Rect } from '../reading/page-snapshot.ts';
import type { Relation } from './taught-reading.ts';

/** Finds what stands beside, below and above a text, and in the cells of its table. */
export type Surroundings = {
  /** Every text in this relation to the label; more than one in a column of several rows. */
  inRelation(label: Segment, relation: Exclude<Relation, 'within'>): Segment[];
  /** The texts that stand near enough to be the label of this one. */
  around(value: Segment): Segment[];
};

/** In pixels. */
const FARTHEST_RIGHT = 700;
const SAME_EDGE = 6;
/** In heights of a line. */
const FARTHEST_BELOW = 2;
const LEAST_LINE = 12;
const MOST_NEAR = 250;
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;

const middle = ({ x, width }: Rect) => x + width / 2;

function areAligned(a: Rect, b: Rect): boolean {
  return [b.x - a.x, right(b) - right(a), middle(b) - middle(a)].some(distance => Math.abs(distance) < SAME_EDGE);
}

const lineOf = ({ rect }: Segment) => Math.max(LEAST_LINE, rect.height);

function nearest(found: readonly Segment[], distance: (segment: Segment) => number): Segment[] {
  const [first, ...others] = found;
  if (first === undefined) return [];
  return [others.reduce((best, one) => (distance(one) < distance(best) ? one : best), first)];
}

const isBeside = (a: Rect, b: Rect) => sharedHeight(a, b) > 0.5 * Math.min(a.height, b.height);

/** What is read next in the label's line. */
function besideOf(label: Segment, near: Bands): Segment[] {
  const behind = ({ rect }: Segment) =>
    RIGHT_TO_LEFT.test(label.text) ? label.rect.x - right(rect) : rect.x - right(label.rect);
  const line = near(label.rect.y - LEAST_LINE, bottom(label.rect), MOST_NEAR).filter(
    other => other !== label && isBeside(label.rect, other.rect) && behind(other) >= -2,
  );
  return nearest(line, behind).filter(other => behind(other) < FARTHEST_RIGHT);
}

function stackedOf(label: Segment, near: Bands, side: 'below' | 'above'): Segment[] {
  const reach = FARTHEST_BELOW * lineOf(label);
  const gap = ({ rect }: Segment) => (side === 'below' ? rect.y - bottom(label.rect) : label.rect.y - bottom(rect));
  const stacked = near(label.rect.y - reach - LEAST_LINE, bottom(label.rect) + reach, MOST_NEAR).filter(
    other => other !== label && areAligned(label.rect, other.rect) && gap(other) >= -4 && gap(other) < reach,
  );
  return nearest(stacked, gap);
}

/** The first text of each cell of each table, as they stand. */
function cellsOf(pieces: readonly Segment[]): Map<number, Segment[]> {
  const tables = new Map<number, Segment[]>();
  const seen = new Set<string>();
  for (const piece of pieces) {
    if (!piece.cell) continue;
    const { table, row, column } = piece.cell;
    const key = `${table} ${row} ${column}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const known = tables.get(table);
    if (known) known.push(piece);
    else tables.set(table, [piece]);
  }
  return tables;
}

export function surroundingsOf(pieces: readonly Segment[]): Surroundings {
  const near = bandsOf(pieces);
  const tables = cellsOf(pieces);
  const cellsBeside = ({ cell }: Segment) => (cell && tables.get(cell.table)) || [];

  function inTable(label: Segment, relation: 'same_row' | 'same_column'): Segment[] {
    const { cell } = label;
    if (!cell) return [];
    if (relation === 'same_column') {
      return cellsBeside(label).filter(other => other.cell?.column === cell.column && other.cell.row > cell.row);
    }
    const behind = cellsBeside(label).filter(other => other.cell?.row === cell.row && other.cell.column > cell.column);
    return nearest(behind, other => other.cell?.column ?? 0);
  }

  return {
    inRelation(label, relation) {
      if (relation === 'same_row' || relation === 'same_column') return inTable(label, relation);
      return relation === 'right' ? besideOf(label, near) : stackedOf(label, near, relation);
    },
    around(value) {
      const { cell, rect } = value;
      const reach = FARTHEST_BELOW * Math.max(40, lineOf(value));
      const ofTable = cellsBeside(value).filter(
        other => other.cell?.row === cell?.row || other.cell?.column === cell?.column,
      );
      const close = near(rect.y - reach, bottom(rect) + reach, MOST_NEAR);
      return [...new Set([...ofTable.slice(0, MOST_NEAR), ...close])].filter(other => other !== value);
    },
  };
}
