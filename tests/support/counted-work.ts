import type { WorkMetrics } from '../../application/ports/work-metrics.ts';

/** Counts which queues' work was set aside. */
export function countedWork(): WorkMetrics & { queues: string[] } {
  const queues: string[] = [];
  return { queues, setAside: queue => queues.push(queue) };
}
