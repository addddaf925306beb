import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TextRun } from '../../domain/reading/page-snapshot.ts';
import { stretchesBeside } from '../../infrastructure/analysis/pixels/beside.ts';
import type { GreyImage } from '../../infrastructure/analysis/pixels/grey-image.ts';
import { isSaidThere } from '../../infrastructure/analysis/pixels/said-there.ts';
import { showsWordsBeside } from '../../infrastructure/analysis/pixels/words-beside.ts';
import { plainRun } from '../support/plain-run.ts';
import { present } from '../support/present.ts';

const test = suite('words beside a value in a text of several lines');

/** "and goes on from week to week. The weekly rent is £98.16": the first text begins in the line above that of the amount. */
const RENT = plainRun('£98.16', { x: 420, y: 35, width: 60, block: 1 });
const SAID = 'and goes on from week to week. The weekly rent is';
const saidAt = (y: number) =>
  plainRun(SAID, { x: 20, y, width: 590, block: 1 }, { rect: { x: 20, y, width: 590, height: 44 } });
const BEFORE = saidAt(10);
/** Stripes, so that something stands out. */
const STRIPED: GreyImage = {
  width: 800,
  height: 80,
  data: Uint8Array.from({ length: 64_000 }, (_, at) => (at % 7 < 3 ? 0 : 255)),
};

/** Whether the amount is denied where a reader makes this of what stands before it. */
function isDenied(read: string, before: TextRun) {
  const [first] = stretchesBeside([RENT], [before, RENT]);
  const claim = { value: '£98.16', rect: RENT.rect, fontSize: 15, input: false, beside: [present(first)] };
  return showsWordsBeside(STRIPED, 1, claim, async () => ({ text: read, confidence: 90 }));
}

test('what the page has as a text of several lines denies nothing that stands in it', async () => {
  assert.not(await isDenied('The weekly rent is', BEFORE));
  assert.not(await isDenied('eekly rent is', BEFORE), 'cut off where the picture of it begins');
  assert.not(await isDenied('The weekly rent ls', BEFORE), 'a letter that was read wrongly');
});

test('other words do, and those of a text that does not reach there', async () => {
  assert.ok(await isDenied('no longer', BEFORE));
  assert.ok(await isDenied('The weekly rent is not', BEFORE));
  assert.ok(await isDenied('until 2019', BEFORE));
  assert.ok(await isDenied('The weekly rent is', saidAt(90)));
});

test('it begins or ends beside the value as words do', () => {
  assert.ok(isSaidThere('over fifty we', 'charged over fifty weeks', true));
  assert.not(isSaidThere('eks', 'charged over fifty weeks', true));
  assert.ok(isSaidThere('eks', 'charged over fifty weeks', false));
  assert.not(isSaidThere('not', 'another thing', true));
  assert.not(isSaidThere('is not due', 'is now due', true), 'one letter of a short word makes another of it');
  assert.not(isSaidThere('not', '', true));
});

test.run();
