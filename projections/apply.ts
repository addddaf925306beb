import { type Documents, WriteRaced } from '../application/ports/documents.ts';
import type { EventBatch } from '../application/ports/event-store.ts';
import { concerned, foldBatch, type Projection } from './projection.ts';

/** Races in a row after which something is broken rather than busy. */
const MAX_RACES = 20;

/**
 * Folds a batch into a collection and stores the checkpoint. Doing so twice, or beside another projector, changes
 * nothing: whoever loses a race reads again what stands and goes once more.
 */
export async function applyBatch<Document>(
  documents: Documents,
  projection: Projection<Document>,
  collection: string,
  batch: EventBatch,
): Promise<void> {
  const ids = concerned(projection, batch.events);
  const checkpoint = { name: collection, value: batch.checkpoint };
  for (let race = 1; ; race++) {
    const stored = ids.length === 0 ? [] : await documents.read<Document>(collection, ids);
    const writes = foldBatch(projection, stored, batch.events);
    try {
      return await documents.write(collection, writes, checkpoint);
    } catch (error) {
      if (!(error instanceof WriteRaced) || race >= MAX_RACES) throw error;
    }
  }
}
