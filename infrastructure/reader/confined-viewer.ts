import { type FileType, fileTypeOf } from '../../application/file-type.ts';
import type { DocumentViewer } from '../../application/ports/document-viewer.ts';
import type { Log } from '../../application/ports/log.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { ReaderAnswer } from './answer.ts';
import type { ReaderJob } from './job.ts';
import { createReaderPool, type ReaderPool } from './reader-pool.ts';
import { ReaderLimitReached, type ReaderLimits, type ReaderProcess } from './reader-process.ts';
import type { ReaderSource } from './reader-source.ts';

/** A person waits for it. Scanned pages are read by OCR. */
const READING: ReaderLimits = { milliseconds: 40_000, memoryMb: 700 };
const DRAWING: ReaderLimits = { milliseconds: 15_000, memoryMb: 700 };
const AT_ONCE = 2;
/** Files that are held for a turn; a page shows some of its pictures at once. */
const MOST_WAITING = 24;

/** Of these there are pages that are pictures. */
const DRAWN: ReadonlySet<FileType> = new Set(['pdf', 'word', 'excel'] as const);

const refused = (why: string) => new DomainError('CONFLICT', why, { reason: 'UNREADABLE_DOCUMENT' });

/** What is looked at, for a sentence, and by whom it is read. */
type Look = { what: 'This document' | 'This page'; pool: ReaderPool; limits: ReaderLimits; signal: AbortSignal };

/** Reads and draws kept documents in processes of their own, a fresh one for each, as the analysis does. */
export function createConfinedViewer(options: {
  log: Log;
  readers: ReaderSource;
  /** Of those that draw. */
  drawers: ReaderSource;
}): DocumentViewer {
  const { log } = options;
  const readers = createReaderPool({ atOnce: AT_ONCE, source: options.readers });
  const drawers = createReaderPool({ atOnce: AT_ONCE, source: options.drawers });
  let waiting = 0;

  async function ask<Seen>(
    { limits, pool, signal, what }: Look,
    job: ReaderJob,
    pick: (answer: ReaderAnswer, reader: ReaderProcess) => Seen | undefined,
  ): Promise<Seen> {
    if (waiting >= MOST_WAITING) throw refused('Too many documents are looked at now. Try again in a moment.');
    waiting++;
    try {
      const work = async (reader: ReaderProcess) => {
        const answer = await reader.ask(job, limits, signal);
        if ('unviewable' in answer) throw refused(answer.unviewable);
        const seen = pick(answer, reader);
        if (seen !== undefined) return seen;
        throw new Error('problem' in answer ? answer.problem : 'The reader answered another question.');
      };
      return await pool.use(false, work, signal);
    } catch (problem) {
      if (problem instanceof DomainError || signal.aborted) throw problem;
      log.warn('a document could not be shown', { job: job.kind, problem: String(problem) });
      throw refused(
        problem instanceof ReaderLimitReached
          ? `${what} takes too much to be shown. Download the file to look at it.`
          : `${what} can’t be shown here. Download the file to look at it.`,
      );
    } finally {
      waiting--;
    }
  }

  return {
    read(file, values, signal) {
      const look: Look = { what: 'This document', pool: readers, limits: READING, signal };
      return ask(look, { kind: 'view', ...file, values }, answer => ('viewed' in answer ? answer.viewed : undefined));
    },
    async draw(file, page, signal) {
      if (!DRAWN.has(fileTypeOf(file.bytes, file.contentType)))
        throw refused('Only pages of PDF files, and pictures in Word and Excel files, are drawn.');
      const look: Look = { what: 'This page', pool: drawers, limits: DRAWING, signal };
      return ask(look, { kind: 'draw', ...file, page }, (answer, { picture }) =>
        'drawn' in answer ? { contentType: answer.drawn, bytes: picture } : undefined,
      );
    },
    async close() {
      await Promise.all([readers.close(), drawers.close()]);
    },
  };
}
