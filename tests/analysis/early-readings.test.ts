import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLocalAnalyser } from '../../infrastructure/analysis/local-analyser.ts';
import type { EvidenceReader } from '../../infrastructure/analysis/parts.ts';
import { withEarlyReadings } from '../../infrastructure/reader/early-readings.ts';
import { silentLog } from '../support/silent-log.ts';
import { noDocuments, pixels, request, screenshot } from './gym-request.ts';
import { inProcessReader } from './in-process-reader.ts';

const test = suite('readings that began early');

const never = new AbortController().signal;

/** An analyser whose reader counts, and can be held up or broken. */
function house() {
  const inner = inProcessReader(noDocuments, pixels('agree'));
  const seen = { reads: 0, aborted: 0 };
  const how = { fails: false, waits: Promise.resolve() };
  const counting: EvidenceReader = {
    ...inner,
    async read(evidence, asked, signal) {
      seen.reads++;
      signal.addEventListener('abort', () => seen.aborted++);
      await how.waits;
      signal.throwIfAborted();
      if (how.fails) throw new Error('The reader ended by itself.');
      return inner.read(evidence, asked, signal);
    },
  };
  const reader = withEarlyReadings(counting);
  return { reader, analyser: createLocalAnalyser({ reader, log: silentLog }), seen, how };
}

/** Has readings wait. @returns what lets them go on */
function holding(how: ReturnType<typeof house>['how']): () => void {
  let go = () => {};
  how.waits = new Promise<void>(resolve => {
    go = resolve;
  });
  return () => go();
}

const gym = screenshot('d02-gym');

test('the analyser finds a piece read, once, and says the same as without', async () => {
  const { reader, analyser, seen } = house();
  const without = await house().analyser.analyse(request([gym]), never);
  await reader.readAhead('web_iq_1', request([gym]), gym);
  assert.equal(await analyser.analyse(request([gym]), never), without);
  assert.is(seen.reads, 1);
  assert.equal(await analyser.analyse(request([gym]), never), without);
  assert.is(seen.reads, 2);
});

test('a reading that still goes on is waited for', async () => {
  const { reader, analyser, seen, how } = house();
  const go = holding(how);
  const early = reader.readAhead('web_iq_1', request([gym]), gym);
  const assessed = analyser.analyse(request([gym]), never);
  go();
  assert.ok((await assessed).claims.length > 0);
  await early;
  assert.is(seen.reads, 1);
});

test('what something else was asked of is read again', async () => {
  const { reader, analyser, seen } = house();
  const asked = request([gym]);
  const { configuration } = asked;
  await reader.readAhead('web_iq_1', { ...asked, configuration: { ...configuration, query: 'Is it paid?' } }, gym);
  await analyser.analyse(asked, never);
  assert.is(seen.reads, 2);
});

test('a reading that failed is no answer', async () => {
  const { reader, analyser, seen, how } = house();
  how.fails = true;
  await reader.readAhead('web_iq_1', request([gym]), gym);
  how.fails = false;
  assert.ok((await analyser.analyse(request([gym]), never)).claims.length > 0);
  assert.is(seen.reads, 2);
});

test('what is forgotten is read no further, and again when it is asked for', async () => {
  const { reader, analyser, seen, how } = house();
  const go = holding(how);
  const early = reader.readAhead('web_iq_1', request([gym]), gym);
  reader.forget(gym.id);
  assert.is(seen.aborted, 1);
  go();
  await early;
  await analyser.analyse(request([gym]), never);
  assert.is(seen.reads, 2);
});

test('all of what is deleted is forgotten, and nothing else', async () => {
  const { reader, analyser, seen } = house();
  await reader.readAhead('web_iq_1', request([gym]), gym);
  reader.forgetAll('web_iq_2');
  await analyser.analyse(request([gym]), never);
  assert.is(seen.reads, 1);
  await reader.readAhead('web_iq_1', request([gym]), gym);
  reader.forgetAll('web_iq_1');
  await analyser.analyse(request([gym]), never);
  assert.is(seen.reads, 3);
});

test('who gives up waiting ends the reading', async () => {
  const { reader, analyser, seen, how } = house();
  const go = holding(how);
  const early = reader.readAhead('web_iq_1', request([gym]), gym);
  const patience = new AbortController();
  const assessed = analyser.analyse(request([gym]), patience.signal).then(
    () => 'assessed',
    (problem: Error) => problem.message,
  );
  patience.abort(new Error('too long'));
  go();
  assert.is(await assessed, 'too long');
  await early;
  assert.is(seen.aborted, 1);
});

test.run();
