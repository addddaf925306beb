import type { Log } from '../../../application/ports/log.ts';
import type { PixelReader } from '../parts.ts';
import { createOcrWorkerPool } from './ocr-worker-pool.ts';

const IDLE_MS = 60_000;
/** Time for a process to start and for a long page to be decoded. */
const START_LIMIT_MS = 15_000;
const VALUE_LIMIT_MS = 3_000;

export type PixelReaderOptions = {
  log: Log;
  /** OCR processes at most, some 150 MB each; 2 when not given. They are started when needed. */
  workers?: number;
};

/**
 * Reads values off a screenshot with Tesseract in processes of their own, without network.
 * A check rejects when the screenshot is no PNG, the process crashes, the signal aborts, or it takes longer than 15 s
 * and 3 s a value; what the pixels show never makes it reject.
 */
export function createPixelReader({ log, workers = 2 }: PixelReaderOptions): PixelReader {
  const pool = createOcrWorkerPool({ workers, idleMs: IDLE_MS });
  return {
    async check(png, scale, claims, signal) {
      signal.throwIfAborted();
      if (claims.length === 0) return [];
      const limitMs = START_LIMIT_MS + VALUE_LIMIT_MS * claims.length;
      try {
        return await pool.check({ png, scale, claims }, limitMs, signal);
      } catch (problem) {
        if (!signal.aborted)
          log.error('Pixels could not be checked', { values: claims.length, problem: String(problem) });
        throw problem;
      }
    },
    close: () => pool.close(),
  };
}
