import type { Coefficients } from '../jpeg/coefficients.ts';
import { type Piece, type Region, writeRegion } from '../jpeg/write-region.ts';

/** From fine to coarse: by how much values are rounded more, and what of the bytes is left then, as measured. */
const COARSER = [
  { coarseness: 1, share: 1 },
  { coarseness: 2, share: 0.6 },
  { coarseness: 4, share: 0.42 },
  { coarseness: 16, share: 0.25 },
] as const;
const COARSEST = COARSER[3];
/** What is left of the bytes of a picture that is sent as coarse as it may be. */
export const COARSEST_SHARE = COARSEST.share;

/** What a viewer has of a cell, beside the coarseness: */
const SHARP = 0;
const NOTHING = 255;

/** Bytes of a piece that are there however small it is. */
const HEAD = 620;

/** What may go at once: bytes of everything that has changed together, and of a piece. */
export type Allowance = { change: number; piece: number };

type Wanted = {
  isWanted(cell: number): boolean;
  source: Coefficients;
  coarseness: number;
  share: number;
  grade: number;
};

/**
 * What one viewer has of a picture, cell by cell, and what it is to have. What has changed goes first, as coarse as it
 * must be to come soon; then what is coarse, and then all in the best quality. A piece is decided on when it is sent, so
 * that nothing waits in a queue and becomes old.
 */
export class Patchwork {
  #aim: Coefficients | null = null;
  #sharp: Coefficients | null = null;
  #prints: Float64Array = new Float64Array();
  #grades: Uint8Array = new Uint8Array();
  /** Where it goes on, so that what moves at the top doesn't keep back what lies below. */
  #row = 0;

  /** The viewer has all of this. */
  has(picture: Coefficients): void {
    this.#aim = picture;
    this.#sharp = null;
    this.#prints = picture.prints.slice();
    this.#grades = new Uint8Array(picture.prints.length).fill(1);
  }

  /** The viewer is to have this. */
  aim(picture: Coefficients): void {
    if (this.#aim === null || !isAlike(picture, this.#aim)) {
      this.#prints = new Float64Array(picture.prints.length);
      this.#grades = new Uint8Array(picture.prints.length).fill(NOTHING);
    }
    this.#aim = picture;
    this.#sharp = null;
  }

  /** What the viewer is to have, in a better quality. @returns false when it has another size, and is no better one. */
  sharpen(picture: Coefficients): boolean {
    if (this.#aim === null || !isAlike(picture, this.#aim)) return false;
    this.#sharp = picture;
    return true;
  }

  /** The viewer has all that is to be seen, be it blurred. */
  get isUpToDate(): boolean {
    const aim = this.#aim;
    return aim === null || this.#prints.every((print, cell) => print === aim.prints[cell]);
  }

  /** What is sent next; null: the viewer has everything. */
  next(allowance: Allowance): (Piece & { isWhole: boolean }) | null {
    const wanted = this.#wanted(allowance.change);
    if (wanted === null) return null;
    const isWhole = this.#grades[0] === NOTHING;
    const { source, coarseness, grade } = wanted;
    const all = { column: 0, row: 0, columns: source.columns, rows: source.rows };
    const region = isWhole ? all : this.#region(wanted, allowance.piece);
    this.#forEach(region, cell => {
      this.#grades[cell] = grade;
      this.#prints[cell] = this.#aim?.prints[cell] ?? 0;
    });
    this.#row = region.row + region.rows;
    return { ...writeRegion(source, region, coarseness), isWhole };
  }

  #wanted(allowed: number): Wanted | null {
    const aim = this.#aim;
    if (aim === null) return null;
    const grades = this.#grades;
    const isStale = (cell: number) => grades[cell] === NOTHING || this.#prints[cell] !== aim.prints[cell];
    let stale = 0;
    let isAnyStale = false;
    let isAnyCoarse = false;
    let isAnyBlurred = false;
    for (let cell = 0; cell < grades.length; cell++) {
      if (isStale(cell)) {
        isAnyStale = true;
        stale += (aim.bits[cell] ?? 0) / 8;
      } else if ((grades[cell] ?? 0) > 1) isAnyCoarse = true;
      else if (grades[cell] !== SHARP) isAnyBlurred = true;
    }
    if (isAnyStale) {
      const { coarseness, share } = COARSER.find(({ share }) => stale * share <= allowed) ?? COARSEST;
      return { isWanted: isStale, source: aim, coarseness, share, grade: coarseness };
    }
    const finest = { coarseness: 1, share: 1 };
    if (isAnyCoarse) return { isWanted: cell => (grades[cell] ?? 0) > 1, source: aim, ...finest, grade: 1 };
    if (!isAnyBlurred || this.#sharp === null) return null;
    return { isWanted: cell => grades[cell] !== SHARP, source: this.#sharp, ...finest, grade: SHARP };
  }

  /** The next cells that are wanted and lie together, as many as the bytes are enough for. */
  #region({ isWanted, source, share }: Wanted, bytes: number): Region {
    const { columns, rows, bits } = source;
    const costOf = (region: Region) => {
      let sum = 0;
      this.#forEach(region, cell => {
        sum += bits[cell] ?? 0;
      });
      return HEAD + (sum / 8) * share;
    };
    const across = (row: number): { from: number; to: number } | null => {
      let from = columns;
      let to = -1;
      for (let column = 0; column < columns; column++) {
        if (!isWanted(row * columns + column)) continue;
        from = Math.min(from, column);
        to = column;
      }
      return to < 0 ? null : { from, to };
    };
    let row = this.#row % rows;
    let span = across(row);
    for (let tried = 0; span === null && tried < rows; tried++) {
      row = (row + 1) % rows;
      span = across(row);
    }
    let region: Region = { column: span?.from ?? 0, row, columns: 1, rows: 1 };
    const widest = (span?.to ?? 0) - region.column + 1;
    while (region.columns < widest && costOf({ ...region, columns: region.columns + 1 }) <= bytes) {
      region = { ...region, columns: region.columns + 1 };
    }
    if (region.columns < widest) return { ...region, rows: 1 };
    for (let below = row + 1; below < rows; below++) {
      const next = across(below);
      if (next === null) break;
      const column = Math.min(region.column, next.from);
      const to = Math.max(region.column + region.columns - 1, next.to);
      const larger = { column, row, columns: to - column + 1, rows: below - row + 1 };
      if (costOf(larger) > bytes) break;
      region = larger;
    }
    return region;
  }

  #forEach(region: Region, visit: (cell: number) => void): void {
    const columns = this.#aim?.columns ?? 0;
    for (let row = region.row; row < region.row + region.rows; row++) {
      const start = row * columns + region.column;
      for (let cell = start; cell < start + region.columns; cell++) visit(cell);
    }
  }
}

/** Whether parts of one fit onto the other. */
export const isAlike = (one: Coefficients, other: Coefficients): boolean =>
  one.width === other.width &&
  one.height === other.height &&
  one.cellWidth === other.cellWidth &&
  one.cellHeight === other.cellHeight;
