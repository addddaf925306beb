import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Documents, type StoredDocument, WriteRaced } from '../../application/ports/documents.ts';
import { rejectionOf } from '../support/rejection.ts';
import type { StoresTwice } from '../support/stores.ts';
import { HOSTILE } from './hostile-texts.ts';

/** What each test of the documents gets. */
export type DocumentsContext = {
  opened: StoresTwice;
  documents: Documents;
  /** The same documents over connections of its own, as another process has them. */
  elsewhere: Documents;
  collection: string;
};

type NewDocument = (id: string, position: bigint, fields?: Partial<StoredDocument>) => StoredDocument;

/** Writes what is newer than what stands, until nobody else was faster. @returns how often it was raced. */
async function writeNewer(documents: Documents, collection: string, batch: readonly StoredDocument[]): Promise<number> {
  for (let races = 0; ; races++) {
    const standing = await documents.read(
      collection,
      batch.map(({ id }) => id),
    );
    const positions = new Map(standing.map(({ id, position }) => [id, position]));
    try {
      await documents.write(
        collection,
        batch.filter(({ id, position }) => (positions.get(id) ?? -1n) < position),
        null,
      );
      return races;
    } catch (error) {
      if (!(error instanceof WriteRaced) || races > 100) throw error;
    }
  }
}

