import type { Documents } from '../../application/ports/documents.ts';
import type { Reservations } from '../../application/ports/reservations.ts';
import type { Settings } from '../../application/ports/settings.ts';
import { EmbeddedDocuments, type EmbeddedDocumentsOptions } from './documents.ts';
import { openDurableDatabase } from './durable-database.ts';
import { EmbeddedReservations } from './reservations.ts';
import { EmbeddedSettings } from './settings.ts';
import { removeTraces } from './traces.ts';

/** What stands in one file of read models. Closing it twice does nothing more. */
export type ReadModelFile = {
  documents: Documents;
  reservations: Reservations;
  settings: Settings;
  /** Leaves nothing in the file of what was deleted from it before. @throws as `removeTraces`. */
  removeTraces(): Promise<void>;
  close(): Promise<void>;
};

/** Opens a file of read models, made when it is missing. @throws StorageFailure when it cannot be opened. */
export function openReadModelFile(options: EmbeddedDocumentsOptions): ReadModelFile {
  const documents = new EmbeddedDocuments(options);
  const durable = openDurableDatabase(options.file);
  let closed = false;
  return {
    documents,
    reservations: new EmbeddedReservations(durable),
    settings: new EmbeddedSettings(durable),
    removeTraces: () => removeTraces(options.file),
    async close() {
      if (closed) return;
      closed = true;
      durable.close();
      documents.close();
    },
  };
}
