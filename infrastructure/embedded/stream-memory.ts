import { LRUCache } from 'lru-cache';
import type { RecordedEvent, StreamName } from '../../application/ports/event-store.ts';

/** Events of all streams together. */
const KEPT = 8192;

/**
 * The streams that this process has read or written last, each whole. They end where they are said to end for as long as
 * no other process has appended anything.
 */
export class StreamMemory {
  readonly #streams = new LRUCache<StreamName, readonly RecordedEvent[]>({
    maxSize: KEPT,
    sizeCalculation: events => events.length,
  });

  /** undefined: not remembered. */
  get(stream: StreamName): readonly RecordedEvent[] | undefined {
    return this.#streams.get(stream);
  }

  /** Takes in a stream that was read whole. One without events is not worth it. */
  read(stream: StreamName, events: readonly RecordedEvent[]): void {
    if (events.length > 0) this.#streams.set(stream, events);
  }

  /** Takes in what this process has appended. Of a stream whose beginning is not remembered nothing is. */
  append(stream: StreamName, events: readonly RecordedEvent[]): void {
    const known = this.#streams.get(stream) ?? [];
    // What was sent again stands already.
    if (known.length === events[0]?.revision) this.#streams.set(stream, [...known, ...events]);
  }

  /** Another process has appended, nobody knows where. */
  clear(): void {
    this.#streams.clear();
  }
}
