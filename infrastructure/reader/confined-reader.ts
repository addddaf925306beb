import { type FileType, fileTypeOf } from '../../application/file-type.ts';
import { type EvidenceForAnalysis, UnreadableEvidence } from '../../application/ports/analyser.ts';
import type { Log } from '../../application/ports/log.ts';
import type { EvidenceReading } from '../../domain/judging/findings.ts';
import { NOTHING_READ } from '../../domain/judging/nothing-read.ts';
import type { Asked, EvidenceReader } from '../analysis/parts.ts';
import { createReaderPool } from './reader-pool.ts';
import { ReaderLimitReached, type ReaderLimits, type ReaderProcess } from './reader-process.ts';
import type { ReaderSource } from './reader-source.ts';

/** What reading one piece of evidence may cost. */
export type ReadingLimits = {
  text: ReaderLimits;
  /** Of a screenshot, a picture, or a PDF that may be a scan, which OCR reads; and the time that each field adds. */
  picture: ReaderLimits;
  fieldMs: number;
};

export const READING_LIMITS: ReadingLimits = {
  text: { milliseconds: 10_000, memoryMb: 420 },
  picture: { milliseconds: 30_000, memoryMb: 700 },
  fieldMs: 1_500,
};

const AT_ONCE = 2;
/** A piece of evidence that has ended so many readers is given to no other. */
const MOST_READERS = 2;

const SLOW = {
  document: (seconds: number) => `The document takes longer than ${seconds} s to read. Upload the pages that matter.`,
  screenshot: (seconds: number) => `The page takes longer than ${seconds} s to read. Capture the part that matters.`,
};
const LARGE = {
  document: (mb: number) => `The document takes more than ${mb} MB of memory to read. Upload the pages that matter.`,
  screenshot: (mb: number) => `The page takes more than ${mb} MB of memory to read. Capture the part that matters.`,
};

const refusal = (refused: string): EvidenceReading => ({ ...NOTHING_READ, refused });

const isPicture = ({ type, contentType }: EvidenceForAnalysis) =>
  type === 'screenshot' || contentType.startsWith('image/');

/** Files whose pictures only their reader finds out: a PDF may be a scan, and so may a picture in a letter. */
const WITH_PICTURES: ReadonlySet<FileType> = new Set(['pdf', 'word', 'excel'] as const);

const mayHoldPictures = (evidence: EvidenceForAnalysis) =>
  isPicture(evidence) || WITH_PICTURES.has(fileTypeOf(evidence.bytes, evidence.contentType));

function limitsFor(evidence: EvidenceForAnalysis, asked: Asked, limits: ReadingLimits): ReaderLimits {
  if (!mayHoldPictures(evidence)) return limits.text;
  const { milliseconds, memoryMb } = limits.picture;
  return { milliseconds: milliseconds + asked.fields.length * limits.fieldMs, memoryMb };
}

/** Reads each piece of evidence in a process of its own, which is fresh, confined, and ended when it takes too much. */
export function createConfinedReader(options: {
  log: Log;
  readers: ReaderSource;
  limits?: Partial<ReadingLimits>;
}): EvidenceReader & {
  processIds(): number[];
} {
  const { log } = options;
  const limits = { ...READING_LIMITS, ...options.limits };
  const pool = createReaderPool({ atOnce: AT_ONCE, source: options.readers });

  async function readOnce(
    reader: ReaderProcess,
    evidence: EvidenceForAnalysis,
    asked: Asked,
    signal: AbortSignal,
  ): Promise<EvidenceReading> {
    const { type, sourceUrl, contentType, bytes, snapshot } = evidence;
    const may = limitsFor(evidence, asked, limits);
    try {
      const job = { kind: 'read', evidence: { type, sourceUrl, contentType, bytes, snapshot }, asked } as const;
      const answer = await reader.ask(job, may, signal);
      if ('reading' in answer) return answer.reading;
      throw new Error('problem' in answer ? answer.problem : 'The reader answered another question.');
    } catch (problem) {
      if (!(problem instanceof ReaderLimitReached)) throw problem;
      return refusal(problem.limit === 'memoryMb' ? LARGE[type](may.memoryMb) : SLOW[type](may.milliseconds / 1000));
    }
  }

  return {
    async read(evidence, asked, signal) {
      for (let tries = 1; ; tries++) {
        const startedAt = performance.now();
        const told = { evidence_id: evidence.id, type: evidence.type, content_type: evidence.contentType };
        try {
          const reading = await pool.use(
            isPicture(evidence),
            reader => readOnce(reader, evidence, asked, signal),
            signal,
          );
          const ms = Math.round(performance.now() - startedAt);
          const { refused, isCut } = reading;
          if (refused !== null) log.warn('evidence refused', { ...told, refused, ms });
          else log.info('evidence read', { ...told, is_cut: isCut, ms });
          return reading;
        } catch (problem) {
          signal.throwIfAborted();
          log.error('a reader ended over a piece of evidence', { ...told, tries, problem: String(problem) });
          if (tries >= MOST_READERS) throw new UnreadableEvidence(evidence.type, tries);
        }
      }
    },
    processIds: () => pool.processIds(),
    close: () => pool.close(),
  };
}
