import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { ClientLost } from '../../infrastructure/engines/client-lost.ts';
import { watchClient } from '../../infrastructure/mongodb/client-watch.ts';
import { Guard } from '../../infrastructure/mongodb/guard.ts';
import { KeyInsertion } from '../../infrastructure/mongodb/key-insertion.ts';
import { eventually } from '../support/eventually.ts';
import { mayStartMongo, TestMongoServer } from '../support/mongodb/server.ts';
import { rejectionOf } from '../support/rejection.ts';
import { silentLog } from '../support/silent-log.ts';

/** A connection of the driver. That of a monitor has this id. */
type Wire = { id: number | string; socket: Socket; writeCommand(...given: unknown[]): Promise<unknown> };
const MONITOR = '<monitor>';

/** What the driver keeps for itself, as far as it is reached for here. */
type Inner = { topology?: { s: { servers: Map<string, { monitor: { connection: Wire | null } | null }> } } };

/** Looks, one a second. Those of commands are more than the 5 s that a socket may be silent. */
const PATIENCE = { monitor: 2, command: 7 };
const PERSISTENCE = { attempts: 3, closeSeconds: 2 };
/** Longer than the attempts take after which a client is lost. */
const LONG_OUTAGE_MS = 12_000;

/** More than the buffers of both ends of a connection hold. */
const LARGE_TEXTS = Array.from({ length: 100 }, () => 'x'.repeat(200_000));

const test = suite<{ watched: Watched }>('mongodb: a silent client');
const server = new TestMongoServer();
test.before(() => server.start());
test.after(() => server.kill());

/** A client as the service has it, but more impatient, and its watch. */
type Watched = { client: MongoClient; guard: Guard; lost: ClientLost[]; unwatch(): void };

test.before.each(context => {
  const client = new MongoClient(server.url, {
    heartbeatFrequencyMS: 500,
    serverSelectionTimeoutMS: 1000,
    connectTimeoutMS: 800,
    socketTimeoutMS: 5000,
  });
  const guard = new Guard();
  const lost: ClientLost[] = [];
  const surroundings = { log: silentLog, abandon: () => guard.abandon(), onLost: (one: ClientLost) => lost.push(one) };
  context.watched = { client, guard, lost, unwatch: watchClient(client, surroundings, PATIENCE, PERSISTENCE) };
});
test.after.each(async ({ watched }) => {
  watched.unwatch();
  server.thaw();
  await watched.client.close();
});

const topologyOf = (client: MongoClient) => (client as unknown as Inner).topology;
const things = (client: MongoClient) => client.db('watched').collection<{ _id: string }>('things');
const answers = (client: MongoClient) =>
  things(client)
    .findOne({})
    .then(
      () => true,
      () => false,
    );

function monitorOf(client: MongoClient): Wire {
  const [{ monitor } = { monitor: null }] = topologyOf(client)?.s.servers.values() ?? [];
  if (!monitor?.connection) throw new Error('the server has a monitor that is connected');
  return monitor.connection;
}

/** Has the next heartbeat wait for its socket to drain, and destroys the socket then: the driver waits on for ever. */
async function strandMonitor(client: MongoClient): Promise<void> {
  const { socket } = monitorOf(client);
  socket.cork();
  socket.write(Buffer.alloc(1_000_000));
  await eventually('a heartbeat that waits', () => socket.listenerCount('drain') > 0);
  socket.destroy();
}

/** From now on nothing that such connections of any client write comes to an end. @returns ends that */
function silence(client: MongoClient, isMeant: (wire: Wire) => boolean): () => void {
  const wires: Wire = Object.getPrototypeOf(monitorOf(client));
  const { writeCommand } = wires;
  wires.writeCommand = function (this: Wire, ...given) {
    return isMeant(this) ? new Promise(() => {}) : writeCommand.apply(this, given);
  };
  return () => {
    wires.writeCommand = writeCommand;
  };
}

