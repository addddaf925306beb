import { type ConnectedPart, connectedParts } from './connected-parts.ts';
import type { GreyImage } from './grey-image.ts';
import { reduced } from './reduced.ts';

/** Longer side of the picture that is looked at, in pixels: the strokes of ordinary text are one or two of them wide. */
const LONGER_SIDE = 900;
/** How far around a pixel the lightest one is looked for, so that thin strokes and lines vanish. */
const THIN = 2;
/** Width of the squares that the paper is told of: much wider than a stroke of the largest letters. */
const SQUARE = 90;
const EVERY = 3;
/** Share of a square that may be inked. */
const PAPER = 0.85;
/** How much darker than the paper ink is. */
const LEAST_INK = 14;

/** Of the longer side: how large letters are that are written across a page; ordinary titles are smaller. */
const LETTER = { least: 0.022, most: 0.25 };
/** Share of the square around a letter that is inked; of a frame it is less. */
const LEAST_FILLED = 0.12;
/** Letters of one line: how much larger one may be than another, how far apart and how far off the line, in their size. */
const ALIKE = 1.7;
const FARTHEST = 2.2;
const OFF_LINE = 0.35;
/** Degrees by which such a line leans, and how many letters make one. */
const LEAN = { least: 12, most: 75 };
const LEAST_LETTERS = 4;
/** A page of so many large parts is a photograph, which has lines of everything. */
const MOST_PARTS = 150;

type Pick = (one: number, other: number) => number;

/** Each pixel becomes the darkest or the lightest of those around it. */
function picked({ width, height, data }: GreyImage, pick: Pick): GreyImage {
  const along = (from: Uint8Array, length: number, step: number, lines: number, stride: number) => {
    const to = new Uint8Array(from.length);
    for (let line = 0; line < lines; line++)
      for (let at = 0; at < length; at++) {
        let value = from[line * stride + at * step] ?? 0;
        for (let near = Math.max(0, at - THIN); near <= Math.min(length - 1, at + THIN); near++)
          value = pick(value, from[line * stride + near * step] ?? 0);
        to[line * stride + at * step] = value;
      }
    return to;
  };
  const rows = along(data, width, 1, height, width);
  return { width, height, data: along(rows, height, width, width, 1) };
}

/** How light the paper is in each square, with half of those beside it. */
function paperOf({ width, height, data }: GreyImage): (x: number, y: number) => number {
  const [columns, rows] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)];
  const levels = Array.from({ length: columns * rows }, (_, square) => {
    const [left, top] = [((square % columns) - 0.5) * SQUARE, (Math.floor(square / columns) - 0.5) * SQUARE];
    const found: number[] = [];
    for (let y = Math.max(0, top); y < Math.min(height, top + 2 * SQUARE); y += EVERY)
      for (let x = Math.max(0, left); x < Math.min(width, left + 2 * SQUARE); x += EVERY)
        found.push(data[y * width + x] ?? 0);
    return found.sort((one, other) => one - other)[Math.floor(found.length * PAPER)] ?? 0;
  });
  return (x, y) => levels[Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE)] ?? 0;
}

type Letter = { x: number; y: number; size: number };

function lettersIn(image: GreyImage): Letter[] {
  const { width, height } = image;
  const paper = paperOf(image);
  const thick = picked(picked(image, Math.max), Math.min);
  const ink = thick.data.map((level, at) => Number(paper(at % width, Math.floor(at / width)) - level >= LEAST_INK));
  const longer = Math.max(width, height);
  const sizeOf = ({ left, right, top, bottom }: ConnectedPart) => Math.max(right - left, bottom - top) + 1;
  // What reaches the edge is the table that the paper lies on.
  const isWithin = ({ left, right, top, bottom }: ConnectedPart) =>
    left > 1 && top > 1 && right < width - 2 && bottom < height - 2;
  return connectedParts(ink, width)
    .filter(part => {
      const size = sizeOf(part);
      const isOfSize = size >= LETTER.least * longer && size <= LETTER.most * longer;
      return isOfSize && isWithin(part) && part.count >= LEAST_FILLED * size * size;
    })
    .map(part => ({ x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2, size: sizeOf(part) }));
}

const areAlike = (one: Letter, other: Letter) =>
  Math.max(one.size, other.size) <= ALIKE * Math.min(one.size, other.size);

/** The next letter on the line from the first to the last one. */
function nextOn(first: Letter, last: Letter, letters: readonly Letter[]): Letter | undefined {
  const [across, down] = [last.x - first.x, last.y - first.y];
  const length = Math.hypot(across, down);
  const ahead = letters.flatMap(letter => {
    const [x, y] = [letter.x - last.x, letter.y - last.y];
    const along = (x * across + y * down) / length;
    const off = Math.abs(x * down - y * across) / length;
    const isNear = along > 0 && along <= FARTHEST * Math.max(letter.size, last.size);
    return isNear && off <= OFF_LINE * last.size && areAlike(letter, last) ? [{ letter, along }] : [];
  });
  return ahead.sort((one, other) => one.along - other.along)[0]?.letter;
}

function lineFrom(first: Letter, second: Letter, letters: readonly Letter[]): number {
  let count = 2;
  let last = second;
  for (let next = nextOn(first, last, letters); next && count < letters.length; next = nextOn(first, last, letters)) {
    last = next;
    count++;
  }
  return count;
}

/**
 * Whether large letters are written across a page, aslant, as "SPECIMEN" and "CANCELLED" are: a reader of lines of text does not
 * see them, and whoever looks at the page sees nothing else. What they say is not read.
 * @param image the page as it was taken, whatever its light
 */
export function isWrittenAcross(image: GreyImage): boolean {
  const letters = lettersIn(reduced(image, LONGER_SIDE / Math.max(image.width, image.height)));
  if (letters.length > MOST_PARTS) return false;
  return letters.some(first =>
    letters.some(second => {
      const [across, down] = [second.x - first.x, second.y - first.y];
      const lean = Math.abs((Math.atan2(down, across) * 180) / Math.PI);
      if (across <= 0 || lean < LEAN.least || lean > LEAN.most || !areAlike(first, second)) return false;
      if (Math.hypot(across, down) > FARTHEST * Math.max(first.size, second.size)) return false;
      return lineFrom(first, second, letters) >= LEAST_LETTERS;
    }),
  );
}
