import { connect } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Log } from '../../application/ports/log.ts';
import { type EgressProxy, startEgressProxy } from '../../infrastructure/chromium/egress/proxy.ts';
import { createAddressPolicy } from '../../infrastructure/network/address-policy.ts';
import { createHostResolver } from '../../infrastructure/network/resolve-host.ts';
import { eventually } from '../support/eventually.ts';
import { fc } from '../support/fast-check.ts';
import { type NameServer, startNameServer } from '../support/name-server.ts';
import { sized } from '../support/test-size.ts';
import { exchangeRaw, type RawSite, startRawSite } from './raw-site.ts';

const test = suite('what a site answers to the egress proxy');
let site: RawSite;
let names: NameServer;
let proxy: EgressProxy;
const warnings: { message: string; times: unknown }[] = [];
const log: Log = {
  info: () => undefined,
  warn: (message, fields) => warnings.push({ message, times: fields?.times }),
  error: () => undefined,
};

test.before(async () => {
  site = await startRawSite();
  names = await startNameServer(name => (name === 'known.example' ? { A: ['127.0.0.1'] } : 'silence'));
  proxy = await startEgressProxy({
    policy: createAddressPolicy({ allow: ['127.0.0.0/8'] }),
    log,
    resolve: createHostResolver({ servers: [names.server] }),
    maxConnections: 30,
    maxLookups: 5,
  });
});

test.after(async () => {
  await proxy.close();
  await names.close();
  await site.close();
});

const requestTo = (host: string, extra = '') =>
  Buffer.from(`GET http://${host}:${site.port}/ HTTP/1.1\r\nhost: ${host}\r\n${extra}connection: close\r\n\r\n`);

async function answerTo(bytes: string | Buffer, { hangsUp = true, extra = '' } = {}): Promise<string> {
  site.says = { bytes: Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes, 'latin1'), hangsUp };
  return await exchangeRaw(proxy.port, requestTo('127.0.0.1', extra));
}

const isUp = async () =>
  assert.match(await answerTo('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nup'), /^HTTP\/1.1 200 .*up$/s);

const many = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

/** What a site says, and the status that the browser is told; null: the answer breaks off. */
const ANSWERS: [string, string, RegExp][] = [
  ['a status below 100', 'HTTP/1.1 099 OK\r\n\r\n', /^HTTP\/1.1 502/],
  ['a status of zero', 'HTTP/1.1 000 OK\r\n\r\n', /^HTTP\/1.1 502/],
  ['a status of four digits', 'HTTP/1.1 1000 OK\r\n\r\n', /^HTTP\/1.1 502/],
  ['a status that is unheard of', 'HTTP/1.1 999 OK\r\ncontent-length: 0\r\n\r\n', /^HTTP\/1.1 999/],
  ['nothing', '', /^HTTP\/1.1 502/],
  ['no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n', /^HTTP\/1.1 502/],
  ['HTTP/0.9', '<h1>Hello</h1>', /^HTTP\/1.1 502/],
  ['a header with a control character', 'HTTP/1.1 200 OK\r\nx-a: \x01\x7f\r\n\r\n', /^HTTP\/1.1 (502|200)/],
  ['a header without a name', 'HTTP/1.1 200 OK\r\n: a\r\n\r\n', /^HTTP\/1.1 502/],
  ['a header whose name is no token', 'HTTP/1.1 200 OK\r\na b: c\r\n\r\n', /^HTTP\/1.1 502/],
  ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', /^HTTP\/1.1 502/],
  [
    'early hints',
    'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\na',
    /^HTTP\/1.1 200/,
  ],
  ['early hints and no more', 'HTTP/1.1 103 Early Hints\r\n\r\n', /^HTTP\/1.1 502/],
  ['a thousand early hints', `${'HTTP/1.1 103 A\r\n\r\n'.repeat(1000)}HTTP/1.1 200 OK\r\n\r\n`, /^HTTP\/1.1 (200|502)/],
  [
    'another protocol that nobody asked for',
    'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
    /^HTTP\/1.1 502/,
  ],
  ['10,000 header lines', `HTTP/1.1 200 OK\r\n${many(10_000, () => 'a: b\r\n')}\r\n`, /^HTTP\/1.1 502/],
  ['a header of a megabyte', `HTTP/1.1 200 OK\r\na: ${'b'.repeat(1024 * 1024)}\r\n\r\n`, /^HTTP\/1.1 502/],
  [
    '500 cookies',
    `HTTP/1.1 200 OK\r\n${many(500, index => `set-cookie: c${index}=1\r\n`)}\r\n`,
    /^HTTP\/1.1 200 .*c499=1/s,
  ],
];

