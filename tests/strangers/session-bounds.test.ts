import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sizeOfFolder } from '../../infrastructure/chromium/limits/folder-size.ts';
import { memoryOf } from '../../infrastructure/chromium/limits/process-memory.ts';
import { ProcessTable } from '../../infrastructure/chromium/limits/process-table.ts';
import { reachedBy } from '../../infrastructure/chromium/limits/session-limits.ts';
import { SessionWatch } from '../../infrastructure/chromium/limits/session-watch.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite('what a session takes of the machine');
const MIB = 1024 * 1024;

type Shown = { pid: number; parent: number; session: number; uid?: number; name?: string };

/** A folder in which processes are shown as the system shows them. */
function processFolder(): { folder: string; show(shown: Shown): void; forget(pid: number): void } {
  const folder = temporaryFolder();
  return {
    folder,
    show({ pid, parent, session, uid = 1000, name = 'node' }) {
      mkdirSync(join(folder, String(pid)), { recursive: true });
      writeFileSync(join(folder, String(pid), 'stat'), `${pid} (${name}) S ${parent} ${session} ${session} 0 -1 0`);
      writeFileSync(join(folder, String(pid), 'status'), `Name:\t${name}\nUid:\t${uid}\t${uid}\t${uid}\t${uid}\n`);
    },
    forget: pid => rmSync(join(folder, String(pid)), { recursive: true }),
  };
}

const aLittle = () => new Promise(resolve => setTimeout(resolve, 60));

test('a process belongs where its parent does, or its session, or its user when the parent has gone', async () => {
  const { folder, show, forget } = processFolder();
  const table = new ProcessTable(folder);
  const [ours, other] = [
    { pid: 50, uid: 60_600 },
    { pid: 70, uid: 60_601 },
  ];
  show({ pid: 1, parent: 0, session: 1, uid: 0 });
  show({ pid: 50, parent: 40, session: 50 });
  show({ pid: 70, parent: 40, session: 70 });
  table.add(ours);
  table.add(other);
  // A child that is listed before its parent, and one whose name tries to look like more fields.
  show({ pid: 45, parent: 60, session: 45 });
  show({ pid: 60, parent: 50, session: 60, name: 'x) S 1 70 70 (y' });
  show({ pid: 61, parent: 40, session: 50 });
  show({ pid: 62, parent: 1, session: 62, uid: 60_600 });
  show({ pid: 71, parent: 70, session: 70 });
  // Somebody else's, though of the same user, and nobody's.
  show({ pid: 80, parent: 40, session: 80, uid: 60_600 });
  show({ pid: 81, parent: 1, session: 81, uid: 0 });
  assert.equal(table.of(ours).sort(), [45, 50, 60, 61, 62]);
  assert.equal(table.of(other).sort(), [70, 71]);
  // Its parent ends: it stays where it was.
  forget(60);
  show({ pid: 45, parent: 1, session: 45 });
  await aLittle();
  assert.equal(table.of(ours).sort(), [45, 50, 61, 62]);
  table.remove(ours);
  forget(45);
  await aLittle();
  show({ pid: 46, parent: 1, session: 50, uid: 60_600 });
  assert.not(table.of(ours).includes(46));
});

test('memory is what was written to; what is shared counts by its share once that matters', async () => {
  const folder = temporaryFolder();
  for (const pid of [1, 2]) {
    mkdirSync(join(folder, String(pid)));
    const status = 'VmRSS:\t  900 kB\nRssAnon:\t 100 kB\nRssFile:\t 700 kB\nRssShmem:\t 100 kB\n';
    writeFileSync(join(folder, String(pid), 'status'), status);
  }
  const rollup = 'Pss:\t 500 kB\nPss_Anon:\t 90 kB\nPss_File:\t 360 kB\nPss_Shmem:\t 50 kB\n';
  writeFileSync(join(folder, '1', 'smaps_rollup'), rollup);
  assert.is(await memoryOf([1, 2, 3], 1024 * 1024, folder), 400 * 1024, 'all of it, cheaply');
  // The second one may not be looked into: it counts in full.
  assert.is(await memoryOf([1, 2, 3], 300 * 1024, folder), (140 + 200) * 1024);
});

test('a folder counts with all below it, and links lead nowhere', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'a', 'b'), { recursive: true });
  writeFileSync(join(folder, 'a', 'b', 'file'), Buffer.alloc(3 * MIB, 1));
  symlinkSync('/usr', join(folder, 'a', 'link'));
  const size = await sizeOfFolder(folder, 100 * MIB);
  assert.ok(size > 3 * MIB && size < 3.1 * MIB, String(size));
  assert.is(await sizeOfFolder(join(folder, 'nowhere'), MIB), 0);
  // Empty files without end take room too, and are not counted to their end.
  for (let number = 0; number < 600; number++) writeFileSync(join(folder, `empty-${number}`), '');
  const little = await sizeOfFolder(folder, MIB);
  assert.ok(little > MIB && little < 5 * MIB, String(little));
});

test('a limit is reached above it', () => {
  const limits = { memory: 100, processes: 10, disk: 1 };
  assert.is(reachedBy({ memory: 100, processes: 10, disk: 1 }, limits), null);
  assert.equal(reachedBy({ memory: 101 }, limits), { limit: 'memory', measured: 101, most: 100 });
  assert.equal(reachedBy({ processes: 11, disk: 9 }, limits), { limit: 'processes', measured: 11, most: 10 });
});

test('a watch sees a real process grow, and ends what got away from it', async () => {
  const grow = 'setTimeout(() => { globalThis.kept = Buffer.alloc(200 << 20, 1) }, 300); setInterval(() => 0, 1000)';
  // The child leaves the session of its parent.
  const start = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grow)}], { detached: true, stdio: 'ignore' }).unref(); setInterval(() => 0, 1000)`;
  const root = spawn(process.execPath, ['-e', start], { detached: true, stdio: 'ignore' });
  const { pid = 0 } = root;
  const table = new ProcessTable();
  const limits = { memory: 150 * MIB, processes: 64, disk: MIB };
  const watched = { root: { pid, uid: null }, folder: temporaryFolder(), limits, table, group: null };
  let watch: SessionWatch | undefined;
  let patience: NodeJS.Timeout | undefined;
  const reached = await new Promise<{ limit: string; measured: number }>(resolve => {
    watch = new SessionWatch(watched, resolve);
    // The timers of a watch keep no process alive.
    patience = setTimeout(resolve, 20_000, { limit: 'none', measured: 0 });
  });
  clearTimeout(patience);
  assert.is(reached.limit, 'memory');
  assert.ok(reached.measured > 150 * MIB);
  const pids = table.of({ pid, uid: null });
  assert.is(pids.length, 2);
  watch?.stop();
  await new Promise(resolve => root.once('exit', resolve));
  for (const gone of pids) {
    const state = () => {
      try {
        return /^State:\s+(\w)/m.exec(readFileSync(`/proc/${gone}/status`, 'utf8'))?.[1];
      } catch {
        return 'gone';
      }
    };
    for (let tries = 0; tries < 100 && state() !== 'gone' && state() !== 'Z'; tries++) await aLittle();
    assert.ok(['gone', 'Z'].includes(state() ?? ''), `process ${gone} is ${state()}`);
  }
});

test.run();
