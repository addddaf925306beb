import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Coefficients, readCoefficients } from '../../infrastructure/chromium/jpeg/coefficients.ts';
import { writeRegion } from '../../infrastructure/chromium/jpeg/write-region.ts';
import { Patchwork } from '../../infrastructure/chromium/line/patchwork.ts';

const test = suite('parts of a picture');

const COLUMNS = 20;
const ROWS = 12;
const BLOCKS = 6;
const PLENTY = { change: 1e9, piece: 1e9 };
const LITTLE = { change: 1, piece: 1_500 };

/** A picture of cells of 16 pixels, each with values of its own. @param changed cells that show something else */
function picture(changed: readonly number[] = [], divisor = 10): Coefficients {
  const cells = COLUMNS * ROWS;
  const values = new Int16Array(cells * BLOCKS * 64);
  for (let cell = 0; cell < cells; cell++) {
    const seed = cell * 7 + (changed.includes(cell) ? 3 : 0);
    for (let block = 0; block < BLOCKS; block++) {
      const at = (cell * BLOCKS + block) * 64;
      values[at] = (seed % 90) - 45;
      values[at + 10] = cell - 120;
      for (const place of [1, 2, 5, 20, 63]) values[at + place] = ((seed + place * (block + 1)) % 21) - 10;
    }
  }
  const divisors = new Uint8Array(64).fill(divisor);
  const drawn: Coefficients = {
    width: COLUMNS * 16 - 5,
    height: ROWS * 16 - 3,
    cellWidth: 16,
    cellHeight: 16,
    columns: COLUMNS,
    rows: ROWS,
    channels: [
      { across: 2, down: 2, divisors },
      { across: 1, down: 1, divisors },
      { across: 1, down: 1, divisors },
    ],
    values,
    prints: new Float64Array(cells),
    bits: new Uint32Array(cells),
  };
  const read = readCoefficients(writeRegion(drawn, { column: 0, row: 0, columns: COLUMNS, rows: ROWS }, 1).jpeg);
  assert.ok(read !== null);
  assert.equal(read.values, values, 'what is written is read again');
  return read;
}

/** What of a picture a JPEG shows, in cells. */
function shown({ jpeg, x, y }: { jpeg: Uint8Array; x: number; y: number }) {
  const read = readCoefficients(jpeg);
  assert.ok(read !== null);
  return { column: x / 16, row: y / 16, columns: read.columns, rows: read.rows, read };
}

test('a region that is cut out is what it was, cell by cell, and other cells are others', () => {
  const whole = picture();
  const region = { column: 3, row: 2, columns: 17, rows: 10 };
  const { read } = shown(writeRegion(whole, region, 1));
  assert.is(read.width, 17 * 16 - 5);
  for (let row = 0; row < region.rows; row++) {
    for (let column = 0; column < region.columns; column++) {
      const from = (row + region.row) * COLUMNS + column + region.column;
      assert.is(read.prints[row * region.columns + column], whole.prints[from]);
    }
  }
  assert.is(new Set(whole.prints).size, COLUMNS * ROWS);
});

test('coarser is smaller, and values stay near', () => {
  const whole = picture();
  const all = { column: 0, row: 0, columns: COLUMNS, rows: ROWS };
  const sizes = [1, 2, 4, 16].map(coarseness => writeRegion(whole, all, coarseness).jpeg.length);
  assert.equal(
    sizes,
    [...sizes].sort((one, other) => other - one),
  );
  const coarse = shown(writeRegion(whole, all, 4)).read;
  const divisor = coarse.channels[0]?.divisors[1] ?? 0;
  assert.is(divisor, 40);
  for (let block = 0; block < whole.values.length; block += 64) {
    const before = (whole.values[block + 1] ?? 0) * 10;
    assert.ok(Math.abs(before - (coarse.values[block + 1] ?? 0) * divisor) <= divisor / 2);
  }
});

test('what is no picture of a screencast is not read', () => {
  const jpeg = writeRegion(picture(), { column: 0, row: 0, columns: COLUMNS, rows: ROWS }, 1).jpeg;
  const progressive = jpeg.slice();
  progressive[progressive.findIndex((byte, at) => byte === 0xff && progressive[at + 1] === 0xc0) + 1] = 0xc2;
  for (const bytes of [Buffer.from('one'), new Uint8Array(), jpeg.subarray(0, 300), progressive, new Uint8Array(9_000)])
    assert.is(readCoefficients(bytes), null);
});

test('given a viewer who has nothing, then everything goes out at once, coarse where little is allowed', () => {
  for (const [allowance, divisor] of [
    [PLENTY, 10],
    [LITTLE, 160],
  ] as const) {
    const patchwork = new Patchwork();
    patchwork.aim(picture());
    const first = patchwork.next(allowance);
    assert.ok(first?.isWhole);
    const { columns, rows, read } = shown(first);
    assert.equal([columns, rows, read.channels[0]?.divisors[1]], [COLUMNS, ROWS, divisor]);
    assert.ok(patchwork.isUpToDate);
  }
});

test('given a viewer who has a picture, when some cells change, then those go out and no others', () => {
  const patchwork = new Patchwork();
  patchwork.has(picture());
  assert.is(patchwork.next(PLENTY), null);
  patchwork.aim(picture([45, 46, 66, 203]));
  assert.not.ok(patchwork.isUpToDate);
  const pieces = [patchwork.next(PLENTY), patchwork.next(PLENTY)].map(piece => piece && shown(piece));
  assert.equal(
    pieces.map(piece => piece && [piece.column, piece.row, piece.columns, piece.rows]),
    [
      [5, 2, 2, 2],
      [3, 10, 1, 1],
    ],
  );
  assert.is(patchwork.next(PLENTY), null);
});

test('given a coarse picture, then it becomes finer in small pieces, and what changes meanwhile goes first', () => {
  const patchwork = new Patchwork();
  patchwork.aim(picture());
  patchwork.next(LITTLE);
  const fine = patchwork.next(LITTLE);
  assert.ok(fine !== null && !fine.isWhole && fine.jpeg.length < 3_000);
  assert.is(shown(fine).read.channels[0]?.divisors[1], 10);
  patchwork.aim(picture([100]));
  const changed = patchwork.next(LITTLE);
  assert.ok(changed !== null);
  assert.equal([shown(changed).column, shown(changed).row, shown(changed).columns], [0, 5, 1]);
  let pieces = 0;
  while (patchwork.next(LITTLE) !== null) pieces++;
  assert.ok(pieces > 5 && pieces <= COLUMNS * ROWS, `${pieces} pieces`);
});

test('given a better picture of the same, then all cells become sharp, and stay so where nothing changes', () => {
  const patchwork = new Patchwork();
  patchwork.has(picture());
  patchwork.sharpen(picture([], 2));
  const sharp = patchwork.next(PLENTY);
  assert.ok(sharp !== null && !sharp.isWhole);
  assert.equal(
    [shown(sharp).columns, shown(sharp).rows, shown(sharp).read.channels[0]?.divisors[1]],
    [COLUMNS, ROWS, 2],
  );
  patchwork.aim(picture([7]));
  patchwork.next(PLENTY);
  assert.is(patchwork.next(PLENTY), null);
  patchwork.sharpen(picture([7], 2));
  const again = patchwork.next(PLENTY);
  assert.ok(again !== null);
  assert.equal([shown(again).column, shown(again).columns, shown(again).rows], [7, 1, 1]);
});

test.run();
