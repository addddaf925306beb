import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'nats';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ClientLost } from '../../infrastructure/engines/client-lost.ts';
import { NatsLink } from '../../infrastructure/nats/link.ts';
import { openNats } from '../../infrastructure/nats/open.ts';
import { systemClock } from '../../infrastructure/system/clock.ts';
import { eventually } from '../support/eventually.ts';
import { mayStartNats, NatsServer } from '../support/nats-server.ts';
import { neverLost } from '../support/never-lost.ts';
import { silentLog } from '../support/silent-log.ts';
import { SwallowingProxy } from '../support/swallowing-proxy.ts';

/** Looks, one a second. The impatient client says something several times as often. */
const PATIENCE = 3;
const LONG_OUTAGE_MS = 8000;

const test = suite('nats: a silent client');
const server = new NatsServer();
test.before(() => server.start());
test.after(() => server.kill());

/** A connection whose client pings and connects again sooner than that of the service. */
async function linked(): Promise<{ link: NatsLink; lost: ClientLost[] }> {
  const connection = await connect({
    servers: server.url,
    timeout: 1000,
    pingInterval: 300,
    maxPingOut: 2,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
  });
  const lost: ClientLost[] = [];
  return { link: new NatsLink(connection, silentLog, one => lost.push(one), PATIENCE), lost };
}

test('a server that is away or stands still is waited for, however long', async () => {
  const { link, lost } = await linked();
  await server.kill();
  await pause(LONG_OUTAGE_MS);
  await server.start();
  await link.standing(5000);
  await server.freeze();
  await pause(LONG_OUTAGE_MS);
  server.thaw();
  await eventually('the connection', () => link.connected);
  assert.equal(lost, []);
  await link.close();
  await pause(1000 * (PATIENCE + 2));
  assert.equal(lost, [], 'whoever closes the connection does not lose it');
});

test('a client that cannot let go of a dead connection is lost', async () => {
  const { link, lost } = await linked();
  await server.freeze();
  // More than the buffers of both ends of a connection hold: the client waits until it is taken.
  for (let count = 0; count < 40; count += 1) link.connection.publish('anything', new Uint8Array(500_000));
  await eventually('the loss', () => lost.length > 0);
  server.thaw();
  assert.is(lost[0]?.engine, 'nats');
  assert.match(lost[0]?.message ?? '', 'the client of nats has said nothing for 3 s: this process ends');
  await pause(2000);
  assert.is(lost.length, 1, 'it is told once');
  await link.close();
});

test('a client that has closed itself is lost', async () => {
  const { link, lost } = await linked();
  await link.connection.close();
  await eventually('the loss', () => lost.length > 0);
  assert.match(lost[0]?.message ?? '', 'closed its connection by itself');
});

test('consumers get their messages though their connection swallows everything from now on', async () => {
  const proxy = new SwallowingProxy(Number(new URL(server.url).port));
  const url = `nats://127.0.0.1:${await proxy.start()}`;
  const behind = await openNats({ url, clock: systemClock, log: silentLog, onLost: neverLost });
  const beside = await server.open();
  const seen: string[] = [];
  const consumer = behind.messageBus.consume(
    'work',
    async ({ id }) => {
      seen.push(id);
      return 'done';
    },
    { concurrency: 2, leaseMs: 10_000 },
  );
  await beside.messageBus.publish('work', { id: 'before', body: 1 });
  await eventually('a message', () => seen.includes('before'));
  proxy.goDeaf(true);
  await beside.messageBus.publish('work', { id: 'meanwhile', body: 2 });
  // Three pings in vain, and attempts to connect that hear nothing.
  await pause(20_000);
  proxy.goDeaf(false);
  await eventually('the message', () => seen.includes('meanwhile'), 20_000);
  await eventually('an empty queue', async () => (await beside.messageBus.depth('work')).waiting === 0, 20_000);
  await consumer.stop();
  await Promise.all([behind.close(), beside.close()]);
  await proxy.close();
});

if (mayStartNats('nats: a silent client')) test.run();
