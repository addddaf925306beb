import { BitWriter } from './bit-writer.ts';
import type { Channel, Coefficients } from './coefficients.ts';
import { COLOUR_DETAILS, COLOUR_LEVELS, LIGHT_DETAILS, LIGHT_LEVELS } from './general-tables.ts';
import { encodingOf, type HuffmanTable } from './huffman.ts';

/** A rectangle of cells. */
export type Region = { column: number; row: number; columns: number; rows: number };

/** A part of a picture as a JPEG of its own, and where it lies, in pixels. */
export type Piece = { jpeg: Uint8Array; x: number; y: number };

/** How much coarser flat colours may become: bands are seen sooner than blurred edges. */
const MOST_BANDING = 2;
/** In zigzag order the first few make shapes, the rest edges. */
const SHAPES = 10;

const CODES = [LIGHT_LEVELS, LIGHT_DETAILS, COLOUR_LEVELS, COLOUR_DETAILS].map(encodingOf);
const TAIL = Uint8Array.of(0xff, 0xd9);

/**
 * Cuts a region out without making pixels of it: at coarseness 1 bit for bit as it was.
 * @param coarseness by how much its values are rounded more: a larger one takes fewer bytes and is more blurred
 */
export function writeRegion(picture: Coefficients, region: Region, coarseness: number): Piece {
  const { cellWidth, cellHeight, channels, values } = picture;
  const x = region.column * cellWidth;
  const y = region.row * cellHeight;
  const width = Math.min(picture.width - x, region.columns * cellWidth);
  const height = Math.min(picture.height - y, region.rows * cellHeight);
  const divisors = channels.map(channel => coarser(channel, coarseness));
  const ratios = channels.map((channel, index) => ratiosOf(channel.divisors, divisors[index]));
  const writer = new BitWriter(headOf({ width, height, channels, divisors }));
  const blocksInCell = channels.reduce((sum, { across, down }) => sum + across * down, 0);
  const before = [0, 0, 0];
  for (let row = region.row; row < region.row + region.rows; row++) {
    let block = (row * picture.columns + region.column) * blocksInCell * 64;
    for (let column = 0; column < region.columns; column++) {
      for (const [index, { across, down }] of channels.entries()) {
        for (let left = across * down; left > 0; left--, block += 64) {
          const ratio = ratios[index] ?? null;
          before[index] = writeBlock(writer, values, block, ratio, before[index] ?? 0, index === 0 ? 0 : 2);
        }
      }
    }
  }
  return { jpeg: writer.end(TAIL), x, y };
}

function writeBlock(
  writer: BitWriter,
  values: Int16Array,
  block: number,
  ratio: Float32Array | null,
  before: number,
  table: 0 | 2,
): number {
  const at = (place: number) => {
    const value = values[block + place] ?? 0;
    return ratio === null || value === 0 ? value : Math.round(value * (ratio[place] ?? 1));
  };
  const level = at(0);
  writeValue(writer, CODES[table], 0, level - before);
  const details = CODES[table + 1];
  let zeros = 0;
  for (let place = 1; place < 64; place++) {
    const value = at(place);
    if (value === 0) {
      zeros++;
      continue;
    }
    for (; zeros > 15; zeros -= 16) writeSymbol(writer, details, 0xf0);
    writeValue(writer, details, zeros << 4, value);
    zeros = 0;
  }
  if (zeros > 0) writeSymbol(writer, details, 0);
  return level;
}

function writeSymbol(writer: BitWriter, codes: Uint32Array | undefined, symbol: number): void {
  const entry = codes?.[symbol] ?? 0;
  writer.write(entry & 0xffff, entry >>> 16);
}

function writeValue(writer: BitWriter, codes: Uint32Array | undefined, run: number, value: number): void {
  const length = 32 - Math.clz32(Math.abs(value));
  writeSymbol(writer, codes, run | length);
  if (length > 0) writer.write(value < 0 ? value + (1 << length) - 1 : value, length);
}

function coarser({ divisors }: Channel, coarseness: number): Uint8Array {
  return divisors.map((divisor, place) => {
    const factor = place === 0 ? Math.min(coarseness, MOST_BANDING) : place < SHAPES ? coarseness : 2 * coarseness;
    return coarseness === 1 ? divisor : Math.min(255, Math.round(divisor * factor));
  });
}

function ratiosOf(before: Uint8Array, after: Uint8Array | undefined): Float32Array | null {
  if (after === undefined || after.every((divisor, place) => divisor === before[place])) return null;
  return Float32Array.from(before, (divisor, place) => divisor / (after[place] ?? divisor));
}

function headOf({
  width,
  height,
  channels,
  divisors,
}: {
  width: number;
  height: number;
  channels: readonly Channel[];
  divisors: readonly Uint8Array[];
}): Uint8Array {
  const segment = (marker: number, body: number[]) => [
    0xff,
    marker,
    (body.length + 2) >> 8,
    (body.length + 2) & 255,
    ...body,
  ];
  const table = (name: number, { counts, symbols }: HuffmanTable) => [
    name,
    ...Array.from(counts),
    ...Array.from(symbols),
  ];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...segment(
      0xdb,
      divisors.flatMap((all, index) => [index, ...all]),
    ),
    ...segment(0xc0, [
      8,
      height >> 8,
      height & 255,
      width >> 8,
      width & 255,
      channels.length,
      ...channels.flatMap(({ across, down }, index) => [index + 1, (across << 4) | down, index]),
    ]),
    ...segment(0xc4, [
      ...table(0x00, LIGHT_LEVELS),
      ...table(0x10, LIGHT_DETAILS),
      ...table(0x01, COLOUR_LEVELS),
      ...table(0x11, COLOUR_DETAILS),
    ]),
    ...segment(0xda, [
      channels.length,
      ...channels.flatMap((_, index) => [index + 1, index === 0 ? 0 : 0x11]),
      0,
      63,
      0,
    ]),
  ]);
}
