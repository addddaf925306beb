import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createHostResolver } from '../../infrastructure/network/resolve-host.ts';
import { type NameServer, type Records, startNameServer } from '../support/name-server.ts';

const test = suite('resolve host');
let names: NameServer;
const known: Record<string, Records> = {
  'both.example': { A: ['93.184.215.14', '93.184.215.15'], AAAA: ['2606:2800:21f::1'] },
  'four.example': { A: ['93.184.215.14'] },
  'six.example': { AAAA: ['2606:2800:21f::1'] },
  'broken.example': { error: 2 },
  'silent.example': 'silence',
};

test.before(async () => {
  names = await startNameServer((name, type) => {
    if (name === 'half.example') return type === 'A' ? { A: ['93.184.215.14'] } : { error: 2 };
    return known[name] ?? { error: 3 };
  });
});
test.after(() => names.close());

const resolve = (host: string, signal = new AbortController().signal) =>
  createHostResolver([names.server])(host, signal);

/** The code with which it rejects. */
const failure = (host: string, signal?: AbortSignal): Promise<string> =>
  resolve(host, signal).then(
    addresses => assert.unreachable(JSON.stringify(addresses)),
    error => error.code,
  );

test('finds the addresses of both families, IPv4 first', async () => {
  assert.equal(await resolve('both.example'), [
    { address: '93.184.215.14', family: 4 },
    { address: '93.184.215.15', family: 4 },
    { address: '2606:2800:21f::1', family: 6 },
  ]);
});

test('is content with one family', async () => {
  assert.equal(await resolve('four.example'), [{ address: '93.184.215.14', family: 4 }]);
  assert.equal(await resolve('six.example'), [{ address: '2606:2800:21f::1', family: 6 }]);
  assert.equal(await resolve('half.example'), [{ address: '93.184.215.14', family: 4 }]);
});

test('asks the system for what the DNS does not know', async () => {
  assert.is(await failure('nowhere.invalid'), 'ENOTFOUND');
  assert.ok(names.questions.includes('A nowhere.invalid'));
});

test('knows localhost without the DNS', async () => {
  const addresses = await resolve('localhost');
  assert.ok(addresses.some(({ address }) => address === '127.0.0.1'));
  assert.not(names.questions.some(question => question.endsWith('localhost')));
});

test('does not take a broken name server for an unknown name', async () => {
  assert.is(await failure('broken.example'), 'ESERVFAIL');
});

test('ends at once when nobody waits any more', async () => {
  const deadline = new AbortController();
  const startedAt = performance.now();
  const waiting = failure('silent.example', deadline.signal);
  deadline.abort();
  assert.is(await waiting, 'ECANCELLED');
  assert.ok(performance.now() - startedAt < 1000);
});

test('is not held up by names whose servers are silent', async () => {
  const deadline = new AbortController();
  const silent = Array.from({ length: 50 }, () => failure('silent.example', deadline.signal));
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: 20 }, () => resolve('four.example')));
  assert.ok(performance.now() - startedAt < 1000);
  deadline.abort();
  for (const code of await Promise.all(silent)) assert.is(code, 'ECANCELLED');
});

test.run();
