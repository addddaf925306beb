import { statSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pauseAfter } from '../../application/pause.ts';
import { masterKeyOf } from '../../infrastructure/cryptography/master-key.ts';
import { SealingKey } from '../../infrastructure/cryptography/sealing-key.ts';
import { type EmbeddedEnginesOptions, embeddedEngines } from '../../infrastructure/embedded/engines.ts';
import { AFTER_FAILURE } from '../../infrastructure/engines/message-holding.ts';
import { eventually } from '../support/eventually.ts';
import { silentLog } from '../support/silent-log.ts';
import { someEvent } from '../support/some-event.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite<{ options: EmbeddedEnginesOptions; shiftMs: { value: number } }>('embedded engines of one folder');

test.before.each(async context => {
  const folder = join(temporaryFolder(), 'made', 'data');
  const shiftMs = { value: 0 };
  const clock = { now: () => new Date(Date.now() + shiftMs.value) };
  const sealer = new SealingKey(await masterKeyOf(folder));
  context.options = { folder, sealer, clock, log: silentLog };
  context.shiftMs = shiftMs;
});

test('keep everything over a restart', async ({ options }) => {
  const open = async () => ({
    log: await embeddedEngines.eventStore(options),
    readModels: await embeddedEngines.readModels(options),
    bus: await embeddedEngines.messageBus(options),
    evidence: await embeddedEngines.evidenceStore(options),
  });
  const before = await open();
  const recorded = await before.log.append('thing-1', [someEvent()], 'no_stream');
  await before.readModels.settings.save('live', '2');
  await before.readModels.documents.saveCheckpoint('reader', '7');
  await before.bus.publish('work', { id: 'a', body: { n: 1 } });
  await before.evidence.put('web_ev_01', { bytes: Buffer.from('png'), contentType: 'image/png' });
  for (const engine of Object.values(before)) await engine.close();
  for (const engine of Object.values(before)) await engine.close();
  const after = await open();
  assert.equal(await after.log.read('thing-1'), recorded);
  assert.is(await after.readModels.settings.read('live'), '2');
  assert.is(await after.readModels.documents.checkpoint('reader'), '7');
  assert.is((await after.bus.depth('work')).waiting, 1);
  assert.is((await after.evidence.get('web_ev_01'))?.contentType, 'image/png');
  for (const engine of Object.values(after)) await engine.close();
  assert.is(statSync(options.folder).mode & 0o777, 0o700);
});

test('end their subscriptions when they close', async ({ options }) => {
  const log = await embeddedEngines.eventStore(options);
  const { signal } = new AbortController();
  const ended = (async () => {
    for await (const batch of log.subscribe({ categories: ['thing'], from: null, signal }))
      assert.unreachable(String(batch));
  })();
  await log.close();
  await ended;
});

test('see what another opener of the folder published and appended', async ({ options }) => {
  const [bus, other] = [await embeddedEngines.messageBus(options), await embeddedEngines.messageBus(options)];
  const seen: string[] = [];
  const handle = async (message: { id: string }) => {
    seen.push(message.id);
    return 'done' as const;
  };
  bus.consume('work', handle, { concurrency: 2, leaseMs: 5000 });
  await Promise.all(Array.from({ length: 20 }, (_, id) => other.publish('work', { id: String(id), body: null })));
  other.consume('work', handle, { concurrency: 2, leaseMs: 5000 });
  await eventually('every message', async () => (await other.depth('work')).waiting === 0);
  await Promise.all([bus.close(), other.close()]);
  assert.is(seen.length, 20);
  assert.is(new Set(seen).size, 20);
});

test('hand a message out when the clock reaches its due time', async ({ options, shiftMs }) => {
  const bus = await embeddedEngines.messageBus(options);
  let delivered = 0;
  bus.consume(
    'work',
    async () => {
      delivered += 1;
      return 'done';
    },
    { concurrency: 1, leaseMs: 5000 },
  );
  await bus.publish('work', { id: 'a', body: null }, { dueAt: new Date(Date.now() + 720_000) });
  shiftMs.value = 720_000;
  await eventually('the message', () => delivered === 1);
  await bus.close();
});

test('let a message that fails wait longer each time, at most a minute', () => {
  assert.equal(
    [1, 2, 3, 4, 5, 6, 7, 101].map(failures => pauseAfter(failures, AFTER_FAILURE)),
    [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000],
  );
});

test.run();
