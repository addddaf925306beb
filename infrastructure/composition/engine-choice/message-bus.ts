import type { Announcements } from '../../../application/ports/announcements.ts';
import type { MessageBus } from '../../../application/ports/message-bus.ts';
import type { Opening } from './opening.ts';

/** What processes tell each other by. */
export type Messaging = {
  messageBus: MessageBus;
  announcements: Announcements;
  /** Absent where a server keeps the queues. */
  removeTraces?(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the bus and announcements: NATS at this address, or embedded. Each is loaded only when it is chosen. */
export async function openMessaging(url: string | undefined, opening: Opening): Promise<Messaging> {
  if (url !== undefined) {
    const { openNats } = await import('../../nats/open.ts');
    return openNats({ url, clock: opening.clock, log: opening.log, onLost: opening.onLost });
  }
  const { embeddedEngines } = await import('../../embedded/engines.ts');
  const { EmbeddedAnnouncements } = await import('../../embedded/announcements.ts');
  const messageBus = await embeddedEngines.messageBus(opening);
  const announcements = new EmbeddedAnnouncements(opening);
  return {
    messageBus,
    announcements,
    removeTraces: () => messageBus.removeTraces(),
    async close() {
      await announcements.close();
      await messageBus.close();
    },
  };
}
