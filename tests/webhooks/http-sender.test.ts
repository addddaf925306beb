import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { WebhookResponse } from '../../application/ports/webhook-sender.ts';
import { createAddressPolicy } from '../../infrastructure/network/address-policy.ts';
import { createWebhookSender } from '../../infrastructure/webhook-sender/http-sender.ts';
import { bodyOf, type Receiver, startHttpReceiver, startTcpReceiver } from './receiver.ts';

const test = suite('http sender');
const addressPolicy = createAddressPolicy(['127.0.0.0/8']);
const sender = createWebhookSender({ addressPolicy });
const impatient = createWebhookSender({ addressPolicy, timeoutMs: 300 });
const receivers: Receiver[] = [];

async function remember(starting: Promise<Receiver>): Promise<Receiver> {
  const receiver = await starting;
  receivers.push(receiver);
  return receiver;
}
const http = (answer: RequestListener) => remember(startHttpReceiver(answer));
const tcp = (answer: (socket: Socket, request: number) => void) => remember(startTcpReceiver(answer));

const post = (port: number, by = sender) =>
  by.send({ url: `http://127.0.0.1:${port}/hook?a=b`, headers: { 'webhook-id': 'wh_evt_1' }, body: '{"a":"ü"}' });

/** The answer without its duration, which is checked to be sane. */
function outcome({ durationMs, ...rest }: WebhookResponse) {
  assert.ok(Number.isInteger(durationMs) && durationMs >= 0 && durationMs < 8000, String(durationMs));
  return rest;
}

const failed = (error: string | null, status: number | null = null, bodyStart = '') => ({
  accepted: false,
  status,
  error,
  bodyStart,
});

test.after(async () => {
  await Promise.all([sender.close(), impatient.close(), ...receivers.map(receiver => receiver.close())]);
});

test('posts the bytes of the body with its headers and accepts a 200', async () => {
  let seen: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string } | null =
    null;
  const { port } = await http(async (request, response) => {
    const { method, url, headers } = request;
    seen = { method, url, headers, body: await bodyOf(request) };
    response.end('thanks, ü');
  });
  const answer = await sender.send({
    url: `http://127.0.0.1:${port}/hook?a=b#c`,
    headers: { 'Content-Type': 'application/json', 'webhook-id': 'wh_evt_1', 'user-agent': 'Other/1' },
    body: '{"a":"ü"}',
  });
  assert.equal(outcome(answer), { accepted: true, status: 200, error: null, bodyStart: 'thanks, ü' });
  assert.equal(seen, {
    method: 'POST',
    url: '/hook?a=b',
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'wh_evt_1',
      'user-agent': 'Affiant-Webhooks/1.0',
      'content-length': '10',
      host: `127.0.0.1:${port}`,
      connection: 'keep-alive',
    },
    body: '{"a":"ü"}',
  });
});

test('uses a connection again, and one at a time', async () => {
  const receiver = await http((_request, response) => response.end());
  for (let count = 0; count < 5; count++) assert.ok((await post(receiver.port)).accepted);
  assert.is(receiver.connections(), 1);
});

test('accepts every 2xx and nothing else', async () => {
  let status = 0;
  const { port } = await http((_request, response) => response.writeHead(status).end('x'));
  for (status of [200, 201, 202, 204, 299]) {
    const { accepted, error } = await post(port);
    assert.equal([accepted, error], [true, null], String(status));
  }
  for (status of [300, 304, 400, 401, 404, 410, 429, 500, 503, 599]) {
    const answer = await post(port);
    assert.equal([answer.accepted, answer.status, answer.error], [false, status, null]);
  }
});

test('never follows a redirect', async () => {
  let hits = 0;
  const elsewhere = await http((_request, response) => {
    hits++;
    response.end();
  });
  let status = 0;
  const { port } = await http((_request, response) => {
    response.writeHead(status, { location: `http://127.0.0.1:${elsewhere.port}/` }).end();
  });
  for (status of [301, 302, 303, 307, 308]) assert.equal(outcome(await post(port)), failed(null, status));
  assert.is(hits, 0);
  assert.is(elsewhere.connections(), 0);
});

test('accepts a 204 that wrongly carries a body, and goes on with the next webhook', async () => {
  const receiver = await tcp(socket => socket.write('HTTP/1.1 204 No Content\r\n\r\nnobody expects this'));
  for (let count = 0; count < 3; count++) {
    assert.equal(outcome(await post(receiver.port)), { accepted: true, status: 204, error: null, bodyStart: '' });
  }
});

