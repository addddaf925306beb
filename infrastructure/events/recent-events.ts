/** Enough for every subscription to catch up with what was appended in the last moments. */
const KEPT = 4096;

/** The data of the events that this process appended last, as the application knows it, by the event's id. */
export class RecentEvents {
  private readonly datas = new Map<string, unknown>();

  /** The oldest makes room. */
  add(id: string, data: unknown): void {
    this.datas.set(id, data);
    if (this.datas.size <= KEPT) return;
    const [oldest] = this.datas.keys();
    if (oldest !== undefined) this.datas.delete(oldest);
  }

  find(id: string): unknown {
    return this.datas.get(id);
  }
}
