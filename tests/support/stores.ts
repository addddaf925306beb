import { join } from 'node:path';
import type { Documents } from '../../application/ports/documents.ts';
import type { Reservations } from '../../application/ports/reservations.ts';
import type { Settings } from '../../application/ports/settings.ts';
import { openReadModelFile } from '../../infrastructure/embedded/read-model-file.ts';
import { databaseOn } from './mongodb/database.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What one engine keeps of read models, and of what must outlast them. */
export type Stores = { documents: Documents; reservations: Reservations; settings: Settings };

/** The same stores twice, over connections of their own, as two processes have them. */
export type StoresTwice = { one: Stores; other: Stores; close(): Promise<void> };

export async function embeddedStoresTwice(): Promise<StoresTwice> {
  const file = join(temporaryFolder(), 'read-models.db');
  const [one, other] = [openReadModelFile({ file }), openReadModelFile({ file })];
  const close = async () => {
    await one.close();
    await other.close();
  };
  return { one, other, close };
}

/** @param server a URL of a MongoDB server; the stores are a database of their own there */
export async function mongoStoresTwice(server: string): Promise<StoresTwice> {
  const database = databaseOn(server);
  const [one, other] = [await database.open(), await database.open()];
  return { one, other, close: () => database.close() };
}
