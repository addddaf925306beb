import type { DataKeys } from '../../application/ports/data-keys.ts';
import type { Documents } from '../../application/ports/documents.ts';
import type { Log } from '../../application/ports/log.ts';
import type { Sealer } from '../../application/ports/sealer.ts';
import { connect } from './connection.ts';
import { MongoDataKeys } from './data-keys.ts';
import { MongoDocuments } from './documents.ts';
import { DurableValues } from './durable-values.ts';

export type MongoOptions = {
  /** `mongodb://` or `mongodb+srv://`; the path names the database, `affiant` when there is none. */
  url: string;
  /** Wraps the data keys. */
  sealer: Sealer;
  log: Log;
};

/** What stands in one MongoDB database, over one pool of connections. */
export type MongoEngine = { documents: Documents; dataKeys: DataKeys; close(): Promise<void> };

/**
 * Opens the read models and the data keys of a database.
 * @throws EngineUnavailable when no server answers within 4 s; opening again later is safe.
 */
export async function openMongo({ url, sealer, log }: MongoOptions): Promise<MongoEngine> {
  const { client, db, guard } = connect(url, log);
  const values = new DurableValues(db);
  try {
    await guard.answered(() => values.open());
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    documents: new MongoDocuments(db, values, guard),
    dataKeys: new MongoDataKeys(db, sealer, guard),
    close: () => client.close(),
  };
}