for (const [what, said, expected] of ANSWERS) {
  test(`${what}`, async () => {
    assert.match(await answerTo(said), expected);
    await isUp();
  });
}

test('an answer that is cut in the middle is cut for the browser too', async () => {
  const counted = await answerTo('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf');
  assert.match(counted, /content-length: 100/);
  assert.ok(counted.endsWith('half') || counted === '', counted);
  const chunked = await answerTo('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n');
  assert.not.match(chunked, /\r\n0\r\n/, 'it is not told to be whole');
  const broken = await answerTo('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n4\r\nhalf\r\nzz\r\n');
  assert.not.match(broken, /\r\n0\r\n/);
  await isUp();
});

test('a request that asks for another protocol is a plain one', async () => {
  const said = await answerTo('HTTP/1.1 426 Upgrade\r\ncontent-length: 0\r\n\r\n', {
    extra: 'upgrade: websocket\r\nconnection: upgrade\r\n',
  });
  assert.match(said, /^HTTP\/1.1 426/);
});

test('a browser that goes away while its name is looked up leaves no connection behind', async () => {
  const asked = names.questions.length;
  const socket = connect(proxy.port, '127.0.0.1', () => socket.write('CONNECT slow.example:443 HTTP/1.1\r\n\r\n'));
  await eventually('a question', () => names.questions.length > asked);
  socket.destroy();
  await isUp();
});

test('names whose servers are silent hold up nobody, and too many of them are refused', async () => {
  const silent = many(8, index => `${index} `)
    .trim()
    .split(' ')
    .map(index => exchangeRaw(proxy.port, requestTo(`silent${index}.example`), 20_000));
  await eventually('a refusal', () =>
    warnings.some(({ message }) => /looks up more than 5 names at once/.test(message)),
  );
  await isUp();
  const answers = await Promise.all(silent);
  const given = (status: number) => answers.filter(answer => answer.startsWith(`HTTP/1.1 ${status}`)).length;
  // What the test before has asked for may be looked up still.
  assert.ok(given(503) >= 3 && given(502) >= 4 && given(503) + given(502) === 8, answers.join());
  site.says = { bytes: Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'), hangsUp: true };
  assert.match(
    await exchangeRaw(proxy.port, requestTo('known.example')),
    /^HTTP\/1.1 200/,
    'and the next is looked up',
  );
});

test('connections beyond the limit are refused, and one line of the log says how many', async () => {
  const idle = Array.from({ length: 40 }, () => connect(proxy.port, '127.0.0.1').on('error', () => undefined));
  await eventually('refused connections', () => idle.filter(socket => socket.destroyed).length >= 10);
  for (const socket of idle) socket.destroy();
  await eventually('room again', async () => (await answerTo('HTTP/1.1 200 OK\r\n\r\n')).startsWith('HTTP/1.1 200'));
  assert.is(warnings.filter(({ message }) => /keeps more than 30 connections/.test(message)).length, 1);
});

/** Answers as they come, and mangled: cut, with bytes put in, with bytes exchanged. */
const mangled = fc
  .record({
    base: fc.constantFrom(...ANSWERS.map(([, said]) => said.slice(0, 2_000))),
    at: fc.nat(400),
    taken: fc.nat(20),
    put: fc.uint8Array({ maxLength: 20 }),
  })
  .map(({ base, at, taken, put }) => {
    const bytes = Buffer.from(base, 'latin1');
    return Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + taken)]);
  });
const raw = fc.uint8Array({ maxLength: 300 }).map(bytes => Buffer.from(bytes));
const runs = sized({ little: 150, whole: 5_000 });

test('whatever bytes a site answers, the next request is answered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(mangled, raw), async bytes => {
      await answerTo(bytes);
    }),
    { numRuns: runs },
  );
  await isUp();
});

test('whatever bytes a browser sends, the next request is answered', async () => {
  const sent = fc.oneof(
    raw,
    fc
      .record({
        method: fc.constantFrom('GET', 'CONNECT', 'POST', 'X'),
        target: fc.string({ unit: 'binary' }),
        rest: raw,
      })
      .map(({ method, target, rest }) =>
        Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n`), rest, Buffer.from('\r\n\r\n')]),
      ),
    fc.webUrl().map(url => Buffer.from(`GET ${url} HTTP/1.1\r\nx: \x00\r\n\r\n`)),
  );
  await fc.assert(
    fc.asyncProperty(sent, async bytes => {
      await exchangeRaw(proxy.port, bytes, 20);
    }),
    { numRuns: runs },
  );
  await isUp();
});

test.run();
