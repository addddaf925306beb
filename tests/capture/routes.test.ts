import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createTickets } from '../../adapters/capture/ticket.ts';
import type { CapturePage } from '../../application/capture/view.ts';
import { codeOf, front, post, START, ticketOf, viewOf } from '../support/capture-front.ts';
import { TICKET_KEY } from '../support/capture-server.ts';

test('the page comes with a strict policy, is not stored, and leaks no referrer', async () => {
  const { app, at } = await front();
  const response = await app.request(at(''));
  assert.is(response.status, 200);
  const policy = response.headers.get('content-security-policy') ?? '';
  for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]) {
    assert.match(policy, rule);
  }
  assert.not.match(policy, 'unsafe');
  assert.is(response.headers.get('referrer-policy'), 'no-referrer');
  assert.is(response.headers.get('cache-control'), 'no-store');
  assert.is(response.headers.get('set-cookie'), null);
});

test('texts of a customer stand in the page as text', async () => {
  const name = '</script><script>alert(1)</script><b>&amp;';
  const { app, at } = await front({ name });
  const page = await (await app.request(at(''))).text();
  assert.not.match(page, '<script>alert');
  assert.not.match(page, '<b>');
  const data = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  assert.is((JSON.parse(data) as CapturePage).texts?.name, name);
});

test('an id that names nothing gets a page that says so', async () => {
  const { app } = await front();
  for (const id of ['web_iq_none', 'nonsense', 'web_iq_..%2F..']) {
    const response = await app.request(`/capture/${id}`);
    assert.is(response.status, 404);
    assert.match(response.headers.get('content-security-policy') ?? '', "default-src 'none'");
    assert.match(await response.text(), 'This link leads nowhere');
  }
});

test('the files of the page are found under their hash and may be cached for good', async () => {
  const { app, at } = await front();
  const page = await (await app.request(at(''))).text();
  const files = [...page.matchAll(/(?:href|src)="(\/capture\/page\/assets\/[^"]+)"/g)].map(match => match[1] ?? '');
  assert.ok(files.some(file => file.endsWith('capture.css')) && files.some(file => file.endsWith('main.js')));
  for (const file of new Set(files)) {
    const response = await app.request(file);
    assert.is(response.status, 200, file);
    assert.match(response.headers.get('cache-control') ?? '', 'immutable');
    assert.match(response.headers.get('content-type') ?? '', /^text\/(css|javascript)/);
  }
  assert.is((await app.request('/capture/page/assets/0000/main.js')).status, 404);
  assert.is((await app.request((files[0] ?? '').replace('foundations.css', '..%2Froutes.js'))).status, 404);
});

test('a start brings the viewport within its edges and hands out the ticket', async () => {
  const opened = await front();
  const response = await post(opened, '/start', { body: START });
  const cookie = response.headers.get('set-cookie') ?? '';
  for (const part of [`Path=/capture/${opened.house.inquiryId}`, 'HttpOnly', 'SameSite=Lax', 'Secure']) {
    assert.match(cookie, part);
  }
  const { view } = (await response.json()) as CapturePage;
  assert.is(view.kind, 'live');
  assert.equal(opened.house.scripted.latest.options.viewport, { width: 1600, height: 240, scale: 1, touch: false });
});

test('a POST from elsewhere is refused', async () => {
  const opened = await front();
  for (const origin of ['https://evil.example', 'null', 'https://affiant.example.evil.example', '']) {
    for (const path of ['/start', '/finish', '/leave', '/upload']) {
      const response = await post(opened, path, { body: START, headers: { origin } });
      assert.is(response.status, 403, `${path} from ${origin}`);
    }
  }
  const unnamed = await opened.app.request(opened.at('/start'), { method: 'POST', body: JSON.stringify(START) });
  assert.is(unnamed.status, 403);
  assert.is(opened.house.scripted.sessions.length, 0);
});

test('a page that was reached by another name of the host may post', async () => {
  const opened = await front();
  const headers = { origin: 'http://localhost:8080', host: 'localhost:8080' };
  assert.is((await post(opened, '/start', { body: START, headers })).status, 200);
});

test('a start that is none is refused', async () => {
  const opened = await front();
  for (const body of [undefined, {}, { ...START, extra: 1 }, { viewport: 'large', take_over: false }]) {
    const response = await post(opened, '/start', { body });
    assert.is(response.status, 400);
    assert.is(await codeOf(response), 'VALIDATION_ERROR');
  }
});

