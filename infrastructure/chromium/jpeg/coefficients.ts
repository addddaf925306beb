import { decodingOf } from './huffman.ts';

/** A channel of a picture: blocks across and down in each of its cells, and by what its values are divided (zigzag). */
export type Channel = { across: number; down: number; divisors: Uint8Array };

/**
 * A picture as a JPEG keeps it: cells of 8 or 16 pixels a side, each some blocks of 64 frequencies, which no pixel was
 * made of yet. Cells that look the same have the same values, as long as the encoder's setting stays.
 */
export type Coefficients = {
  width: number;
  height: number;
  /** Of a cell, in pixels. */
  cellWidth: number;
  cellHeight: number;
  columns: number;
  rows: number;
  channels: Channel[];
  /** Of all blocks, cell by cell and in each of them channel by channel; a block's 64 are in zigzag order. */
  values: Int16Array;
  /** What each cell shows, as a number: others are others. */
  prints: Float64Array;
  /** Bits that each cell took. */
  bits: Uint32Array;
};

/** More than a screencast ever has. */
const MOST_PIXELS = 16_000_000;

type Component = Channel & { id: number; dc: Uint16Array; ac: Uint16Array };

/** Reads the scan of a picture; null when it is none that Chromium's encoder writes (T.81: baseline, one scan, 8 bits). */
export function readCoefficients(jpeg: Uint8Array): Coefficients | null {
  const bytes = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.length);
  try {
    return readSegments(jpeg, bytes);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readSegments(jpeg: Uint8Array, bytes: DataView): Coefficients | null {
  const divisors = new Map<number, Uint8Array>();
  const tables = new Map<number, Uint16Array>();
  let size = { width: 0, height: 0 };
  let components: (Component & { table: number })[] = [];
  if (bytes.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; ; ) {
    const marker = bytes.getUint16(at);
    const length = bytes.getUint16(at + 2);
    const end = at + 2 + length;
    let from = at + 4;
    if (marker === 0xffdb) {
      for (; from < end; from += 65) divisors.set(bytes.getUint8(from), jpeg.slice(from + 1, from + 65));
    } else if (marker === 0xffc4) {
      while (from < end) {
        const counts = jpeg.subarray(from + 1, from + 17);
        const amount = counts.reduce((sum, count) => sum + count, 0);
        tables.set(bytes.getUint8(from), decodingOf({ counts, symbols: jpeg.subarray(from + 17, from + 17 + amount) }));
        from += 17 + amount;
      }
    } else if (marker === 0xffc0) {
      size = { height: bytes.getUint16(from + 1), width: bytes.getUint16(from + 3) };
      components = Array.from({ length: bytes.getUint8(from + 5) }, (_, index) => {
        const place = from + 6 + 3 * index;
        const sampling = bytes.getUint8(place + 1);
        const none = { dc: new Uint16Array(), ac: new Uint16Array(), divisors: new Uint8Array() };
        const counts = { across: sampling >> 4, down: sampling & 15 };
        return { id: bytes.getUint8(place), ...counts, table: bytes.getUint8(place + 2), ...none };
      });
    } else if (marker === 0xffda) {
      if (bytes.getUint8(from) !== components.length) return null;
      for (const [index, component] of components.entries()) {
        const chosen = bytes.getUint8(from + 2 + 2 * index);
        const dc = tables.get(chosen >> 4);
        const ac = tables.get(0x10 | (chosen & 15));
        const divided = divisors.get(component.table);
        if (dc === undefined || ac === undefined || divided?.length !== 64) return null;
        Object.assign(component, { dc, ac, divisors: divided });
      }
      return readScan(jpeg, end, size, components);
    } else if (marker < 0xffe0 || (marker > 0xffef && marker !== 0xfffe)) {
      // Progressive, in several scans, with restarts: nothing that a screencast has.
      return null;
    }
    at = end;
  }
}

function readScan(
  jpeg: Uint8Array,
  from: number,
  { width, height }: { width: number; height: number },
  components: Component[],
): Coefficients | null {
  const cellWidth = 8 * Math.max(...components.map(({ across }) => across));
  const cellHeight = 8 * Math.max(...components.map(({ down }) => down));
  const columns = Math.ceil(width / cellWidth);
  const rows = Math.ceil(height / cellHeight);
  const blocksInCell = components.reduce((sum, { across, down }) => sum + across * down, 0);
  const isPlausible = width * height > 0 && width * height <= MOST_PIXELS && blocksInCell <= 10;
  // A single channel is stored in an order of its own.
  if (!isPlausible || components.length !== 3 || components.some(({ across, down }) => across * down === 0))
    return null;
  const cells = columns * rows;
  const values = new Int16Array(cells * blocksInCell * 64);
  const prints = new Float64Array(cells);
  const bits = new Uint32Array(cells);
  const before = [0, 0, 0];
  let at = from;
  let buffer = 0;
  let held = 0;
  let taken = 0;

  /** Makes sure that 16 bits more can be looked at; behind the end they are ones, as a decoder has it. */
  const fill = () => {
    while (held <= 16) {
      let byte = jpeg[at] ?? 0xff;
      if (byte === 0xff && jpeg[at + 1] !== 0) byte = 0xff;
      else at += byte === 0xff ? 2 : 1;
      buffer = ((buffer << 8) | byte) & 0xffffff;
      held += 8;
    }
  };
  const symbol = (table: Uint16Array): number => {
    fill();
    const entry = table[(buffer >> (held - 16)) & 0xffff] ?? 0;
    const length = entry >> 8;
    if (length === 0) throw new RangeError('no such code');
    held -= length;
    taken += length;
    return entry & 0xff;
  };
  const value = (length: number): number => {
    if (length === 0) return 0;
    fill();
    const raw = (buffer >> (held - length)) & ((1 << length) - 1);
    held -= length;
    taken += length;
    return raw < 1 << (length - 1) ? raw - (1 << length) + 1 : raw;
  };

  let block = 0;
  for (let cell = 0; cell < cells; cell++) {
    const start = taken;
    let one = 0x2545f491;
    let other = 0x1b873593;
    for (const [index, { across, down, dc, ac }] of components.entries()) {
      for (let left = across * down; left > 0; left--, block += 64) {
        const level = (before[index] ?? 0) + value(Math.min(symbol(dc), 15));
        before[index] = level;
        values[block] = level;
        one = mix(one, level);
        for (let place = 1; place < 64; place++) {
          const code = symbol(ac);
          const length = code & 15;
          place += code >> 4;
          if (length === 0) {
            if (code !== 0xf0) break;
            continue;
          }
          if (place > 63) throw new RangeError('a block has no more places');
          const found = value(length);
          values[block + place] = found;
          one = mix(one, (place << 16) ^ (found & 0xffff));
          other = mix(other, (found << 8) ^ place);
        }
        other = mix(other, one);
      }
    }
    prints[cell] = (one >>> 0) * 0x200000 + (other >>> 11);
    bits[cell] = taken - start;
  }
  const channels = components.map(({ across, down, divisors }) => ({ across, down, divisors }));
  return { width, height, cellWidth, cellHeight, columns, rows, channels, values, prints, bits };
}

function mix(hash: number, value: number): number {
  const product = Math.imul(hash ^ value, 0x9e3779b1);
  return product ^ (product >>> 15);
}
