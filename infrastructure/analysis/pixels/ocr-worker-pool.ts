import type { PixelCheck } from '../../../domain/inquiry/assessment.ts';
import type { Word } from '../documents/text-lines.ts';
import { abortReason, OcrProcess } from './ocr-process.ts';
import type { CheckJob, OcrAnswer, WordsJob } from './read-pixels-child.ts';

/** OCR processes that are started when they are needed and ended when they have been idle for a while. */
export interface OcrWorkerPool {
  /**
   * Looks for values in a screenshot; one answer a claim.
   * @throws when the process crashes, takes too long, the signal aborts or the pool is closed.
   */
  check(job: CheckJob, limitMs: number, signal: AbortSignal): Promise<PixelCheck[]>;
  /** Reads all words of a picture. Throws as `check` does, and when the picture cannot be decoded. */
  words(job: WordsJob, limitMs: number, signal: AbortSignal): Promise<Word[]>;
  /** Ids of the processes that run now. */
  processIds(): number[];
  close(): Promise<void>;
}

type Waiting = { take(worker: OcrProcess): void; refuse(reason: Error): void };

export function createOcrWorkerPool(options: { workers: number; idleMs: number }): OcrWorkerPool {
  const busy = new Set<OcrProcess>();
  const idle: OcrProcess[] = [];
  const waiting: Waiting[] = [];
  let idleTimer: NodeJS.Timeout | undefined;
  let closed = false;

  function stopIdle(): void {
    for (const worker of idle.splice(0)) worker.stop(new Error('The OCR process was idle and is ended.'));
  }

  /** An idle worker, a new one while there is room, or undefined. */
  function freeWorker(): OcrProcess | undefined {
    let worker = idle.pop();
    while (worker !== undefined && !worker.isAlive) worker = idle.pop();
    if (worker === undefined && busy.size < options.workers) worker = new OcrProcess();
    if (worker !== undefined) busy.add(worker);
    return worker;
  }

  function acquire(signal: AbortSignal): Promise<OcrProcess> {
    const worker = freeWorker();
    if (worker !== undefined) return Promise.resolve(worker);
    return new Promise((resolve, reject) => {
      const stop = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(abortReason(signal));
      };
      const entry: Waiting = {
        take: given => {
          signal.removeEventListener('abort', stop);
          resolve(given);
        },
        refuse: reason => {
          signal.removeEventListener('abort', stop);
          reject(reason);
        },
      };
      signal.addEventListener('abort', stop, { once: true });
      waiting.push(entry);
    });
  }

  function release(worker: OcrProcess): void {
    busy.delete(worker);
    if (worker.isAlive) idle.push(worker);
    const next = waiting.length > 0 ? freeWorker() : undefined;
    if (next !== undefined) waiting.shift()?.take(next);
    clearTimeout(idleTimer);
    idleTimer = setTimeout(stopIdle, options.idleMs).unref();
  }

  async function run(job: CheckJob | WordsJob, limitMs: number, signal: AbortSignal): Promise<OcrAnswer> {
    signal.throwIfAborted();
    if (closed) throw new Error('The OCR processes are closed.');
    const worker = await acquire(signal);
    try {
      return await worker.run(job, limitMs, signal);
    } finally {
      release(worker);
    }
  }

  return {
    async check(job, limitMs, signal) {
      const answer = await run(job, limitMs, signal);
      if (!('checks' in answer)) throw new Error('The OCR process answered another question than it was asked.');
      return answer.checks;
    },
    async words(job, limitMs, signal) {
      const answer = await run(job, limitMs, signal);
      if (!('words' in answer)) throw new Error('The OCR process answered another question than it was asked.');
      return answer.words;
    },
    processIds: () => [...busy, ...idle].flatMap(worker => (worker.isAlive ? (worker.pid ?? []) : [])),
    async close() {
      closed = true;
      clearTimeout(idleTimer);
      const reason = new Error('The OCR processes are closed.');
      for (const entry of waiting.splice(0)) entry.refuse(reason);
      for (const worker of busy) worker.stop(reason);
      stopIdle();
    },
  };
}
