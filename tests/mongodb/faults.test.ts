import { randomBytes } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { RecordedEvent } from '../../application/ports/event-store.ts';
import { SealingKey } from '../../infrastructure/cryptography/sealing-key.ts';
import { openMongo } from '../../infrastructure/mongodb/open.ts';
import { applyBatch } from '../../projections/apply.ts';
import { inquiries } from '../../projections/inquiries.ts';
import type { Projection } from '../../projections/projection.ts';
import { inquiryMade, recorded, statusChanged } from '../projections/some-inquiry.ts';
import { databaseOn, type TestDatabase } from '../support/mongodb/database.ts';
import { mayStartMongo, TestMongoServer } from '../support/mongodb/server.ts';
import { neverLost } from '../support/never-lost.ts';
import { onceAvailable } from '../support/once-available.ts';
import { rejectionOf } from '../support/rejection.ts';
import { silentLog } from '../support/silent-log.ts';

/** 4 s for an answer, and what a busy machine adds. */
const LONGEST_WAIT_MS = 6_000;
const INQUIRIES = 2000;

const test = suite('mongodb: faults');
const server = new TestMongoServer();
const projection = inquiries as unknown as Projection<unknown>;
let database: TestDatabase;

test.before(async () => {
  await server.start();
  database = databaseOn(server.url);
});
test.after(async () => {
  server.thaw();
  await database.close().catch(() => undefined);
  await server.kill();
});

function story(): RecordedEvent[] {
  const ids = Array.from({ length: INQUIRIES }, (_, index) => `web_iq_${String(index).padStart(5, '0')}`);
  const changes = ids.map(id => statusChanged(id, 'pending', 'approved'));
  return recorded([...ids.flatMap(inquiryMade), ...changes]);
}

/** Asserts that this fails because the server is away, and not later than anybody may be kept waiting. */
async function assertAway(work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  const error = await rejectionOf(work());
  const waited = performance.now() - startedAt;
  assert.instance(error, EngineUnavailable, String(error.stack));
  assert.is((error as EngineUnavailable).engine, 'mongodb');
  assert.ok(waited < LONGEST_WAIT_MS, `waited ${Math.round(waited)} ms`);
}

test('everything arrives though the server is killed in the middle of batches', async () => {
  const { documents } = await database.open();
  const collection = `inquiries_${inquiries.version}_1`;
  await documents.open({ name: collection, indexes: inquiries.indexes });
  const events = story();
  let done = false;
  let failures = 0;
  const projector = async () => {
    for (;;) {
      const from = Number((await documents.checkpoint(collection)) ?? 0);
      const batch = events.slice(from, from + 100);
      if (batch.length === 0) return;
      await applyBatch(documents, projection, collection, { events: batch, checkpoint: String(from + batch.length) });
    }
  };
  const project = async () => {
    while (!done) {
      try {
        await projector();
        done = true;
      } catch (error) {
        done = !(error instanceof EngineUnavailable);
        if (done) throw error;
        failures += 1;
        await new Promise(resolve => setTimeout(resolve, 20));
      }
    }
  };
  const killing = async () => {
    for (let kills = 0; kills < 4 && !done; kills++) {
      await new Promise(resolve => setTimeout(resolve, 150 + 100 * kills));
      await server.kill();
      await server.start();
    }
  };
  await Promise.all([project(), killing()]);
  const found = new Map<string, unknown>();
  for await (const { id, position } of documents.scan(collection)) found.set(id, position);
  assert.is(found.size, INQUIRIES);
  for (const { data, position } of events.slice(-INQUIRIES)) {
    assert.is(found.get((data as { inquiry_id: string }).inquiry_id), position);
  }
  assert.is(await documents.checkpoint(collection), String(events.length));
  process.stdout.write(`the projector failed ${failures} times\n`);
});

