import { Webhook } from 'standardwebhooks';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { verifyWebhook, WebhookVerificationError } from '../../adapters/client/client.ts';
import { signWebhook } from '../../domain/webhook/signature.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { rejectionOf } from '../support/rejection.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OLD_SECRET = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const BODY = JSON.stringify({
  type: 'web.result.approved',
  timestamp: '2026-05-01T10:00:00.000Z',
  data: { inquiry_id: 'web_iq_1', subject_id: 'jürgen' },
});
const now = new Date('2026-05-01T10:00:00.000Z');
const SECONDS = now.getTime() / 1000;

async function signed(secrets = [SECRET], timestamp = SECONDS, body = BODY): Promise<Record<string, string>> {
  return {
    'webhook-id': 'wh_evt_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signWebhook({ id: 'wh_evt_1', timestamp, body, secrets }, digests.hmacSha256),
  };
}

const refused = async (headers: Record<string, string>, body: string | Uint8Array = BODY, secret = SECRET) => {
  assert.instance(await rejectionOf(verifyWebhook(secret, headers, body, { now })), WebhookVerificationError);
};

test('what the service signs is accepted, in every form that it may come in', async () => {
  const headers = await signed();
  const expected = { id: 'wh_evt_1', ...JSON.parse(BODY) };
  assert.equal(await verifyWebhook(SECRET, headers, BODY, { now }), expected);
  assert.equal(await verifyWebhook(SECRET, new Headers(headers), new TextEncoder().encode(BODY), { now }), expected);
  const capitals = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
  assert.equal(await verifyWebhook(SECRET, capitals, BODY, { now }), expected);
});

test('another implementation of the standard agrees', async () => {
  const signature = new Webhook(SECRET).sign('wh_evt_1', now, BODY);
  const headers = { 'webhook-id': 'wh_evt_1', 'webhook-timestamp': String(SECONDS), 'webhook-signature': signature };
  assert.is((await verifyWebhook(SECRET, headers, BODY, { now })).type, 'web.result.approved');
});

test('while a secret is being rotated both are accepted', async () => {
  const headers = await signed([SECRET, OLD_SECRET]);
  for (const secret of [SECRET, OLD_SECRET]) assert.ok(await verifyWebhook(secret, headers, BODY, { now }));
});

test('what was changed anywhere is refused', async () => {
  const headers = await signed();
  await refused(headers, BODY.replace('approved', 'rejected'));
  await refused(headers, `${BODY} `);
  await refused(headers, BODY, OLD_SECRET);
  await refused({ ...headers, 'webhook-id': 'wh_evt_2' });
  await refused({ ...headers, 'webhook-timestamp': String(SECONDS + 1) });
  for (const signature of ['', 'v1,', 'v1,AAAA', 'v1,%', headers['webhook-signature']?.replace('v1,', 'v2,') ?? '']) {
    await refused({ ...headers, 'webhook-signature': signature });
  }
  for (const name of Object.keys(headers)) {
    const { [name]: _, ...rest } = headers;
    await refused(rest);
  }
  for (const secret of ['', 'whsec_', 'whsec_%', SECRET.slice(6)]) await refused(headers, BODY, secret);
});

test('what is old or from the future is refused', async () => {
  for (const late of [-300, 300]) {
    assert.ok(await verifyWebhook(SECRET, await signed([SECRET], SECONDS + late), BODY, { now }));
  }
  for (const late of [-301, 301]) await refused(await signed([SECRET], SECONDS + late));
  for (const timestamp of ['soon', '-1', '1e9', `${SECONDS}.5`]) {
    await refused({ ...(await signed()), 'webhook-timestamp': timestamp });
  }
});

test.run();
