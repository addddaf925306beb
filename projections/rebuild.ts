import { pause } from '../application/pause.ts';
import type { Documents } from '../application/ports/documents.ts';
import type { EventStore } from '../application/ports/event-store.ts';
import type { Reservations } from '../application/ports/reservations.ts';
import type { Settings } from '../application/ports/settings.ts';
import { applyBatch } from './apply.ts';
import { claimGeneration, earlierGenerations, generationsBetween, liveGeneration, makeLive } from './generation.ts';
import { pages } from './pages.ts';
import type { Projection } from './projection.ts';

/** How far a rebuild is. Positions are of the log. */
export type RebuildProgress = { events: number; position: bigint; head: bigint };

export type Rebuilt = { events: number; seconds: number };

/** What a rebuild works with. */
export type RebuildParts = {
  store: EventStore;
  documents: Documents;
  settings: Settings;
  reservations: Reservations;
};

export type RebuildOptions = {
  /** Told after every page. */
  onProgress?: (progress: RebuildProgress) => void;
  /** How long readers of the old generation have to move over before it is dropped. */
  graceMs?: number;
};

const GRACE_MS = 1000;

/**
 * Builds a new generation of a read model beside the one that serves, then switches and drops those before it, those of
 * earlier versions too.
 * Killed half-way it leaves the old one serving, and the next rebuild clears up behind it. Of two at once each builds
 * a generation of its own, and the newer one stays.
 * @returns how many events were folded in, and how long that took until the switch.
 */
export async function rebuild<Document>(
  { store, documents, settings, reservations }: RebuildParts,
  projection: Projection<Document>,
  options: RebuildOptions = {},
): Promise<Rebuilt> {
  const startedAt = performance.now();
  const current = await liveGeneration(settings, projection);
  const next = await claimGeneration(reservations, projection, current);
  await documents.open({ name: next.collection, indexes: projection.indexes });

  const head = await store.head();
  let events = 0;
  for await (const page of pages(store, projection.categories, null)) {
    await applyBatch(documents, projection, next.collection, page);
    events += page.events.length;
    options.onProgress?.({ events, position: page.events.at(-1)?.position ?? 0n, head });
  }
  if ((await liveGeneration(settings, projection)).number > next.number) {
    await documents.drop(next.collection);
    return { events, seconds: (performance.now() - startedAt) / 1000 };
  }
  await makeLive(settings, projection, next);
  const seconds = (performance.now() - startedAt) / 1000;
  await pause(options.graceMs ?? GRACE_MS);
  const left = [...(await earlierGenerations(settings, projection)), ...generationsBetween(projection, current, next)];
  for (const { collection } of left) await documents.drop(collection);
  return { events, seconds };
}
