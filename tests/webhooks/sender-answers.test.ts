import type { IncomingHttpHeaders } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf } from './receiver.ts';
import { closeAll, failed, http, outcome, post, sender, tcp } from './sender-under-test.ts';

const test = suite('sender answers');
test.after(closeAll);

// specification: 6.3-content-type, 6.3-user-agent, 6.3-raw-body
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

// specification: 6.5.1-not-2xx
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

// specification: 6.5.1-redirect
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
    // Node 24 tells of the connection's end by a problem with each write, before the answer counts as destroyed.
    const write = (problem?: Error | null) => {
      if (!problem && !response.destroyed) response.write('x'.repeat(65_536), write);
    };
    write();
  });
  assert.equal(outcome(await post(port)), { accepted: true, status: 200, error: null, bodyStart: 'x'.repeat(4096) });
  assert.ok((await post(port)).accepted);
  assert.ok(cut);
});

test.run();
