import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Documents, DocumentWrite } from '../../application/ports/documents.ts';
import { liveGeneration } from '../../projections/generation.ts';
import { inquiries } from '../../projections/inquiries.ts';
import type { Projection } from '../../projections/projection.ts';
import { ProjectedReadModel } from '../../projections/read-model.ts';
import { rebuild } from '../../projections/rebuild.ts';
import { ProjectionRunner } from '../../projections/runner.ts';
import { verify } from '../../projections/verify.ts';
import { inquiryMade, newEvents } from '../projections/some-inquiry.ts';
import { InMemoryEventStore } from '../support/in-memory-event-store.ts';
import { databaseOn, withMongo } from '../support/mongodb/database.ts';
import { present } from '../support/present.ts';
import { rejectionOf } from '../support/rejection.ts';
import { silentLog } from '../support/silent-log.ts';

const projection = inquiries as unknown as Projection<unknown>;
const INQUIRIES = 1500;

withMongo('rebuilding', server => {
  const test = suite('mongodb: rebuilding');
  const database = databaseOn(server);
  const store = new InMemoryEventStore();
  let documents: Documents;
  let elsewhere: Documents;
  let runner: ProjectionRunner<unknown>;

  const collectionNames = async () => {
    const found = await database.bare.db().listCollections({}, { nameOnly: true }).toArray();
    return found.map(({ name }) => name).filter(name => name.startsWith('documents_'));
  };
  const listed = async () => {
    const model = new ProjectedReadModel(runner, documents);
    return (await model.list({ where: { org_id: 'org_1' }, limit: 5000 })).rows.length;
  };

  test.before(async () => {
    documents = (await database.open()).documents;
    elsewhere = (await database.open()).documents;
    runner = new ProjectionRunner(projection, store, documents, silentLog);
    for (let count = 0; count < INQUIRIES; count++) {
      const id = `web_iq_${String(count).padStart(5, '0')}`;
      await store.append(`inquiry-${id}`, newEvents(inquiryMade(id)), 'no_stream');
    }
    await runner.catchUp();
  });
  test.after(() => database.close());

  test('a rebuild elsewhere switches the one that serves and leaves one collection', async () => {
    assert.is(await listed(), INQUIRIES);
    const { events } = await rebuild(store, elsewhere, projection, { graceMs: 0 });
    assert.is(events, INQUIRIES * 2);
    assert.is((await liveGeneration(documents, projection)).number, 2);
    assert.is(await listed(), INQUIRIES, 'a reader whose collection was dropped moves over');
    assert.equal(await collectionNames(), ['documents_inquiries_1_2']);
  });

  test('what is written late to a dropped collection does not make it anew', async () => {
    const late: DocumentWrite = { id: 'a', position: 1n, deleted: false, body: 1, keys: {}, listed: null };
    await documents.open({ name: 'late', indexes: [] });
    await elsewhere.drop('late');
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
    const before = await verify(store, elsewhere, projection);
    assert.equal([before.documents, before.differences], [INQUIRIES, []]);
    const { collection } = await liveGeneration(documents, projection);
    const live = database.bare.db().collection<{ _id: string; body: string }>(`documents_${collection}`);
    const found = present((await live.findOne({ _id: 'web_iq_00007' })) ?? undefined);
    await live.updateOne({ _id: found._id }, { $set: { body: found.body.replace('pending', 'approved') } });
    await live.deleteOne({ _id: 'web_iq_00009' });
    const { differences } = await verify(store, elsewhere, projection);
    assert.equal(
      differences.map(({ id, kind, fields }) => [id, kind, fields.map(({ path }) => path).join()]),
      [
        ['web_iq_00007', 'changed', 'body.inquiry.result.status'],
        ['web_iq_00009', 'missing', ''],
      ],
    );
    assert.equal(await collectionNames(), [`documents_${collection}`]);
  });

  test('every index was made, the id descending last', async () => {
    const { collection } = await liveGeneration(documents, projection);
    const indexes = await database.bare.db().collection(`documents_${collection}`).indexes();
    assert.ok(indexes.some(({ key }) => JSON.stringify(key) === '{"keys.org_id":1,"_id":-1}'));
  });

  test.run();
});
