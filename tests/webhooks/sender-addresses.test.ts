import type { LookupAddress } from 'node:dns';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createAddressPolicy } from '../../infrastructure/network/address-policy.ts';
import type { ResolveHost } from '../../infrastructure/network/resolve-host.ts';
import { createWebhookSender } from '../../infrastructure/webhook-sender/http-sender.ts';
import { type Receiver, startHttpReceiver, startTcpReceiver } from './receiver.ts';

const test = suite('sender addresses');
let receiver: Receiver;

test.before(async () => {
  receiver = await startHttpReceiver((_request, response) => response.end('reached'));
});
test.after(() => receiver.close());

const addresses = (...list: string[]): LookupAddress[] =>
  list.map(address => ({ address, family: address.includes(':') ? 6 : 4 }));

type Setting = { allow?: string[]; resolve?: ResolveHost; timeoutMs?: number };

/** One attempt by a sender of its own. */
async function send(url: string, { allow = [], resolve, timeoutMs = 4000 }: Setting = {}) {
  const sender = createWebhookSender({
    addressPolicy: createAddressPolicy({ allow }),
    timeoutMs,
    resolve: resolve ?? (() => Promise.reject(new Error('no name is to be resolved here'))),
  });
  try {
    return await sender.send({ url, headers: {}, body: '{}' });
  } finally {
    await sender.close();
  }
}

const LOOPBACK = ['127.0.0.0/8'];

/** Nothing is sent to this URL, and no connection is made. */
async function refuses(url: string, setting?: Setting): Promise<void> {
  const before = receiver.connections();
  const { accepted, status, error } = await send(url, setting);
  assert.equal([accepted, status, error], [false, null, 'refused_address'], url);
  assert.is(receiver.connections(), before);
}

const OWN_NETWORK = {
  'an address of its own machine': '127.0.0.1',
  'a decimal host': '2130706433',
  'a hexadecimal host': '0x7f000001',
  'an octal host': '0177.0.0.1',
  'an octal number': '017700000001',
  'a short host': '127.1',
  'IPv4 mapped into IPv6': '[::ffff:127.0.0.1]',
  'IPv4 mapped into IPv6, in hexadecimal': '[::ffff:7f00:1]',
  'the loopback of IPv6': '[::1]',
  'an IPv4 address behind NAT64': '[64:ff9b::7f00:1]',
  'an IPv4 address behind NAT64, spelled as IPv4': '[64:ff9b::127.0.0.1]',
  'the metadata service of clouds': '169.254.169.254',
};

for (const [what, host] of Object.entries(OWN_NETWORK)) {
  test(`refuses ${what}: ${host}`, async () => {
    for (const scheme of ['http', 'https']) await refuses(`${scheme}://${host}:${receiver.port}/`);
  });
}

test('reaches an opened network in every spelling', async () => {
  for (const host of ['127.0.0.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', '[::ffff:127.0.0.1]']) {
    const answer = await send(`http://${host}:${receiver.port}/`, { allow: LOOPBACK });
    assert.ok(answer.accepted, `${host}: ${answer.error}`);
  }
});

test('dials the address that was vetted', async () => {
  const names: string[] = [];
  const resolve: ResolveHost = async host => {
    names.push(host);
    return addresses('127.0.0.1');
  };
  const answer = await send(`http://localhost:${receiver.port}/`, { allow: LOOPBACK, resolve });
  assert.is(answer.bodyStart, 'reached');
  assert.equal(names, ['localhost']);
});

// specification: 6.5.6-target
test('refuses a name once one of its addresses is bad, wherever it stands in the list', async () => {
  const before = receiver.connections();
  for (const list of [
    ['127.0.0.1', '169.254.169.254'],
    ['169.254.169.254', '127.0.0.1'],
    ['127.0.0.1', '::1'],
    ['127.0.0.1', '::ffff:10.0.0.1'],
    ['127.0.0.1', '127.0.0.2', 'fd00::1'],
  ]) {
    for (const url of [`http://localhost:${receiver.port}/`, `https://hooks.example:${receiver.port}/`]) {
      const { error } = await send(url, { allow: LOOPBACK, resolve: async () => addresses(...list) });
      assert.is(error, 'refused_address', `${url} ${list}`);
    }
  }
  assert.is(receiver.connections(), before);
});

test('refuses plain http to a public address that localhost was made to mean', async () => {
  const { error } = await send('http://localhost:3000/', {
    allow: LOOPBACK,
    resolve: async () => addresses('93.184.215.14'),
  });
  assert.is(error, 'refused_address');
});