/** What every engine of the read models must do when several write, or one writes twice. */
export function documentsRaceContract(test: Test<DocumentsContext>, document: NewDocument): void {
  test('two who write the same documents at once never undo each other', async context => {
    const { documents, elsewhere, collection } = context;
    const ids = Array.from({ length: 20 }, (_, index) => `id_${index}`);
    const project = async (writer: Documents, first: bigint) => {
      for (let position = first; position <= 40n; position += 2n) {
        const body = JSON.stringify({ at: String(position) });
        await writeNewer(
          writer,
          collection,
          ids.map(id => document(id, position, { body })),
        );
      }
    };
    await Promise.all([project(documents, 1n), project(elsewhere, 2n)]);
    const standing = await documents.read(collection, ids);
    assert.is(standing.length, ids.length);
    for (const { position, body } of standing) assert.equal([position, body], [40n, '{"at":"40"}']);
  });

  test('of two who make a document at once one is told', async ({ documents, elsewhere, collection }) => {
    for (let round = 0; round < 20; round++) {
      const id = `id_${round}`;
      const outcomes = await Promise.allSettled([
        documents.write(collection, [document(id, 7n, { body: '"one"' })], null),
        elsewhere.write(collection, [document(id, 7n, { body: '"other"' })], null),
      ]);
      assert.equal(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
      for (const outcome of outcomes) if (outcome.status === 'rejected') assert.instance(outcome.reason, WriteRaced);
      const written = outcomes[0]?.status === 'fulfilled' ? '"one"' : '"other"';
      assert.is((await documents.get(collection, id))?.body, written);
    }
  });

  test('what one writes the other reads at once', async ({ documents, elsewhere, collection }) => {
    for (let position = 1n; position <= 50n; position++) {
      await documents.write(collection, [document('a', position)], { name: collection, value: String(position) });
      assert.is((await elsewhere.get(collection, 'a'))?.position, position);
      assert.is(await elsewhere.checkpoint(collection), String(position));
    }
  });

  test('a checkpoint never goes back, whoever is late with it', async ({ documents, elsewhere, collection }) => {
    await documents.saveCheckpoint(collection, '100/100');
    await elsewhere.saveCheckpoint(collection, '99/99');
    assert.is(await documents.checkpoint(collection), '100/100');
    await elsewhere.write(collection, [document('a', 90n)], { name: collection, value: '90/90' });
    assert.is(await documents.checkpoint(collection), '100/100');
    assert.is((await documents.get(collection, 'a'))?.position, 90n);
    const beyondDoubles = [9007199254740993n, 9007199254740992n];
    for (const position of beyondDoubles) await elsewhere.saveCheckpoint(collection, `${position}/${position}`);
    assert.is(await documents.checkpoint(collection), '9007199254740993/9007199254740993');
  });

  test('of many who store a checkpoint at once the furthest one stays', async ({
    documents,
    elsewhere,
    collection,
  }) => {
    for (let round = 0; round < 5; round++) {
      const name = `${collection}_${round}`;
      const positions = Array.from({ length: 20 }, (_, index) => (index * 7 + round) % 20);
      await Promise.all(
        positions.map((position, index) =>
          (index % 2 === 0 ? documents : elsewhere).saveCheckpoint(name, String(position)),
        ),
      );
      assert.is(await documents.checkpoint(name), '19');
    }
  });

  test('takes no checkpoint that no engine made', async ({ documents, collection }) => {
    for (const foreign of ['soon', '1'.repeat(20)]) {
      assert.match(String(await rejectionOf(documents.saveCheckpoint(collection, foreign))), /is no checkpoint/);
    }
    assert.is(await documents.checkpoint(collection), null);
  });

  test('a batch whose checkpoint was lost goes through again', async ({ documents, elsewhere, collection }) => {
    const batch = [document('a', 1n), document('b', 2n), document('c', 3n, { deleted: true })];
    // Whoever wrote it died before the checkpoint: of the three, any may stand.
    await documents.write(collection, batch.slice(0, 2), null);
    const again = batch.map(one => ({ ...one, body: '"from the second time"' }));
    assert.instance(
      await rejectionOf(elsewhere.write(collection, again, { name: collection, value: '3' })),
      WriteRaced,
    );
    assert.is(await elsewhere.checkpoint(collection), null);
    await writeNewer(elsewhere, collection, again);
    await elsewhere.write(collection, [], { name: collection, value: '3' });
    assert.is(await documents.checkpoint(collection), '3');
    assert.equal((await documents.get(collection, 'a'))?.body, batch[0]?.body);
    assert.is((await documents.read(collection, ['c']))[0]?.deleted, true);
  });

  test('one raced document in a large batch keeps no other from being written', async context => {
    const { documents, elsewhere, collection } = context;
    const batch = Array.from({ length: 1100 }, (_, index) => document(`id_${index}`, BigInt(index + 1)));
    await elsewhere.write(collection, [document('id_3', 4n), document('id_1050', 2000n)], null);
    assert.instance(await rejectionOf(documents.write(collection, batch, null)), WriteRaced);
    assert.ok((await writeNewer(documents, collection, batch)) === 0);
    const standing = await documents.read(
      collection,
      batch.map(({ id }) => id),
    );
    assert.is(standing.length, batch.length);
    assert.is(standing.find(({ id }) => id === 'id_1050')?.position, 2000n);
  });

  test('takes every text for a text, and every field name for a name', async ({ documents, collection }) => {
    const body = JSON.stringify(Object.fromEntries(HOSTILE.map(text => [text, { [text]: text }])));
    const writes = HOSTILE.map((text, index) => {
      const id = `${text}|`;
      return document(id, BigInt(index + 1), {
        body,
        keys: { org: text, status: text },
        listed: JSON.stringify({ id }),
      });
    });
    await documents.write(collection, writes, null);
    for (const [index, text] of HOSTILE.entries()) {
      const id = `${text}|`;
      const got = await documents.get(collection, id);
      assert.equal([got?.id, got?.position, got?.deleted], [id, BigInt(index + 1), false]);
      assert.is(got?.body, body);
      const page = await documents.list(collection, { where: { org: text, status: text }, limit: 50 });
      assert.equal(page, { ids: [id], rows: JSON.stringify({ id }), hasMore: false });
    }
    assert.equal(await documents.list(collection, { where: { org: '{"$gt":""}' }, limit: 5 }), {
      ids: [],
      rows: '',
      hasMore: false,
    });
  });
}
