import { type Position, START, type RecordedEvent as StoredEvent } from '@eventstore/db-client';
import type { Checkpoint } from '../../application/ports/event-store.ts';

/** `<commit>/<prepare>`: commits may share a place, so both are needed to go on at the right event. */
const FORM = /^(\d{1,19})\/(\d{1,19})$/;

export function checkpointOf(position: Position): Checkpoint {
  return `${position.commit}/${position.prepare}`;
}

/** Where a read goes on. @throws when another engine made the checkpoint. */
export function placeOf(checkpoint: Checkpoint | null): Position | typeof START {
  if (checkpoint === null) return START;
  const [, commit, prepare] = FORM.exec(checkpoint) ?? [];
  if (commit === undefined || prepare === undefined) {
    throw new Error(`checkpoint ${checkpoint} was not made by EventStoreDB: remove it to start from the beginning`);
  }
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}

/** Whether the first place comes after the second one in the log. */
export function isAfter(one: Position, other: Position | typeof START): boolean {
  if (other === START) return true;
  return one.commit > other.commit || (one.commit === other.commit && one.prepare > other.prepare);
}

/** Where the event stands in the log. @throws when the server is too old to say it in every answer. */
export function positionOf(event: StoredEvent): Position {
  if (event.position === undefined) {
    throw new Error(`EventStoreDB sent event ${event.id} without its position: it must be version 22.6 or newer`);
  }
  return event.position;
}
