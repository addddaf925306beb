import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createWebhookSender } from '../../infrastructure/webhook-sender/http-sender.ts';
import { startHttpReceiver } from './receiver.ts';
import {
  addressPolicy,
  closeAll,
  failed,
  http,
  impatient,
  lessImpatient,
  outcome,
  post,
  tcp,
} from './sender-under-test.ts';

const test = suite('sender failures');
test.after(closeAll);

// specification: 6.5.1-timeout
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
  const answer = await post(port, lessImpatient);
  assert.equal([answer.accepted, answer.status, answer.error], [false, 200, 'timeout']);
  assert.match(answer.bodyStart, /^\.+$/);
  assert.ok(answer.durationMs >= 1490 && answer.durationMs < 5000, String(answer.durationMs));
});

test('fails by timeout when a body stops short of its length', async () => {
  const { port } = await tcp(socket => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc'));
  assert.equal(outcome(await post(port, lessImpatient)), failed('timeout', 200, 'abc'));
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
