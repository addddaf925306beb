import type { Announcements } from '../../../application/ports/announcements.ts';
import type { Documents } from '../../../application/ports/documents.ts';
import type { EventStore } from '../../../application/ports/event-store.ts';
import type { Reservations } from '../../../application/ports/reservations.ts';
import type { Settings } from '../../../application/ports/settings.ts';
import type { InquiryDocument } from '../../../application/views/inquiry-view.ts';
import { openEventStore } from '../../../infrastructure/composition/engine-choice/event-store.ts';
import { openMessaging } from '../../../infrastructure/composition/engine-choice/message-bus.ts';
import { openReadModelStore } from '../../../infrastructure/composition/engine-choice/read-models.ts';
import { SealingKey } from '../../../infrastructure/cryptography/sealing-key.ts';
import { createCodedEventStore } from '../../../infrastructure/events/coded-event-store.ts';
import { createEventCodec } from '../../../infrastructure/events/event-codec.ts';
import { systemClock } from '../../../infrastructure/system/clock.ts';
import { inquiries } from '../../../projections/inquiries.ts';
import type { Projection } from '../../../projections/projection.ts';
import { neverLost } from '../../support/never-lost.ts';
import { silentLog } from '../../support/silent-log.ts';

/** Where the engines of one set are, so that another process can open them too. */
export type EngineSet = {
  name: string;
  /** Data folder of those that are embedded. */
  folder: string;
  /** Hexadecimal. */
  masterKey: string;
  /** Embedded when absent. */
  eventStore?: string;
  readModels?: string;
  messageBus?: string;
};

export type OpenedSet = {
  /** The log's engine alone, which stores data as it is given. */
  rawLog: EventStore;
  /** The log as the use cases write it: checked and sealed. */
  log: EventStore;
  documents: Documents;
  reservations: Reservations;
  settings: Settings;
  announcements: Announcements;
  close(): Promise<void>;
};

export async function openSet({
  folder,
  masterKey,
  eventStore,
  readModels,
  messageBus,
}: EngineSet): Promise<OpenedSet> {
  const sealer = new SealingKey(Buffer.from(masterKey, 'hex'));
  const opening = { folder, sealer, clock: systemClock, log: silentLog, onLost: neverLost, aws: {} };
  const rawLog = await openEventStore(eventStore, opening);
  const kept = await openReadModelStore(readModels, opening);
  const messaging = await openMessaging(messageBus, opening);
  return {
    rawLog,
    log: createCodedEventStore(rawLog, createEventCodec({ dataKeys: kept.dataKeys })),
    documents: kept.documents,
    reservations: kept.reservations,
    settings: kept.settings,
    announcements: messaging.announcements,
    async close() {
      await messaging.close();
      await rawLog.close();
      await kept.close();
    },
  };
}

/** The inquiries whose streams are of this category, as a read model of its own. */
export function inquiriesOf(category: string): Projection<InquiryDocument> {
  const projection = inquiries as unknown as Projection<InquiryDocument>;
  return { ...projection, name: `inquiries_${category}`, categories: [category] };
}
