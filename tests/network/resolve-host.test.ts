import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createHostResolver } from '../../infrastructure/network/resolve-host.ts';
import { createSystemLookup } from '../../infrastructure/network/system-lookup.ts';
import { eventually } from '../support/eventually.ts';
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
  createHostResolver({ servers: [names.server] })(host, signal);

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

test('knows what stands in the hosts file without the system', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'affiant-hosts-'));
  const hostsFile = join(folder, 'hosts');
  writeFileSync(hostsFile, '# own.test\n10.0.0.9\tother.test Own.test # here\nfd00::9 own.test\nnonsense own.test\n');
  const system = () => Promise.reject(new Error('the system is asked'));
  const resolve = createHostResolver({ servers: [names.server], hostsFile, system });
  const { signal } = new AbortController();
  assert.equal(await resolve('own.test', signal), [
    { address: '10.0.0.9', family: 4 },
    { address: 'fd00::9', family: 6 },
  ]);
  assert.equal(await resolve('localhost', signal), [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]);
  assert.is((await resolve('both.example', signal)).length, 3);
  rmSync(folder, { recursive: true });
});

test('asks the system for one name at a time, and for none that nobody waits for', async () => {
  const asked: string[] = [];
  const answers = new Map<string, () => void>();
  const system = createSystemLookup(host => {
    asked.push(host);
    return new Promise(found => answers.set(host, () => found([{ address: '10.0.0.1', family: 4 }])));
  });
  const resolve = createHostResolver({ servers: [names.server], hostsFile: '', system });
  const patient = new AbortController();
  const impatient = new AbortController();
  const first = resolve('hangs.test', patient.signal);
  await eventually('the first question', () => asked.length === 1);
  const given = resolve('given-up.test', impatient.signal).catch(error => error.name);
  await eventually('the DNS to deny it', () => names.questions.includes('AAAA given-up.test'));
  const last = resolve('short.test', patient.signal);
  impatient.abort();
  // Whom the DNS answers does not wait.
  assert.is((await resolve('four.example', patient.signal)).length, 1);
  answers.get('hangs.test')?.();
  assert.is((await first).length, 1);
  // The DNS may not have denied it yet: then that question is what is given up.
  assert.match(await given, /^(Abort)?Error$/);
  await eventually('the last question', () => asked.length === 2);
  answers.get('short.test')?.();
  assert.is((await last).length, 1);
  assert.equal(asked, ['hangs.test', 'short.test']);
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
