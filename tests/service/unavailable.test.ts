import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import { createNodePasses } from '../../adapters/capture/node-pass.ts';
import { createNodeProxy } from '../../adapters/capture/node-proxy.ts';
import { createCaptureRoutes } from '../../adapters/capture/routes.ts';
import { createTickets } from '../../adapters/capture/ticket.ts';
import { createBaseApp } from '../../adapters/http/base-app.ts';
import { isRefusal } from '../../adapters/http/errors.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { codeOf, front, PUBLIC_URL, post, START, ticketOf } from '../support/capture-front.ts';
import { startCaptureServer, TICKET_KEY } from '../support/capture-server.ts';
import { eventually } from '../support/eventually.ts';
import { silentLog } from '../support/silent-log.ts';

const away = new EngineUnavailable('EventStoreDB', new Error('no answer from 10.0.0.7'));

test('the API answers 503 with the time to wait, and nothing about the inside', async () => {
  const app = createBaseApp({ identifiers: { event: randomUUID }, log: silentLog });
  app.get('/api/v1/web/inquiry', () => {
    throw away;
  });
  const response = await app.request('/api/v1/web/inquiry');
  assert.is(response.status, 503);
  assert.is(response.headers.get('retry-after'), String(away.retryAfterSeconds));
  const text = await response.text();
  assert.is((JSON.parse(text) as { error: { code: string } }).error.code, 'SERVICE_UNAVAILABLE');
  assert.not.match(text, /EventStoreDB|10\.0\.0\.7/);
});

test('nobody knows whether something was done: it does not count as refused', () => {
  assert.not(isRefusal(away));
});

test('the capture pages ask for patience in words', async () => {
  const opened = await front();
  opened.house.store.read = async () => {
    throw away;
  };
  const page = await opened.app.request(opened.at(''));
  assert.is(page.status, 503);
  assert.is(page.headers.get('retry-after'), '5');
  assert.match(await page.text(), 'Wait a few seconds and load the page again.');
  const started = await post(opened, '/start', { body: START });
  assert.is(started.status, 503);
  const { error } = (await started.json()) as { error: { code: string; message: string } };
  assert.is(error.code, 'SERVICE_UNAVAILABLE');
  assert.match(error.message, 'Try again in a few seconds.');
});

test('every request of the page is asked to come again, whichever engine is away', async () => {
  const opened = await front();
  const cookie = await ticketOf(opened);
  const { house } = opened;
  const proxy = createNodeProxy(createNodePasses(TICKET_KEY));
  const leasesAway = createCaptureRoutes({
    desk: { ...house.desk, ownerElsewhere: () => Promise.reject(away) },
    themes: house.themes,
    tickets: createTickets({ key: TICKET_KEY, secure: true }),
    publicUrl: PUBLIC_URL,
    patience: 10,
    log: house.log,
    proxy,
  });
  const storeAway = opened.app;
  for (const app of [leasesAway, storeAway]) {
    if (app === storeAway) house.store.read = () => Promise.reject(away);
    const paths = ['/state', '/state?after=1', '/start', '/leave', '/finish', '/upload'];
    for (const path of paths) {
      const isPost = !path.startsWith('/state');
      const sent = path === '/start' ? { cookie, body: START } : { cookie };
      const response = await (isPost
        ? post({ ...opened, app }, path, sent)
        : app.request(opened.at(path), { headers: { cookie } }));
      assert.is(response.status, 503, path);
      assert.is(response.headers.get('retry-after'), '5', path);
      assert.is(await codeOf(response), 'SERVICE_UNAVAILABLE', path);
    }
    const page = await app.request(opened.at(''));
    assert.is(page.status, 503);
    assert.match(await page.text(), 'Not available for a moment');
  }
});

test('a live view that cannot be opened, or a capture that cannot be kept, is said to be possible later', async () => {
  const { house } = await front();
  const server = await startCaptureServer(house);
  const page = await house.desk.start(house.inquiryId, { ...START, holder: null, takeOver: false });
  const sessionId = page.view.kind === 'live' ? page.view.sessionId : '';
  const tickets = createTickets({ key: TICKET_KEY, secure: false });
  const headers = { cookie: tickets.cookie(house.inquiryId, sessionId), origin: server.url };
  const address = `${server.url.replace('http', 'ws')}/capture/${house.inquiryId}/socket`;
  const socket = new WebSocket(address, { headers });
  const heard: string[] = [];
  socket.on('message', (data, isBinary) => void (isBinary || heard.push(String(data))));
  await once(socket, 'open');
  const { read } = house.store;
  house.store.read = () => Promise.reject(away);
  socket.send(JSON.stringify({ type: 'capture' }));
  await eventually('the answer', () => heard.some(message => /not_done.*SERVICE_UNAVAILABLE/.test(message)));
  socket.terminate();
  const another = new WebSocket(address, { headers });
  another.on('error', () => undefined);
  const [, response] = (await once(another, 'unexpected-response')) as [unknown, IncomingMessage];
  assert.is(response.statusCode, 503);
  assert.is(response.headers['retry-after'], '5');
  response.destroy();
  house.store.read = read;
  await server.close();
});

test.run();
