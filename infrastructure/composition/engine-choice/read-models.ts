import type { DataKeys } from '../../../application/ports/data-keys.ts';
import type { Documents } from '../../../application/ports/documents.ts';
import type { Reservations } from '../../../application/ports/reservations.ts';
import type { Settings } from '../../../application/ports/settings.ts';
import type { SealingKey } from '../../cryptography/sealing-key.ts';
import type { Opening } from './opening.ts';

/** Where read models, what must outlast them, and data keys are kept. */
export type Kept = {
  documents: Documents;
  reservations: Reservations;
  settings: Settings;
  dataKeys: DataKeys<SealingKey>;
  /** Absent where a server keeps them. */
  removeTraces?(): Promise<void>;
  close(): Promise<void>;
};

/** Opens read models and data keys: in MongoDB at this address, or embedded. Each is loaded only when it is chosen. */
export async function openReadModelStore(url: string | undefined, opening: Opening): Promise<Kept> {
  if (url !== undefined) {
    const { openMongo } = await import('../../mongodb/open.ts');
    return openMongo({ url, sealer: opening.sealer, log: opening.log, onLost: opening.onLost });
  }
  const { embeddedEngines } = await import('../../embedded/engines.ts');
  const dataKeys = await embeddedEngines.dataKeys(opening);
  const readModels = await embeddedEngines.readModels(opening);
  return {
    ...readModels,
    dataKeys,
    async close() {
      await readModels.close();
      await dataKeys.close();
    },
  };
}