test('takes a whole answer for what it is, whatever bytes follow it', async () => {
  const receiver = await tcp(socket => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nokGARBAGE\r\n\r\n'));
  for (let count = 0; count < 3; count++) {
    assert.equal(outcome(await post(receiver.port)), { accepted: true, status: 200, error: null, bodyStart: 'ok' });
  }
});

test('keeps 4 KB of the answer and never half a character', async () => {
  const { port } = await http((_request, response) => response.writeHead(500).end(`abc${'ü'.repeat(50_000)}`));
  const { bodyStart } = await post(port);
  assert.is(bodyStart, `abc${'ü'.repeat(2046)}`);
});

test('replaces what is no UTF-8 in an answer', async () => {
  const { port } = await http((_request, response) => response.end(Buffer.from([0x61, 0xff, 0xc3, 0x28, 0x62])));
  assert.is((await post(port)).bodyStart, 'a\ufffd\ufffd(b');
});

test('does not wait for the rest of a body over 1 MB', async () => {
  let cut = false;
  const { port } = await http((_request, response) => {
    response.on('close', () => {
      cut = true;
    });
    const write = () => {
      if (!response.destroyed) response.write('x'.repeat(65_536), write);
    };
    write();
  });
  assert.equal(outcome(await post(port)), { accepted: true, status: 200, error: null, bodyStart: 'x'.repeat(4096) });
  assert.ok((await post(port)).accepted);
  assert.ok(cut);
});

test('fails by timeout when the header does not come', async () => {
  const { port } = await tcp(socket => socket.write('HTTP/1.1 200'));
  const answer = await post(port, impatient);
  assert.equal(outcome(answer), failed('timeout'));
  assert.ok(answer.durationMs >= 290 && answer.durationMs < 2000, String(answer.durationMs));
});

test('fails by timeout when a body trickles without end', async () => {
  const { port } = await http((_request, response) => {
    const trickle = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(trickle));
  });
  const answer = await post(port, impatient);
  assert.equal([answer.accepted, answer.status, answer.error], [false, 200, 'timeout']);
  assert.match(answer.bodyStart, /^\.+$/);
  assert.ok(answer.durationMs >= 290 && answer.durationMs < 2000, String(answer.durationMs));
});

test('fails by timeout when a body stops short of its length', async () => {
  const { port } = await tcp(socket => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc'));
  assert.equal(outcome(await post(port, impatient)), failed('timeout', 200, 'abc'));
});

test('names a connection that is refused', async () => {
  const receiver = await startHttpReceiver((_request, response) => response.end());
  await receiver.close();
  assert.equal(outcome(await post(receiver.port)), failed('connect'));
});

test('names a connection that is reset or closed, before the answer and in the middle of it', async () => {
  const resets = await tcp(socket => socket.resetAndDestroy());
  assert.equal(outcome(await post(resets.port)), failed('reset'));
  const closes = await tcp(socket => socket.end());
  assert.equal(outcome(await post(closes.port)), failed('reset'));
  const breaksOff = await tcp(socket => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc'));
  assert.equal(outcome(await post(breaksOff.port)), failed('reset', 200, 'abc'));
  for (const receiver of [resets, closes, breaksOff]) assert.is(receiver.connections(), 1);
});

test('names an answer that is no HTTP', async () => {
  for (const bytes of ['SSH-2.0-OpenSSH_9.2\r\n', 'HTTP/1.1 200 OK\r\nbroken header\r\n\r\n']) {
    const { port } = await tcp(socket => socket.write(bytes));
    assert.equal(outcome(await post(port)), failed('protocol'), bytes);
  }
  const { port } = await tcp(socket => socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`));
  assert.equal(outcome(await post(port)), failed('protocol'));
});

test('refuses to speak another protocol', async () => {
  const { port } = await tcp(socket =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: other\r\nconnection: upgrade\r\n\r\nhello'),
  );
  assert.equal(outcome(await post(port)), failed('protocol', 101));
});

test('waits for the real answer behind early hints, but not for ever', async () => {
  const HINT = 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n';
  const hinting = await tcp(socket => socket.write(`${HINT}HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok`));
  assert.equal(outcome(await post(hinting.port)), { accepted: true, status: 200, error: null, bodyStart: 'ok' });
  const stalling = await tcp(socket => {
    const hint = setInterval(() => socket.write(HINT), 20);
    socket.on('close', () => clearInterval(hint));
  });
  assert.equal(outcome(await post(stalling.port, impatient)), failed('timeout'));
});

test('does not count a connection that was closed while it lay idle', async () => {
  const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n';
  const receiver = await tcp((socket, request) => {
    if (request === 2) socket.resetAndDestroy();
    else socket.write(OK);
  });
  assert.ok((await post(receiver.port)).accepted);
  assert.equal(outcome(await post(receiver.port)), { accepted: true, status: 200, error: null, bodyStart: '' });
  assert.is(receiver.connections(), 2);
});

test('tries once more after an idle connection only, and only once', async () => {
  const receiver = await tcp((socket, request) => {
    if (request === 1) socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
    else socket.resetAndDestroy();
  });
  assert.ok((await post(receiver.port)).accepted);
  assert.equal(outcome(await post(receiver.port)), failed('reset'));
  assert.is(receiver.connections(), 2);
});

test('breaks off what is under way when it is closed', async () => {
  const closing = createWebhookSender({ addressPolicy });
  let underWay: Promise<void> | null = null;
  const receiver = await tcp((socket, request) => {
    if (request === 1) socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
    else underWay = closing.close();
  });
  assert.ok((await post(receiver.port, closing)).accepted);
  assert.equal(outcome(await post(receiver.port, closing)), failed('reset'));
  await underWay;
  assert.is(receiver.connections(), 1);
});

test('keeps attempts apart: slow ones do not hold up the others', async () => {
  const slow = await tcp(() => {});
  const quick = await http((_request, response) => response.end());
  const hanging = Array.from({ length: 40 }, () => post(slow.port, impatient));
  const answers = await Promise.all(Array.from({ length: 100 }, () => post(quick.port)));
  assert.ok(answers.every(answer => answer.accepted));
  for (const answer of await Promise.all(hanging)) assert.is(answer.error, 'timeout');
});

test.run();
