import type { Clock } from '../application/ports/clock.ts';
import type { DataKeys } from '../application/ports/data-keys.ts';
import type { Documents } from '../application/ports/documents.ts';
import type { EventStore } from '../application/ports/event-store.ts';
import type { EvidenceStore } from '../application/ports/evidence-store.ts';
import type { Log } from '../application/ports/log.ts';
import type { MessageBus } from '../application/ports/message-bus.ts';
import type { Sealer } from '../application/ports/sealer.ts';
import { type Config, ConfigError } from './config.ts';
import { embeddedEngines } from './embedded/engines.ts';
import { createCodedEventStore } from './events/coded-event-store.ts';
import { createEventCodec } from './events/event-codec.ts';
import { masterKeyOf, parseMasterKey } from './master-key.ts';
import { createSealer } from './sealer.ts';

/** The opened engines behind the ports. */
export type Engines = {
  masterKey: Uint8Array;
  sealer: Sealer;
  eventStore: EventStore;
  documents: Documents;
  messageBus: MessageBus;
  dataKeys: DataKeys;
  evidenceStore: EvidenceStore;
  /** Name of the engine behind each port, as `/readyz` tells it. */
  names: Record<string, string>;
  close(): Promise<void>;
};

/** Owner of a data key that seals nothing: that it can be unwrapped shows that the master key is the right one. */
const KEY_CHECK = 'master_key_check';

/** A wrong master key would otherwise be noticed only when somebody reads what is sealed. @throws ConfigError */
async function refuseOtherMasterKey(dataKeys: DataKeys): Promise<void> {
  try {
    await dataKeys.obtain(KEY_CHECK);
  } catch (cause) {
    await dataKeys.close();
    const message = 'AFFIANT_MASTER_KEY is not the key with which this data folder was made, or keys.db is damaged';
    throw new ConfigError(message, { cause });
  }
}

/** Opens the engine of every port. Events pass the codec on their way into the log and out of it. */
export async function openEngines(config: Config, parts: { clock: Clock; log: Log }): Promise<Engines> {
  const { dataFolder: folder } = config;
  const masterKey = config.masterKey === undefined ? await masterKeyOf(folder) : parseMasterKey(config.masterKey);
  const sealer = createSealer(masterKey);
  const options = { folder, sealer, ...parts };
  const dataKeys = await embeddedEngines.dataKeys(options);
  await refuseOtherMasterKey(dataKeys);
  const log = await embeddedEngines.eventStore(options);
  const documents = await embeddedEngines.documents(options);
  const messageBus = await embeddedEngines.messageBus(options);
  const evidenceStore = await embeddedEngines.evidenceStore(options);
  const eventStore = createCodedEventStore(log, createEventCodec({ dataKeys }));
  return {
    masterKey,
    sealer,
    eventStore,
    documents,
    messageBus,
    dataKeys,
    evidenceStore,
    names: {
      event_store: 'embedded (SQLite)',
      read_models: 'embedded (SQLite)',
      message_bus: 'embedded (SQLite)',
      evidence: 'embedded (files)',
      analyser: config.model === undefined ? 'local' : `model (${config.model.model}), falling back to local`,
    },
    async close() {
      for (const engine of [messageBus, eventStore, documents, evidenceStore, dataKeys]) await engine.close();
    },
  };
}
