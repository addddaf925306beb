import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keepGoing } from '../../application/keep-going.ts';
import { pause } from '../../application/pause.ts';
import { silentLog } from '../support/silent-log.ts';

/** More often than anything may begin within the time of these tests. */
const TOO_OFTEN = 1000;
const WATCHED_MS = 100;

const test = suite('work that is kept going');

/** How often the work is begun while a timer waits its time; ends it when it is begun too often for one to fire. */
async function begun(work: () => Promise<void>): Promise<number> {
  const stopping = new AbortController();
  let count = 0;
  const running = keepGoing('work', silentLog, stopping.signal, async () => {
    count += 1;
    if (count >= TOO_OFTEN) stopping.abort();
    await work();
  });
  await pause(WATCHED_MS, stopping.signal);
  stopping.abort();
  await running;
  return count;
}

test('what ends at once is begun again, and leaves time for everything else', async () => {
  const count = await begun(async () => {});
  assert.ok(count >= 2 && count < TOO_OFTEN, `begun ${count} times`);
});

test('what fails at once is begun again after a pause that grows', async () => {
  const count = await begun(async () => {
    throw new Error('at once');
  });
  assert.ok(count >= 1 && count < 5, `begun ${count} times`);
});

test.run();
