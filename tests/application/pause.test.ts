import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pause, pauseAfter } from '../../application/pause.ts';

const test = suite('pauses');

test('pauses double from the first to the longest, however many failures there were', () => {
  const backoff = { firstMs: 50, longestMs: 500 };
  assert.equal(
    [1, 2, 3, 4, 5, 6, 100, 5000].map(failures => pauseAfter(failures, backoff)),
    [50, 100, 200, 400, 500, 500, 500, 500],
  );
});

test('a pause ends as soon as its signal aborts, and leaves nothing at the signal', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const paused = pause(3_600_000, signal);
  controller.abort();
  await paused;
  await pause(3_600_000, signal);

  const quiet = new AbortController();
  let listeners = 0;
  const { addEventListener, removeEventListener } = quiet.signal;
  quiet.signal.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    listeners += 1;
    addEventListener.apply(quiet.signal, args);
  };
  quiet.signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
    listeners -= 1;
    removeEventListener.apply(quiet.signal, args);
  };
  await pause(1, quiet.signal);
  assert.is(listeners, 0);
});
test.run();
