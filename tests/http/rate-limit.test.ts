import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { networkOf } from '../../adapters/http/rate-limit.ts';
import { TokenBuckets } from '../../adapters/http/token-buckets.ts';
import { expectError } from '../support/expect-error.ts';
import { answered, openHttpHouse } from '../support/http-house.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { INLINE } from './requests.ts';

const house = await openHttpHouse(temporaryFolder(), { AFFIANT_RATE_LIMIT: '2' });
const { owner, admin } = await house.household();
house.clock.stop();
test.after(() => house.close());

const left = (headers: Headers) => ['limit', 'remaining', 'reset'].map(name => headers.get(`ratelimit-${name}`));

test('each key has its bucket, and every answer says what is left in it', async () => {
  const first = await owner('GET', '/web/inquiry');
  assert.equal([first.status, left(first.headers)], [200, ['4', '3', '1']]);
  const refused = await owner('GET', '/web/inquiry/x');
  expectError(refused, 400, 'VALIDATION_ERROR');
  assert.equal(left(refused.headers), ['4', '2', '1']);
  const created = await owner('POST', '/web/inquiry', INLINE);
  assert.equal([created.status, left(created.headers)[1]], [200, '1']);
  assert.is(left((await owner('GET', '/nowhere')).headers)[1], '0');

  const over = await owner('POST', '/web/inquiry', INLINE);
  expectError(over, 429, 'RATE_LIMIT_EXCEEDED');
  assert.is(over.headers.get('retry-after'), '1');
  assert.equal(left(over.headers).slice(0, 2), ['4', '0']);
  assert.is((await admin('GET', '/web/inquiry')).status, 200, 'another key has its own');

  house.clock.advance(1000);
  assert.is((await owner('GET', '/web/inquiry')).status, 200);
});

test('without a limit nothing is said of it', async () => {
  const unlimited = await openHttpHouse();
  const { owner } = await unlimited.household();
  const answer = await owner('GET', '/web/inquiry');
  assert.equal(left(answer.headers), [null, null, null]);
  await unlimited.close();
});

test('who tries keys is slowed down, and nobody else', async () => {
  const { key } = await house.household('Another');
  const ask = async (remoteAddress: string, apiKey: string) => {
    const env = { incoming: { socket: { remoteAddress } } };
    return answered(await house.app.request('/api/v1/web/inquiry', { headers: { 'api-key': apiKey } }, env));
  };
  const tries = await Promise.all(Array.from({ length: 60 }, () => ask('203.0.113.7', 'secret_live_guess')));
  const statuses = tries.map(({ status }) => status);
  assert.is(
    statuses.slice(0, 40).every(status => status === 401),
    true,
  );
  const refused = tries.filter(({ status }) => status === 429);
  assert.ok(refused.length >= 15, `${refused.length} of 60 were refused`);
  for (const answer of refused) {
    expectError(answer, 429, 'RATE_LIMIT_EXCEEDED');
    assert.is(answer.headers.get('retry-after'), '1');
  }
  assert.is((await ask('203.0.113.7', key)).status, 200, 'a valid key from there is let in');
  expectError(await ask('203.0.113.8', 'secret_live_guess'), 401, 'UNAUTHORIZED');
});

test('behind proxies that are trusted the client is who they say it is, and nobody else is believed', async () => {
  const behind = await openHttpHouse(temporaryFolder(), { AFFIANT_TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' });
  behind.clock.stop();
  const guess = async (remoteAddress: string, forwarded: string) => {
    const env = { incoming: { socket: { remoteAddress } } };
    const headers = { 'api-key': 'secret_live_guess', 'x-forwarded-for': forwarded };
    return (await behind.app.request('/api/v1/web/inquiry', { headers }, env)).status;
  };
  const guessOften = (remoteAddress: string, forwarded: (number: number) => string) =>
    Promise.all(Array.from({ length: 60 }, (_, number) => guess(remoteAddress, forwarded(number))));

  const throughTwo = await guessOften('10.0.0.1', number => `198.51.100.${number}, 203.0.113.7, fd00::1`);
  assert.ok(throughTwo.includes(429), 'what the client made up does not hide it');
  assert.is(await guess('::ffff:10.0.0.1', '203.0.113.7'), 429);
  assert.is(await guess('10.0.0.1', '203.0.113.8'), 401, 'another client of the same proxy');

  const direct = await guessOften('203.0.113.9', number => `198.51.100.${number}`);
  assert.ok(direct.includes(429), 'who is no trusted proxy counts itself');

  const nonsense = await guessOften('10.0.0.2', number => `unknown-${number}`);
  assert.ok(nonsense.includes(429), 'a proxy that names nobody counts itself');
  assert.is(await guess('10.0.0.3', ''), 401);
  await behind.close();
});

test('a bucket fills evenly, and never beyond its size', () => {
  let now = 0;
  const buckets = new TokenBuckets({ perSecond: 10, burst: 20, clock: { now: () => new Date(now) } });
  for (let count = 19; count >= 0; count--) assert.equal(buckets.take('a').remaining, count);
  assert.equal(buckets.take('a'), { allowed: false, limit: 20, remaining: 0, reset: 2, retryAfter: 1 });
  now = 99;
  assert.is(buckets.take('a').allowed, false);
  now = 100;
  assert.is(buckets.take('a').allowed, true);
  now = 50;
  assert.is(buckets.take('a').allowed, false, 'a clock that is set back fills nothing');
  now = 1e9;
  assert.equal(buckets.take('a'), { allowed: true, limit: 20, remaining: 19, reset: 1, retryAfter: 0 });
});

test('more names than there is room for cost no more memory', () => {
  const buckets = new TokenBuckets({ perSecond: 1, burst: 1, clock: { now: () => new Date(0) }, most: 2 });
  for (const name of ['a', 'b']) assert.ok(buckets.take(name).allowed);
  assert.not.ok(buckets.take('a').allowed);
  assert.ok(buckets.take('c').allowed);
  assert.not.ok(buckets.take('b').allowed);
  assert.ok(buckets.take('a').allowed, 'the oldest was let go of');
});

test('a line counts as one, however many IPv6 addresses it has', () => {
  assert.is(networkOf('192.0.2.1'), '192.0.2.1');
  assert.is(networkOf('::ffff:192.0.2.1'), '::ffff:192.0.2.1');
  assert.is(networkOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2');
  assert.is(networkOf('2001:db8::1'), '2001:db8:0:0');
  assert.is(networkOf('::1'), '0:0:0:0');
});

test.run();
