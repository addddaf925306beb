import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Log } from '../../application/ports/log.ts';
import { findGroupParent } from '../../infrastructure/chromium/limits/group-parent.ts';
import { LimitKeeper } from '../../infrastructure/chromium/limits/limit-keeper.ts';
import { SessionGroup, sweepGroups } from '../../infrastructure/chromium/limits/session-group.ts';
import { eventually } from '../support/eventually.ts';
import { quietLog } from '../support/remote-browser.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite('control groups of sessions');
const MIB = 1024 * 1024;
const LIMITS = { memory: 150 * MIB, processes: 2, disk: MIB };

/** A folder with a group that looks like one of the kernel's. @param own path of the group that this process is in */
function groupsAt(own: string, controllers = 'cpu memory pids') {
  const root = temporaryFolder();
  const made = (path: string, procs: string) => {
    const folder = join(root, path);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'cgroup.controllers'), `${controllers}\n`);
    writeFileSync(join(folder, 'cgroup.subtree_control'), '');
    writeFileSync(join(folder, 'cgroup.procs'), procs);
    return folder;
  };
  const self = join(root, 'self');
  const mounts = join(root, 'mounts');
  writeFileSync(self, `5:memory:/elsewhere\n0::${own}\n`);
  writeFileSync(mounts, `30 24 0:26 / /proc rw - proc proc rw\n31 24 0:27 / ${root} rw - cgroup2 cgroup2 rw\n`);
  return { root, made, sources: { self, mounts } };
}

test('this process has a group to itself, or one in a unit that was given to it, and divides no other', async () => {
  const delegated = groupsAt('/affiant.service/main');
  delegated.made('affiant.service/main', `${process.pid}\n1\n`);
  const unit = delegated.made('affiant.service', '');
  // What the kernel refuses to a group with processes: here the folder can't be written.
  rmSync(join(unit, 'main', 'cgroup.controllers'));
  assert.is(await findGroupParent(delegated.sources), unit);
  assert.is(readFileSync(join(unit, 'cgroup.subtree_control'), 'utf8'), '+memory +pids');

  const without = groupsAt('/affiant.service', 'cpu');
  without.made('affiant.service', `${process.pid}\n`);
  assert.is(await findGroupParent(without.sources), undefined, 'nothing is counted there');

  const none = temporaryFolder();
  writeFileSync(join(none, 'self'), '9:memory:/process\n');
  writeFileSync(join(none, 'mounts'), '30 24 0:26 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory\n');
  assert.is(await findGroupParent({ self: join(none, 'self'), mounts: join(none, 'mounts') }), undefined);
  assert.is(await findGroupParent({ self: join(none, 'x'), mounts: join(none, 'x') }), undefined);
});

test('a session that gets no group is looked at, and starts all the same', async () => {
  const told: string[] = [];
  const log: Log = { ...quietLog, warn: message => told.push(message) };
  const groups = groupsAt('/');
  groups.made('.', '');
  const keeper = new LimitKeeper({}, log);
  await keeper.start(groups.sources);
  // It can't be written any more.
  rmSync(groups.root, { recursive: true });
  const bounds = await keeper.prepare(temporaryFolder());
  assert.is(bounds.endedBy(), null);
  await bounds.end();
  assert.equal(told, ['the kernel bounds no session any more: they are looked at once a second']);
  await (await keeper.prepare(temporaryFolder())).end();
  assert.is(told.length, 1, 'said once');
});

test('a group tells the limit at which the kernel has stepped in', async () => {
  const parent = temporaryFolder();
  const group = await SessionGroup.make(parent, LIMITS);
  const [name = ''] = readdirSync(parent);
  const file = (of: string) => join(parent, name, of);
  assert.match(name, new RegExp(`^affiant-session-${process.pid}-\\d+-\\d+$`));
  assert.equal(
    ['memory.max', 'pids.max', 'memory.oom.group'].map(of => readFileSync(file(of), 'utf8')),
    [String(150 * MIB), '64', '1'],
  );
  group.take(4711);
  assert.is(readFileSync(file('cgroup.procs'), 'utf8'), '4711');
  writeFileSync(file('memory.events'), 'low 0\nhigh 0\nmax 4\noom 1\noom_kill 0\noom_group_kill 0\n');
  writeFileSync(file('pids.events'), 'max 0\n');
  assert.is(group.reached(), null);
  writeFileSync(file('pids.events'), 'max 3\n');
  writeFileSync(file('pids.current'), '64\n');
  assert.equal(group.reached(), { limit: 'processes', measured: 64, most: 2 });
  writeFileSync(file('memory.events'), 'oom 1\noom_kill 5\n');
  assert.equal(group.reached(), { limit: 'memory', measured: 150 * MIB, most: 150 * MIB });
  writeFileSync(file('memory.peak'), '157290000\n');
  assert.is(group.reached()?.measured, 157_290_000);
});

const real = process.platform === 'linux' ? await findGroupParent() : undefined;
if (real === undefined) process.stdout.write('SKIPPED groups of the kernel: cgroup v2 cannot be written here\n');
const onReal = real === undefined ? test.skip : test;

function child(script: string): ChildProcess {
  return spawn(process.execPath, ['-e', `process.stdin.once('data', () => { ${script} })`], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

const KERNEL: [string, string, 'memory' | 'processes'][] = [
  ['memory', 'globalThis.kept = []; setInterval(() => kept.push(Buffer.alloc(16 << 20, 1)), 5)', 'memory'],
  [
    'processes',
    "const { spawn } = require('node:child_process'); setInterval(() => spawn('sleep', ['60']).on('error', () => 0), 5)",
    'processes',
  ],
];

for (const [what, script, limit] of KERNEL) {
  onReal(`the kernel bounds the ${what} of a session, and nothing is left of it`, async () => {
    const parent = real ?? '';
    const group = await SessionGroup.make(parent, LIMITS);
    const mine = readdirSync(parent).filter(name => name.startsWith(`affiant-session-${process.pid}-`));
    assert.is(mine.length, 1);
    const folder = join(parent, mine[0] ?? '');
    const greedy = child(script);
    const ended = new Promise(resolve => greedy.once('exit', (_, signal) => resolve(signal)));
    group.take(greedy.pid ?? 0);
    greedy.stdin?.write('go');
    const reached = await eventually('its limit', () => group.reached(), 30_000);
    assert.is(reached?.limit, limit);
    assert.ok((reached?.measured ?? 0) <= 160 * MIB);
    await group.remove();
    assert.is(await ended, 'SIGKILL');
    assert.not(existsSync(folder));
  });
}

onReal('groups that a killed process has left are removed at the next start', async () => {
  const parent = real ?? '';
  const left = join(parent, 'affiant-session-999999-1-1');
  mkdirSync(left);
  const group = await SessionGroup.make(parent, LIMITS);
  await sweepGroups(parent);
  assert.not(existsSync(left));
  assert.ok(
    readdirSync(parent).some(name => name.startsWith(`affiant-session-${process.pid}-`)),
    'ours stays',
  );
  await group.remove();
});

test.run();
