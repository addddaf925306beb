import type { DocumentPage } from '../parts.ts';
import { createOcrWorkerPool, type OcrWorkerPool } from '../pixels/ocr-worker-pool.ts';
import { groupWords } from './text-lines.ts';

/** Reads the text of a photograph or scan. */
export interface PictureText {
  /** @throws when the picture cannot be decoded or takes too long, or when the signal aborts. */
  read(bytes: Uint8Array, signal: AbortSignal): Promise<DocumentPage[]>;
  close(): Promise<void>;
}

const IDLE_MS = 30_000;
/** A full page at 300 dpi takes some 5 s. */
const LIMIT_MS = 30_000;

/** OCR of whole pictures in one process, which is started when the first picture comes. */
export function createPictureText(): PictureText {
  const pool: OcrWorkerPool = createOcrWorkerPool({ workers: 1, idleMs: IDLE_MS });
  return {
    async read(bytes, signal) {
      const words = await pool.words({ picture: bytes }, LIMIT_MS, signal);
      return [{ page: 1, runs: groupWords(words), pairs: [] }];
    },
    close: () => pool.close(),
  };
}
