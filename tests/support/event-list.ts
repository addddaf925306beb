import {
  type EventBatch,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
  RevisionConflict,
} from '../../application/ports/event-store.ts';

function follows(events: readonly NewEvent[], recorded: readonly RecordedEvent[]): boolean {
  return recorded.length === events.length && recorded.every((event, index) => event.id === events[index]?.id);
}

/** A log in an array, for tests of use cases. */
export function createEventList(): EventStore & { readonly events: RecordedEvent[] } {
  const events: RecordedEvent[] = [];
  const wakers = new Set<() => void>();
  const streamOf = (stream: string) => events.filter(event => event.stream === stream);

  async function* subscribe(options: Parameters<EventStore['subscribe']>[0]): AsyncGenerator<EventBatch> {
    let next = options.from === null ? 0 : Number(options.from);
    while (!options.signal.aborted) {
      const batch = events.slice(next, next + (options.batchSize ?? 500));
      next += batch.length;
      const wanted = batch.filter(event =>
        options.categories.some(category => event.stream.startsWith(`${category}-`)),
      );
      if (wanted.length > 0) yield { events: wanted, checkpoint: String(next) };
      if (batch.length > 0) continue;
      await new Promise<void>(resolve => {
        const wake = () => {
          wakers.delete(wake);
          resolve();
        };
        wakers.add(wake);
        options.signal.addEventListener('abort', wake, { once: true });
      });
    }
  }

  return {
    events,
    async append(stream, added, expected) {
      const past = streamOf(stream);
      const revision = expected === 'no_stream' ? -1 : expected;
      if (past.length - 1 !== revision) {
        const since = past.slice(revision + 1, revision + 1 + added.length);
        if (follows(added, since)) return since;
        throw new RevisionConflict(stream, expected);
      }
      const recorded = added.map((event, index) => ({
        ...structuredClone(event),
        stream,
        revision: revision + 1 + index,
        position: BigInt(events.length + 1 + index),
        created_at: event.metadata.occurred_at,
      }));
      events.push(...recorded);
      for (const wake of [...wakers]) wake();
      return recorded;
    },
    read: async (stream, from = 0) => streamOf(stream).slice(from),
    subscribe,
    head: async () => BigInt(events.length),
    close: async () => undefined,
  };
}
