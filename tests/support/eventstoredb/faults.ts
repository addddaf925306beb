/** What goes wrong on demand. Everything is well until a test says otherwise. */
export class Faults {
  /** ms that every call waits before it is looked at. */
  delayMs = 0;
  /** Appends to come that are committed, and whose connection is then cut before they are answered. */
  cutAfterCommit = 0;
  /** Appends to come that are neither committed nor ever answered. */
  swallowAppends = 0;
  /** Calls for appends to come that are ended cleanly instead of answering their first one. */
  endAppendCalls = 0;
  /** Subscriptions to come that are ended cleanly before they have said anything. */
  endSubscriptions = 0;
  /** Subscriptions to come that are taken and never answered. */
  muteSubscriptions = 0;
  /** Answers every call as if the user were unknown: UNAUTHENTICATED, as ASP.NET does when no provider takes the user. */
  refuseUsers = false;
  /** Answers every call as a server does that has just been started: UNAVAILABLE. */
  notReady = false;
  /** Port of the node that leads: this one is a follower, and sends calls there that require the leader. */
  leaderPort: number | undefined;
  readonly #subscriptions = new Set<(how: 'end' | 'unavailable') => void>();

  /** The server is gone: what it had not done yet, it never does. */
  stopped = false;

  /** Ends every subscription that runs now: cleanly, or with the status of a server that goes away. */
  dropSubscriptions(how: 'end' | 'unavailable'): number {
    const dropped = [...this.#subscriptions];
    for (const drop of dropped) drop(how);
    return dropped.length;
  }

  /** @returns what takes the subscription from the list again. */
  addSubscription(drop: (how: 'end' | 'unavailable') => void): () => void {
    this.#subscriptions.add(drop);
    return () => this.#subscriptions.delete(drop);
  }

  get subscriptions(): number {
    return this.#subscriptions.size;
  }

  async delay(): Promise<void> {
    if (this.delayMs > 0) await new Promise(resolve => setTimeout(resolve, this.delayMs).unref());
  }
}
