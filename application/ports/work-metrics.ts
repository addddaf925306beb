/** Counts what becomes of work in queues, for whoever watches the service. */
export interface WorkMetrics {
  /** Work of this queue is given to no worker any more: it ended those that had it. */
  setAside(queue: string): void;
}
