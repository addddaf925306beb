import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { OwnerErased } from '../../application/ports/data-keys.ts';
import { SealingKey } from '../../infrastructure/cryptography/sealing-key.ts';
import { EmbeddedDataKeys } from '../../infrastructure/embedded/data-keys.ts';
import { rejectionOf } from '../support/rejection.ts';
import { isSameKey } from '../support/same-key.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite<{ folder: string; file: string; sealed: string[]; keys: EmbeddedDataKeys }>('embedded data keys');
const masterKey = randomBytes(32);

test.before.each(context => {
  context.folder = temporaryFolder();
  context.file = join(context.folder, 'keys.db');
  context.sealed = [];
  const sealer = new SealingKey(masterKey);
  const seal = (plain: string) => {
    const sealed = sealer.seal(plain);
    context.sealed.push(sealed);
    return sealed;
  };
  context.keys = new EmbeddedDataKeys({ file: context.file, sealer: { seal, open: text => sealer.open(text) } });
});
test.after.each(context => context.keys.close());

const stands = (folder: string, text: string) =>
  readdirSync(folder).some(name => readFileSync(join(folder, name)).includes(text));

test('leaves no trace of a destroyed key in any file', async ({ folder, sealed, keys }) => {
  for (let index = 0; index < 40; index += 1) await keys.obtain(`owner_${index}`);
  assert.is(sealed.length, 40);
  const [destroyed = '', kept = ''] = sealed.slice(20);
  assert.ok(stands(folder, destroyed));
  await keys.destroy('owner_20');
  assert.not.ok(stands(folder, destroyed));
  assert.ok(stands(folder, kept));
});

test('honours what another process destroyed, and finds what it made', async ({ file, keys }) => {
  const other = new EmbeddedDataKeys({ file, sealer: new SealingKey(masterKey) });
  const key = await keys.obtain('owner');
  assert.ok(isSameKey(await other.find('owner'), key));
  await other.destroy('owner');
  assert.is(await keys.find('owner'), undefined);
  assert.instance(await rejectionOf(keys.obtain('owner')), OwnerErased);
  await other.close();
});

test('says so when a reader keeps a trace alive, and removes it when asked again', async ({
  folder,
  file,
  sealed,
  keys,
}) => {
  await keys.obtain('owner');
  const reader = new Database(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM keys').all([]);
  assert.match((await rejectionOf(keys.destroy('owner'))).message, 'do it again later');
  assert.is(await keys.find('owner'), undefined);
  reader.exec('COMMIT');
  await keys.destroy('owner');
  assert.not.ok(stands(folder, sealed[0] ?? ''));
  reader.close();
});

test('keeps keys over a restart, in files that nobody else can read', async ({ file, keys }) => {
  const key = await keys.obtain('owner');
  await keys.destroy('gone');
  for (const path of [file, `${file}-wal`]) {
    if (existsSync(path)) assert.is(statSync(path).mode & 0o777, 0o600);
  }
  await keys.close();
  const again = new EmbeddedDataKeys({ file, sealer: new SealingKey(masterKey) });
  assert.ok(isSameKey(await again.obtain('owner'), key));
  assert.instance(await rejectionOf(again.obtain('gone')), OwnerErased);
  await again.close();
  const stranger = new EmbeddedDataKeys({ file, sealer: new SealingKey(randomBytes(32)) });
  assert.match((await rejectionOf(stranger.find('owner'))).message, 'another key');
  await stranger.close();
});

test.run();
