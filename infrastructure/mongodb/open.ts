import type { DataKeys } from '../../application/ports/data-keys.ts';
import type { Documents } from '../../application/ports/documents.ts';
import type { Log } from '../../application/ports/log.ts';
import type { Reservations } from '../../application/ports/reservations.ts';
import type { Sealer } from '../../application/ports/sealer.ts';
import type { Settings } from '../../application/ports/settings.ts';
import type { SealingKey } from '../cryptography/sealing-key.ts';
import type { OnClientLost } from '../engines/client-lost.ts';
import { connect } from './connection.ts';
import { MongoDataKeys } from './data-keys.ts';
import { MongoDocuments } from './documents.ts';
import { MongoReservations } from './reservations.ts';
import { MongoSettings } from './settings.ts';

export type MongoOptions = {
  /** `mongodb://` or `mongodb+srv://`; the path names the database, `affiant` when there is none. */
  url: string;
  /** Wraps the data keys. */
  sealer: Sealer;
  log: Log;
  onLost: OnClientLost;
};

/** What stands in one MongoDB database, over one pool of connections. */
export type MongoEngine = {
  documents: Documents;
  reservations: Reservations;
  settings: Settings;
  dataKeys: DataKeys<SealingKey>;
  close(): Promise<void>;
};

/**
 * Opens the read models and the data keys of a database.
 * @throws EngineUnavailable when no server answers within 4 s; opening again later is safe.
 */
export async function openMongo({ url, sealer, log, onLost }: MongoOptions): Promise<MongoEngine> {
  const { db, guard, close } = connect(url, log, onLost);
  const reservations = new MongoReservations(db, guard);
  try {
    await reservations.open();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    documents: new MongoDocuments(db, guard),
    reservations,
    settings: new MongoSettings(db, guard),
    dataKeys: new MongoDataKeys(db, sealer, guard),
    close,
  };
}
