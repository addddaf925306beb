import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EmbeddedDocuments } from '../../infrastructure/embedded/documents.ts';
import { rejectionOf } from '../support/rejection.ts';
import { embeddedStoresTwice } from '../support/stores.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { applyingContract } from './applying-contract.ts';

applyingContract('embedded', embeddedStoresTwice);

test('documents and checkpoint stand together or not at all', async () => {
  const documents = new EmbeddedDocuments({ file: join(temporaryFolder(), 'read-models.db') });
  try {
    const collection = 'things';
    await documents.open({ name: collection, indexes: [] });
    const stale = { id: 'a', position: 2n, deleted: false, body: '1', keys: {}, listed: null };
    await documents.write(collection, [stale], { name: collection, value: '2' });
    const failed = documents.write(collection, [{ ...stale, id: 'new' }, stale], { name: collection, value: '9' });
    assert.is((await rejectionOf(failed)).name, 'WriteRaced');
    assert.is(await documents.checkpoint(collection), '2');
    assert.is(await documents.get(collection, 'new'), undefined);
  } finally {
    documents.close();
  }
});

test.run();
