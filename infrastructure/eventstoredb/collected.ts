import type { StreamingRead } from '@eventstore/db-client';
import { within } from './failures.ts';

/**
 * The events of a read, all of them or none.
 * @throws NoAnswer when it has not ended after so many ms; the read is cancelled then.
 */
export async function collected<Event>(read: StreamingRead<{ event?: Event }>, ms: number): Promise<Event[]> {
  const all = async () => {
    const events: Event[] = [];
    for await (const { event } of read) {
      if (event !== undefined) events.push(event);
    }
    return events;
  };
  try {
    return await within(ms, all());
  } finally {
    // Destroying the reader alone would leave the call open.
    read.cancel().catch(() => {});
    read.destroy();
  }
}
