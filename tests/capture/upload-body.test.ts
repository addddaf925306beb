import { readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readUpload } from '../../adapters/capture/upload-body.ts';
import { rejectionOf } from '../support/rejection.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const never = new AbortController().signal;
const part = (size: number, value: number) => new Uint8Array(size).fill(value);

function streamOf(parts: Uint8Array[], end: 'closes' | 'stalls' | 'breaks' = 'closes') {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = parts.shift();
      if (next !== undefined) controller.enqueue(next);
      else if (end === 'closes') controller.close();
      else if (end === 'breaks') controller.error(new Error('gone'));
      else return new Promise(() => undefined);
    },
    cancel() {
      cancelled = true;
    },
  });
  return { body, wasCancelled: () => cancelled };
}

const reasonOf = async (reading: Promise<unknown>) => ((await rejectionOf(reading)) as { reason?: string }).reason;

test('the bytes are those that came, in their order', async () => {
  const parts = [part(70_000, 1), part(1, 2), part(300_000, 3)];
  const { body } = streamOf([...parts]);
  assert.equal(Buffer.from(await readUpload(body, never)), Buffer.concat(parts));
  assert.is((await readUpload(null, never)).length, 0);
});

test('nothing is read beyond the limit, of a stall, a break, or a session that is over', async () => {
  const large = streamOf([part(600, 1), part(600, 1)], 'stalls');
  assert.is(await reasonOf(readUpload(large.body, never, { maxBytes: 1000 })), 'TOO_LARGE');
  assert.ok(large.wasCancelled());

  const stalled = streamOf([part(10, 1)], 'stalls');
  assert.is(await reasonOf(readUpload(stalled.body, never, { stallMs: 20 })), 'UPLOAD_BROKEN');
  assert.ok(stalled.wasCancelled());

  assert.is(await reasonOf(readUpload(streamOf([part(10, 1)], 'breaks').body, never)), 'UPLOAD_BROKEN');

  const over = new AbortController();
  const left = streamOf([part(10, 1)], 'stalls');
  const reading = readUpload(left.body, over.signal);
  over.abort();
  assert.is(await reasonOf(reading), 'UPLOAD_BROKEN');
});

test('while it is on its way its file has no name', async () => {
  const before = process.env.TMPDIR;
  const folder = temporaryFolder();
  process.env.TMPDIR = folder;
  const { body } = streamOf([part(100_000, 1)], 'stalls');
  const over = new AbortController();
  const reading = readUpload(body, over.signal);
  await new Promise(resolve => setTimeout(resolve, 100));
  assert.equal(readdirSync(folder), []);
  over.abort();
  await rejectionOf(reading);
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
});

test.run();
