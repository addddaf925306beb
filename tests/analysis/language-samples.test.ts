import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { GreyImage } from '../../infrastructure/analysis/pixels/grey-image.ts';
import { languageSamples } from '../../infrastructure/analysis/pixels/language-samples.ts';

const LINE = 30;
const LETTERS = 20;

/** A page of lines, each of so many words that are a block of ink. */
function pageOf(lines: number, words: number): GreyImage {
  const [width, height] = [1200, lines * LINE];
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (y % LINE < LETTERS && x < words * 80 && x % 80 < 60) data[y * width + x] = 0;
  return { width, height, data };
}

const hasInk = ({ width, data }: GreyImage, row: number) =>
  data.subarray(row * width, (row + 1) * width).some(level => level < 128);

const test = suite('what of a page its language is told by');

test('of a page full of text a few whole lines are read, and not all that hold most of its ink', () => {
  const [sample] = languageSamples(pageOf(100, 8));
  assert.ok(sample);
  assert.is(Math.round(sample.height / LINE), 4);
  assert.is(hasInk(sample, 0), false);
  assert.is(hasInk(sample, sample.height - 1), false);
});

test('where lines hold few words, as many are read as a part of the page has', () => {
  const [sample] = languageSamples(pageOf(100, 1));
  assert.is(sample?.height, 0.16 * 100 * LINE);
});

test('what is left of the page is looked at as well, in case the first is a photograph', () => {
  assert.is(languageSamples(pageOf(100, 8)).length, 2);
  assert.is(languageSamples(pageOf(0, 0)).length, 1);
});

test.run();