test('goes on to the next vetted address when one refuses the connection', async () => {
  // Nothing listens on 127.0.0.2: the receiver is bound to 127.0.0.1.
  const answer = await send(`http://localhost:${receiver.port}/`, {
    allow: LOOPBACK,
    resolve: async () => addresses('127.0.0.2', '127.0.0.1'),
  });
  assert.ok(answer.accepted, String(answer.error));
});

// specification: 6.5.1-dns
test('names a host that can not be resolved or has no address', async () => {
  const unresolved = await send('https://hooks.example/', { resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  assert.equal([unresolved.accepted, unresolved.status, unresolved.error], [false, null, 'dns']);
  assert.is((await send('https://hooks.example/', { resolve: async () => [] })).error, 'dns');
});

test('counts the time of the DNS and tells it that nobody waits any more', async () => {
  let gaveUp = false;
  const resolve: ResolveHost = (_host, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        gaveUp = true;
        reject(new Error('cancelled'));
      });
    });
  const answer = await send('https://hooks.example/', { resolve, timeoutMs: 200 });
  assert.is(answer.error, 'timeout');
  assert.ok(answer.durationMs >= 190 && answer.durationMs < 2000, String(answer.durationMs));
  assert.ok(gaveUp);
});

const MALFORMED = {
  'a user and password': (port: number) => `http://user:secret@127.0.0.1:${port}/`,
  'a user without a password': (port: number) => `https://user@127.0.0.1:${port}/`,
  'the port of SMTP': () => 'http://127.0.0.1:25/',
  'the port of IRC': () => 'https://hooks.example:6667/',
  'port 0': () => 'https://hooks.example:0/',
  'plain http to a name': () => 'http://hooks.example/',
  'another scheme': () => 'ftp://127.0.0.1/',
  'what is no URL': () => 'no url',
};

for (const [what, urlFor] of Object.entries(MALFORMED)) {
  test(`refuses ${what}, in an opened network too`, () =>
    refuses(urlFor(receiver.port), { allow: LOOPBACK, resolve: async () => addresses('127.0.0.1') }));
}

for (const address of ['10.0.0.1', '::ffff:10.0.0.1', '64:ff9b::a00:1', 'fd00::1', '169.254.169.254', '::1']) {
  test(`refuses a name that means ${address} beside a good address`, () =>
    refuses(`https://hooks.example:${receiver.port}/`, { resolve: async () => addresses('93.184.215.14', address) }));
}

test('never follows a 301 to a private address', async () => {
  const moved = await startHttpReceiver((_request, response) => {
    response.writeHead(301, { location: `http://127.0.0.1:${receiver.port}/` }).end();
  });
  const before = receiver.connections();
  const answer = await send(`http://127.0.0.1:${moved.port}/`, { allow: ['127.0.0.1/32'] });
  assert.equal([answer.accepted, answer.status, answer.error], [false, 301, null]);
  assert.is(receiver.connections(), before);
  await moved.close();
});

test('resolves again for every new connection and vets it again', async () => {
  const closing = await startTcpReceiver(socket => socket.end('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\nok'));
  let times = 0;
  const sender = createWebhookSender({
    addressPolicy: createAddressPolicy({ allow: LOOPBACK }),
    resolve: async () => addresses(++times === 1 ? '127.0.0.1' : '10.0.0.1'),
  });
  const request = { url: `http://localhost:${closing.port}/`, headers: {}, body: '' };
  assert.ok((await sender.send(request)).accepted);
  assert.is((await sender.send(request)).error, 'refused_address');
  assert.is(closing.connections(), 1);
  await Promise.all([sender.close(), closing.close()]);
});

test('uses no connection for longer than a moment ago: what a name means by then is looked up and vetted', async () => {
  let means = '127.0.0.1';
  const sender = createWebhookSender({
    addressPolicy: createAddressPolicy({ allow: LOOPBACK }),
    connectionLifeMs: 200,
    resolve: async () => addresses(means),
  });
  const request = { url: `http://localhost:${receiver.port}/`, headers: {}, body: '' };
  const before = receiver.connections();
  for (let count = 0; count < 3; count++) assert.ok((await sender.send(request)).accepted);
  assert.is(receiver.connections() - before, 1);
  means = '10.0.0.1';
  const startedAt = performance.now();
  let answer = await sender.send(request);
  while (answer.accepted && performance.now() - startedAt < 3000) answer = await sender.send(request);
  assert.is(answer.error, 'refused_address');
  assert.ok(performance.now() - startedAt < 2000);
  assert.is(receiver.connections() - before, 1);
  await sender.close();
});

test.run();
