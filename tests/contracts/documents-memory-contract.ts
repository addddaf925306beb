import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import type { StoredDocument, Told } from '../../application/ports/documents.ts';
import type { DocumentsContext } from './documents-race-contract.ts';

/** What every engine of the read models must do with what was made of documents, whether it keeps any of it or not. */
export function documentsMemoryContract(
  test: Test<DocumentsContext>,
  document: (id: string, position: bigint, fields?: Partial<StoredDocument>) => StoredDocument,
): void {
  const bodyOf =
    ({ documents, collection }: DocumentsContext, id: string, lasts = true) =>
    async (): Promise<Told | undefined> => {
      const found = await documents.get(collection, id);
      return found === undefined ? undefined : { text: found.body, lasts };
    };

  test('a text that was made of documents is never older than they are, whoever changes them', async context => {
    const { documents, elsewhere, collection } = context;
    const told = () => documents.remembered(collection, 'a', bodyOf(context, 'a'));
    assert.is(await told(), undefined);
    for (let position = 1n; position <= 40n; position += 2n) {
      for (const [writer, at] of [
        [documents, position],
        [elsewhere, position + 1n],
      ] as const) {
        await writer.write(collection, [document('a', at, { body: `"${at}"` })], null);
        assert.is(await told(), `"${at}"`);
        assert.is(await told(), `"${at}"`);
      }
    }
    await elsewhere.write(collection, [document('a', 50n, { deleted: true })], null);
    assert.is(await told(), undefined);
  });

  test('a list is never older than its documents, whoever changes them', async context => {
    const { documents, elsewhere, collection } = context;
    const rows = async () => (await documents.list(collection, { where: { org: 'org_1' }, limit: 5 })).rows;
    assert.is(await rows(), '');
    for (let position = 1n; position <= 40n; position += 2n) {
      for (const [writer, at] of [
        [documents, position],
        [elsewhere, position + 1n],
      ] as const) {
        await writer.write(collection, [document('a', at, { listed: String(at) })], null);
        assert.is(await rows(), String(at));
        assert.is(await rows(), String(at));
      }
    }
    await elsewhere.write(collection, [document('a', 50n, { deleted: true })], null);
    assert.is(await rows(), '');
  });

  test('a text that a change has overtaken while it was made is not told again', async context => {
    const { documents, elsewhere, collection } = context;
    for (const [writer, at] of [
      [documents, 2n],
      [elsewhere, 4n],
    ] as const) {
      await documents.write(collection, [document('a', at, { body: '"before"' })], null);
      const overtaken = await documents.remembered(collection, 'a', async () => {
        const made = await bodyOf(context, 'a')();
        await writer.write(collection, [document('a', at + 1n, { body: '"after"' })], null);
        return made;
      });
      assert.is(overtaken, '"before"');
      assert.is(await documents.remembered(collection, 'a', bodyOf(context, 'a')), '"after"');
    }
  });

  test('each key has a text of its own, and what does not last is made anew', async context => {
    const { documents, collection } = context;
    await documents.write(collection, [document('a', 1n, { body: '"a"' }), document('b', 1n, { body: '"b"' })], null);
    for (let round = 0; round < 2; round++) {
      for (const id of ['a', 'b']) {
        assert.is(await documents.remembered(collection, id, bodyOf(context, id)), `"${id}"`);
      }
    }
    for (const text of ['one', 'two']) {
      assert.is(await documents.remembered(collection, 'now', async () => ({ text, lasts: false })), text);
    }
  });

  test('what was made of a dropped collection is gone with it', async context => {
    const { documents, elsewhere, collection } = context;
    await documents.write(collection, [document('a', 1n)], null);
    const [told, listed] = [
      () => documents.remembered(collection, 'a', bodyOf(context, 'a')),
      () => documents.list(collection, { where: {}, limit: 5 }),
    ];
    await Promise.all([told(), listed()]);
    await elsewhere.drop(collection);
    for (const read of [told, listed]) await assertFails(read);
    for (const each of [documents, elsewhere]) await each.open({ name: collection, indexes: [['org']] });
  });
}

async function assertFails(work: () => Promise<unknown>): Promise<void> {
  const outcome = await work().then(
    value => ({ value }),
    () => null,
  );
  assert.is(outcome, null);
}
