import { randomBytes, randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { SealingKey } from '../../../infrastructure/cryptography/sealing-key.ts';
import { type MongoEngine, openMongo } from '../../../infrastructure/mongodb/open.ts';
import { neverLost } from '../never-lost.ts';
import { silentLog } from '../silent-log.ts';

/** A database that nobody else uses, on the server that the tests were given, and clients of it. */
export type TestDatabase = {
  url: string;
  /** Another client with the same master key, as another process would have. */
  open(): Promise<MongoEngine>;
  /** The bare driver, to look behind the engine. */
  bare: MongoClient;
  /** Closes every client and drops the database. */
  close(): Promise<void>;
};

/** Names a fresh database on a server. @param server a URL of which the path is replaced */
export function databaseOn(server: string): TestDatabase {
  const [head, query] = server.split('?');
  const base = (head ?? '').replace(/^(mongodb(?:\+srv)?:\/\/[^/]+).*$/, '$1');
  const url = `${base}/affiant_test_${randomUUID().slice(0, 8)}${query === undefined ? '' : `?${query}`}`;
  const sealer = new SealingKey(randomBytes(32));
  const bare = new MongoClient(url, { serverSelectionTimeoutMS: 5000, useBigInt64: true });
  const opened: MongoEngine[] = [];
  return {
    url,
    bare,
    async open() {
      const engine = await openMongo({ url, sealer, log: silentLog, onLost: neverLost });
      opened.push(engine);
      return engine;
    },
    async close() {
      for (const engine of opened) await engine.close();
      await bare.db().dropDatabase();
      await bare.close();
    },
  };
}

/** Runs these tests when a MongoDB server is there, and says by name that they are left out when not. */
export function withMongo(suite: string, run: (server: string) => void): void {
  const server = process.env.READ_MODEL_URL;
  if (server?.startsWith('mongodb') === true) run(server);
  else process.stdout.write(`SKIPPED mongodb ${suite}: READ_MODEL_URL names no MongoDB server\n`);
}
