import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ProgressBar, shareOf } from '../../adapters/cli/progress.ts';
import { eventually } from '../support/eventually.ts';

function terminal(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string | Uint8Array) => written.push(String(text)) > 0 };
}

test('on a terminal the bar shows the share, the rate and the time left', async () => {
  const screen = terminal(true);
  const bar = new ProgressBar('inquiries', screen);
  bar.update(0.25, 100);
  await eventually('a redraw', () => {
    bar.update(0.5, 4000);
    return screen.written.length === 2;
  });
  bar.update(1, 8000);
  assert.is(screen.written.length, 3, 'drawn ten times a second at most, and at the end');
  const [, half = '', whole = ''] = screen.written;
  const [, rate, left] = /^\rinquiries █{12}░{12} 50 % {2}(\d+) events\/s {2}(\d+) s left {2}$/.exec(half) ?? [];
  assert.ok(Number(rate) > 4000 && Number(rate) < 45_000, half);
  assert.ok(Number(left) >= 1, half);
  assert.match(whole, /█{24} 100 % .* 0 s left/);
  bar.end();
  assert.is(screen.written.at(-1), '\r\u001b[K');
});

test('elsewhere it is silent', () => {
  const pipe = terminal(false);
  const bar = new ProgressBar('inquiries', pipe);
  bar.update(1, 100);
  bar.say('100 documents compared');
  bar.end();
  assert.equal(pipe.written, []);
});

test('the share of the log is within 0 and 1', () => {
  assert.is(shareOf({ position: 5n, head: 10n }), 0.5);
  assert.is(shareOf({ position: 0n, head: 0n }), 1);
  assert.is(shareOf({ position: -1n, head: 10n }), 0);
  assert.is(shareOf({ position: 12n, head: 10n }), 1);
});

test.run();
