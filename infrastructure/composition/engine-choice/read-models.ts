import type { DataKeys } from '../../../application/ports/data-keys.ts';
import type { Documents } from '../../../application/ports/documents.ts';
import type { Opening } from './opening.ts';

/** Where documents and data keys are kept. */
export type Kept = { documents: Documents; dataKeys: DataKeys; close(): Promise<void> };

/** Opens documents and data keys: in MongoDB at this address, or embedded. Each is loaded only when it is chosen. */
export async function openReadModelStore(url: string | undefined, opening: Opening): Promise<Kept> {
  if (url !== undefined) {
    const { openMongo } = await import('../../mongodb/open.ts');
    return openMongo({ url, sealer: opening.sealer, log: opening.log });
  }
  const { embeddedEngines } = await import('../../embedded/engines.ts');
  const dataKeys = await embeddedEngines.dataKeys(opening);
  const documents = await embeddedEngines.documents(opening);
  return {
    documents,
    dataKeys,
    async close() {
      await documents.close();
      await dataKeys.close();
    },
  };
}
