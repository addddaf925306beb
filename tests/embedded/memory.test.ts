import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openReadModelFile } from '../../infrastructure/embedded/read-model-file.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('what has not changed is made and read once', async () => {
  const { documents, close } = openReadModelFile({ file: join(temporaryFolder(), 'read-models.db') });
  await documents.open({ name: 'things_1', indexes: [] });
  await documents.open({ name: 'others_1', indexes: [] });
  let made = 0;
  const told = (key: string) =>
    documents.remembered('things_1', key, async () => {
      made += 1;
      return { text: key, lasts: true };
    });
  const listed = () => documents.list('things_1', { where: {}, limit: 5 });
  const first = await listed();
  for (let round = 0; round < 3; round++) {
    await told('a');
    await told('b');
    assert.is(await listed(), first);
  }
  assert.is(made, 2);
  const document = { id: 'a', position: 1n, deleted: false, keys: {}, listed: '1', body: '{}' };
  await documents.write('others_1', [document], null);
  await documents.saveCheckpoint('things_1', '1');
  await told('a');
  assert.is(await listed(), first, 'other collections and checkpoints are no change');
  assert.is(made, 2);
  await documents.write('things_1', [document], null);
  await told('a');
  assert.is(made, 3);
  assert.is((await listed()).rows, '1');
  await close();
});

test.run();
