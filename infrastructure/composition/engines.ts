import type { Announcements } from '../../application/ports/announcements.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { DataKeys } from '../../application/ports/data-keys.ts';
import type { Documents } from '../../application/ports/documents.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { EventStore } from '../../application/ports/event-store.ts';
import type { EvidenceStore } from '../../application/ports/evidence-store.ts';
import type { Log } from '../../application/ports/log.ts';
import type { MessageBus } from '../../application/ports/message-bus.ts';
import type { Reservations } from '../../application/ports/reservations.ts';
import type { Sealer } from '../../application/ports/sealer.ts';
import type { Settings } from '../../application/ports/settings.ts';
import { StorageFailure } from '../../application/ports/storage-failure.ts';
import type { Traces } from '../../application/ports/traces.ts';
import { masterKeyIn, masterKeyOf, parseMasterKey } from '../cryptography/master-key.ts';
import { SealingKey } from '../cryptography/sealing-key.ts';
import { inDataFolder } from '../embedded/data-folder.ts';
import { claimFolder } from '../embedded/folder-version.ts';
import type { OnClientLost } from '../engines/client-lost.ts';
import { createCodedEventStore } from '../events/coded-event-store.ts';
import { createEventCodec } from '../events/event-codec.ts';
import type { Config } from '../settings/config.ts';
import { ConfigError } from '../settings/config-error.ts';
import { hostOf } from '../settings/engine-settings.ts';
import { PROGRAM_VERSION } from '../settings/program-version.ts';
import { openEventStore } from './engine-choice/event-store.ts';
import { openEvidenceStore } from './engine-choice/evidence-store.ts';
import { openMessaging } from './engine-choice/message-bus.ts';
import { openReadModelStore } from './engine-choice/read-models.ts';
import { type Patience, untilAvailable } from './engine-start.ts';
import { refuseOtherLog } from './log-identity.ts';

/** The opened engines behind the ports. */
export type Engines = {
  masterKey: Uint8Array;
  sealer: Sealer;
  eventStore: EventStore;
  documents: Documents;
  reservations: Reservations;
  settings: Settings;
  messageBus: MessageBus;
  announcements: Announcements;
  dataKeys: DataKeys<SealingKey>;
  evidenceStore: EvidenceStore;
  traces: Traces;
  /** Name of the engine behind each port, as `/readyz` tells it. */
  names: Record<string, string>;
  close(): Promise<void>;
};

export type EngineParts = {
  clock: Clock;
  log: Log;
  /** Waits for engines that are not available; without it they must be there. */
  patience?: Patience;
  /** Not told by commands: each of their questions comes to an end. */
  onLost?: OnClientLost;
};

/** Owner of a data key that seals nothing: that it can be unwrapped shows that the master key is the right one. */
const KEY_CHECK = 'master_key_check';

/** A wrong master key would otherwise be noticed only when somebody reads what is sealed. @throws ConfigError */
async function refuseOtherMasterKey(dataKeys: DataKeys<SealingKey>): Promise<void> {
  try {
    await dataKeys.obtain(KEY_CHECK);
  } catch (cause) {
    if (cause instanceof EngineUnavailable || cause instanceof StorageFailure) throw cause;
    const message = 'AFFIANT_MASTER_KEY is not the key with which this data was made, or the data keys are damaged';
    throw new ConfigError(message, { cause });
  }
}

