import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DomainError } from '../../domain/domain-error.ts';
import { type SignedContent, signWebhook } from '../../domain/webhook/signature.ts';
import { newSecret, secretKey } from '../../domain/webhook/signing-secret.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { fc } from '../support/fast-check.ts';

const bytes = (length: number, first: number) => Uint8Array.from({ length }, (_, index) => (first + index) % 256);
const SECRET = newSecret(bytes(32, 200));
const OTHER_SECRET = newSecret(bytes(64, 0));
const now = () => Math.floor(Date.now() / 1000);

const headersOf = (id: string, timestamp: number, signature: string) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signature,
});

/** The text with one bit of the character at this place turned, still one ASCII character. */
const flipped = (text: string, place: number) =>
  text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ 1) + text.slice(place + 1);

// specification: 6.3-webhook-signature, 6.4.1-signed-content, 6.4.2-key, 6.4.3-hmac
test('signs to the known answer of the Standard Webhooks specification', () => {
  const signature = signWebhook(
    {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: 1614265330,
      body: '{"test": 2432232314}',
      secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    },
    digests.hmacSha256,
  );
  assert.is(signature, 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

// specification: 6.4.4-receiver
test('is accepted by an independent receiver, whatever the body says', () => {
  fc.assert(
    fc.property(fc.json(), fc.stringMatching(/^wh_evt_[0-9A-Z]{1,30}$/), (body, id) => {
      const timestamp = now();
      const signature = signWebhook({ id, timestamp, body, secrets: [SECRET] }, digests.hmacSha256);
      assert.equal(new Webhook(SECRET).verify(body, headersOf(id, timestamp, signature)), JSON.parse(body));
    }),
  );
});

// specification: 6.4.1-signed-content, 6.4.4-receiver
test('is refused by an independent receiver once a byte of anything is changed', () => {
  const id = 'wh_evt_01K0000000';
  const timestamp = now();
  const body = '{"type":"web.result.approved"}';
  const signature = signWebhook({ id, timestamp, body, secrets: [SECRET] }, digests.hmacSha256);
  const receiver = new Webhook(SECRET);
  const refuses = (changedBody: string, headers: Record<string, string>) =>
    assert.throws(() => receiver.verify(changedBody, headers, { jsonParse: false }), /signature/i);

  receiver.verify(body, headersOf(id, timestamp, signature));
  for (let place = 0; place < body.length; place++) {
    refuses(flipped(body, place), headersOf(id, timestamp, signature));
  }
  for (let place = 0; place < id.length; place++) refuses(body, headersOf(flipped(id, place), timestamp, signature));
  for (let place = 0; place < signature.length; place++) {
    refuses(body, headersOf(id, timestamp, flipped(signature, place)));
  }
  refuses(body, headersOf(id, timestamp + 1, signature));
  refuses(
    body,
    headersOf(id, timestamp, signWebhook({ id, timestamp, body, secrets: [OTHER_SECRET] }, digests.hmacSha256)),
  );
});

test('is refused once a byte of any webhook is changed, and each of two secrets is enough', () => {
  const content = fc.record({
    body: fc.json(),
    id: fc.stringMatching(/^wh_evt_[0-9a-f]{32}$/),
    part: fc.constantFrom('body', 'id', 'timestamp', 'signature'),
    place: fc.nat(),
  });
  fc.assert(
    fc.property(content, ({ body, id, part, place }) => {
      const timestamp = now();
      const signature = signWebhook({ id, timestamp, body, secrets: [SECRET, OTHER_SECRET] }, digests.hmacSha256);
      const [first = '', second = ''] = signature.split(' ');
      const sent: Record<string, string> = { body, id, timestamp: String(timestamp), signature: first };
      const verify = (secret: string, { body = '', id = '', timestamp, signature = '' }: Record<string, string>) =>
        new Webhook(secret).verify(body, headersOf(id, Number(timestamp), signature), { jsonParse: false });
      for (const secret of [SECRET, OTHER_SECRET]) verify(secret, { ...sent, signature });
      verify(OTHER_SECRET, { ...sent, signature: second });
      assert.throws(() => verify(OTHER_SECRET, sent), /signature/i);
      const text = sent[part] ?? '';
      const changed = [...Buffer.from(text)];
      const at = place % changed.length;
      changed[at] = (changed[at] ?? 0) ^ 1;
      const forged = { ...sent, [part]: Buffer.from(changed).toString('latin1') };
      assert.throws(() => verify(SECRET, forged), undefined, `${part} ${at}`);
    }),
  );
});

// specification: 6.3-several-signatures, 6.4.4-receiver
test('carries one entry per secret, each of which is enough for a receiver', () => {
  const content = { id: 'wh_evt_1', timestamp: now(), body: '{}' };
  const signature = signWebhook({ ...content, secrets: [SECRET, OTHER_SECRET] }, digests.hmacSha256);
  assert.match(signature, /^v1,[A-Za-z0-9+/]{43}= v1,[A-Za-z0-9+/]{43}=$/);
  for (const secret of [SECRET, OTHER_SECRET]) {
    new Webhook(secret).verify('{}', headersOf(content.id, content.timestamp, signature));
  }
});

// specification: 6.3-raw-body
test('signs the UTF-8 bytes of the body', () => {
  const body = '{"subject_id":"Zoë 😀"}';
  const signature = signWebhook({ id: 'wh_evt_1', timestamp: 1, body, secrets: [SECRET] }, digests.hmacSha256);
  const expected = createHmac('sha256', secretKey(SECRET))
    .update(Buffer.from(`wh_evt_1.1.${body}`))
    .digest('base64');
  assert.is(signature, `v1,${expected}`);
});

test('never leaves a webhook unsigned or signed for a broken timestamp', () => {
  const content: SignedContent = { id: 'wh_evt_1', timestamp: 1, body: '{}', secrets: [SECRET] };
  for (const broken of [
    { secrets: [] },
    { secrets: [SECRET, 'whsec_'] },
    { timestamp: 1.5 },
    { timestamp: -1 },
    { timestamp: Number.NaN },
  ]) {
    assert.throws(
      () => signWebhook({ ...content, ...broken }, digests.hmacSha256),
      (error: unknown) => error instanceof DomainError,
      JSON.stringify(broken),
    );
  }
});

// specification: 6.4.2-key
test('writes and reads secrets of 24 to 64 bytes', () => {
  for (let length = 24; length <= 64; length++) {
    const secret = newSecret(bytes(length, length));
    assert.match(secret, /^whsec_[A-Za-z0-9+/]+={0,2}$/);
    assert.equal(secretKey(secret), bytes(length, length));
  }
  assert.throws(() => newSecret(bytes(23, 0)), /24 to 64 bytes/);
  assert.throws(() => newSecret(bytes(65, 0)), /24 to 64 bytes/);
});

test('refuses what is no secret without repeating it', () => {
  const encoded = SECRET.slice('whsec_'.length);
  for (const text of [
    '',
    'whsec_',
    encoded,
    `WHSEC_${encoded}`,
    `whsec_${encoded.slice(1)}`,
    `whsec_ ${encoded}`,
    `whsec_${encoded.replace('=', '')}`,
    `whsec_${'-_'.repeat(16)}`,
    `whsec_${'A'.repeat(28)}`,
    `whsec_${'A'.repeat(88)}`,
  ]) {
    try {
      secretKey(text);
      assert.unreachable(text);
    } catch (error) {
      assert.instance(error, DomainError, text);
      if (error instanceof DomainError && text.length > 6) assert.not.match(error.message, text);
    }
  }
});

test.run();
