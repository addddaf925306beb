import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Word } from '../../infrastructure/analysis/documents/text-lines.ts';
import type { GreyImage } from '../../infrastructure/analysis/pixels/grey-image.ts';
import { createPageReader } from '../../infrastructure/analysis/pixels/page-reader.ts';
import { unreadShare } from '../../infrastructure/analysis/pixels/unread-text.ts';

const unread = suite('what a page leaves unread');

const [WIDTH, HEIGHT] = [800, 400];
const LETTERS = 5;
const SIZE = 20;

type Drawing = { image: GreyImage; words: Word[] };

function draw({ data }: GreyImage, x: number, y: number, width: number, height: number): void {
  for (let row = y; row < y + height; row++) data.fill(0, row * WIDTH + x, row * WIDTH + x + width);
}

/** A page of so many words, of five upright strokes each. */
function drawn(count: number): Drawing {
  const image = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT).fill(255) };
  const words = Array.from({ length: count }, (_, at): Word => {
    const [x, y] = [20 + (at % 6) * 120, 20 + Math.floor(at / 6) * 60];
    for (let letter = 0; letter < LETTERS; letter++) draw(image, x + letter * 16, y, 8, SIZE);
    return { text: `word${at}`, x, y, width: 72, height: SIZE, fontSize: SIZE, color: '#000', bold: false };
  });
  return { image, words };
}

unread('is the share of letters that stand in no word', () => {
  const { image, words } = drawn(12);
  assert.is(unreadShare(image, words), 0);
  assert.is(unreadShare(image, words.slice(0, 6)), 0.5);
  assert.is(unreadShare(image, words.slice(0, 3)), 0.75);
});

unread('is nothing where that is too little to be text', () => {
  const { image, words } = drawn(12);
  assert.is(unreadShare(image, words.slice(0, 9)), 0, 'fifteen letters');
  draw(image, 100, 300, 8, SIZE);
  assert.ok(unreadShare(image, words.slice(0, 9)) > 0.2, 'sixteen');
});

const NO_TEXT: readonly [what: string, size: readonly [width: number, height: number]][] = [
  ['specks', [2, 2]],
  ['strokes of a line', [12, 2]],
  ['bars of a code', [8, 2 * SIZE]],
];
for (const [what, [width, height]] of NO_TEXT)
  unread(`is nothing where it is ${what}`, () => {
    const { image, words } = drawn(12);
    for (let at = 0; at < 30; at++) draw(image, 60 + at * 20, 300, width, height);
    assert.is(unreadShare(image, words), 0);
  });

unread('is nothing on a page without words, whose letters have no usual size', () => {
  assert.is(unreadShare(drawn(12).image, []), 0);
});

unread('is no mark above a letter, outside of the box of its word', () => {
  const { image, words } = drawn(12);
  for (const { x, y } of words)
    for (let letter = 0; letter < LETTERS; letter++) draw(image, x + letter * 16, y - 9, 8, 8);
  assert.is(unreadShare(image, words), 0);
});

/** The words that a page comes to, of which the engine reads some as a page and others as lines; and in which layouts it read. */
async function pageRead(image: GreyImage, asPage: readonly Word[], asLines: readonly Word[]) {
  const layouts: string[] = [];
  const reads = createPageReader({
    recognise: async () => ({ text: '', confidence: 0 }),
    async words(_, __, { layout = 'page' } = {}) {
      layouts.push(layout);
      return [...(layout === 'lines' ? asLines : asPage)];
    },
  });
  const { words } = await reads(image, 'en');
  return { texts: words.map(({ text }) => text), layouts };
}

unread('is given by a reading as lines, which takes no word’s place', async () => {
  const { image, words } = drawn(12);
  const [first] = words;
  assert.ok(first);
  const column = words.slice(6);
  const worse = { ...first, text: 'w0rd', x: first.x + 4 };
  const read = await pageRead(image, words.slice(0, 6), [worse, ...column]);
  assert.equal(read.layouts, ['page', 'lines']);
  assert.equal(
    read.texts,
    words.map(({ text }) => text),
  );
});

unread('is not looked for on a page of which hardly anything was not read', async () => {
  const { image, words } = drawn(12);
  const all = words.map(({ text }) => text);
  const other = words.map(word => ({ ...word, text: 'other', y: word.y + 200 }));
  assert.equal(await pageRead(image, words, other), { texts: all, layouts: ['page'] });
  assert.equal(await pageRead(image, words.slice(0, 9), other), { texts: all.slice(0, 9), layouts: ['page'] });
});

unread.run();
