import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { connect as connectTls, createServer as createTlsServer, type TLSSocket } from 'node:tls';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { BrowserBusy } from '../../application/ports/remote-browser.ts';
import { type Call, call } from '../../infrastructure/chromium/daemon/call.ts';
import { frameOf } from '../../infrastructure/chromium/daemon/from-daemon.ts';
import { callingWith, listeningWith, PROOF_MS } from '../../infrastructure/chromium/daemon/secured.ts';
import type { HostProcess } from '../../infrastructure/chromium/hosted/spawn-host.ts';
import type { Reached } from '../../infrastructure/chromium/limits/session-limits.ts';
import { encodeFrame } from '../../infrastructure/confinement/frames.ts';
import { daemonHosts, listenAsDaemon, type StartedDaemon, TOKEN } from '../support/browsers-daemon.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { rejectionOf } from '../support/rejection.ts';
import { socketPair } from './socket-pair.ts';

const test = suite('who may have a browser of `affiant browsers`');
const OTHER_TOKEN = 'another-token-that-is-long-enough-too';

/** Hosts without a browser: the far end of each is the test's. */
const spawned: { far: Socket; deny: readonly string[]; ended: number; exceed(reached: Reached): void }[] = [];
const warnings: string[] = [];
let daemon: StartedDaemon;

async function spawn(deny: readonly string[]): Promise<HostProcess> {
  const [pipe, far] = await socketPair();
  far.on('error', () => undefined);
  let exceed: (reached: Reached) => void = () => undefined;
  const exceeds = new Promise<Reached>(resolve => {
    exceed = resolve;
  });
  const host = { far, deny, ended: 0, exceed };
  spawned.push(host);
  far.write(encodeFrame({ type: 'ready', version: '1' }));
  const end = async () => {
    host.ended++;
    far.destroy();
  };
  return { pipe, end, exceeds, endedBy: () => null };
}

const log = { info: () => undefined, error: () => undefined, warn: (message: string) => warnings.push(message) };

test.before(async () => {
  daemon = await listenAsDaemon({ limit: 2, spawn, log });
});

test.after(() => daemon.close());

const at = () => ({ host: '127.0.0.1', port: daemon.port });
const isFree = () => daemon.daemon.hosts === 0;

/** Connects without a word of TLS. */
async function connected(port = daemon.port): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  return socket;
}

const closed = (socket: Socket | TLSSocket) =>
  eventually('the end of a connection', () => socket.destroyed, PROOF_MS + 5_000);

const wish = encodeFrame({ type: 'host', deny: ['10.0.0.0/8'] });

test('a service that knows the token has a host, which ends with its connection', async () => {
  const hosts = daemonHosts([daemon.port], { deny: ['192.0.2.0/24'] });
  const { connection, version } = await hosts.launch();
  assert.is(version, '1');
  assert.equal(spawned.at(-1)?.deny, ['192.0.2.0/24']);
  const heard: string[] = [];
  connection.listen(undefined, message => heard.push(message.type), assert.unreachable);
  spawned.at(-1)?.far.write(encodeFrame({ type: 'opened' }));
  await eventually('what the host said', () => heard.length === 1);
  await connection.end();
  await eventually('its end', () => spawned.at(-1)?.ended === 1 && isFree());
});

test('a host that dies ends the session of its service', async () => {
  const { connection } = await daemonHosts([daemon.port]).launch();
  spawned.at(-1)?.far.destroy();
  assert.is(await connection.ended, 'crashed');
  await eventually('its place', isFree);
});

test('a host whose session takes more than it may is ended, and both sides are told of the limit', async () => {
  const { connection } = await daemonHosts([daemon.port]).launch();
  const host = spawned.at(-1);
  host?.far.write(encodeFrame({ type: 'opened' }).subarray(0, 9));
  host?.exceed({ limit: 'memory', measured: 2, most: 1 });
  host?.far.destroy();
  assert.is(await connection.ended, 'memory');
  await eventually('its end', () => spawned.at(-1)?.ended === 1 && isFree());
  assert.ok(warnings.some(text => text.includes('its session took more than it may')));
});

