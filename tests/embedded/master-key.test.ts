import { randomBytes } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../infrastructure/config.ts';
import { openEngines } from '../../infrastructure/engines.ts';
import { systemClock as clock } from '../../infrastructure/system-clock.ts';
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

test.run();
