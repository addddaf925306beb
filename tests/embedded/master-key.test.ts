import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openEngines } from '../../infrastructure/composition/engines.ts';
import { readConfig } from '../../infrastructure/settings/config.ts';
import { systemClock as clock } from '../../infrastructure/system/clock.ts';
import { rejectionOf } from '../support/rejection.ts';
import { silentLog as log } from '../support/silent-log.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite('the master key of a data folder');

test('a folder opens with the master key that it was made with, and with no other', async () => {
  const folder = temporaryFolder();
  const open = (key: Buffer) =>
    openEngines(readConfig({ AFFIANT_DATA: folder, AFFIANT_MASTER_KEY: key.toString('hex') }), { clock, log });
  const key = randomBytes(32);
  await (await open(key)).close();
  await (await open(key)).close();
  const refusal = await rejectionOf(open(randomBytes(32)));
  assert.is(refusal.name, 'ConfigError');
  assert.match(refusal.message, 'AFFIANT_MASTER_KEY is not the key');
  await (await open(key)).close();
});

test('the master key may stand in a file, and no other counts then', async () => {
  const folder = temporaryFolder();
  const keys = temporaryFolder();
  const inFile = join(keys, 'key');
  const open = (AFFIANT_MASTER_KEY_FILE: string) =>
    openEngines(readConfig({ AFFIANT_DATA: folder, AFFIANT_MASTER_KEY_FILE }), { clock, log });
  const key = randomBytes(32);
  writeFileSync(inFile, `${key.toString('hex')}\n`);
  const engines = await open(inFile);
  assert.equal(Buffer.from(engines.masterKey), key);
  await engines.close();
  assert.not.ok(existsSync(join(folder, 'master.key')), 'none is made beside it');

  const absent = await rejectionOf(open(join(keys, 'absent')));
  assert.is(absent.name, 'ConfigError');
  assert.is(absent.message, `AFFIANT_MASTER_KEY_FILE: there is no file ${join(keys, 'absent')}`);
  writeFileSync(inFile, 'too short');
  assert.match((await rejectionOf(open(inFile))).message, 'AFFIANT_MASTER_KEY_FILE: ');
});

test('a key and a file at once are refused, and service engines take either', () => {
  const engines = { READ_MODEL_URL: 'mongodb://127.0.0.1/affiant' };
  assert.throws(
    () => readConfig({ AFFIANT_MASTER_KEY: 'a', AFFIANT_MASTER_KEY_FILE: 'b' }),
    /are both set: set the one that counts/,
  );
  assert.throws(() => readConfig(engines), /AFFIANT_MASTER_KEY_FILE\) is required with READ_MODEL_URL/);
  assert.is(readConfig({ ...engines, AFFIANT_MASTER_KEY_FILE: '/run/key' }).masterKeyFile, '/run/key');
});

test.run();