test('without the ticket nobody sees, finishes or uploads to the session', async () => {
  const opened = await front();
  const ticket = await ticketOf(opened);
  assert.is((await viewOf(opened)).kind, 'in_use');
  assert.is((await viewOf(opened, ticket)).kind, 'live');
  const forged = `${ticket.slice(0, -4)}AAAA`;
  for (const cookie of [undefined, forged, 'capture_ticket=web_sess_000003', 'capture_ticket=']) {
    for (const path of ['/finish', '/upload']) {
      assert.is((await post(opened, path, { cookie })).status, 403);
    }
    assert.is((await viewOf(opened, cookie)).kind, 'in_use');
  }
});

test("one inquiry's ticket opens no other", async () => {
  const tickets = createTickets({ key: TICKET_KEY, secure: false });
  const cookie = tickets.cookie('web_iq_1', 'web_sess_1').split(';')[0];
  assert.is(tickets.holder('web_iq_1', `a=b; ${cookie}; c=d`), 'web_sess_1');
  assert.is(tickets.holder('web_iq_2', cookie), null);
  const other = createTickets({ key: new Uint8Array(32).fill(8), secure: false });
  assert.is(other.holder('web_iq_1', cookie), null);
});

test('a second browser may continue here instead, with a ticket of its own', async () => {
  const opened = await front();
  const first = await ticketOf(opened);
  const waiting = await post(opened, '/start', { body: START });
  assert.is(((await waiting.json()) as CapturePage).view.kind, 'in_use');
  assert.is(waiting.headers.get('set-cookie'), null);
  const taken = await post(opened, '/start', { body: { ...START, take_over: true } });
  const second = taken.headers.get('set-cookie')?.split(';')[0] ?? '';
  assert.is((await viewOf(opened, first)).kind, 'in_use');
  assert.is((await viewOf(opened, second)).kind, 'live');
  assert.is((await post(opened, '/finish', { cookie: first })).status, 409);
});

test('a finish without evidence is refused with a sentence', async () => {
  const opened = await front({ allowed_modes: ['manual'] });
  const response = await post(opened, '/finish', { cookie: await ticketOf(opened) });
  assert.is(response.status, 400);
  assert.is(await codeOf(response), 'NO_EVIDENCE');
});

test('leaving answers where to go', async () => {
  const opened = await front();
  const response = await post(opened, '/leave', { cookie: await ticketOf(opened) });
  const { redirect } = (await response.json()) as { redirect: string };
  assert.match(redirect, /^https:\/\/northwind\.example\/done\?case=7&status=pending&inquiry_id=web_iq_/);
});

test('an upload is kept under the last part of its name', async () => {
  const opened = await front({ capture_type: 'document' });
  const cookie = await ticketOf(opened);
  const headers = { 'x-file-name': encodeURIComponent('..\\..\\Beleg März.pdf') };
  const body = new TextEncoder().encode('%PDF-1.4\n');
  const response = await post(opened, '/upload', { cookie, headers, body });
  assert.is(response.status, 200);
  assert.is(((await response.json()) as { label: string }).label, 'Beleg März.pdf');
});

test('bodies have a limit', async () => {
  const opened = await front({ capture_type: 'document' });
  const cookie = await ticketOf(opened);
  const long = { ...START, padding: 'x'.repeat(5000) };
  assert.is((await post(opened, '/start', { body: long })).status, 413);
  const huge = new Uint8Array(25 * 1024 * 1024 + 1);
  const response = await post(opened, '/upload', { cookie, body: huge });
  assert.is(response.status, 413);
  assert.is(await codeOf(response), 'TOO_LARGE');
});

test('state wants a revision to wait behind', async () => {
  const { app, at } = await front();
  assert.is((await app.request(at('/state?after=soon'))).status, 400);
  const news = (await (await app.request(at('/state?after=-1'))).json()) as CapturePage;
  assert.is(news.revision, 1);
});

test('a page that does not answer is told of in words', async () => {
  const opened = await front();
  const cookie = await ticketOf(opened);
  opened.house.scripted.latest.broken = true;
  const response = await post(opened, '/finish', { cookie });
  assert.equal([response.status, await codeOf(response)], [409, 'NO_ANSWER']);
  assert.is(opened.house.logged.length, 1);
});

test('a fault of ours is logged and told without its details', async () => {
  const opened = await front();
  const cookie = await ticketOf(opened);
  opened.house.scripted.latest.capture = () => Promise.reject(new Error('out of ink'));
  const response = await post(opened, '/finish', { cookie });
  assert.is(response.status, 500);
  assert.not.match(await response.text(), 'out of ink');
  assert.is(opened.house.logged.length, 1);
});

test.run();
