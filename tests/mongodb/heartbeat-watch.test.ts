import { MongoClient } from 'mongodb';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { watchHeartbeats } from '../../infrastructure/mongodb/heartbeat-watch.ts';
import { eventually } from '../support/eventually.ts';
import { mayStartMongo, TestMongoServer } from '../support/mongodb/server.ts';
import { silentLog } from '../support/silent-log.ts';

/** A connection of the driver. That of a monitor has this id. */
type Wire = { id: number | string; writeCommand(...given: unknown[]): Promise<unknown> };
const MONITOR = '<monitor>';

/** What the driver keeps for itself, as far as it is reached for here. */
type Inner = { topology?: { s: { servers: Map<string, { monitor: { connection: Wire } | null }> } } };

const SILENCE_MS = 1500;

const test = suite('mongodb: a silent monitor');
const server = new TestMongoServer();
test.before(() => server.start());
test.after(() => server.kill());

const opened = () =>
  new MongoClient(server.url, { heartbeatFrequencyMS: 500, serverSelectionTimeoutMS: 1000, connectTimeoutMS: 1000 });

const topologyOf = (client: MongoClient) => (client as unknown as Inner).topology;
const ask = (client: MongoClient) => client.db('watched').collection('things').findOne({});

/**
 * As long as this client has its topology, nothing that a monitor writes ever comes to an end, as on a socket that died
 * and is waited for to drain. @returns ends that
 */
function silence(client: MongoClient): () => void {
  const topology = topologyOf(client);
  const [{ monitor } = { monitor: null }] = topology?.s.servers.values() ?? [];
  assert.ok(monitor, 'the server has a monitor');
  const wires: Wire = Object.getPrototypeOf(monitor?.connection);
  const { writeCommand } = wires;
  wires.writeCommand = function (this: Wire, ...given) {
    const isSilent = this.id === MONITOR && topologyOf(client) === topology;
    return isSilent ? new Promise(() => {}) : writeCommand.apply(this, given);
  };
  return () => {
    wires.writeCommand = writeCommand;
  };
}

test('a client whose monitor waits for ever is opened again', async () => {
  const client = opened();
  const unwatch = watchHeartbeats(client, silentLog, SILENCE_MS);
  let speak = () => {};
  try {
    await ask(client);
    const before = topologyOf(client);
    speak = silence(client);
    await server.kill();
    await server.start();
    await eventually('another topology that answers', async () => {
      if (topologyOf(client) === before) return false;
      return ask(client).then(
        () => true,
        () => false,
      );
    });
  } finally {
    speak();
    unwatch();
    await client.close();
  }
});

test('a client is opened once the server is there, however long that takes', async () => {
  const client = opened();
  const unwatch = watchHeartbeats(client, silentLog, SILENCE_MS);
  let speak = () => {};
  try {
    await ask(client);
    speak = silence(client);
    await server.kill();
    await new Promise(resolve => setTimeout(resolve, 2 * SILENCE_MS));
    await server.start();
    await eventually('an answer', () =>
      ask(client)
        .then(() => true)
        .catch(() => false),
    );
  } finally {
    speak();
    unwatch();
    await client.close();
  }
});

test('a client that is closed while it is opened again stays closed', async () => {
  const client = opened();
  const unwatch = watchHeartbeats(client, silentLog, SILENCE_MS);
  let opens = 0;
  let speak = () => {};
  try {
    await ask(client);
    speak = silence(client);
    const connect = client.connect.bind(client);
    client.connect = async () => {
      opens++;
      unwatch();
      await client.close();
      return connect();
    };
    await eventually('the client to be opened again', async () => opens > 0);
    await eventually('it to be closed', () =>
      ask(client)
        .then(() => false)
        .catch(() => true),
    );
    assert.is(opens, 1);
  } finally {
    speak();
    unwatch();
    await client.close();
  }
});

test('a client whose monitor does its work is left alone', async () => {
  const client = opened();
  const unwatch = watchHeartbeats(client, silentLog, SILENCE_MS);
  try {
    await ask(client);
    const before = topologyOf(client);
    await new Promise(resolve => setTimeout(resolve, 2 * SILENCE_MS));
    assert.is(topologyOf(client), before);
    await ask(client);
  } finally {
    unwatch();
    await client.close();
  }
});

if (mayStartMongo('mongodb: a silent monitor')) test.run();
