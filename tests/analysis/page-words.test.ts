import type { Line, Page, Word } from 'tesseract.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pageWords } from '../../infrastructure/analysis/pixels/page-words.ts';

const test = suite('words of a recognised picture');

type Said = readonly [text: string, confidence?: number, width?: number];

/** A line at a height, its words beside each other. */
function line(text: string, said: readonly Said[], { y = 0, height = 40, confidence = 94 } = {}): Line {
  let x = 0;
  const words = said.map(([word, sure = 93, width = 20]) => {
    const bbox = { x0: x, y0: y, x1: x + width, y1: y + height };
    x += width + 4;
    return { text: word, confidence: sure, bbox } as Word;
  });
  return { text: `${text}\n`, confidence, words, bbox: { x0: 0, y0: y, x1: x, y1: y + height } } as Line;
}

const read = (...lines: readonly Line[]) =>
  pageWords({ blocks: [{ paragraphs: [{ lines }] }] } as unknown as Page).map(({ text }) => text);

test('stand between spaces, where a script has none between its letters', () => {
  const thai = line('วันที่ 1 มี.ค.', [
    ['ว'],
    ['ั'],
    ['น'],
    ['ท'],
    ['ี'],
    ['่'],
    ['1', 96, 3],
    ['ม'],
    ['ี'],
    ['.'],
    ['ค'],
    ['.'],
  ]);
  assert.equal(read(thai), ['วันที่', '1', 'มี.ค.']);
  assert.equal(read(line('재직증명서 발급', [['재직'], ['증'], ['명서'], ['발급']])), ['재직증명서', '발급']);
});

test('are as they came, where the line does not say how they go together', () => {
  assert.equal(read(line('Ada Palmer', [['Ada'], ['Palmer']])), ['Ada', 'Palmer']);
  assert.equal(read(line('something else', [['Ada'], ['Palmer']])), ['Ada', 'Palmer']);
});

test('are no marks above the letters of another line, and no edge of the paper', () => {
  const letters = line('ตั้งแต่', [['ตั้งแต่']], { y: 100, height: 50 });
  const marks = line(
    '& ow',
    [
      ['&', 60],
      ['ow', 60],
    ],
    { y: 98, height: 17, confidence: 60 },
  );
  assert.equal(read(marks, letters), ['ตั้งแต่']);
  // A small line beside a large letter is a line of its own.
  const small = line('once upon', [['once'], ['upon']], { y: 100, height: 20 });
  assert.equal(read(small, letters), ['once', 'upon', 'ตั้งแต่']);
  assert.equal(read(line('Ada l', [['Ada'], ['l', 50, 2]])), ['Ada']);
});

test.run();
