import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { claimFolder } from '../../infrastructure/embedded/folder-version.ts';
import { ConfigError } from '../../infrastructure/settings/config-error.ts';
import { PROGRAM_VERSION } from '../../infrastructure/settings/program-version.ts';
import { runCli } from '../support/cli.ts';
import { serviceEnvironment } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const writtenIn = (folder: string) => readFileSync(join(folder, 'version'), 'utf8');

/** The sentence with which the folder is refused; null when it is taken. */
async function refusal(folder: string, program: string): Promise<string | null> {
  try {
    await claimFolder(folder, program);
    return null;
  } catch (error) {
    assert.instance(error, ConfigError);
    return (error as ConfigError).message;
  }
}

test('a folder names the newest version that has worked on it, and goes forward only', async () => {
  const folder = join(temporaryFolder(), 'data');
  for (const [program, stands] of [
    ['0.9.3', '0.9.3'],
    ['0.9.3', '0.9.3'],
    ['0.9.1', '0.9.3'],
    ['0.10.0', '0.10.0'],
    ['1.0.2', '1.0.2'],
  ] as const) {
    assert.is(await refusal(folder, program), null, program);
    assert.is(writtenIn(folder), `${stands}\n`, program);
  }
  for (const older of ['0.11.0', '0.9.3']) {
    const told = (await refusal(folder, older)) ?? '';
    assert.match(told, `Affiant 1.0.2 has worked on it, and this is ${older}`);
    assert.match(told, 'restore the backup');
  }
  assert.is(writtenIn(folder), '1.0.2\n');
  assert.equal(readdirSync(folder), ['version']);
});

test('what names no version is not guessed at', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'version'), 'yesterday\n');
  assert.match((await refusal(folder, '1.0.0')) ?? '', 'names no version of Affiant');
});

test('several programs at once leave one version', async () => {
  const folder = temporaryFolder();
  await Promise.all(Array.from({ length: 8 }, () => claimFolder(folder, '1.0.0')));
  assert.equal([readdirSync(folder), writtenIn(folder)], [['version'], '1.0.0\n']);
});

test('every command writes its version down, and refuses a newer folder before it opens anything', async () => {
  const folder = join(temporaryFolder(), 'data');
  const env = serviceEnvironment(folder, 8080);
  assert.is((await runCli(['org', 'list'], env)).code, 0);
  assert.is(writtenIn(folder), `${PROGRAM_VERSION}\n`);

  const newer = temporaryFolder();
  writeFileSync(join(newer, 'version'), '99.1.0\n');
  const refused = await runCli(['org', 'list'], { ...env, AFFIANT_DATA: newer });
  assert.equal([refused.code, refused.stdout], [1, '']);
  assert.match(refused.stderr, 'Affiant 99.1.0 has worked on it');
  assert.not.ok(existsSync(join(newer, 'log.db')));
});

test.run();