test('with another token there is nothing, and both sides are told what is wrong', async () => {
  const before = spawned.length;
  const refusal = await rejectionOf(call(at(), OTHER_TOKEN));
  assert.is(refusal.message, 'has another CAPTURE_BROWSERS_TOKEN');
  await eventually('a warning', () => warnings.some(text => text.includes('did not prove that it knows the token')));
  const unavailable = await rejectionOf(daemonHosts([daemon.port], { token: OTHER_TOKEN }).launch());
  assert.instance(unavailable, EngineUnavailable);
  assert.match(unavailable.message, /tcp:\/\/127\.0\.0\.1:\d+ has another CAPTURE_BROWSERS_TOKEN/);
  assert.is(spawned.length, before);
});

test('a daemon that does not know the token has no service, whatever certificate it shows', async () => {
  const liar = createServer(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>(resolve => liar.listen(0, '127.0.0.1', resolve));
  const { port } = liar.address() as { port: number };
  const refusal = await rejectionOf(call({ host: '127.0.0.1', port }, TOKEN));
  assert.is(refusal.message, 'does not speak as `affiant browsers` does');
  liar.close();
  assert.is(callingWith(TOKEN).ciphers, 'ECDHE-PSK-CHACHA20-POLY1305');
  assert.is(callingWith(TOKEN).maxVersion, 'TLSv1.2');
});

test('without a token, with junk or with the ciphers of the web nobody gets a word', async () => {
  for (const junk of [wish, Buffer.alloc(100_000, 0xff), Buffer.from('GET / HTTP/1.1\r\n\r\n')]) {
    const socket = await connected();
    const heard: Buffer[] = [];
    socket.on('data', chunk => heard.push(chunk));
    socket.write(junk);
    await closed(socket);
    assert.ok(Buffer.concat(heard).length < 100, 'an alert at most');
  }
  const web = connectTls({ ...at(), rejectUnauthorized: false });
  const error = (await once(web, 'error'))[0] as Error;
  assert.match(error.message, /alert handshake failure/);
});

test('who says nothing is let go, and so are those who are too many', async () => {
  const silent = await connected();
  const startedAt = performance.now();
  const crowd = await Promise.all(Array.from({ length: 100 }, () => connected()));
  await eventually('the end of those who are too many', () => crowd.filter(each => each.destroyed).length >= 36);
  assert.not(silent.destroyed);
  await closed(silent);
  assert.ok(performance.now() - startedAt < PROOF_MS + 4_000);
  await Promise.all(crowd.map(closed));
  const known: Call = await call(at(), TOKEN);
  assert.is(known.greeting.limit, 2, 'whoever comes later is heard');
  known.service.destroy();
});

test('what was overheard proves nothing again', async () => {
  const overheard: Buffer[] = [];
  const relay = createServer(service => {
    const onward = connect(daemon.port, '127.0.0.1');
    service.on('data', chunk => overheard.push(chunk));
    service.pipe(onward).pipe(service);
    for (const end of [service, onward]) end.on('error', () => undefined);
  });
  await new Promise<void>(resolve => relay.listen(0, '127.0.0.1', resolve));
  const { port } = relay.address() as { port: number };
  const { connection } = await daemonHosts([port]).launch();
  await connection.end();
  await eventually('its place', isFree);
  relay.close();
  assert.not.match(Buffer.concat(overheard).toString('latin1'), /a-token-of-tests|"host"|10\.0\.0\.0/);

  const before = spawned.length;
  const again = await connected();
  again.write(Buffer.concat(overheard));
  await closed(again);
  assert.is(spawned.length, before);
});

const WRONG_WISHES: [string, Buffer][] = [
  ['another wish', encodeFrame({ type: 'launch' })],
  ['a member too many', encodeFrame({ type: 'host', deny: [], uid: 0 })],
  ['no networks', encodeFrame({ type: 'host', deny: ['everything'] })],
  ['a head without end', Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])],
  ['a body', encodeFrame({ type: 'host', deny: [] }, Buffer.alloc(1))],
  ['no JSON', Buffer.concat([Buffer.from([0, 0, 0, 3, 0, 0, 0, 0]), Buffer.from('abc')])],
];

for (const [what, bytes] of WRONG_WISHES) {
  test(`a service that asks with ${what} is let go`, async () => {
    const before = spawned.length;
    const { service } = await call(at(), TOKEN);
    service.write(bytes);
    await closed(service);
    assert.is(spawned.length, before);
    assert.ok(isFree());
  });
}

