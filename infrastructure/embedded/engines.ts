import { join } from 'node:path';
import type { Clock } from '../../application/ports/clock.ts';
import type { DataKeys } from '../../application/ports/data-keys.ts';
import type { EventStore } from '../../application/ports/event-store.ts';
import type { EvidenceStore } from '../../application/ports/evidence-store.ts';
import type { Log } from '../../application/ports/log.ts';
import type { Sealer } from '../../application/ports/sealer.ts';
import type { SealingKey } from '../cryptography/sealing-key.ts';
import { openEvidenceFolder } from '../evidence/evidence-folder.ts';
import { makePrivateFolder } from '../system/durable-file.ts';
import { EmbeddedDataKeys } from './data-keys.ts';
import { EmbeddedEventStore } from './event-store.ts';
import { EmbeddedMessageBus } from './message-bus.ts';
import { openReadModelFile, type ReadModelFile } from './read-model-file.ts';

export type EmbeddedEnginesOptions = {
  /** The data folder, made with mode 0700 when it is missing. Several processes may share it. */
  folder: string;
  sealer: Sealer;
  clock: Clock;
  log: Log;
};

/** Opens the engines in a data folder; each runs without any server. Close each when done. */
export const embeddedEngines = {
  eventStore: async ({ folder, clock }: EmbeddedEnginesOptions): Promise<EventStore> => {
    return new EmbeddedEventStore({ file: await fileIn(folder, 'log.db'), clock });
  },
  readModels: async ({ folder }: EmbeddedEnginesOptions): Promise<ReadModelFile> => {
    return openReadModelFile({ file: await fileIn(folder, 'read-models.db') });
  },
  messageBus: async ({ folder, clock, log }: EmbeddedEnginesOptions): Promise<EmbeddedMessageBus> => {
    return new EmbeddedMessageBus({ file: await fileIn(folder, 'bus.db'), clock, log });
  },
  dataKeys: async ({ folder, sealer }: EmbeddedEnginesOptions): Promise<DataKeys<SealingKey>> => {
    return new EmbeddedDataKeys({ file: await fileIn(folder, 'keys.db'), sealer });
  },
  evidenceStore: async ({ folder }: EmbeddedEnginesOptions): Promise<EvidenceStore> => {
    await makePrivateFolder(folder);
    return openEvidenceFolder(join(folder, 'evidence'));
  },
};

async function fileIn(folder: string, name: string): Promise<string> {
  await makePrivateFolder(folder);
  return join(folder, name);
}
