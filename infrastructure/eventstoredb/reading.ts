import {
  type AllStreamResolvedEvent,
  BACKWARDS,
  END,
  type EventStoreDBClient,
  type Position,
  type StreamingRead,
  StreamNotFoundError,
} from '@eventstore/db-client';
import type { RecordedEvent, StreamName } from '../../application/ports/event-store.ts';
import { positionOf } from './checkpoint.ts';
import { within } from './failures.ts';
import { isOurs, recordedEvent } from './recorded-event.ts';

/** The client, and what says that it is being closed: calls that this cuts end as if they had been answered. */
export type OpenClient = { client: EventStoreDBClient; closing: AbortSignal };

/** Events looked at in one step backwards from the end of the log. */
const HEAD_PAGE = 32;

/** @throws when the event store is closed. */
export function refuseClosed(closing: AbortSignal): void {
  if (closing.aborted) throw new Error('the event store was closed before it had answered');
}

/**
 * Our events of a stream from a revision on, none when there is no such stream.
 * @throws NoAnswer when they have not all come after so many ms.
 */
export async function readStream(
  { client, closing }: OpenClient,
  stream: StreamName,
  { from, maxCount, ms }: { from: number; maxCount?: number; ms: number },
): Promise<RecordedEvent[]> {
  const counted = maxCount === undefined ? {} : { maxCount };
  const read = client.readStream(stream, { fromRevision: BigInt(from), requiresLeader: true, ...counted });
  try {
    return (await collected(read, ms, closing)).filter(isOurs).map(recordedEvent);
  } catch (error) {
    if (error instanceof StreamNotFoundError) return [];
    throw error;
  }
}

/** Position of our newest event in the log, 0 when there is none. @throws NoAnswer when a page takes longer than ms. */
export async function readHead({ client, closing }: OpenClient, ms: number): Promise<bigint> {
  let fromPosition: Position | typeof END = END;
  for (;;) {
    const read: StreamingRead<AllStreamResolvedEvent> = client.readAll({
      direction: BACKWARDS,
      fromPosition,
      maxCount: HEAD_PAGE,
      requiresLeader: true,
    });
    const events = await collected(read, ms, closing);
    const last = events.at(-1);
    const newest = events.find(isOurs);
    if (newest !== undefined) return positionOf(newest).commit;
    if (last === undefined) return 0n;
    fromPosition = positionOf(last);
  }
}

/**
 * The events of a read, all of them or none.
 * @throws NoAnswer when it has not ended after so many ms; the read is cancelled then.
 */
async function collected<Event>(
  read: StreamingRead<{ event?: Event }>,
  ms: number,
  closing: AbortSignal,
): Promise<Event[]> {
  const events: Event[] = [];
  // Listened to for ever: the call ends only when all that has come is read, also after it was cancelled.
  const ended = new Promise<void>((resolve, reject) => {
    read.on('data', ({ event }) => {
      if (event !== undefined) events.push(event);
    });
    read.on('end', resolve);
    read.on('error', reject);
  });
  try {
    await within(ms, ended);
  } catch (error) {
    read.cancel().catch(() => {});
    throw error;
  }
  refuseClosed(closing);
  return events;
}
