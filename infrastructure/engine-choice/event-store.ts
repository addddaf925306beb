import type { EventStore } from '../../application/ports/event-store.ts';
import { ConfigError } from '../config.ts';
import type { Opening } from './opening.ts';

/** Opens the log: EventStoreDB at this address, or the embedded one. Each is loaded only when it is chosen. */
export async function openEventStore(url: string | undefined, opening: Opening): Promise<EventStore> {
  if (url !== undefined) throw new ConfigError('EVENT_STORE_URL: this build is without EventStoreDB');
  const { embeddedEngines } = await import('../embedded/engines.ts');
  return embeddedEngines.eventStore(opening);
}
