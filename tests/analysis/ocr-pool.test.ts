import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createOcrWorkerPool } from '../../infrastructure/analysis/pixels/ocr-worker-pool.ts';

const png = readFileSync(join(import.meta.dirname, 'fixtures', 'forgeries.png'));
const place = { rect: { x: 20, y: 181, width: 71, height: 18 }, fontSize: 16, input: false };
const job = { png, scale: 1, claims: [{ value: 'Not active', ...place }] };
const never = new AbortController().signal;
const pool = createOcrWorkerPool({ workers: 1, idleMs: 300 });
const LIMIT_MS = 20_000;

async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error('It did not come about within 10 s.');
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}

async function rejection(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'it answered',
    problem => String(problem),
  );
}

const test = suite('ocr pool');

test('starts nothing until it is needed, and lets jobs wait for their turn', async () => {
  assert.equal(pool.processIds(), []);
  const answers = await Promise.all([1, 2, 3].map(() => pool.check(job, LIMIT_MS, never)));
  assert.equal(answers, [['agree'], ['agree'], ['agree']]);
  assert.is(pool.processIds().length, 1);
});

test('a crash rejects the job, and the next one gets a new process', async () => {
  const failed = rejection(pool.check(job, LIMIT_MS, never));
  await until(() => pool.processIds().length === 1);
  const [pid] = pool.processIds();
  assert.ok(pid);
  process.kill(pid, 'SIGKILL');
  assert.match(await failed, /OCR process ended \(SIGKILL\)/);
  assert.equal(await pool.check(job, LIMIT_MS, never), ['agree']);
});

test('a job that takes too long rejects', async () => {
  assert.match(await rejection(pool.check(job, 1, never)), /did not finish within 0.001 s/);
});

test('a job that waits for its turn can be aborted', async () => {
  const controller = new AbortController();
  const first = pool.check(job, LIMIT_MS, never);
  const second = rejection(pool.check(job, LIMIT_MS, controller.signal));
  controller.abort(new Error('enough'));
  assert.match(await second, /enough/);
  assert.equal(await first, ['agree']);
});

test('ends its processes when they have been idle, and all of them on close', async () => {
  await pool.check(job, LIMIT_MS, never);
  await until(() => pool.processIds().length === 0);
  const last = rejection(pool.check(job, LIMIT_MS, never));
  await pool.close();
  assert.match(await last, /closed/);
  assert.equal(pool.processIds(), []);
  assert.match(await rejection(pool.check(job, LIMIT_MS, never)), /closed/);
});

test.run();
