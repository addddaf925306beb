import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type StoredDocument, WriteRaced } from '../../application/ports/documents.ts';
import { rejectionOf } from '../support/rejection.ts';
import { type Differences, withDifferences } from '../support/stated-differences.ts';
import type { StoresTwice } from '../support/stores.ts';
import { documentsMemoryContract } from './documents-memory-contract.ts';
import { type DocumentsContext, documentsRaceContract } from './documents-race-contract.ts';

/** A position that no double can hold. */
const BEYOND_DOUBLES = 2n ** 53n + 1n;

type Fields = Partial<StoredDocument>;

function document(id: string, position: bigint, fields: Fields = {}): StoredDocument {
  return {
    id,
    position,
    deleted: false,
    body: JSON.stringify({ id, text: 'ä “quoted” 🎈', list: [1.5, null, { a: true }] }),
    keys: { org: 'org_1', status: 'open', priority: 1 },
    listed: JSON.stringify({ id }),
    ...fields,
  };
}

/** What every engine of the read models must do. */
export function documentsContract(name: string, open: () => Promise<StoresTwice>, differences: Differences = {}): void {
  const test = withDifferences(suite<DocumentsContext>(`documents: ${name}`), `documents: ${name}`, differences);
  const describe = (collection: string) => ({
    name: collection,
    indexes: [['org'], ['org', 'status'], ['org', 'priority'], ['status']],
  });

  test.before(async context => {
    context.opened = await open();
    context.documents = context.opened.one.documents;
    context.elsewhere = context.opened.other.documents;
  });
  test.before.each(async context => {
    context.collection = `things_${randomUUID().slice(0, 8)}`;
    await context.documents.open(describe(context.collection));
    await context.elsewhere.open(describe(context.collection));
  });
  test.after.each(context => context.documents.drop(context.collection));
  test.after(context => context.opened.close());

  test('reads back what was written', async ({ documents, collection }) => {
    const [a, b] = [document('a', 1n), document('b', 2n, { deleted: true })];
    await documents.write(collection, [a, b], null);
    assert.equal(await documents.get(collection, 'a'), a);
    assert.is(await documents.get(collection, 'b'), undefined);
    assert.is(await documents.get(collection, 'c'), undefined);
    const read = await documents.read(collection, ['b', 'c', 'a']);
    assert.equal(
      read.sort((x, y) => (x.id < y.id ? -1 : 1)),
      [a, b],
    );
    assert.equal(await documents.read(collection, []), []);
  });

  test('keeps positions exact beyond 2^53', async ({ documents, collection }) => {
    await documents.write(collection, [document('a', BEYOND_DOUBLES)], null);
    assert.is((await documents.get(collection, 'a'))?.position, BEYOND_DOUBLES);
    assert.instance(await rejectionOf(documents.write(collection, [document('a', BEYOND_DOUBLES)], null)), WriteRaced);
    await documents.write(collection, [document('a', BEYOND_DOUBLES + 1n)], null);
    assert.is((await documents.get(collection, 'a'))?.position, BEYOND_DOUBLES + 1n);
  });

  test('replaces a document whole', async ({ documents, collection }) => {
    await documents.write(collection, [document('a', 1n)], null);
    const next = document('a', 2n, {
      body: '{"other":1}',
      keys: { org: 'org_2', status: null, priority: 2 },
      listed: '{"n":2}',
    });
    await documents.write(collection, [next], null);
    assert.equal((await documents.get(collection, 'a'))?.body, '{"other":1}');
    assert.equal((await documents.list(collection, { where: { org: 'org_1' }, limit: 10 })).ids, []);
    const page = await documents.list(collection, { where: { org: 'org_2', status: null }, limit: 10 });
    assert.equal(page, { ids: ['a'], rows: '{"n":2}', hasMore: false });
  });

  test('refuses a raced write with its checkpoint, and a repeat changes nothing', async ({ documents, collection }) => {
    const name = `reader_${collection}`;
    const batch = [document('a', 5n), document('b', 6n)];
    await documents.write(collection, batch, { name, value: '6' });
    assert.is(await documents.checkpoint(name), '6');
    const raced = [document('b', 6n, { body: '"changed"' })];
    assert.instance(await rejectionOf(documents.write(collection, raced, { name, value: '7' })), WriteRaced);
    const older = [document('a', 4n, { body: '"changed"' })];
    assert.instance(await rejectionOf(documents.write(collection, older, { name, value: '8' })), WriteRaced);
    assert.is(await documents.checkpoint(name), '6');
    assert.equal((await documents.get(collection, 'a'))?.body, batch[0]?.body);
    assert.equal((await documents.get(collection, 'b'))?.body, batch[1]?.body);
  });

  test('replaces only the document that one was made from', async ({ documents, elsewhere, collection }) => {
    const name = `made_${collection}`;
    const made = (position: bigint, madeFrom: bigint | null, body = 'mine') => ({
      ...document('a', position, { body: JSON.stringify(body) }),
      madeFrom,
    });
    const write = (one: ReturnType<typeof made>, value: string) => documents.write(collection, [one], { name, value });
    await write(made(1n, null), '1');
    await elsewhere.write(collection, [made(5n, 1n, 'theirs')], null);
    // Newer than what stands, and made from what stood before or from nothing: theirs would be lost.
    for (const lost of [made(9n, 1n), made(9n, null), made(9n, 3n)])
      assert.instance(await rejectionOf(write(lost, '9')), WriteRaced);
    assert.is((await documents.get(collection, 'a'))?.body, '"theirs"');
    assert.is(await documents.checkpoint(name), '1');
    await write(made(9n, 5n), '9');
    assert.is((await documents.get(collection, 'a'))?.body, '"mine"');
    assert.is(await documents.checkpoint(name), '9');
  });

  test('goes on after a race when the documents were read again', async ({ documents, collection }) => {
    await documents.write(collection, [document('a', 5n)], null);
    const batch = [document('a', 5n), document('b', 6n)];
    assert.instance(await rejectionOf(documents.write(collection, batch, null)), WriteRaced);
    const positions = new Map((await documents.read(collection, ['a', 'b'])).map(one => [one.id, one.position]));
    const missing = batch.filter(one => (positions.get(one.id) ?? 0n) < one.position);
    await documents.write(collection, missing, null);
    assert.is((await documents.get(collection, 'b'))?.position, 6n);
  });

  test('answers what is due, the earliest first, a page at a time', async ({ documents, collection }) => {
    const at = (id: string, status: string | null, fields: Fields = {}) =>
      document(id, 1n, { keys: { org: 'org_1', status, priority: 1 }, ...fields });
    const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
    const some = [at('a', late), at('b', early), at('c', early), at('d', '2026-01-03T00:00:00.000Z'), at('e', null)];
    await documents.write(collection, [...some, at('f', early, { deleted: true }), at('g', early)], null);
    const query = { key: 'status', until: late, limit: 3 };
    const due = await documents.due(collection, query);
    assert.equal(
      due.map(({ id, body }) => [id, JSON.parse(body).id]),
      ['g', 'c', 'b'].map(id => [id, id]),
    );
    const rest = await documents.due(collection, { ...query, after: { value: early, id: 'b' } });
    assert.equal(
      rest.map(({ id }) => id),
      ['a'],
    );
    const nothing = await documents.due(collection, { ...query, after: { value: late, id: 'a' } });
    assert.equal(nothing, []);
    const unknown = documents.due(collection, { ...query, key: 'body' });
    assert.match((await rejectionOf(unknown)).message, 'has no key body');
  });

  test('lists living documents newest first, a page at a time', async ({ documents, collection }) => {
    const ids = Array.from({ length: 25 }, (_, index) => `id_${String(index).padStart(3, '0')}`);
    const writes = ids.map((id, index) =>
      document(id, BigInt(index + 1), {
        keys: { org: 'org_1', status: index % 2 === 0 ? 'open' : 'done', priority: 1 },
      }),
    );
    await documents.write(collection, writes, null);
    await documents.write(collection, [document('id_020', 100n, { deleted: true })], null);
    await documents.write(collection, [document('id_018', 101n, { listed: null })], null);
    await documents.write(collection, [document('zz_other', 102n, { keys: { org: 'org_2' } })], null);
    const expected = ids.filter(id => id !== 'id_020' && id !== 'id_018').reverse();
    const seen: string[] = [];
    for (let more = true; more; ) {
      const olderThan = seen.at(-1);
      const query = { where: { org: 'org_1' }, limit: 7, ...(olderThan === undefined ? {} : { olderThan }) };
      const page = await documents.list(collection, query);
      assert.equal(
        JSON.parse(`[${page.rows}]`),
        page.ids.map(id => ({ id })),
      );
      seen.push(...page.ids);
      more = page.hasMore;
      assert.ok(page.ids.length === 7 || !more);
    }
    assert.equal(seen, expected);
    const all = await documents.list(collection, { where: { org: 'org_1' }, limit: expected.length });
    assert.is(all.hasMore, false);
    const done = await documents.list(collection, { where: { org: 'org_1', status: 'done' }, limit: 3 });
    assert.equal(done.ids, ['id_023', 'id_021', 'id_019']);
    assert.is(done.hasMore, true);
    assert.is((await documents.list(collection, { where: {}, limit: 1 })).ids[0], 'zz_other');
  });

  test('finds living documents whole, unlisted ones too', async ({ documents, collection }) => {
    const [a, b, c] = [document('a', 1n), document('b', 2n, { listed: null }), document('c', 3n, { deleted: true })];
    await documents.write(collection, [a, b, c], null);
    assert.equal(await documents.find(collection, { where: { org: 'org_1', priority: 1 }, limit: 10 }), [b, a]);
    assert.equal(await documents.find(collection, { where: { org: 'org_1', priority: 1 }, olderThan: 'b', limit: 1 }), [
      a,
    ]);
    assert.equal(await documents.find(collection, { where: { org: 'org_1', priority: 2 }, limit: 10 }), []);
  });

  test('keeps a tombstone that a replayed event cannot raise', async ({ documents, collection }) => {
    await documents.write(collection, [document('a', 9n, { deleted: true })], null);
    assert.instance(await rejectionOf(documents.write(collection, [document('a', 3n)], null)), WriteRaced);
    assert.is(await documents.get(collection, 'a'), undefined);
    assert.is((await documents.read(collection, ['a']))[0]?.deleted, true);
  });

  test('scans everything in the order of ids', async ({ documents, collection }) => {
    const writes = Array.from({ length: 1203 }, (_, index) =>
      document(`id_${String(index).padStart(5, '0')}`, BigInt(index + 1), { deleted: index % 3 === 0 }),
    );
    await documents.write(collection, [...writes].reverse(), null);
    const scanned: StoredDocument[] = [];
    for await (const one of documents.scan(collection)) scanned.push(one);
    assert.equal(scanned, writes);
  });

  test('reads documents by their ids, as a scan shows them', async ({ documents, collection }) => {
    const writes = ['a', 'b', 'c'].map((id, index) =>
      document(id, BEYOND_DOUBLES + BigInt(index), {
        deleted: id === 'b',
        listed: id === 'b' ? null : `{"id":"${id}"}`,
      }),
    );
    await documents.write(collection, writes, null);
    const found = await documents.read(collection, ['c', 'nobody', 'b']);
    assert.equal(
      found.sort((x, y) => (x.id < y.id ? -1 : 1)),
      writes.slice(1),
    );
  });

  test('opens twice, drops, and opens empty again', async ({ documents, collection }) => {
    await documents.write(collection, [document('a', 1n)], { name: `reader_${collection}`, value: '1' });
    await documents.open(describe(collection));
    assert.ok(await documents.get(collection, 'a'));
    await documents.drop(collection);
    await documents.drop(collection);
    await documents.open(describe(collection));
    assert.is(await documents.get(collection, 'a'), undefined);
    await documents.write(collection, [document('a', 1n)], null);
  });

  test('keeps checkpoints', async ({ documents, collection }) => {
    assert.is(await documents.checkpoint(collection), null);
    for (const value of ['1', '2']) {
      await documents.saveCheckpoint(collection, value);
      assert.is(await documents.checkpoint(collection), value);
    }
  });

  documentsMemoryContract(test, document);
  documentsRaceContract(test, document);
  test.run();
}
