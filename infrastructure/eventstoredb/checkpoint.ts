import { type END, type Position, START, type RecordedEvent as StoredEvent } from '@eventstore/db-client';
import type { Checkpoint } from '../../application/ports/event-store.ts';

/** Where to go on in the log: after a position, or from one of its two ends. */
export type Place = Position | typeof START | typeof END;

/** `<commit>/<prepare>`: commits may share a place, so both are needed to go on at the right event. */
const FORM = /^(\d{1,19})\/(\d{1,19})$/;

export function checkpointOf(position: Position): Checkpoint {
  return `${position.commit}/${position.prepare}`;
}

/** Where a read goes on. @throws when another engine made the checkpoint. */
export function placeOf(checkpoint: Checkpoint | null): Place {
  if (checkpoint === null) return START;
  const [, commit, prepare] = FORM.exec(checkpoint) ?? [];
  if (commit === undefined || prepare === undefined) {
    throw new Error(`checkpoint ${checkpoint} was not made by EventStoreDB: remove it to start from the beginning`);
  }
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}

/** Whether the position comes after the place; what follows an end of the log always does. */
export function isAfter(one: Position, other: Place): boolean {
  if (typeof other === 'string') return true;
  return one.commit > other.commit || (one.commit === other.commit && one.prepare > other.prepare);
}

/** Where the event stands in the log. @throws when the server is too old to say it in every answer. */
export function positionOf(event: StoredEvent): Position {
  if (event.position === undefined) {
    throw new Error(`EventStoreDB sent event ${event.id} without its position: it must be version 23.10 or newer`);
  }
  return event.position;
}
