import type { Log } from '../../application/ports/log.ts';
import type { KeptPage, TeachingReader } from '../../application/ports/teaching-reader.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { RawEvidence } from '../analysis/evidence-text.ts';
import type { ReaderAnswer } from './answer.ts';
import type { ReaderJob } from './job.ts';
import { createReaderPool } from './reader-pool.ts';
import { ReaderLimitReached } from './reader-process.ts';
import type { ReaderSource } from './reader-source.ts';

/** A person waits for it. */
const LIMITS = { milliseconds: 30_000, memoryMb: 700 };
const AT_ONCE = 2;
const never = new AbortController().signal;

const unreadable = (why: string) => new DomainError('CONFLICT', why, { reason: 'UNREADABLE_PAGE' });

function evidenceOf({ sourceUrl, ...kept }: KeptPage): RawEvidence {
  if ('file' in kept) return { type: 'document', sourceUrl, ...kept.file, snapshot: null };
  const { picture: bytes, snapshot } = kept;
  return { type: 'screenshot', sourceUrl, contentType: 'image/png', bytes, snapshot };
}

/** Reads kept pages in processes of their own, a fresh one for each look, as the analysis does. */
export function createConfinedTeaching(options: { log: Log; readers: ReaderSource }): TeachingReader {
  const { log, readers: source } = options;
  const pool = createReaderPool({ atOnce: AT_ONCE, source });

  /** @param pictures something is compared with the picture: what reads it is started at once */
  async function ask<Answer>(job: ReaderJob, pictures: boolean, pick: (answer: ReaderAnswer) => Answer | undefined) {
    try {
      const answer = await pool.use(pictures, reader => reader.ask(job, LIMITS, never), never);
      const picked = pick(answer);
      if (picked !== undefined) return picked;
      if ('unteachable' in answer) throw unreadable(answer.unteachable);
      throw new Error('problem' in answer ? answer.problem : 'The reader answered another question.');
    } catch (problem) {
      if (problem instanceof DomainError) throw problem;
      log.warn('a page could not be read for teaching', { problem: String(problem) });
      throw unreadable(
        problem instanceof ReaderLimitReached
          ? 'This page takes too long to read: nothing can be pointed at on it.'
          : 'This page ended the program that reads it: nothing can be pointed at on it.',
      );
    }
  }

  return {
    look(page, pointing) {
      const number = 'file' in page ? page.page : null;
      const job = { kind: 'teach', evidence: evidenceOf(page), page: number, pointing } as const;
      return ask(job, pointing !== null, answer => ('teachable' in answer ? answer.teachable : undefined));
    },
    try(page, reading, field) {
      const job = { kind: 'try', evidence: evidenceOf(page), reading, field } as const;
      return ask(job, true, answer => ('tried' in answer ? answer.tried : undefined));
    },
    close: () => pool.close(),
  };
}
