import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Frame } from '../../application/ports/remote-browser.ts';
import { type Coefficients, readCoefficients } from '../../infrastructure/chromium/jpeg/coefficients.ts';
import { writeRegion } from '../../infrastructure/chromium/jpeg/write-region.ts';
import { PictureSender } from '../../infrastructure/chromium/line/picture-sender.ts';
import { eventually } from '../support/eventually.ts';

const BLOCKS = 6;

/** A picture of so many cells of 16 pixels. */
function jpegOf(columns: number, rows: number, seed = 0): Uint8Array {
  const cells = columns * rows;
  const values = new Int16Array(cells * BLOCKS * 64);
  for (let at = 0; at < values.length; at += 64) {
    values[at] = ((at / 64 + seed) % 90) - 45;
    for (const place of [1, 2, 5]) values[at + place] = ((at / 64 + seed + place) % 21) - 10;
  }
  const divisors = new Uint8Array(64).fill(10);
  const drawn: Coefficients = {
    width: columns * 16,
    height: rows * 16,
    cellWidth: 16,
    cellHeight: 16,
    columns,
    rows,
    channels: [
      { across: 2, down: 2, divisors },
      { across: 1, down: 1, divisors },
      { across: 1, down: 1, divisors },
    ],
    values,
    prints: new Float64Array(cells),
    bits: new Uint32Array(cells),
  };
  return writeRegion(drawn, { column: 0, row: 0, columns, rows }, 1).jpeg;
}

const MOVING = { jpeg: jpegOf(26, 40), width: 390, height: 600 };
/** The same page on a screen with two pixels for each of its own. */
const FINE = { jpeg: jpegOf(52, 80), width: 390, height: 600 };

/** Somebody at a busy machine, who says of each picture after so long that it is shown. */
class BusyViewer {
  readonly frames: Frame[] = [];
  readonly sender: PictureSender;
  takesMs: number;
  shown = 0;

  constructor(takesMs: number) {
    this.takesMs = takesMs;
    const frame = async (shown: Frame): Promise<void> => {
      this.frames.push(shown);
      await new Promise(resolve => setTimeout(resolve, this.takesMs));
      this.shown++;
    };
    this.sender = new PictureSender({ frame, notice: () => undefined }, () => undefined);
  }

  /** How wide what is drawn on is, and whether all of it was drawn. */
  get drawn(): number | undefined {
    const whole = this.frames.findLast(({ at }) => at === undefined);
    return whole && (readCoefficients(whole.jpeg)?.width ?? 0);
  }
}

test('a fine picture of what stands still comes although the machine was busy and the line is taken for slow', async () => {
  const viewer = new BusyViewer(120);
  viewer.sender.show(MOVING);
  viewer.sender.sharpen(FINE);
  await eventually('the fine picture', () => viewer.drawn === 52 * 16, 5_000);
  // Parts of it follow until it is as good as it is, and fit onto it.
  for (const { at } of viewer.frames.slice(-3)) assert.ok(at === undefined || at.x < 52 * 16);
  viewer.sender.end();
});

test('what moves after a fine picture takes its place whole, though the line was fast and has become slow', async () => {
  const viewer = new BusyViewer(0);
  const { sender, frames } = viewer;
  const allShown = () => eventually('all of it', () => viewer.shown === frames.length);
  for (let seed = 0; seed < 12; seed++) {
    sender.show({ ...MOVING, jpeg: jpegOf(26, 40, seed) });
    await allShown();
  }
  sender.sharpen(FINE);
  await allShown();
  assert.is(viewer.drawn, 52 * 16);
  // It carries little more than nothing now, as is told by what is sent at once.
  viewer.takesMs = 1_500;
  for (let times = 0; times < 3; times++) {
    for (let each = 0; each < 4; each++) sender.sharpen(FINE);
    await allShown();
  }
  const before = frames.length;
  sender.show({ ...MOVING, jpeg: jpegOf(26, 40, 12) });
  await eventually('what moves', () => frames.length > before);
  assert.is(frames[before]?.at, undefined, 'no part of it would fit');
  assert.is(viewer.drawn, 26 * 16);
  sender.end();
});

test.run();
