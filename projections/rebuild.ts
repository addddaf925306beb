import type { Documents } from '../application/ports/documents.ts';
import type { EventStore } from '../application/ports/event-store.ts';
import { applyBatch } from './apply.ts';
import { claimGeneration, generationsBetween, liveGeneration, makeLive } from './generation.ts';
import type { Projection } from './projection.ts';

/** How far a rebuild is. Positions are of the log. */
export type RebuildProgress = { events: number; position: bigint; head: bigint };

export type Rebuilt = { events: number; seconds: number };

export type RebuildOptions = {
  /** Told after every batch. */
  onProgress?: (progress: RebuildProgress) => void;
  /** How long readers of the old generation have to move over before it is dropped. */
  graceMs?: number;
};

const BATCH = 1000;
const GRACE_MS = 1000;

/**
 * Builds a new generation of a read model beside the one that serves, then switches and drops those before it.
 * Killed half-way it leaves the old one serving, and the next rebuild clears up behind it. Of two at once each builds
 * a generation of its own, and the newer one stays.
 * @returns how many events were folded in, and how long that took until the switch.
 */
export async function rebuild<Document>(
  store: EventStore,
  documents: Documents,
  projection: Projection<Document>,
  options: RebuildOptions = {},
): Promise<Rebuilt> {
  const startedAt = performance.now();
  const current = await liveGeneration(documents, projection);
  const next = await claimGeneration(documents, projection, current);
  await documents.open({ name: next.collection, indexes: projection.indexes });

  const head = await store.head();
  let events = 0;
  let from: string | null = null;
  for (;;) {
    const batch = await store.readAll({ categories: projection.categories, from, limit: BATCH });
    const last = batch.events.at(-1);
    if (last === undefined) break;
    await applyBatch(documents, projection, next.collection, batch);
    from = batch.checkpoint;
    events += batch.events.length;
    options.onProgress?.({ events, position: last.position, head });
  }
  if ((await liveGeneration(documents, projection)).number > next.number) {
    await documents.drop(next.collection);
    return { events, seconds: (performance.now() - startedAt) / 1000 };
  }
  await makeLive(documents, projection, next);
  const seconds = (performance.now() - startedAt) / 1000;
  await new Promise(resolve => setTimeout(resolve, options.graceMs ?? GRACE_MS));
  for (const old of generationsBetween(projection, current, next)) await documents.drop(old.collection);
  return { events, seconds };
}
