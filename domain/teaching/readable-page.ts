import type { PositionedText } from '../extraction/candidates/candidates-of.ts';
import { type Page, pageOf } from '../extraction/page.ts';
import { pathOf, type RegionStep } from '../extraction/regions.ts';
import { type Segment, valueTextOf } from '../extraction/segments.ts';
import type { TextRun } from '../reading/page-snapshot.ts';
import { hasLandmarks } from './landmarks.ts';
import { type Surroundings, surroundingsOf } from './relation.ts';

/** A page as taught readings look at it. */
export type ReadablePage = {
  page: Page;
  /** Every text that may be a label or a value, in the order of the page. */
  pieces: readonly Segment[];
  surroundings: Surroundings;
  /** Whether its parts are known; a snapshot of long ago has none. */
  hasLandmarks: boolean;
  pathOf(piece: Segment): RegionStep[];
};

/** In characters. */
const LONGEST_PIECE = 300;
/** More than a page has that people read; where there are more, nobody points at the rest. */
const MOST_PIECES = 5_000;

const pieceOfInput = (run: TextRun): Segment => {
  const { text, rect, fontSize, fontWeight, tag, cell } = run;
  return { text, rect, fontSize, fontWeight, tag, cell, parts: [run] };
};

/** What is read when somebody points at this piece: its text without what one can do with it. */
export const textOfPiece = (piece: Segment): string => valueTextOf(piece);

export function readablePage(text: PositionedText): ReadablePage {
  const page = pageOf(text);
  const order = new Map(page.runs.map((run, index) => [run, index]));
  const placeOf = ({ parts: [first] }: Segment) => (first && order.get(first)) ?? 0;
  const inputs = page.runs.filter(({ kind, text }) => kind === 'input' && text.trim() !== '').map(pieceOfInput);
  const pieces = [...page.lines, ...inputs]
    .filter(piece => piece.text.length <= LONGEST_PIECE)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .slice(0, MOST_PIECES);
  return {
    page,
    pieces,
    surroundings: surroundingsOf(pieces),
    hasLandmarks: hasLandmarks(page.runs),
    pathOf: piece => pathOf(page.regionOf(piece.parts[0])),
  };
}
