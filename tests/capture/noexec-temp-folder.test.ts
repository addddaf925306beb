import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hasBrowser } from '../support/any-browser.ts';
import { startTargetSite } from '../support/target-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openedPage } from './opened-page.ts';

const test = suite('a temp folder in which nothing may be executed');

/** A command with a temp folder as Docker's `--tmpfs /tmp` makes it, in a mount namespace that ends with the command. */
const withNoexec = (folder: string, command: readonly string[]): string[] => [
  ...['unshare', '--mount', 'sh', '-c'],
  'mount -t tmpfs -o noexec,nosuid,nodev,mode=1777 tmpfs "$0" && exec "$@"',
  folder,
  ...command,
];

function run(command: string[]) {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { encoding: 'utf8' });
}

const folder = temporaryFolder();

test('takes the folders of remote browsers all the same', async () => {
  const script = `printf '#!/bin/sh\\n' > ${folder}/script; chmod 755 ${folder}/script; ${folder}/script`;
  assert.match(run(withNoexec(folder, ['sh', '-c', script])).stderr, 'Permission denied', 'it is one');
  const site = await startTargetSite();
  try {
    const page = await openedPage(`${site.url}/login`, command => withNoexec(folder, command), { TMPDIR: folder });
    assert.is(page.sandboxed, true, page.error);
    assert.match(page.text ?? '', 'City Gym');
  } finally {
    await site.close();
  }
});

if (run(withNoexec(folder, ['true'])).status !== 0) {
  process.stdout.write('SKIPPED a temp folder in which nothing may be executed: only root can mount one\n');
} else if (await hasBrowser('a temp folder in which nothing may be executed')) test.run();
