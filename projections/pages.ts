import type { Checkpoint, EventBatch, EventStore } from '../application/ports/event-store.ts';

/** Large, so that a document whose events lie close together is written once and not batch after batch. */
const PAGE = 4000;

/** The log of these categories up to its end, in large pages; the next one comes while the reader works on one. */
export async function* pages(
  store: EventStore,
  categories: readonly string[],
  from: Checkpoint | null,
): AsyncGenerator<EventBatch, void, undefined> {
  const batches = store.scan({ categories, from })[Symbol.asyncIterator]();
  try {
    for (let page = await nextPage(batches); page !== undefined; ) {
      const coming = nextPage(batches);
      // A reader that fails or leaves meanwhile does not hear of it.
      coming.catch(() => undefined);
      yield page;
      page = await coming;
    }
  } finally {
    await batches.return?.();
  }
}

/** What comes next, as much as makes a page; undefined at the end. */
async function nextPage(batches: AsyncIterator<EventBatch>): Promise<EventBatch | undefined> {
  const events: EventBatch['events'] = [];
  let checkpoint: Checkpoint | undefined;
  while (events.length < PAGE) {
    const next = await batches.next();
    if (next.done) break;
    events.push(...next.value.events);
    checkpoint = next.value.checkpoint;
  }
  return checkpoint === undefined ? undefined : { events, checkpoint };
}