test('a wish comes whole however it is cut, and what comes behind it reaches the host', async () => {
  const { service } = await call(at(), TOKEN);
  const before = spawned.length;
  for (const byte of wish) {
    service.write(Buffer.from([byte]));
    await new Promise(resolve => setImmediate(resolve));
  }
  service.write(encodeFrame({ type: 'ask' }));
  const host = await eventually('a host', () => spawned.length > before && spawned.at(-1));
  const heard: Buffer[] = [];
  host.far.on('data', chunk => heard.push(chunk));
  await eventually('what came behind', () => Buffer.concat(heard).equals(encodeFrame({ type: 'ask' })));
  service.destroy();
  await eventually('its place', isFree);
});

test('there are no more hosts than places, and a place that is free again is given away', async () => {
  const hosts = daemonHosts([daemon.port]);
  const [first, second] = [await hosts.launch(), await hosts.launch()];
  assert.instance(await rejectionOf(hosts.launch()), BrowserBusy);
  assert.is(hosts.problem(), null, 'it works');
  const late = await call(at(), TOKEN);
  late.service.resume();
  late.service.write(wish);
  await closed(late.service);
  assert.is(daemon.daemon.hosts, 2);
  await first.connection.end();
  await eventually('a place', () => daemon.daemon.hosts === 1);
  const third = await hosts.launch();
  await Promise.all([second.connection.end(), third.connection.end()]);
  await eventually('every place', isFree);
});

test('who loses the race for the last place again and again hears that it is busy', async () => {
  const browser = { path: '/none', version: '0', bundled: false, sandboxed: true };
  let asked = 0;
  // Somebody else is always faster.
  const taken = createTlsServer(listeningWith(TOKEN), service => {
    service.on('error', () => undefined);
    service.write(encodeFrame({ type: 'greeting', hosts: 1, limit: 2, browser }));
    service.once('data', () => {
      asked++;
      service.end(frameOf({ type: 'full' }));
    });
  });
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  const refusal = await rejectionOf(daemonHosts([port]).launch());
  taken.close();
  assert.instance(refusal, BrowserBusy);
  assert.is(asked, 2, 'it asked once more');
});

test('of several daemons the one with the most free places is taken, and those that are away are passed over', async () => {
  const told: string[] = [];
  const other = await listenAsDaemon({ limit: 3, spawn });
  const away = await freePort();
  const hosts = daemonHosts([away, daemon.port, other.port], {
    log: { ...log, warn: (message, fields) => told.push(`${message} ${JSON.stringify(fields)}`) },
  });
  const started = [];
  for (let count = 1; count <= 5; count++) {
    started.push(await hosts.launch());
    const [here, there] = [daemon.daemon.hosts, other.daemon.hosts];
    assert.is(here + there, count);
    assert.ok(Math.abs(2 - here - (3 - there)) <= 1, `${here} and ${there}`);
  }
  assert.instance(await rejectionOf(hosts.launch()), BrowserBusy);
  assert.equal(told, [
    `remote browsers are not available {"daemon":"tcp://127.0.0.1:${away}","reason":"takes no connection"}`,
  ]);
  await other.close();
  assert.is(other.daemon.hosts, 0);
  await Promise.all(started.map(({ connection }) => connection.end()));
  await eventually('every place', isFree);
});

test('a service is told when its daemons are away, and goes on by itself when one is back', async () => {
  const port = await freePort();
  const told: string[] = [];
  const note = (message: string) => told.push(message);
  const hosts = daemonHosts([port], { log: { info: note, warn: note, error: note } });
  let back = 0;
  assert.is(await hosts.start(() => back++), null);
  assert.is(hosts.problem(), `tcp://127.0.0.1:${port} takes no connection`);
  const refused = await rejectionOf(hosts.launch());
  assert.instance(refused, EngineUnavailable);
  assert.match(refused.message, /^affiant browsers is not available: tcp:\/\//);
  const late = await listenAsDaemon({ spawn });
  const relay = createServer(service => service.pipe(connect(late.port, '127.0.0.1')).pipe(service));
  await new Promise<void>(resolve => relay.listen(port, '127.0.0.1', resolve));
  await eventually('a look', () => back > 0 && hosts.problem() === null);
  assert.equal(told, ['remote browsers are not available', 'remote browsers are available again']);
  hosts.close();
  relay.close();
  await late.close();
});

test.run();
