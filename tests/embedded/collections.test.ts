import { join } from 'node:path';
import Database from 'libsql';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EmbeddedDocuments } from '../../infrastructure/embedded/documents.ts';
import { openReadModelFile } from '../../infrastructure/embedded/read-model-file.ts';
import { rejectionOf } from '../support/rejection.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite<{ documents: EmbeddedDocuments }>('embedded documents');

test.before.each(context => {
  context.documents = new EmbeddedDocuments({ file: join(temporaryFolder(), 'read-models.db') });
});
test.after.each(context => context.documents.close());

test('refuse names that could be read as SQL', async ({ documents }) => {
  for (const name of ['', 'a-b', 'a b', 'x; DROP TABLE settings', '1a', 'a"b']) {
    await rejectionOf(documents.open({ name, indexes: [] }));
    await rejectionOf(documents.drop(name));
    await rejectionOf(documents.open({ name: 'things_1', indexes: [[name]] }));
  }
});

test('name the key that no index has', async ({ documents }) => {
  await documents.open({ name: 'things_1', indexes: [['org']] });
  const body = { id: 'a', position: 1n, deleted: false, body: '{}', listed: '{}' };
  const write = documents.write('things_1', [{ ...body, keys: { org: 'o', colour: 'red' } }], null);
  assert.match((await rejectionOf(write)).message, 'no key colour');
  const query = documents.list('things_1', { where: { 'org = 1 OR 1': 1 }, limit: 1 });
  assert.match((await rejectionOf(query)).message, 'no key org = 1 OR 1');
});

test('hold in an index what has all of its keys, and find by it', async () => {
  const file = join(temporaryFolder(), 'read-models.db');
  const documents = new EmbeddedDocuments({ file });
  await documents.open({ name: 'things_1', indexes: [['org'], ['org', 'due']] });
  documents.close();
  const db = new Database(file);
  const plan = (condition: string) =>
    JSON.stringify(db.prepare(`EXPLAIN QUERY PLAN SELECT id FROM documents_things_1 WHERE ${condition}`).all('o', '1'));
  const [made] = db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'documents_things_1__org__due'").raw().all();
  assert.match(String(made), 'WHERE k_org IS NOT NULL AND k_due IS NOT NULL');
  assert.match(plan('k_org = ? AND k_due = ? ORDER BY id DESC'), 'documents_things_1__org__due');
  assert.match(plan('k_org = ? AND k_due <= ?'), 'documents_things_1__org__due');
  db.close();
});

test('say that a collection is not open', async ({ documents }) => {
  assert.match((await rejectionOf(documents.get('things_1', 'a'))).message, 'open it first');
});

test('share a collection with another opener of the file', async () => {
  const file = join(temporaryFolder(), 'read-models.db');
  const [one, two] = [openReadModelFile({ file }), openReadModelFile({ file })];
  for (const { documents } of [one, two]) await documents.open({ name: 'things_1', indexes: [['org']] });
  const write = { id: 'a', position: 1n, deleted: false, body: '{}', keys: { org: 'o' }, listed: '{}' };
  await one.documents.write('things_1', [write], { name: 'reader', value: '1' });
  assert.is(
    (await rejectionOf(two.documents.write('things_1', [write], { name: 'reader', value: '1' }))).name,
    'WriteRaced',
  );
  assert.is((await two.documents.list('things_1', { where: { org: 'o' }, limit: 5 })).ids.length, 1);
  assert.equal(await two.reservations.reserve('key', 'two'), { value: 'two', reserved: true });
  assert.equal(await one.reservations.reserve('key', 'one'), { value: 'two', reserved: false });
  await Promise.all([one.close(), two.close()]);
});

test.run();