test('a client whose monitor waits for ever is opened again', async ({ watched: { client, lost } }) => {
  await answers(client);
  const before = topologyOf(client);
  await strandMonitor(client);
  await server.kill();
  await server.start();
  await eventually('another topology that answers', () => topologyOf(client) !== before && answers(client));
  assert.equal(lost, []);
});

test('it is opened once the server is there, however long that takes', async ({ watched: { client, lost } }) => {
  await answers(client);
  await strandMonitor(client);
  await server.kill();
  await pause(LONG_OUTAGE_MS);
  assert.equal(lost, [], 'a server that refuses is no silence of the client');
  await server.start();
  await eventually('an answer', () => answers(client));
});

test('a server that takes connections and says nothing is waited for too', async ({ watched: { client, lost } }) => {
  await answers(client);
  await strandMonitor(client);
  await server.freeze();
  await pause(LONG_OUTAGE_MS);
  assert.equal(lost, [], 'a server that stands still is no silence of the client');
  server.thaw();
  await eventually('an answer', () => answers(client));
});

test('a client that comes to no heartbeat when it is opened again is lost', async ({ watched: { client, lost } }) => {
  await answers(client);
  const speak = silence(client, ({ id }) => id === MONITOR);
  try {
    await eventually('the loss', () => lost.length > 0, 20_000);
    assert.is(lost[0]?.engine, 'mongodb');
    assert.is(
      lost[0]?.message,
      'the client of mongodb came to no heartbeat in 3 attempts to connect: ' +
        'this process ends, and whoever supervises it starts another',
    );
    await pause(4000);
    assert.is(lost.length, 1, 'it is told once');
  } finally {
    speak();
  }
});

test('a client that does not come back from closing is lost', async ({ watched: { client, lost } }) => {
  await answers(client);
  const close = client.close.bind(client);
  client.close = () => new Promise(() => {});
  await strandMonitor(client);
  await eventually('the loss', () => lost.length > 0);
  assert.match(lost[0]?.message ?? '', 'did not close within 2 s');
  client.close = close;
});

test('a command that never ends is abandoned, and its connection with it', async ({ watched: { client, guard } }) => {
  await Promise.all(Array.from({ length: 6 }, () => answers(client)));
  await server.freeze();
  const writing = guard.explained(() => things(client).bulkWrite(LARGE_TEXTS.map(insertion), { ordered: false }));
  const outcome = rejectionOf(writing);
  // Until the driver has given the connection up by itself, and forgotten who waits for it.
  await pause(6000);
  server.thaw();
  assert.instance(await outcome, EngineUnavailable);
  await eventually('an answer', () => answers(client));
});

test('keys that wait behind an insertion without an end are inserted', async ({ watched: { client, guard } }) => {
  await answers(client);
  const insertion = new KeyInsertion(client.db('watched').collection('data_keys'), guard);
  const speak = silence(client, ({ id }) => id !== MONITOR);
  const first = rejectionOf(insertion.insert({ _id: 'first', wrapped: 'a' }));
  const second = insertion.insert({ _id: 'second', wrapped: 'b' });
  await pause(100);
  speak();
  guard.abandon();
  assert.instance(await first, EngineUnavailable);
  assert.is(await second, true);
});

test('a client that is closed while it is opened again stays closed', async ({ watched: { client, unwatch } }) => {
  let opens = 0;
  await answers(client);
  await strandMonitor(client);
  const connect = client.connect.bind(client);
  client.connect = async () => {
    opens++;
    unwatch();
    await client.close();
    return connect();
  };
  await eventually('the client to be opened again', () => opens > 0);
  await eventually('it to be closed', async () => !(await answers(client)));
  assert.is(opens, 1);
});

test('a client that does its work is left alone', async ({ watched: { client, lost } }) => {
  await answers(client);
  const before = topologyOf(client);
  await pause(2000 * PATIENCE.monitor);
  assert.is(topologyOf(client), before);
  assert.ok(await answers(client));
  assert.equal(lost, []);
});

function insertion(text: string, index: number) {
  return { insertOne: { document: { _id: `large-${index}`, text } } };
}

if (mayStartMongo('mongodb: a silent client')) test.run();
