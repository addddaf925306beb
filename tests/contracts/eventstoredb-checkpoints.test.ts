import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EventBatch, EventStore } from '../../application/ports/event-store.ts';
import { checkpointName, runProcess } from '../../application/processes/process.ts';
import { openReadModelFile, type ReadModelFile } from '../../infrastructure/embedded/read-model-file.ts';
import { placeOf } from '../../infrastructure/eventstoredb/checkpoint.ts';
import { openEventStoreDb } from '../../infrastructure/eventstoredb/event-store.ts';
import { liveGeneration } from '../../projections/generation.ts';
import { ProjectionRunner } from '../../projections/runner.ts';
import { counting } from '../projections/counting.ts';
import { someServer } from '../support/eventstoredb/some-server.ts';
import { eventually } from '../support/eventually.ts';
import { present } from '../support/present.ts';
import { silentLog as log } from '../support/silent-log.ts';
import { someEvent } from '../support/some-event.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** The server names a place at least every so many events that it looked at. */
const INTERVAL = 32 * 32;
const EVENTS = 3 * INTERVAL;

/** Of a category that never has an event, in a log that is full of others. */
const rare = { ...counting, name: 'rare', categories: ['rare'] };

type Context = { store: EventStore; readModels: ReadModelFile; positions: bigint[]; end(): Promise<void> };

const test = suite<Context>('checkpoints of those whose events are rare, in EventStoreDB');

test.before(async context => {
  const server = await someServer();
  context.store = await openEventStoreDb({ url: server.url, log });
  context.readModels = openReadModelFile({ file: join(temporaryFolder(), 'read-models.db') });
  context.positions = [];
  await appendOthers(context, EVENTS);
  context.end = async () => {
    await context.store.close();
    await context.readModels.close();
    await server.stop();
  };
});
test.after(({ end }) => end());

async function appendOthers({ store, positions }: Context, amount: number): Promise<void> {
  for (let made = 0; made < amount; made += 64) {
    const events = Array.from({ length: 64 }, () => someEvent());
    const recorded = await store.append(`common-${events[0]?.id}`, events, 'no_stream');
    positions.push(...recorded.map(({ position }) => position));
  }
}

/** Whether a checkpoint covers all of the log but what the server need not have named yet. */
function isNear(checkpoint: string | null, positions: readonly bigint[]): boolean {
  const place = placeOf(checkpoint);
  return typeof place === 'object' && place.commit >= present(positions.at(-INTERVAL - 1));
}

test('a subscription passes on how far it has looked in vain', async ({ store, positions }) => {
  const abort = new AbortController();
  const batches: EventBatch[] = [];
  const ended = (async () => {
    const subscription = store.subscribe({ categories: ['rare'], from: null, signal: abort.signal });
    for await (const batch of subscription) batches.push(batch);
  })();
  await eventually('a place near the end', () => isNear(batches.at(-1)?.checkpoint ?? null, positions));
  abort.abort();
  await ended;
  assert.ok(batches.every(({ events }) => events.length === 0));
});

test('a read model that has no events keeps up all the same', async context => {
  const { store, readModels, positions } = context;
  const { documents, settings } = readModels;
  const runner = new ProjectionRunner(rare, { store, documents, settings, log });
  runner.start();
  try {
    const checkpoint = async () => documents.checkpoint((await liveGeneration(settings, rare)).collection);
    await eventually('the first checkpoint', async () => isNear(await checkpoint(), positions));
    await appendOthers(context, EVENTS);
    await eventually('a later one', async () => isNear(await checkpoint(), positions));
  } finally {
    await runner.stop();
  }
});

test('so does a process, without being handed nothing', async ({ store, readModels, positions }) => {
  const { documents: checkpoints } = readModels;
  let handled = 0;
  const handle = async () => {
    handled += 1;
  };
  const process = runProcess({ name: 'rare', categories: ['rare'], handle }, { store, checkpoints, log });
  try {
    const checkpoint = () => checkpoints.checkpoint(checkpointName('rare'));
    await eventually('a checkpoint', async () => isNear(await checkpoint(), positions));
  } finally {
    await process.stop();
  }
  assert.is(handled, 0);
});

test.run();
