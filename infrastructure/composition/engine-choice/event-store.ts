import type { EventStore } from '../../../application/ports/event-store.ts';
import type { Opening } from './opening.ts';

/** Opens the log: EventStoreDB at this address, or the embedded one. Each is loaded only when it is chosen. */
export async function openEventStore(url: string | undefined, opening: Opening): Promise<EventStore> {
  if (url !== undefined) {
    const { openEventStoreDb } = await import('../../eventstoredb/event-store.ts');
    return openEventStoreDb({ url, log: opening.log });
  }
  const { embeddedEngines } = await import('../../embedded/engines.ts');
  return embeddedEngines.eventStore(opening);
}
