import type { Announcements } from '../application/ports/announcements.ts';

/** Where it is told how far the read models have come. */
const SUBJECT = 'read-models.reached';

/** How far a collection has come: every event up to this position is folded in. */
export type Reached = { collection: string; position: bigint };

/** Tells every process how far a collection has come. */
export function announceReached(announcements: Announcements, { collection, position }: Reached): void {
  announcements.announce(SUBJECT, { collection, position: String(position) });
}

/** Hears how far collections have come, until the returned function is called. */
export function listenToReached(announcements: Announcements, heard: (reached: Reached) => void): () => void {
  return announcements.listen(SUBJECT, body => {
    const { collection, position } = (body ?? {}) as { collection?: unknown; position?: unknown };
    if (typeof collection !== 'string' || typeof position !== 'string' || !/^\d+$/.test(position)) return;
    heard({ collection, position: BigInt(position) });
  });
}
