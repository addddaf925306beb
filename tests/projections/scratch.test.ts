import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openReadModelFile } from '../../infrastructure/embedded/read-model-file.ts';
import { Scratch, ScratchTaken } from '../../projections/scratch.ts';
import { eventually } from '../support/eventually.ts';
import { rejectionOf } from '../support/rejection.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const stores = openReadModelFile({ file: join(temporaryFolder(), 'read-models.db') });
const { documents, reservations } = stores;
test.after(() => stores.close());

const LEASE = 'scratch_collection';
const TIMES = { beatMs: 20, silentMs: 500 };
const { signal } = new AbortController();
const written = { id: 'a', position: 1n, deleted: false, body: '{}', keys: {}, listed: null };

async function holds(collection: string): Promise<number> {
  await documents.open({ name: collection, indexes: [] });
  return (await documents.read(collection, ['a'])).length;
}

test('is one holder at a time', async () => {
  const scratch = await Scratch.take(stores, signal, TIMES);
  assert.instance(await rejectionOf(Scratch.take(stores, signal, TIMES)), ScratchTaken);
  assert.is(scratch.lost.aborted, false);
  await scratch.release();
  const next = await Scratch.take(stores, signal, TIMES);
  assert.is.not(next.collection, scratch.collection);
  await next.release();
  assert.is(await reservations.reserved(LEASE), null);
});

test('what a killed holder has left is dropped by the next one', async () => {
  await documents.open({ name: 'scratch_of_the_dead', indexes: [] });
  await documents.write('scratch_of_the_dead', [written], null);
  await reservations.reserve(LEASE, 'scratch_of_the_dead 7');
  const scratch = await Scratch.take(stores, signal, TIMES);
  assert.is(await holds('scratch_of_the_dead'), 0);
  await documents.drop('scratch_of_the_dead');
  await scratch.release();
});

test('a holder that was taken for dead is told, and takes nothing from the next one', async () => {
  const scratch = await Scratch.take(stores, signal, TIMES);
  await eventually('a free lease', freed);
  const next = await Scratch.take(stores, signal, TIMES);
  await documents.open({ name: next.collection, indexes: [] });
  await documents.write(next.collection, [written], null);
  await eventually('the loss is told', () => scratch.lost.aborted);
  assert.instance(scratch.lost.reason, ScratchTaken);
  await scratch.release();
  assert.is(await holds(next.collection), 1);
  assert.is(next.lost.aborted, false);
  await next.release();
});

/** Frees the lease whatever stands there: its holder counts on while we look. */
async function freed(): Promise<boolean> {
  return reservations.free(LEASE, (await reservations.reserved(LEASE)) ?? '');
}

test('who is interrupted while it waits for a silent holder ends', async () => {
  await reservations.reserve(LEASE, 'scratch_of_the_dead 8');
  const interrupting = new AbortController();
  const waiting = rejectionOf(Scratch.take(stores, interrupting.signal, TIMES));
  interrupting.abort(new Error('enough'));
  assert.is((await waiting).message, 'enough');
  assert.ok(await freed());
});

test.run();
