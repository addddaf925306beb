import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openApplication } from '../../infrastructure/composition/application.ts';
import { readConfig } from '../../infrastructure/settings/config.ts';
import { present } from '../support/present.ts';
import { rejectionOf } from '../support/rejection.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const MASTER_KEY = '11'.repeat(32);
const test = suite('read models of another log');

const open = (AFFIANT_DATA: string) =>
  openApplication(readConfig({ AFFIANT_DATA, AFFIANT_MASTER_KEY: MASTER_KEY, AFFIANT_LOG_LEVEL: 'error' }));

/** With what SQLite keeps beside it. */
function removeDatabase(folder: string, name: string): void {
  for (const file of readdirSync(folder)) if (file.startsWith(name)) rmSync(join(folder, file));
}

/** A folder whose log begins with an organization, started twice: the read models know their log by then. */
async function started(name: string): Promise<{ folder: string; orgId: string }> {
  const folder = temporaryFolder();
  const first = await open(folder);
  await first.catchUp();
  const { org_id: orgId } = await first.organizations.create(name, 'system');
  await first.close();
  await (await open(folder)).close();
  return { folder, orgId };
}

test('are refused, and it is said whose they are', async () => {
  const [ours, others] = [await started('Ours'), await started('Others')];
  removeDatabase(ours.folder, 'read-models.db');
  for (const file of readdirSync(others.folder).filter(name => name.startsWith('read-models.db'))) {
    copyFileSync(join(others.folder, file), join(ours.folder, file));
  }
  const refusal = await rejectionOf(open(ours.folder));
  assert.is(refusal.name, 'ConfigError');
  assert.match(
    refusal.message,
    /^the read models .* belong to another log: theirs begins with event [0-9a-f-]{36}, this/,
  );
});

test('are refused when the log is empty', async () => {
  const { folder } = await started('Gone');
  removeDatabase(folder, 'log.db');
  assert.match((await rejectionOf(open(folder))).message, /, this one is empty\. Name the log's own/);
});

test('are built again when there are none', async () => {
  const { folder, orgId } = await started('Ours');
  removeDatabase(folder, 'read-models.db');
  const application = await open(folder);
  await application.catchUp();
  assert.is(present(await application.organizations.listKeys(orgId)).length, 1);
  await application.close();
});

test.run();
