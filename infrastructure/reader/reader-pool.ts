import type { ReaderCensus } from './reader-census.ts';
import { ReaderProcess } from './reader-process.ts';

/** Whoever waits for what was read needs the processors first. */
const SPARE_AFTER_MS = 1_000;

/** Fresh readers: each reads one piece of evidence and is ended. */
export type ReaderPool = {
  /**
   * Has a fresh reader do something and ends it, whatever came of that. Others wait for their turn.
   * @param pictures it will read one
   */
  use<T>(pictures: boolean, work: (reader: ReaderProcess) => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Ids of the processes that run now. */
  processIds(): number[];
  close(): Promise<void>;
};

/**
 * Keeps one spare for a while after a reader was needed, so that the next piece of evidence does not wait for a start. It
 * is started a second later.
 * @param atOnce readers in work at most
 * @param warmMs how long a spare waits
 * @param drawing they draw pages
 */
export function createReaderPool(options: {
  atOnce: number;
  warmMs: number;
  drawing?: boolean;
  census: ReaderCensus;
}): ReaderPool {
  const { atOnce, warmMs, drawing = false, census } = options;
  const busy = new Set<ReaderProcess>();
  const running = new Set<Promise<unknown>>();
  let spare: Promise<ReaderProcess | null> | undefined;
  let starting: NodeJS.Timeout | undefined;
  let warm: NodeJS.Timeout | undefined;
  /** Until then a spare is started with what reads pictures. */
  let picturesUntil = 0;
  const closing = new AbortController();

  function dropSpare(): void {
    void spare?.then(reader => reader?.end());
    spare = undefined;
  }

  /** A spare that can't be started is missed by whoever needs it, and told to them. */
  function startSpare(): void {
    starting = undefined;
    const pictures = performance.now() < picturesUntil;
    spare ??= ReaderProcess.start({ pictures, drawing, spare: true, census }).catch(() => null);
  }

  function keepSpare(): void {
    if (closing.signal.aborted) return;
    starting ??= setTimeout(startSpare, SPARE_AFTER_MS).unref();
    clearTimeout(warm);
    warm = setTimeout(dropSpare, warmMs).unref();
  }

  async function freshReader(pictures: boolean): Promise<ReaderProcess> {
    if (pictures) picturesUntil = performance.now() + warmMs;
    const taken = spare;
    // Whoever comes while it still starts gets another one.
    spare = undefined;
    const waiting = await taken;
    return waiting?.isAlive ? waiting : ReaderProcess.start({ pictures, drawing, census });
  }

  async function run<T>(pictures: boolean, work: (reader: ReaderProcess) => Promise<T>): Promise<T> {
    const reader = await freshReader(pictures);
    busy.add(reader);
    try {
      closing.signal.throwIfAborted();
      return await work(reader);
    } finally {
      reader.end();
      busy.delete(reader);
      keepSpare();
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
      clearTimeout(starting);
      clearTimeout(warm);
      dropSpare();
      for (const reader of busy) reader.end(new Error('The readers are closed.'), 'done');
      await Promise.all(running);
    },
  };
}
