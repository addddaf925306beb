import type { Checkpoint, EventBatch, EventStore } from '../application/ports/event-store.ts';

/** Large, so that a document whose events lie close together is written once and not page after page. */
const PAGE = 4000;

/**
 * The log of these categories up to its end, page by page; the next one is read while the reader works on one. It ends
 * with the first page that is not full: others may write more quickly than a reader can come to a last event.
 */
export async function* pages(
  store: EventStore,
  categories: readonly string[],
  from: Checkpoint | null,
): AsyncGenerator<EventBatch, void, undefined> {
  const read = (after: Checkpoint | null) => store.readAll({ categories, from: after, limit: PAGE });
  let coming = read(from);
  for (;;) {
    const page = await coming;
    const isLast = page.events.length < PAGE;
    if (!isLast) coming = read(page.checkpoint);
    // A reader that fails or leaves meanwhile does not hear of it.
    coming.catch(() => undefined);
    if (page.events.length > 0) yield page;
    if (isLast) return;
  }
}
