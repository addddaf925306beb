import { type Documents, WriteRaced } from '../application/ports/documents.ts';
import type { Checkpoint, EventBatch, RecordedEvent } from '../application/ports/event-store.ts';
import { concerned, fold, kept } from './fold.ts';
import type { Projection } from './projection.ts';

/** Races in a row after which something is broken rather than busy. */
const MAX_RACES = 20;

/**
 * Folds events into a collection and stores the checkpoint, if there is one. Doing so twice, or beside another
 * projector, changes nothing: whoever loses a race reads again what stands and goes once more.
 */
export async function applyEvents<Document>(
  documents: Documents,
  projection: Projection<Document>,
  collection: string,
  events: readonly RecordedEvent[],
  checkpoint: { name: string; value: Checkpoint } | null,
): Promise<void> {
  const ids = concerned(projection, events);
  for (let race = 1; ; race++) {
    const stored = ids.length === 0 ? [] : await documents.read(collection, ids);
    const writes = fold(projection, stored, events).map(folded => kept(projection, folded));
    if (writes.length === 0 && checkpoint === null) return;
    try {
      return await documents.write(collection, writes, checkpoint);
    } catch (error) {
      if (!(error instanceof WriteRaced) || race >= MAX_RACES) throw error;
    }
  }
}

/** Folds a batch into the collection of a read model, whose checkpoint has the collection's name. */
export function applyBatch<Document>(
  documents: Documents,
  projection: Projection<Document>,
  collection: string,
  batch: EventBatch,
): Promise<void> {
  return applyEvents(documents, projection, collection, batch.events, { name: collection, value: batch.checkpoint });
}
