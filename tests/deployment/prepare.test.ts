import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readToken } from '../../infrastructure/settings/token.ts';
import { runDeployed } from '../support/deployed-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const test = suite('what is prepared before the roles start');

/** What the next request is answered, and the requests so far. */
let answer = { status: 200, body: '' };
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers.authorization?.split(' ')[0]}`);
  response.writeHead(answer.status).end(answer.body);
}).listen(0, '127.0.0.1');

const run = (script: string, settings: Record<string, string>) =>
  runDeployed(process.execPath, [join(root, 'deploy', script)], settings);

const portOf = () => (server.address() as AddressInfo).port;

const prepare = (folder: string, settings: Record<string, string> = {}) =>
  run('prepare.mjs', {
    AFFIANT_MASTER_KEY_FILE: join(folder, 'master.key'),
    CAPTURE_BROWSERS_TOKEN_FILE: join(folder, 'token'),
    EVIDENCE_URL: 's3://evidence?links=own',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${portOf()}`,
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    ...settings,
  });

const error = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

test.before(async () => {
  if (!server.listening) await once(server, 'listening');
});

test.after(() => {
  server.close();
});

test('a master key and the bucket are made once, and stay', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'master.key');
  answer = { status: 200, body: '' };
  const first = await prepare(folder);
  assert.is(first.code, 0, first.printed);
  assert.match(first.printed, 'made a master key for trying out');
  assert.match(first.printed, 'made the bucket evidence');
  assert.is(asked.at(-1), 'PUT /evidence AWS4-HMAC-SHA256');
  const key = readFileSync(file, 'utf8');
  assert.match(key, /^[0-9a-f]{64}\n$/);
  assert.not.match(first.printed, key.trim());
  assert.is(statSync(file).mode & 0o777, 0o600);

  answer = { status: 409, body: error('BucketAlreadyOwnedByYou') };
  assert.equal(await prepare(folder), { code: 0, printed: '' });
  assert.is(readFileSync(file, 'utf8'), key);
  assert.is((await prepare(folder, { AFFIANT_MASTER_KEY: key.trim() })).code, 0, 'its own key is no other one');
});

test('a given master key is taken, and never put in the place of another', async () => {
  const folder = temporaryFolder();
  const given = randomBytes(32);
  answer = { status: 200, body: '' };
  assert.is((await prepare(folder, { AFFIANT_MASTER_KEY: given.toString('base64') })).code, 0);
  const file = join(folder, 'master.key');
  assert.is(readFileSync(file, 'utf8'), `${given.toString('hex')}\n`);

  const other = await prepare(folder, { AFFIANT_MASTER_KEY: randomBytes(32).toString('hex') });
  assert.is(other.code, 1);
  assert.match(other.printed, 'AFFIANT_MASTER_KEY is not the key in');
  assert.is(readFileSync(file, 'utf8'), `${given.toString('hex')}\n`);
});

test('a token for the browsers is made once, and a given one is taken', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'token');
  answer = { status: 200, body: '' };
  assert.is((await prepare(folder)).code, 0);
  const made = readFileSync(file, 'utf8');
  assert.match(made, /^[0-9a-f]{64}\n$/);
  assert.is(statSync(file).mode & 0o777, 0o600);
  const again = await prepare(folder);
  assert.is(readFileSync(file, 'utf8'), made);
  assert.not.match(again.printed, made.trim());
  const given = 'a-token-that-somebody-has-thought-of';
  assert.is((await prepare(folder, { CAPTURE_BROWSERS_TOKEN: given })).code, 0);
  assert.is(await readToken({ file }), given);
});

test('a store that refuses the bucket is named with its reason', async () => {
  answer = { status: 403, body: error('SignatureDoesNotMatch') };
  const { code, printed } = await prepare(temporaryFolder());
  assert.is(code, 1);
  assert.match(
    printed,
    /the bucket evidence could not be made at http:\/\/127\.0\.0\.1:\d+\/evidence: SignatureDoesNotMatch/,
  );
});

test.run();
