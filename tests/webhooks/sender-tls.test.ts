import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { WebhookResponse } from '../../application/ports/webhook-sender.ts';
import { createAddressPolicy } from '../../infrastructure/network/address-policy.ts';
import { createWebhookSender } from '../../infrastructure/webhook-sender/http-sender.ts';
import { type Receiver, startHttpsReceiver, startRawReceiver } from './receiver.ts';

const test = suite('sender tls');
const fixtures = join(import.meta.dirname, 'fixtures');
const certificate = join(fixtures, 'receiver-cert.pem');
const names: (string | undefined)[] = [];
let receiver: Receiver;

const sender = createWebhookSender({
  addressPolicy: createAddressPolicy({ allow: ['127.0.0.0/8'] }),
  timeoutMs: 2000,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
});

test.before(async () => {
  const tls = { key: readFileSync(join(fixtures, 'receiver-key.pem')), cert: readFileSync(certificate) };
  receiver = await startHttpsReceiver(tls, (request, response) => {
    names.push(request.headers.host);
    response.end('over tls');
  });
});
test.after(async () => {
  await Promise.all([sender.close(), receiver.close()]);
});

const post = (url: string) => sender.send({ url, headers: {}, body: '{}' });

/** Sends from a process that trusts the receiver's certificate; only the start of a process can say so. */
async function postTrusting(trusted: string, ...urls: string[]): Promise<WebhookResponse[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'trusting-sender.js'), ...urls],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted } },
  );
  return JSON.parse(stdout);
}

// specification: 6.5.1-tls
test('refuses a certificate that nobody vouches for', async () => {
  for (const host of ['receiver.test', '127.0.0.1']) {
    const { accepted, status, error } = await post(`https://${host}:${receiver.port}/`);
    assert.equal([accepted, status, error], [false, null, 'tls'], host);
  }
  assert.equal(names, []);
});

test('reaches a receiver whose certificate is trusted, by its name, and refuses it by another', async () => {
  const before = receiver.connections();
  const { port } = receiver;
  const answers = await postTrusting(
    certificate,
    `https://receiver.test:${port}/`,
    `https://receiver.test:${port}/`,
    `https://other.test:${port}/`,
  );
  assert.equal(
    answers.map(({ accepted, status, error, bodyStart }) => [accepted, status, error, bodyStart]),
    [
      [true, 200, null, 'over tls'],
      [true, 200, null, 'over tls'],
      [false, null, 'tls', ''],
    ],
  );
  assert.equal(names, [`receiver.test:${port}`, `receiver.test:${port}`]);
  assert.is(receiver.connections() - before, 2);
});

test('refuses a certificate that is trusted but has expired', async () => {
  const certificate = join(fixtures, 'expired-cert.pem');
  const tls = { key: readFileSync(join(fixtures, 'receiver-key.pem')), cert: readFileSync(certificate) };
  let asked = 0;
  const expired = await startHttpsReceiver(tls, (_request, response) => {
    asked += 1;
    response.end();
  });
  const [answer] = await postTrusting(certificate, `https://receiver.test:${expired.port}/`);
  assert.equal([answer?.accepted, answer?.status, answer?.error], [false, null, 'tls']);
  assert.is(asked, 0);
  await expired.close();
});

test('names a receiver that does not speak TLS, hangs up or falls silent in the handshake', async () => {
  const answers: [string, (socket: Socket) => void][] = [
    ['tls', socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['tls', socket => socket.resetAndDestroy()],
    ['tls', socket => socket.end()],
    ['timeout', () => {}],
  ];
  for (const [reason, answer] of answers) {
    const odd = await startRawReceiver(answer);
    const { accepted, status, error } = await post(`https://receiver.test:${odd.port}/`);
    assert.equal([accepted, status, error], [false, null, reason], String(answer));
    await odd.close();
  }
});

test.run();
