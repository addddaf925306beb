import {
  type EventBatch,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type RecordedEvent,
  RevisionConflict,
  type ScanOptions,
  type StreamName,
  type SubscriptionOptions,
} from '../../application/ports/event-store.ts';

const BATCH_SIZE = 500;

function categoryOf(stream: StreamName): string {
  return stream.slice(0, stream.indexOf('-'));
}

type BatchOptions = { categories: readonly string[]; from: string | null; limit: number };

/** A log that lives as long as the test. What it holds went through JSON, as in a real engine. */
export class InMemoryEventStore implements EventStore {
  readonly #log: RecordedEvent[] = [];
  readonly #appended = new EventTarget();

  async append(stream: StreamName, events: readonly NewEvent[], expected: ExpectedRevision): Promise<RecordedEvent[]> {
    const standing = this.#log.filter(event => event.stream === stream);
    const next = expected === 'no_stream' ? 0 : expected + 1;
    if (next !== standing.length) {
      const repeated = standing.slice(next, next + events.length);
      const isRepeat = repeated.length > 0 && events.every((event, index) => event.id === repeated[index]?.id);
      if (!isRepeat) throw new RevisionConflict(stream, expected);
      return structuredClone(repeated);
    }
    const created_at = new Date().toISOString();
    const recorded = events.map(({ id, type, data, metadata }, index): RecordedEvent => {
      const place = { stream, revision: next + index, position: BigInt(this.#log.length + index + 1), created_at };
      return { id, type, ...JSON.parse(JSON.stringify({ data, metadata })), ...place };
    });
    this.#log.push(...recorded);
    this.#appended.dispatchEvent(new Event('appended'));
    return structuredClone(recorded);
  }

  async read(stream: StreamName, from = 0): Promise<RecordedEvent[]> {
    return structuredClone(this.#log.filter(event => event.stream === stream && event.revision >= from));
  }

  async *scan(options: ScanOptions): AsyncIterable<EventBatch> {
    const batch = this.#batch({ ...options, limit: this.#log.length });
    if (batch.events.length > 0) yield batch;
  }

  async readAll(options: BatchOptions): Promise<EventBatch> {
    return this.#batch(options);
  }

  #batch(options: BatchOptions): EventBatch {
    const from = BigInt(options.from ?? 0);
    const events = this.#log
      .filter(event => event.position > from && options.categories.includes(categoryOf(event.stream)))
      .slice(0, options.limit);
    return { events: structuredClone(events), checkpoint: String(events.at(-1)?.position ?? from) };
  }

  async *subscribe(options: SubscriptionOptions): AsyncIterable<EventBatch> {
    const { categories, signal, batchSize: limit = BATCH_SIZE } = options;
    let { from } = options;
    while (!signal.aborted) {
      const batch = this.#batch({ categories, from, limit });
      from = batch.checkpoint;
      if (batch.events.length > 0) yield batch;
      else await this.#nextAppend(signal);
    }
  }

  async head(): Promise<bigint> {
    return BigInt(this.#log.length);
  }

  async close(): Promise<void> {}

  /** Resolves at the next append, or when the signal ends the wait. */
  #nextAppend(signal: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      const over = () => {
        this.#appended.removeEventListener('appended', over);
        signal.removeEventListener('abort', over);
        resolve();
      };
      this.#appended.addEventListener('appended', over);
      signal.addEventListener('abort', over);
    });
  }
}
