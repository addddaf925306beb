import type { Documents } from '../application/ports/documents.ts';
import type { EventStore } from '../application/ports/event-store.ts';
import { Comparison, type ComparisonOptions, type Found, type Served } from './comparison.ts';
import { Folding } from './folding.ts';
import type { Projection } from './projection.ts';
import type { RebuildProgress } from './rebuild.ts';
import type { Scratch } from './scratch.ts';

/** How far a verification is: how many events are folded in, and how many documents compared. */
export type VerifyProgress = RebuildProgress & { documents: number };

/** What a verification found, how many events it folded in, and how long it took. */
export type Verified = Found & { events: number; seconds: number };

export type VerifyOptions = ComparisonOptions & { onProgress?: (progress: VerifyProgress) => void };

/** Rebuilds that may switch to another collection meanwhile. */
const MOST_SWITCHES = 3;

/**
 * Builds a read model anew from the log in the scratch collection and compares it, document by document, with the one
 * that serves, whoever folds events into that meanwhile.
 * @param served where it serves now; asked again when a rebuild has switched to another collection.
 */
export async function verify<Document>(
  parts: { store: EventStore; documents: Documents; projection: Projection<Document> },
  served: () => Promise<Served>,
  scratch: Scratch,
  options: VerifyOptions,
): Promise<Verified> {
  const { store, documents, projection } = parts;
  const startedAt = performance.now();
  const signal = AbortSignal.any([options.signal, scratch.lost]);
  const { indexes } = projection;
  await documents.drop(scratch.collection);
  await documents.open({ name: scratch.collection, indexes });
  const folding = new Folding(store, documents, projection, scratch.collection);
  try {
    const head = await store.head();
    const told = { head, documents: 0 };
    const tell = () => options.onProgress?.({ ...told, events: folding.events, position: folding.position });
    await folding.foldTo(head, signal, tell);
    for (let switches = 0; ; switches++) {
      signal.throwIfAborted();
      const live = await served();
      const hasMoved = async () => switches < MOST_SWITCHES && (await served()).collection !== live.collection;
      await documents.open({ name: live.collection, indexes });
      const comparison = new Comparison(parts, live, folding, { ...options, signal });
      try {
        await comparison.run(count => {
          told.documents = count;
          tell();
        });
      } catch (error) {
        if (await hasMoved()) continue;
        throw error;
      }
      if (await hasMoved()) continue;
      const seconds = (performance.now() - startedAt) / 1000;
      return { ...comparison.found, events: folding.events, seconds };
    }
  } finally {
    await documents.drop(scratch.collection);
  }
}
