import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { GreyImage } from '../../infrastructure/analysis/pixels/grey-image.ts';
import { isWrittenAcross } from '../../infrastructure/analysis/pixels/written-across.ts';

const test = suite('what is written across a page');

const [WIDTH, HEIGHT] = [1240, 1754];
const PAPER = 235;

type Box = { x: number; y: number; width: number; height: number; level: number };

function page(boxes: readonly Box[]): GreyImage {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  for (const { x, y, width, height, level } of boxes)
    for (let row = Math.round(y); row < Math.round(y + height); row++)
      for (let column = Math.round(x); column < Math.round(x + width); column++)
        data[row * WIDTH + column] = Math.min(level, data[row * WIDTH + column] ?? PAPER);
  return { width: WIDTH, height: HEIGHT, data };
}

/** Lines of small letters with strokes of three pixels, in a frame. */
const TEXT: Box[] = [
  ...Array.from({ length: 30 }, (_, line) =>
    Array.from({ length: 45 }, (_, letter) => {
      return { x: 150 + letter * 20, y: 200 + line * 44, width: 3, height: 22, level: 30 };
    }),
  ).flat(),
  { x: 120, y: 160, width: 1000, height: 3, level: 30 },
  { x: 120, y: 160, width: 3, height: 1400, level: 30 },
];

/** Large letters of broad strokes, each some way further across and up the page. */
const letters = (count: number, { up, size = 90, level = 190 }: { up: number; size?: number; level?: number }): Box[] =>
  Array.from({ length: count }, (_, at) => {
    const [x, y] = [220 + at * size * 1.25, 1100 - at * up];
    return [
      { x, y, width: size * 0.3, height: size, level },
      { x, y, width: size * 0.8, height: size * 0.3, level },
      { x, y: y + size * 0.7, width: size * 0.8, height: size * 0.3, level },
    ];
  }).flat();

test('letters that climb over the page are seen, dark or faint, over the text and where there is none', () => {
  assert.ok(isWrittenAcross(page([...TEXT, ...letters(6, { up: 60 })])));
  assert.ok(isWrittenAcross(page([...TEXT, ...letters(6, { up: 60, level: 60 })])));
  assert.ok(isWrittenAcross(page(letters(4, { up: 60 }))));
  assert.ok(isWrittenAcross(page([...TEXT, ...letters(6, { up: -60 })])), 'falling');
});

test('a page of text, a title and what is too short to be a word are none', () => {
  assert.not(isWrittenAcross(page(TEXT)));
  assert.not(isWrittenAcross(page([...TEXT, ...letters(6, { up: 0 })])), 'level, which a reader of lines reads');
  assert.not(isWrittenAcross(page([...TEXT, ...letters(3, { up: 60 })])));
  assert.not(isWrittenAcross(page([])));
});

test.run();
