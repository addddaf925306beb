import { type Db, MongoClient, type MongoClientOptions } from 'mongodb';
import type { Log } from '../../application/ports/log.ts';
import type { OnClientLost } from '../engines/client-lost.ts';
import { ConfigError } from '../settings/config-error.ts';
import { watchClient } from './client-watch.ts';
import { Guard } from './guard.ts';

/** How long one step may take: finding a server, and the majority's consent. */
const WAIT_MS = 2500;
/** Shorter than that: whoever waits for a server hears of it that it can't be connected to. */
const CONNECT_MS = 2000;
/** How long one answer may take. Who waits for it is told sooner; a batch of documents may well need it. */
const ANSWER_MS = 5000;
const DEFAULT_DATABASE = 'affiant';

/** The database of a URL, and what all questions to it go through. */
export type Connection = { db: Db; guard: Guard; close(): Promise<void> };

/** @returns the name of the database in the URL's path, `affiant` when there is none. */
export function databaseOf(url: string): string {
  const name = /^mongodb(?:\+srv)?:\/\/[^/?]+\/([^?]+)/.exec(url)?.[1];
  return name === undefined ? DEFAULT_DATABASE : decodeURIComponent(name);
}

const OPTIONS: MongoClientOptions = {
  appName: 'affiant',
  serverSelectionTimeoutMS: WAIT_MS,
  connectTimeoutMS: CONNECT_MS,
  socketTimeoutMS: ANSWER_MS,
  waitQueueTimeoutMS: WAIT_MS,
  // Shorter than the wait for a server: one that comes back is noticed before those who wait give up.
  heartbeatFrequencyMS: 1000,
  readPreference: 'primary',
  writeConcern: { w: 'majority', wtimeoutMS: WAIT_MS },
  useBigInt64: true,
  ignoreUndefined: false,
};

function clientOf(url: string): MongoClient {
  try {
    return new MongoClient(url, OPTIONS);
  } catch (cause) {
    // Never the whole URL, which may hold a password.
    const reason = (cause as Error).message.replaceAll(/\/\/\S*@/g, '//…@');
    throw new ConfigError(`READ_MODEL_URL cannot be read: ${reason}`, { cause });
  }
}

/**
 * Connects with bounded waits. Reads go to the primary, so that they see what was written; writes are done when a
 * majority has them: a checkpoint must never survive a change of primary that the documents before it do not.
 * It connects again by itself after an outage, also where the driver would not.
 * @param onLost told when not even that helps
 * @throws ConfigError when the URL is none.
 */
export function connect(url: string, log: Log, onLost: OnClientLost): Connection {
  const client = clientOf(url);
  client.on('serverHeartbeatFailed', ({ connectionId, failure }) => {
    log.warn('document server does not answer', { server: connectionId, reason: failure.message });
  });
  const guard = new Guard();
  client.on('serverDescriptionChanged', ({ previousDescription, newDescription }) => {
    if (previousDescription.type === 'Unknown' && newDescription.type !== 'Unknown') guard.isBack();
  });
  const unwatch = watchClient(client, { log, abandon: () => guard.abandon(), onLost });
  return {
    db: client.db(databaseOf(url)),
    guard,
    close() {
      unwatch();
      return client.close();
    },
  };
}
