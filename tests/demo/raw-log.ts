import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedEvent } from '../../application/ports/event-store.ts';
import { openEventStoreDb } from '../../infrastructure/eventstoredb/event-store.ts';
import { silentLog } from '../support/silent-log.ts';

/** What the log holds as it is stored, before anything is opened with a key. */
export type RawLog = { where: string; holds(text: string): boolean };

const FILES = ['log.db', 'log.db-wal'];

/** The log as it is stored: EventStoreDB at this address, or the embedded one in the folder. */
export async function rawLog(folder: string, eventStoreUrl: string | undefined): Promise<RawLog> {
  if (eventStoreUrl === undefined || eventStoreUrl === '') {
    const bytes = Buffer.concat(FILES.map(file => readFileSync(join(folder, file))));
    return { where: FILES.join(', '), holds: text => bytes.includes(text) };
  }
  const text = JSON.stringify(await everyEvent(eventStoreUrl));
  return { where: 'EventStoreDB', holds: searched => text.includes(searched) };
}

/** Every event of the categories that tell of a person, without our codec. */
async function everyEvent(url: string): Promise<RecordedEvent['data'][]> {
  const store = await openEventStoreDb({ url, log: silentLog });
  try {
    const categories = ['inquiry', 'capture', 'webhook_delivery', 'template', 'organization'];
    const events: unknown[] = [];
    let from: string | null = null;
    for (;;) {
      const batch = await store.readAll({ categories, from, limit: 500 });
      if (batch.events.length === 0) return events;
      events.push(...batch.events.map(({ data, metadata }) => ({ data, metadata })));
      from = batch.checkpoint;
    }
  } finally {
    await store.close();
  }
}
