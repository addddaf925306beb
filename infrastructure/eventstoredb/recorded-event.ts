import type { RecordedEvent as StoredEvent } from '@eventstore/db-client';
import type { EventMetadata, RecordedEvent, StreamName } from '../../application/ports/event-store.ts';
import { positionOf } from './checkpoint.ts';

/**
 * Whether the event is one of ours. The server's own streams, types and links (`$>`) begin with a dollar sign, and what
 * other writers put into the database carries no metadata of ours.
 */
export function isOurs(event: StoredEvent): boolean {
  return !event.streamId.startsWith('$') && !event.type.startsWith('$') && event.isJson && event.metadata !== undefined;
}

export function recordedEvent(event: StoredEvent): RecordedEvent {
  return {
    id: event.id,
    type: event.type,
    data: event.data,
    metadata: event.metadata as EventMetadata,
    stream: event.streamId as StreamName,
    revision: Number(event.revision),
    position: positionOf(event).commit,
    created_at: event.created.toISOString(),
  };
}

/** The category of a stream: its name up to the first hyphen. */
export function categoryOf(stream: string): string {
  const hyphen = stream.indexOf('-');
  return hyphen < 0 ? '' : stream.slice(0, hyphen);
}
