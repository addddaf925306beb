import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serve } from '@hono/node-server';
import { Webhook } from 'standardwebhooks';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createAffiantClient } from '../../adapters/client/client.ts';
import { createShop } from '../../examples/hono-shop/shop.ts';
import { POST as receive } from '../../examples/nextjs/app/api/affiant/route.ts';
import { POST as verify } from '../../examples/nextjs/app/api/verify/route.ts';
import { GET as gym } from '../../examples/nextjs/app/gym/route.ts';
import { GET as offer } from '../../examples/nextjs/app/route.ts';
import { GET as comeBack } from '../../examples/nextjs/app/verified/route.ts';
import { openHttpHouse } from '../support/http-house.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const PYTHON = join(import.meta.dirname, '..', '..', '..', 'examples', 'python', 'shop.py');

const house = await openHttpHouse();
const { testKey: key } = await house.household();
const server = serve({ fetch: house.app.fetch, port: 0, hostname: '127.0.0.1' });
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const affiant = createAffiantClient({ url, key });
const children: ChildProcess[] = [];

test.after(async () => {
  for (const child of children) {
    if (child.exitCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  await new Promise(closed => server.close(closed));
  await house.close();
});

/** A webhook of the service about an inquiry, signed with a secret. */
function webhook(inquiry_id: string, { secret = SECRET, id = 'wh_evt_1' } = {}): RequestInit {
  const data = { inquiry_id, subject_id: 'user-8841' };
  const body = JSON.stringify({ type: 'web.result.approved', timestamp: new Date().toISOString(), data });
  const now = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
  return { method: 'POST', headers, body };
}

const FORGED = { secret: `whsec_${Buffer.alloc(32, 8).toString('base64')}` };

/** What the answer sends the person to: the inquiry that was made, as the service has it. */
async function inquiryOf(response: Response) {
  assert.is(response.status, 303);
  return affiant.inquiries.get(new URL(response.headers.get('location') ?? '').pathname.replace('/capture/', ''));
}

test('the shop in Hono: sends to the inquiry, believes signed webhooks alone, and shows who is verified', async () => {
  const shop = createShop({ affiant, webhookSecret: SECRET, address: 'http://shop.test' });
  assert.match(await (await shop.request('/')).text(), 'Show my membership');
  const inquiry = await inquiryOf(await shop.request('/orders', { method: 'POST' }));
  const back = `${new URL(inquiry.return_url).pathname}?status=approved&inquiry_id=${inquiry.id}`;
  assert.match(await (await shop.request(back)).text(), 'One moment');

  assert.is((await shop.request('/webhook', webhook(inquiry.id, FORGED))).status, 401);
  await affiant.inquiries.simulate(inquiry.id, { status: 'approved' });
  assert.is((await shop.request('/webhook', webhook(inquiry.id))).status, 204);
  assert.is((await shop.request('/webhook', webhook(inquiry.id))).status, 204);
  assert.match(await (await shop.request(back)).text(), '<title>Verified</title>');
  assert.is((await shop.request('/orders/none')).status, 404);
});

test('the shop in Hono: who did not show it is told so, without a webhook too', async () => {
  const shop = createShop({ affiant, webhookSecret: SECRET, address: 'http://shop.test' });
  const inquiry = await inquiryOf(await shop.request('/orders', { method: 'POST' }));
  await affiant.inquiries.simulate(inquiry.id, { status: 'rejected' });
  const back = `${new URL(inquiry.return_url).pathname}?status=approved&inquiry_id=${inquiry.id}`;
  assert.match(await (await shop.request(back)).text(), 'Not verified');
});

test('the shop in Hono: whom a person has to decide about need not wait, and sees the decision when it is there', async () => {
  const shop = createShop({ affiant, webhookSecret: SECRET, address: 'http://shop.test' });
  const inquiry = await inquiryOf(await shop.request('/orders', { method: 'POST' }));
  const back = `${new URL(inquiry.return_url).pathname}?status=processing&inquiry_id=${inquiry.id}`;
  const waiting = await shop.request(back);
  assert.is(waiting.headers.get('refresh'), '3');
  await affiant.inquiries.simulate(inquiry.id, { status: 'manual_review' });
  const review = await shop.request(back);
  assert.match(await review.text(), 'We are looking at it');
  assert.is(review.headers.get('refresh'), null);
  await affiant.inquiries.simulate(inquiry.id, { status: 'approved' });
  assert.match(await (await shop.request(back)).text(), '<title>Verified</title>');
});

test('the route handlers for Next.js: send to the inquiry, verify webhooks and show who is verified', async () => {
  const settings = { AFFIANT_URL: url, AFFIANT_KEY: key, AFFIANT_WEBHOOK_SECRET: SECRET };
  const before = Object.keys(settings).map(name => [name, process.env[name]] as const);
  Object.assign(process.env, settings);
  try {
    const inquiry = await inquiryOf(await verify(new Request('http://app.test/api/verify', { method: 'POST' })));
    assert.equal([inquiry.return_url, inquiry.result?.status], ['http://app.test/verified', 'pending']);
    const hook = (sent: RequestInit) => receive(new Request('http://app.test/api/affiant', sent));
    assert.is((await hook(webhook(inquiry.id))).status, 204);
    assert.is((await hook(webhook(inquiry.id, FORGED))).status, 401);

    assert.match(await offer().text(), 'Show my membership');
    assert.match(await gym().text(), 'Active');
    const back = (id: string) => comeBack(new Request(`http://app.test/verified?status=approved&inquiry_id=${id}`));
    const waiting = await back(inquiry.id);
    assert.equal(
      [waiting.headers.get('refresh'), waiting.headers.get('content-type')],
      ['3', 'text/html; charset=utf-8'],
    );
    assert.match(await waiting.text(), 'One moment');
    for (const [status, title] of [
      ['manual_review', 'We are looking at it'],
      ['approved', 'Verified'],
    ] as const) {
      await affiant.inquiries.simulate(inquiry.id, { status });
      assert.match(await (await back(inquiry.id)).text(), `<title>${title}</title>`);
    }
    assert.is((await back('web_iq_none')).status, 404);
    const another = await affiant.inquiries.create({
      subject_id: 'user-9999',
      name: inquiry.name,
      query: inquiry.query,
      start_url: inquiry.start_url,
      return_url: inquiry.return_url,
    });
    assert.is((await back(another.id)).status, 404, 'what is about somebody else');
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
});

const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;
if (!hasPython) console.log('SKIPPED the shop in Python: there is no python3 of 3.9 or newer');
else {
  test('the shop in Python: sends to the inquiry, believes signed webhooks alone, and shows who is verified', async () => {
    const child = spawn('python3', [PYTHON], {
      env: { ...process.env, AFFIANT_URL: url, AFFIANT_KEY: key, WEBHOOK_SECRET: SECRET, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const address = /http:\S+/.exec((await lines.next()).value ?? '')?.[0];
    assert.ok(address !== undefined, 'it ended without saying its address');
    const ask = (path: string, init: RequestInit = {}) => fetch(`${address}${path}`, { redirect: 'manual', ...init });

    assert.match(await (await ask('/')).text(), 'Show my membership');
    const inquiry = await inquiryOf(await ask('/orders', { method: 'POST' }));
    const back = `${new URL(inquiry.return_url).pathname}?status=approved&inquiry_id=${inquiry.id}`;
    assert.match(await (await ask(back)).text(), 'One moment');
    assert.is((await ask('/webhook', webhook(inquiry.id, FORGED))).status, 401);
    const old = { ...webhook(inquiry.id), headers: { ...webhook(inquiry.id).headers, 'webhook-timestamp': '1' } };
    assert.is((await ask('/webhook', old)).status, 401);
    await affiant.inquiries.simulate(inquiry.id, { status: 'manual_review' });
    assert.match(await (await ask(back)).text(), 'We are looking at it');
    await affiant.inquiries.simulate(inquiry.id, { status: 'approved' });
    assert.is((await ask('/webhook', webhook(inquiry.id))).status, 204);
    assert.is((await lines.next()).value, 'user-8841: web.result.approved');
    assert.match(await (await ask(back)).text(), '<title>Verified</title>');
    assert.is((await ask('/orders/none')).status, 404);
  });
}

test.run();
