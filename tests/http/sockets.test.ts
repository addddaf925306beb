import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAX_BODY } from '../../adapters/http/body.ts';
import type { ApiAnswer } from '../support/api.ts';
import { expectError } from '../support/expect-error.ts';
import { present } from '../support/present.ts';
import { startService, WITHOUT_CAPTURE } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { INLINE } from './requests.ts';

const service = await startService({
  folder: temporaryFolder(),
  env: { ...WITHOUT_CAPTURE, AFFIANT_LOG_LEVEL: 'error' },
});
const key = present(service.key, 'the key of a fresh service');
test.after(async () => void (await service.stop()));

/** Sends chunks over a real socket; in one piece of known length when `length` says so. */
function post(chunks: readonly string[], headers: Record<string, string> = {}): Promise<ApiAnswer<unknown>> {
  return new Promise((resolve, reject) => {
    const sent = request(`${service.url}/api/v1/web/inquiry`, {
      method: 'POST',
      headers: { 'api-key': key, 'content-type': 'application/json', ...headers },
    });
    sent.once('response', async (response: IncomingMessage) => {
      const body = JSON.parse(await text(response));
      const answered = new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
      resolve({ status: response.statusCode ?? 0, headers: answered, body });
    });
    sent.once('error', reject);
    for (const chunk of chunks) sent.write(chunk);
    sent.end();
  });
}

const sample = JSON.stringify(INLINE);
const halves = [sample.slice(0, 40), sample.slice(40)];
const large = 'x'.repeat(MAX_BODY + 1);

test('a body is taken in chunks as well as with its length', async () => {
  assert.is((await post(halves)).status, 200);
  assert.is((await post(halves, { 'content-length': String(Buffer.byteLength(sample)) })).status, 200);
});

test('a body over 1 MiB is refused, its length told or not', async () => {
  for (let count = 0; count < 3; count++) {
    const told = await post([large], { 'content-length': String(large.length) });
    const untold = await post([large.slice(0, 600_000), large.slice(600_000)]);
    for (const answer of [told, untold]) {
      expectError(answer, 413, 'PAYLOAD_TOO_LARGE');
      assert.is(answer.headers.get('connection'), 'close', 'the next request needs another connection');
    }
  }
});

test('the service goes on after all that, and logged no error', async () => {
  const answer = await fetch(`${service.url}/readyz`);
  assert.is(answer.status, 200, await answer.text());
  assert.is(service.log(), '');
});

test.run();