test('what was answered stands after a kill', async () => {
  const { dataKeys, reservations, settings } = await database.open();
  const key = await dataKeys.obtain('owner_1');
  await dataKeys.obtain('owner_2');
  await dataKeys.destroy('owner_2');
  await settings.save('live', '7');
  await reservations.reserve('name', 'value');
  await server.kill();
  await server.start();
  const later = await database.open();
  assert.equal(await later.dataKeys.find('owner_1'), key);
  assert.is((await rejectionOf(later.dataKeys.obtain('owner_2'))).name, 'OwnerErased');
  assert.is(await later.settings.read('live'), '7');
  assert.equal(await later.reservations.reserve('name', 'other'), { value: 'value', reserved: false });
});

test('a server that is away is said to be so in time, and found again when it is back', async () => {
  const { documents, reservations, settings, dataKeys } = await database.open();
  await documents.open({ name: 'things', indexes: [] });
  const write = { id: 'a', position: 1n, deleted: false, body: '1', keys: {}, listed: null };
  await server.kill();
  await Promise.all([
    assertAway(() => documents.get('things', 'a')),
    assertAway(() => documents.list('things', { where: {}, limit: 1 })),
    assertAway(() => documents.write('things', [write], { name: 'things', value: '1' })),
    assertAway(() => documents.scan('things')[Symbol.asyncIterator]().next()),
    assertAway(() => documents.checkpoint('things')),
    assertAway(() => settings.save('things', '1')),
    assertAway(() => reservations.reserve('things', '1')),
    assertAway(() => dataKeys.obtain('owner_3')),
    assertAway(() => dataKeys.find('owner_3')),
    assertAway(() => dataKeys.destroy('owner_3')),
    assertAway(() =>
      openMongo({ url: database.url, sealer: new SealingKey(randomBytes(32)), log: silentLog, onLost: neverLost }),
    ),
  ]);
  await server.start();
  await onceAvailable(() => documents.write('things', [write], { name: 'things', value: '1' }));
  assert.is((await documents.get('things', 'a'))?.position, 1n);
  const key = await dataKeys.obtain('owner_3');
  assert.is(key.open(key.seal('text')), 'text');
});

test('a server that does not answer keeps nobody waiting', async () => {
  const { documents, dataKeys } = await database.open();
  await documents.open({ name: 'things', indexes: [] });
  await server.freeze();
  try {
    await Promise.all([
      assertAway(() => documents.get('things', 'a')),
      assertAway(() => documents.saveCheckpoint('things', '2')),
      assertAway(() => dataKeys.obtain('owner_4')),
    ]);
  } finally {
    server.thaw();
  }
  await onceAvailable(() => documents.saveCheckpoint('things', '3'));
  assert.is(await documents.checkpoint('things'), '3');
});

test('who asks after others have waited in vain is told at once', async () => {
  const { documents, settings, dataKeys } = await database.open();
  await documents.saveCheckpoint('things', '4');
  await server.freeze();
  try {
    await assertAway(() => documents.checkpoint('things'));
    const startedAt = performance.now();
    await assertAway(() => settings.read('live'));
    await assertAway(() => dataKeys.obtain('owner_5'));
    const waited = performance.now() - startedAt;
    assert.ok(waited < 500, `waited ${Math.round(waited)} ms more`);
  } finally {
    server.thaw();
  }
  await onceAvailable(() => dataKeys.obtain('owner_5'));
});

test('a batch whose connection dies while it is being sent is given up, and the next one arrives', async () => {
  const { documents } = await database.open();
  await documents.open({ name: 'large', indexes: [] });
  // More than the buffers of both ends of a connection hold; more than one question at once, for more connections.
  const body = JSON.stringify('x'.repeat(200_000));
  const batch = Array.from({ length: 100 }, (_, index) => {
    return { id: `large_${index}`, position: 1n, deleted: false, body, keys: {}, listed: null };
  });
  await Promise.all(Array.from({ length: 6 }, () => documents.get('large', 'large_0')));
  await server.freeze();
  const outcome = rejectionOf(documents.write('large', batch, null));
  await new Promise(resolve => setTimeout(resolve, 6000));
  server.thaw();
  assert.instance(await outcome, EngineUnavailable);
  await onceAvailable(() => documents.write('large', batch.slice(0, 10), null));
});

if (mayStartMongo('mongodb faults')) test.run();
