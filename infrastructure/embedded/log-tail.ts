import type { RecordedEvent } from '../../application/ports/event-store.ts';
import { categoryOf } from './event-table.ts';

/** Enough for every subscription that keeps up. */
const KEPT = 4096;

/**
 * The last events of the log as this process appended them, without a gap: subscriptions that keep up read here instead
 * of asking the file again for each of them. Whoever is further back, or follows another process's append, asks the file.
 */
export class LogTail {
  #events: { category: string; event: RecordedEvent }[] = [];

  /** Takes in what was appended, in the log's order. Positions that are missing in between are another process's. */
  push(appended: readonly RecordedEvent[]): void {
    for (const event of appended) {
      const last = this.#events.at(-1)?.event.position;
      if (last !== undefined && event.position <= last) continue;
      if (last !== undefined && event.position !== last + 1n) this.clear();
      this.#events.push({ category: categoryOf(event.stream), event });
    }
    if (this.#events.length > 2 * KEPT) this.#events = this.#events.slice(-KEPT);
  }

  /** Another process has appended: what is kept may not be the end of the log any more. */
  clear(): void {
    this.#events = [];
  }

  /**
   * The next events of these categories after a position, and how far that is known.
   * @returns undefined when this tail does not reach back that far.
   */
  after(
    position: bigint,
    categories: readonly string[],
    limit: number,
  ): { events: RecordedEvent[]; seen: bigint } | undefined {
    const first = this.#events[0]?.event.position;
    const last = this.#events.at(-1)?.event.position;
    if (first === undefined || last === undefined || position + 1n < first) return undefined;
    if (position >= last) return { events: [], seen: position };
    const events: RecordedEvent[] = [];
    let seen = position;
    for (let index = Number(position + 1n - first); index < this.#events.length && events.length < limit; index++) {
      const entry = this.#events[index];
      if (entry === undefined) break;
      seen = entry.event.position;
      if (categories.includes(entry.category)) events.push(entry.event);
    }
    return { events, seen };
  }
}
