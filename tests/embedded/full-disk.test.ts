import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { StoredDocument } from '../../application/ports/documents.ts';
import { RevisionConflict } from '../../application/ports/event-store.ts';
import { StorageFailure } from '../../application/ports/storage-failure.ts';
import { EmbeddedDocuments } from '../../infrastructure/embedded/documents.ts';
import { EmbeddedEventStore } from '../../infrastructure/embedded/event-store.ts';
import { EmbeddedMessageBus } from '../../infrastructure/embedded/message-bus.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { rejectionOf } from '../support/rejection.ts';
import { silentLog } from '../support/silent-log.ts';
import { someEvent } from '../support/some-event.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite('embedded engines on a full disk');
const MAX_PAGES = 40;
const TOO_LARGE = 'x'.repeat(4096 * MAX_PAGES);

function assertFull(error: Error): void {
  assert.instance(error, StorageFailure);
  assert.is((error as StorageFailure).code, 'SQLITE_FULL');
  assert.match(error.message, 'free some space');
}

test('only the append that does not fit fails, and the log goes on', async () => {
  const store = new EmbeddedEventStore({
    file: join(temporaryFolder(), 'log.db'),
    clock: systemClock,
    maxPages: MAX_PAGES,
  });
  const large = [someEvent(), someEvent('Large', TOO_LARGE)];
  const [before, full, conflict, after] = await Promise.allSettled([
    store.append('thing-1', [someEvent()], 'no_stream'),
    store.append('thing-2', large, 'no_stream'),
    store.append('thing-1', [someEvent()], 'no_stream'),
    store.append('thing-3', [someEvent()], 'no_stream'),
  ]);
  assert.is(before.status, 'fulfilled');
  assert.is(after.status, 'fulfilled');
  assert.ok(full.status === 'rejected' && conflict.status === 'rejected');
  assertFull(full.reason);
  assert.instance(conflict.reason, RevisionConflict);
  assert.equal(await store.read('thing-2'), []);
  assert.is((await store.read('thing-1')).length, 1);
  assert.is((await store.read('thing-3')).length, 1);
  await store.append('thing-2', [someEvent()], 'no_stream');
  await store.close();
});

test('an event id of another stream fails alone', async () => {
  const store = new EmbeddedEventStore({ file: join(temporaryFolder(), 'log.db'), clock: systemClock });
  const event = someEvent();
  await store.append('thing-1', [event], 'no_stream');
  const [wrong, right] = await Promise.allSettled([
    store.append('thing-2', [someEvent(), event], 'no_stream'),
    store.append('thing-3', [someEvent()], 'no_stream'),
  ]);
  assert.is(wrong.status, 'rejected');
  assert.is(right.status, 'fulfilled');
  assert.equal(await store.read('thing-2'), []);
  await store.close();
  await rejectionOf(store.append('thing-4', [someEvent()], 'no_stream'));
});

test('a batch of documents that does not fit changes nothing, nor its checkpoint', async () => {
  const documents = new EmbeddedDocuments({ file: join(temporaryFolder(), 'read-models.db'), maxPages: MAX_PAGES });
  await documents.open({ name: 'things_1', indexes: [['org']] });
  const write = (id: string, body: string): StoredDocument => {
    return { id, position: 1n, deleted: false, body, keys: { org: 'org_1' }, listed: null };
  };
  const batch = [write('a', '1'), write('b', TOO_LARGE)];
  assertFull(await rejectionOf(documents.write('things_1', batch, { name: 'reader', value: '1' })));
  assert.equal(await documents.read('things_1', ['a', 'b']), []);
  assert.is(await documents.checkpoint('reader'), null);
  await documents.write('things_1', [write('a', '1')], { name: 'reader', value: '1' });
  assert.is(await documents.checkpoint('reader'), '1');
  documents.close();
});

test('a message that does not fit is refused, and the queue goes on', async () => {
  const file = join(temporaryFolder(), 'bus.db');
  const bus = new EmbeddedMessageBus({ file, clock: systemClock, log: silentLog, maxPages: MAX_PAGES });
  assertFull(await rejectionOf(bus.publish('work', { id: 'large', body: TOO_LARGE })));
  await bus.publish('work', { id: 'small', body: 1 });
  assert.is((await bus.depth('work')).waiting, 1);
  await bus.close();
});

test.run();
