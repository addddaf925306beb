import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { codeRangeMb } from '../../infrastructure/confinement/code-range.ts';
import { confinedCommand, missingConfinement } from '../../infrastructure/confinement/confined-command.ts';
import { nodePermissions } from '../../infrastructure/confinement/node-permissions.ts';
import { giveBackUnprivilegedId, takeUnprivilegedId } from '../../infrastructure/confinement/unprivileged.ts';

const LOOK = `
  const { readFileSync, writeFileSync } = require('node:fs');
  const tried = work => { try { return work(), 'did'; } catch (error) { return error.code; } };
  const status = /^(NoNewPrivs|CapEff|CapBnd|Uid):\\s+(\\S+)/gm;
  console.log(JSON.stringify({
    env: process.env,
    network: Object.keys(require('node:os').networkInterfaces()),
    ...Object.fromEntries([...readFileSync('/proc/self/status', 'latin1').matchAll(status)].map(([, k, v]) => [k, v])),
    limits: /open files\\s+(\\d+)/.exec(readFileSync('/proc/self/limits', 'latin1'))[1],
    reads: tried(() => readFileSync('/etc/passwd')),
    starts: tried(() => require('node:child_process').execFileSync('true')),
  }));`;

async function lookOf(uid: number | null) {
  const flags = nodePermissions(['/proc'], { threads: false });
  const node = [process.execPath, ...flags, '-e', LOOK] as const;
  const [program, ...args] = await confinedCommand(node, { uid, network: false, openFiles: 77 });
  const child = spawn(program, args, { env: {}, cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] });
  return JSON.parse(await text(child.stdout));
}

const missing = await missingConfinement();
const test = suite('confined command');

test('a confined process has no environment, no network, no privilege and its own user where there are users to have', async () => {
  if (missing.length > 0) return console.log(`SKIPPED: this machine has not ${missing.join(', ')}`);
  const uid = takeUnprivilegedId();
  const seen = await lookOf(uid);
  giveBackUnprivilegedId(uid);
  assert.equal(seen.env, {});
  assert.equal(seen.network, []);
  assert.is(seen.NoNewPrivs, '1');
  assert.match(seen.CapEff, /^0+$/);
  assert.is(Number(seen.Uid), uid ?? process.getuid?.());
  assert.is(seen.limits, '77');
  assert.equal([seen.reads, seen.starts], ['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED']);
});

test('it dies with who started it', async () => {
  if (missing.length > 0) return console.log(`SKIPPED: this machine has not ${missing.join(', ')}`);
  const [program, ...args] = await confinedCommand([process.execPath, '-e', 'for (;;);'], { uid: null, network: true });
  const parent = spawn(process.execPath, [
    '-e',
    `const child = require('node:child_process').spawn(${JSON.stringify(program)}, ${JSON.stringify(args)}, { stdio: 'ignore' });
     console.log(child.pid); setInterval(() => {}, 1000);`,
  ]);
  const [line] = await new Promise<string[]>(resolve => {
    parent.stdout.once('data', data => resolve(String(data).split('\n')));
  });
  const pid = Number(line);
  const lives = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await new Promise(resolve => setTimeout(resolve, 300));
  assert.ok(lives());
  parent.kill('SIGKILL');
  const deadline = performance.now() + 10_000;
  while (lives() && performance.now() < deadline) await new Promise(resolve => setTimeout(resolve, 20));
  const outlived = lives();
  if (outlived) process.kill(pid, 'SIGKILL');
  assert.not.ok(outlived);
});

test('a limit of data leaves room for what this Node maps for the code of three isolates', async () => {
  const look = `
    const { Worker } = require('node:worker_threads');
    const sleeping = () => new Promise(resolve => {
      new Worker('require("node:worker_threads").parentPort.on("message", () => {}).postMessage(0)', { eval: true }).once('message', resolve);
    });
    sleeping().then(sleeping).then(() => { console.log(Buffer.alloc(3e8, 1).length); process.exit(0); });`;
  const node = [process.execPath, '-e', look] as const;
  const dataMb = 600 + 3 * codeRangeMb();
  const [program, ...args] = await confinedCommand(node, { uid: null, network: false, dataMb });
  const child = spawn(program, args, { env: {}, cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] });
  assert.is((await text(child.stdout)).trim(), String(3e8));
});

test.run();
