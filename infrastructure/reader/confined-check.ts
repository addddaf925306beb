import type { DocumentCheck } from '../../application/ports/document-check.ts';
import type { Log } from '../../application/ports/log.ts';
import { createReaderPool } from './reader-pool.ts';
import { ReaderLimitReached, type ReaderProcess } from './reader-process.ts';
import type { ReaderSource } from './reader-source.ts';

/** A person waits for it; what takes longer to open takes longer to read than is allowed. */
const LIMITS = { milliseconds: 10_000, memoryMb: 700 };
const AT_ONCE = 2;
const never = new AbortController().signal;

/** Opens documents in processes of their own, a fresh one for each, as the analysis does. */
export function createConfinedCheck(options: { log: Log; readers: ReaderSource }): DocumentCheck & {
  close(): Promise<void>;
} {
  const { log, readers: source } = options;
  const pool = createReaderPool({ atOnce: AT_ONCE, source });
  return {
    async problem(bytes, contentType) {
      try {
        const job = { kind: 'open', bytes, contentType } as const;
        const open = (reader: ReaderProcess) => {
          if (contentType.startsWith('image/')) source.expectPicture();
          return reader.ask(job, LIMITS, never);
        };
        const answer = await pool.use(false, open, never);
        if ('unreadable' in answer) return answer.unreadable;
        throw new Error('problem' in answer ? answer.problem : 'The reader answered another question.');
      } catch (problem) {
        if (problem instanceof ReaderLimitReached) return 'FILE_TOO_MUCH';
        // The analysis will say what becomes of it.
        log.warn('a document could not be tried', { content_type: contentType, problem: String(problem) });
        return null;
      }
    },
    close: () => pool.close(),
  };
}
