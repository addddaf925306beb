import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Documents, StoredDocument } from '../../application/ports/documents.ts';
import { streamOf } from '../../application/streams.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { liveGeneration } from '../../projections/generation.ts';
import { inquiries } from '../../projections/inquiries.ts';
import type { Projection } from '../../projections/projection.ts';
import { ProjectedReadModel } from '../../projections/read-model.ts';
import { rebuild } from '../../projections/rebuild.ts';
import { ProjectionRunner } from '../../projections/runner.ts';
import { inquiryMade, newEvents, statusChanged } from '../projections/some-inquiry.ts';
import { placesOf, verified } from '../projections/verified.ts';
import { InMemoryEventStore } from '../support/in-memory-event-store.ts';
import { databaseOn, withMongo } from '../support/mongodb/database.ts';
import { present } from '../support/present.ts';
import { rejectionOf } from '../support/rejection.ts';
import { silentLog } from '../support/silent-log.ts';
import type { Stores } from '../support/stores.ts';

const projection = inquiries as unknown as Projection<unknown>;
const INQUIRIES = 1500;

withMongo('rebuilding', server => {
  const test = suite('mongodb: rebuilding');
  const database = databaseOn(server);
  const store = new InMemoryEventStore();
  let stores: Stores;
  let documents: Documents;
  let elsewhere: Stores;
  let runner: ProjectionRunner<unknown>;

  const collectionNames = async () => {
    const found = await database.bare.db().listCollections({}, { nameOnly: true }).toArray();
    return found.map(({ name }) => name).filter(name => name.startsWith('documents_'));
  };
  const listed = async () => {
    const model = new ProjectedReadModel(runner, documents);
    return (await model.list({ where: { org_id: 'org_1' }, limit: 5000 })).ids.length;
  };

  test.before(async () => {
    stores = await database.open();
    documents = stores.documents;
    elsewhere = await database.open();
    runner = new ProjectionRunner(projection, { store, ...stores, log: silentLog });
    for (let count = 0; count < INQUIRIES; count++) {
      const id = `web_iq_${String(count).padStart(5, '0')}`;
      await store.append(streamOf(inquiry, id), newEvents(inquiryMade(id)), 'no_stream');
    }
    await runner.catchUp();
  });
  test.after(() => database.close());

  test('a rebuild elsewhere switches the one that serves and leaves one collection', async () => {
    assert.is(await listed(), INQUIRIES);
    const { events } = await rebuild({ store, ...elsewhere }, projection, { graceMs: 0 });
    assert.is(events, INQUIRIES * 2);
    assert.is((await liveGeneration(stores.settings, projection)).number, 2);
    assert.is(await listed(), INQUIRIES, 'a reader whose collection was dropped moves over');
    assert.equal(await collectionNames(), [`documents_inquiries_${inquiries.version}_2`]);
  });

  test('what is written late to a dropped collection does not make it anew', async () => {
    const late: StoredDocument = { id: 'a', position: 1n, deleted: false, body: '1', keys: {}, listed: null };
    await documents.open({ name: 'late', indexes: [] });
    await elsewhere.documents.drop('late');
    const error = await rejectionOf(documents.write('late', [late], { name: 'late', value: '1' }));
    assert.match(error.message, 'late was dropped');
    assert.is(await documents.checkpoint('late'), null);
    assert.not.ok((await collectionNames()).includes('documents_late'));
    for (const read of [
      () => documents.get('late', 'a'),
      () => documents.read('late', ['a']),
      () => documents.list('late', { where: {}, limit: 1 }),
      () => documents.find('late', { where: {}, limit: 1 }),
      () => documents.scan('late')[Symbol.asyncIterator]().next(),
    ]) {
      assert.match((await rejectionOf(read())).message, 'late was dropped');
    }
  });

  test('verify finds what was altered in the store, and drops what it built', async () => {
    const parts = { store, ...elsewhere, projection };
    const before = await verified(parts);
    assert.equal([before.documents, before.differences], [INQUIRIES, []]);
    const { collection } = await liveGeneration(stores.settings, projection);
    const live = database.bare.db().collection<{ _id: string; listed: string }>(`documents_${collection}`);
    const found = present((await live.findOne({ _id: 'web_iq_00007' })) ?? undefined);
    const removed = present((await live.findOne({ _id: 'web_iq_00009' })) ?? undefined);
    await live.updateOne({ _id: found._id }, { $set: { listed: found.listed.replace('pending', 'approved') } });
    await live.deleteOne({ _id: removed._id });
    assert.equal(placesOf(await verified(parts)), ['web_iq_00007 listed.result.status', 'web_iq_00009 missing']);
    await live.replaceOne({ _id: found._id }, found);
    await live.insertOne(removed);
    assert.equal(await collectionNames(), [`documents_${collection}`]);
  });

  test('verify finds nothing in documents that move meanwhile', async () => {
    runner.start();
    let over = false;
    let changes = 0;
    const changing = (async () => {
      for (let round = 0; !over; round++) {
        for (let index = 0; index < INQUIRIES && !over; index += 100) {
          const id = `web_iq_${String(index).padStart(5, '0')}`;
          const [from, to] = round % 2 === 0 ? ['pending', 'manual_review'] : ['manual_review', 'pending'];
          await store.append(streamOf(inquiry, id), newEvents([statusChanged(id, from, to)]), round + 1);
          await new Promise(resolve => setTimeout(resolve, 2));
          changes++;
        }
      }
    })();
    try {
      const { differing, differences, behindSince } = await verified({ store, ...elsewhere, projection });
      assert.equal([differing, differences, behindSince], [0, [], null]);
      assert.ok(changes > 10, `${changes} changes`);
    } finally {
      over = true;
      await changing;
      await runner.stop();
    }
  });

  test('every index was made, the id descending last', async () => {
    const { collection } = await liveGeneration(stores.settings, projection);
    const indexes = await database.bare.db().collection(`documents_${collection}`).indexes();
    assert.ok(indexes.some(({ key }) => JSON.stringify(key) === '{"keys.org_id":1,"_id":-1}'));
  });

  test.run();
});
