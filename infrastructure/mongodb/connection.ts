import { type Db, MongoClient } from 'mongodb';
import type { Log } from '../../application/ports/log.ts';

/** How long one step of a request may take: finding a server, connecting, an answer, and the majority's consent. */
const WAIT_MS = 5000;
const DEFAULT_DATABASE = 'affiant';

/** A client and the database of its URL. */
export type Connection = { client: MongoClient; db: Db };

/** @returns the name of the database in the URL's path, `affiant` when there is none. */
export function databaseOf(url: string): string {
  const name = /^mongodb(?:\+srv)?:\/\/[^/?]+\/([^?]+)/.exec(url)?.[1];
  return name === undefined ? DEFAULT_DATABASE : decodeURIComponent(name);
}

/**
 * Connects with bounded waits. Reads go to the primary, so that they see what was written; writes are done when a
 * majority has them: a checkpoint must never survive a change of primary that the documents before it do not.
 * It connects again by itself after an outage.
 * @throws MongoParseError when the URL is none.
 */
export function connect(url: string, log: Log): Connection {
  const client = new MongoClient(url, {
    appName: 'affiant',
    serverSelectionTimeoutMS: WAIT_MS,
    connectTimeoutMS: WAIT_MS,
    socketTimeoutMS: WAIT_MS,
    waitQueueTimeoutMS: WAIT_MS,
    // Half the wait for a server: one that comes back is noticed before those who wait give up.
    heartbeatFrequencyMS: 2000,
    readPreference: 'primary',
    writeConcern: { w: 'majority', wtimeoutMS: WAIT_MS },
    useBigInt64: true,
    ignoreUndefined: false,
  });
  client.on('serverHeartbeatFailed', ({ connectionId, failure }) => {
    log.warn('document server does not answer', { server: connectionId, reason: failure.message });
  });
  return { client, db: client.db(databaseOf(url)) };
}
