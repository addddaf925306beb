import type { RecordedEvent } from '../../application/ports/event-store.ts';

/** Enough for every subscription to catch up with what was appended in the last moments. */
const KEPT = 4096;

/** The events that this process appended last, by id. The oldest make room. */
export class RecentEvents {
  private readonly events = new Map<string, RecordedEvent>();

  add(event: RecordedEvent): void {
    this.events.set(event.id, event);
    if (this.events.size <= KEPT) return;
    const [oldest] = this.events.keys();
    if (oldest !== undefined) this.events.delete(oldest);
  }

  find(id: string): RecordedEvent | undefined {
    return this.events.get(id);
  }
}
