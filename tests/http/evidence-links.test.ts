import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { expectError } from '../support/expect-error.ts';
import { answered, openHttpHouse } from '../support/http-house.ts';

const house = await openHttpHouse();
test.after(() => house.close());

const MINUTE_MS = 60_000;
const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255]);
const ask = async (url: string) => house.app.request(url.replace('http://house.test', ''));
const refused = async (url: string, status: number, code: string) =>
  expectError(await answered(await ask(url)), status, code, url);

async function stored(contentType = 'image/png'): Promise<{ id: string; url: string; expires_at: string }> {
  const id = house.identifiers.next('web_ev_');
  await house.engines.evidenceStore.put(id, { bytes, contentType });
  return { id, ...(await house.evidenceLinks.link(id)) };
}

// specification: 2.3-file-url, 2.3-file-expires-at, 8-evidence-url
test('the address alone opens the file, as a download', async () => {
  const { id, url, expires_at } = await stored();
  const left = Date.parse(expires_at) - house.clock.now().getTime();
  assert.ok(left > 14 * MINUTE_MS && left <= 15 * MINUTE_MS, `${left} ms`);
  const response = await ask(url);
  assert.is(response.status, 200);
  assert.equal(new Uint8Array(await response.arrayBuffer()), bytes);
  assert.is(response.headers.get('content-type'), 'image/png');
  assert.is(response.headers.get('content-disposition'), `attachment; filename="${id}.png"`);
  assert.match(response.headers.get('content-security-policy') ?? '', /sandbox/);
  assert.is(response.headers.get('x-content-type-options'), 'nosniff');
  assert.match(response.headers.get('cache-control') ?? '', /no-store/);
});

test('a page that was downloaded is never shown as a page of ours', async () => {
  const { url } = await stored('text/html');
  assert.match((await ask(url)).headers.get('content-disposition') ?? '', /^attachment; filename="\w+\.bin"$/);
});

// specification: 2.3-file-url
test('an address that was changed anywhere opens nothing', async () => {
  const { id, url } = await stored();
  const other = await stored();
  const [head, signature = ''] = url.split('signature=');
  for (let at = 0; at < signature.length; at++) {
    const changed = `${signature.slice(0, at)}${signature[at] === 'A' ? 'B' : 'A'}${signature.slice(at + 1)}`;
    await refused(`${head}signature=${changed}`, 403, 'FORBIDDEN');
  }
  for (const changed of [
    '',
    signature.slice(1),
    `${signature}A`,
    `${signature}=`,
    `${signature}%20`,
    `.${signature}`,
  ]) {
    await refused(`${head}signature=${changed}`, 403, 'FORBIDDEN');
  }
  await refused(url.replace(/expires=(\d)/, 'expires=9$1'), 403, 'FORBIDDEN');
  await refused(url.replace('expires=', 'expires=0'), 403, 'FORBIDDEN');
  await refused(url.replace(/expires=\d+&/, ''), 403, 'FORBIDDEN');
  await refused(url.replace(id, other.id), 403, 'FORBIDDEN');
  await refused(`http://house.test/evidence/${id}`, 403, 'FORBIDDEN');
});

// specification: 2.3-file-expires-at, 8-evidence-url
test('an address lasts 15 minutes', async () => {
  const { url } = await stored();
  house.clock.advance(14 * MINUTE_MS);
  assert.is((await ask(url)).status, 200);
  house.clock.advance(MINUTE_MS);
  await refused(url, 403, 'FORBIDDEN');
});

test('a file that is gone is not found, and what is no id is refused', async () => {
  const { id, url } = await stored();
  await house.engines.evidenceStore.delete(id);
  await refused(url, 404, 'NOT_FOUND');
  for (const wrong of [`${id}.snapshot`, 'x', '..%2F..%2Fmaster.key', `${id}%00`]) {
    await refused(`http://house.test/evidence/${wrong}?expires=1&signature=x`, 400, 'VALIDATION_ERROR');
  }
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