async function masterKeyFor({ masterKey, masterKeyFile, dataFolder }: Config): Promise<Uint8Array> {
  let setting = 'AFFIANT_MASTER_KEY';
  try {
    if (masterKey !== undefined) return parseMasterKey(masterKey);
    setting = 'AFFIANT_MASTER_KEY_FILE';
    if (masterKeyFile !== undefined) return await masterKeyIn(masterKeyFile);
    setting = 'AFFIANT_DATA';
    return await inDataFolder(dataFolder, () => masterKeyOf(dataFolder));
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError(`${setting}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Names of the engines behind the ports. */
export function engineNames({ engineUrls: urls, model }: Config): Record<string, string> {
  return {
    event_store: urls.eventStore === undefined ? 'embedded (SQLite)' : 'EventStoreDB',
    read_models: urls.readModels === undefined ? 'embedded (SQLite)' : 'MongoDB',
    message_bus: urls.messageBus === undefined ? 'embedded (SQLite)' : 'NATS',
    evidence: urls.evidence === undefined ? 'embedded (files)' : 'S3',
    analyser: model === undefined ? 'local' : `model (${model.model}), falling back to local`,
  };
}

/**
 * Opens the engine of every port. Events pass the codec on their way into the log and out of it. What was opened is
 * closed again when a later one fails.
 */
export async function openEngines(
  config: Config,
  { clock, log, patience, onLost = () => undefined }: EngineParts,
): Promise<Engines> {
  const { dataFolder: folder, engineUrls: urls, aws } = config;
  if (urls.eventStore === undefined) await inDataFolder(folder, () => claimFolder(folder, PROGRAM_VERSION));
  const masterKey = await masterKeyFor(config);
  const sealer = new SealingKey(masterKey);
  const opening = { folder, sealer, clock, log, onLost, aws };
  const giveUp = new AbortController();
  const waiting = patience && { ...patience, signal: AbortSignal.any([patience.signal, giveUp.signal]) };
  const opened: { close(): Promise<void> }[] = [];
  const close = async () => {
    const closed = await Promise.allSettled(opened.map(engine => engine.close()));
    for (const one of closed) if (one.status === 'rejected') throw one.reason;
  };

  async function open<Engine extends { close(): Promise<void> }>(
    port: string,
    url: string | undefined,
    work: () => Promise<Engine>,
  ): Promise<Engine> {
    const start = () => inDataFolder(folder, work);
    const engine = waiting === undefined ? await start() : await untilAvailable(port, hostFor(url), waiting, start);
    opened.push(engine);
    return engine;
  }

  async function openKept() {
    const store = await openReadModelStore(urls.readModels, opening);
    try {
      await refuseOtherMasterKey(store.dataKeys);
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  // All at once, so that everything that is missing is known; what is open by then is closed if one can't be had.
  const opens = [
    open('read_models', urls.readModels, openKept),
    open('event_store', urls.eventStore, () => openEventStore(urls.eventStore, opening)),
    open('evidence', urls.evidence, () => openEvidenceStore(urls.evidence, opening)),
    open('message_bus', urls.messageBus, () => openMessaging(urls.messageBus, opening)),
  ] as const;
  try {
    const [{ close: _, removeTraces, ...kept }, recorded, evidenceStore, messaging] = await Promise.all(opens);
    const { messageBus, announcements } = messaging;
    const traces: Traces = {
      async remove() {
        await removeTraces?.();
        await messaging.removeTraces?.();
      },
      elsewhere: serversOf(config),
    };
    const eventStore = createCodedEventStore(recorded, createEventCodec(kept));
    const compared = () => inDataFolder(folder, () => refuseOtherLog(eventStore, kept.reservations));
    await (waiting === undefined ? compared() : untilAvailable('read_models', undefined, waiting, compared));
    const names = engineNames(config);
    const stores = { ...kept, eventStore, messageBus, announcements, evidenceStore, traces };
    return { masterKey, sealer, ...stores, names, close };
  } catch (error) {
    giveUp.abort();
    await Promise.allSettled(opens);
    await close();
    throw error;
  }
}

/** Names of the engines that are servers. */
function serversOf({ engineUrls: { eventStore, readModels, messageBus, evidence } }: Config): string[] {
  const named = { EventStoreDB: eventStore, MongoDB: readModels, NATS: messageBus, S3: evidence };
  return Object.entries(named).flatMap(([name, url]) => (url === undefined ? [] : [name]));
}

function hostFor(url: string | undefined): string {
  return url === undefined ? 'the data folder' : hostOf(url);
}
