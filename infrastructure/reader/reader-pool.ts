import type { ReaderProcess } from './reader-process.ts';
import type { ReaderSource } from './reader-source.ts';

/** Fresh readers: each reads one piece of evidence and is ended. */
export type ReaderPool = {
  /**
   * Has a fresh reader do something and ends it, whatever came of that. Others wait for their turn.
   * @param pictures it will read one
   */
  use<T>(pictures: boolean, work: (reader: ReaderProcess) => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Ids of the processes that run now. */
  processIds(): number[];
  /** Ends them, and the spare of their source. */
  close(): Promise<void>;
};

/**
 * Bounds how many read at once: each has its pool, so that nobody waits behind another.
 * @param atOnce readers in work at most
 * @param source where they come from
 */
export function createReaderPool({ atOnce, source }: { atOnce: number; source: ReaderSource }): ReaderPool {
  const busy = new Set<ReaderProcess>();
  const running = new Set<Promise<unknown>>();
  const closing = new AbortController();

  async function run<T>(pictures: boolean, work: (reader: ReaderProcess) => Promise<T>): Promise<T> {
    const reader = await source.take(pictures);
    busy.add(reader);
    try {
      closing.signal.throwIfAborted();
      return await work(reader);
    } finally {
      reader.end();
      busy.delete(reader);
      source.ended();
      if (!closing.signal.aborted) source.keepSpare();
    }
  }

  return {
    async use(pictures, work, signal) {
      while (running.size >= atOnce) await Promise.race(running);
      signal.throwIfAborted();
      closing.signal.throwIfAborted();
      const turn = run(pictures, work);
      const settled = turn.catch(() => undefined);
      running.add(settled);
      try {
        return await turn;
      } finally {
        running.delete(settled);
      }
    },
    processIds: () => [...busy].flatMap(({ pid }) => pid ?? []),
    async close() {
      closing.abort(new Error('The readers are closed.'));
      source.dropSpare();
      for (const reader of busy) reader.end(new Error('The readers are closed.'), 'done');
      await Promise.all(running);
    },
  };
}
