import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePrivateFolder } from '../../infrastructure/system/durable-file.ts';
import { MAIN, runCli, runCommand } from '../support/cli.ts';
import { rejectionOf } from '../support/rejection.ts';
import { serviceEnvironment } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite('a data folder that cannot be used');

const SERVE = [process.execPath, MAIN, 'serve'];
const LIST = [process.execPath, MAIN, 'key', 'list', '--org', 'org_1'];
const OTHER = 60_599;

/** A folder that others may reach too. */
function openFolder(mode = 0o755): string {
  const folder = temporaryFolder();
  chmodSync(folder, mode);
  return folder;
}

/** How the command line of a process is made out of that of the program. */
type Within = (command: readonly string[]) => readonly string[];

const asOther: Within = command => [
  ...['setpriv', `--reuid=${OTHER}`, `--regid=${OTHER}`, '--clear-groups', '--'],
  ...command,
];

/** With a small file system of its own at the folder, which the script may change before the command runs. */
function mounted(folder: string, options: string, script: string): Within {
  const mount = `mount -t tmpfs -o ${options} tmpfs "$0" && { ${script}; } && exec "$@"`;
  return command => ['unshare', '--mount', 'sh', '-c', mount, folder, ...command];
}

/** Every way in says the same in one line, which names the setting, the folder, its owner, and us; and ends. */
async function refused(folder: string, told: RegExp, within: Within = command => command): Promise<void> {
  const env = serviceEnvironment(folder, 0);
  const answers = await Promise.all([SERVE, LIST].map(command => runCommand(within(command), env)));
  for (const { code, stdout, stderr } of answers) {
    assert.equal([code, stdout], [1, ''], stderr);
    assert.match(stderr, /^affiant: AFFIANT_DATA is .*\n$/, stderr);
    assert.ok(stderr.startsWith(`affiant: AFFIANT_DATA is ${folder}: `), stderr);
    assert.match(stderr, /\(mode \d+, of user \d+; this process is user \d+\)\. .*, or name another folder\n$/);
    assert.match(stderr, told);
  }
}

test('a file in its place', async () => {
  const file = join(temporaryFolder(), 'data');
  writeFileSync(file, '');
  await refused(file, /: it is no folder \(.*\)\. Move it away/);
  await refused(join(file, 'below'), new RegExp(`: ${file} is no folder .*Move it away`));
});

test('a parent in which nothing can be made', async () => {
  await refused(
    '/proc/there/is/none',
    /: \/proc takes no new folder .*Make \/proc\/there\/is\/none and give it to user/,
  );
  assert.is((await rejectionOf(makePrivateFolder('/proc/there/is/none'))).name, 'Error');
});

test('every command says so', async () => {
  const file = join(temporaryFolder(), 'data');
  writeFileSync(file, '');
  const review = ['web_iq_1', '--reason', 'r', '--operator-name', 'n', '--operator-email', 'e@example.com'];
  const kyc = ['--org', 'o', '--inquiry-id', 'i', '--subject-id', 's', '--status', 'approved'];
  for (const args of [
    ['org', 'create', '--name', 'n'],
    ['key', 'create', '--org', 'o', '--role', 'owner'],
    ['key', 'list', '--org', 'o'],
    ['key', 'revoke', 'key_1'],
    ['theme', 'create', '--org', 'o', '--name', 'n'],
    ['kyc', 'record', ...kyc],
    ['envelope-template', 'create', '--org', 'o', '--file', 'f'],
    ['result', 'approve', ...review],
    ['result', 'reject', ...review],
    ['result', 'reopen', ...review],
    ['inquiry', 'delete', 'web_iq_1'],
    ['webhook', 'deliveries', 'wh_1'],
    ['webhook', 'resend', 'whd_1'],
    ['webhook', 'recover', 'wh_1', '--since', '2026-01-01T00:00:00Z'],
    ['webhook', 'test', 'wh_1'],
    ['events', 'inquiry-1'],
    ['rebuild'],
  ]) {
    const { code, stderr } = await runCli(args, serviceEnvironment(file, 0));
    assert.is(code, 1, args.join(' '));
    assert.match(stderr, /^affiant: AFFIANT_DATA is \S+: it is no folder .*\n$/, args.join(' '));
  }
});

const [setpriv = '', ...asOtherUser] = asOther([process.execPath, MAIN, '--help']);
if (process.getuid?.() !== 0 || spawnSync(setpriv, asOtherUser).status !== 0) {
  process.stdout.write(
    'SKIPPED data folders of another user: only root can be another, where it may reach this checkout\n',
  );
} else {
  test('a folder of another user', async () => {
    const told = new RegExp(
      `: it cannot be read and written \\(mode 755, of user 0; .* ${OTHER}\\)\\. Say \`chown -R ${OTHER} `,
    );
    await refused(openFolder(), told, asOther);
  });

  test('a file of another user in it, as a command of root leaves it, though a user needs no name', async () => {
    const folder = openFolder();
    chownSync(folder, OTHER, OTHER);
    const env = serviceEnvironment(folder, 0);
    const { code } = await runCommand(asOther([process.execPath, MAIN, 'org', 'create', '--name', 'n']), env);
    assert.is(code, 0);
    chownSync(join(folder, 'log.db'), 0, 0);
    await refused(folder, /: \S+\/log\.db cannot be read and written \(mode 600, of user 0.*Say `chown -R/, asOther);
  });

  test('its own folder without the rights', async () => {
    const folder = openFolder(0o500);
    chownSync(folder, OTHER, OTHER);
    await refused(folder, /: it cannot be read and written \(mode 500, of user 60599.*Say `chmod -R u\+rwX/, asOther);
  });

  test('no right to make it', async () => {
    const parent = openFolder();
    await refused(
      join(parent, 'data'),
      new RegExp(`: ${parent} takes no new folder .*Make ${parent}/data and give`),
      asOther,
    );
  });
}

const probe = temporaryFolder();
const [unshare = '', ...mounting] = mounted(probe, 'size=8k', 'true')(['true']);
if (spawnSync(unshare, mounting).status !== 0) {
  process.stdout.write('SKIPPED data folders on small and read-only disks: only root can mount them\n');
} else {
  /** A folder with a log and keys, and the place to mount a copy of it at. */
  const used = join(temporaryFolder(), 'used');
  const place = join(dirname(used), 'mounted');
  const fill = 'head -c 9000000 /dev/zero > "$0/fill" 2>/dev/null || true';

  test.before(async () => {
    mkdirSync(place);
    assert.is((await runCli(['org', 'create', '--name', 'n'], serviceEnvironment(used, 0))).code, 0);
  });

  test('a disk that is mounted read-only', async () => {
    const told = /: it is mounted read-only .*Mount it writable/;
    await refused(place, told, mounted(place, 'rw', `cp ${used}/* "$0" 2>/dev/null; mount -o remount,ro "$0"`));
  });

  test('a full disk', async () => {
    const told = /: it is on a full disk .*Free some space/;
    await refused(place, told, mounted(place, 'size=8k', fill));
    await refused(place, told, mounted(place, 'size=4m', `cp ${used}/* "$0" 2>/dev/null; ${fill}`));
  });
}

test.run();
