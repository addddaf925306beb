import type { EvidenceReading } from '../../domain/judging/findings.ts';
import type { EvidenceReader } from '../../infrastructure/analysis/parts.ts';
import type { ReaderJob } from '../../infrastructure/reader/job.ts';
import { UNCOUNTED } from '../../infrastructure/reader/reader-census.ts';
import { ReaderProcess } from '../../infrastructure/reader/reader-process.ts';

/** A loaded machine must not change what is read: a reader may take as long as it needs, within bounds. */
const PATIENT = { milliseconds: 150_000, memoryMb: 1_000 };

const begin = () => ReaderProcess.start({ pictures: true, census: UNCOUNTED });

/**
 * Reads in a process as the service's readers are, but in the same one again and again: cases come from people whom we
 * know, and starting OCR for each takes longer than reading it. The letters of each language stay in it, so that one that has
 * read many may end of what it has kept: what ends it is read once more in a new one, as the service would have read it.
 */
export function createLastingReader(start: () => Promise<Pick<ReaderProcess, 'ask' | 'end'>> = begin): EvidenceReader {
  let process: ReturnType<typeof start> | undefined;
  let hasRead = false;
  const end = async () => {
    const ending = process;
    process = undefined;
    hasRead = false;
    (await ending)?.end();
  };
  async function read(job: ReaderJob, signal: AbortSignal): Promise<EvidenceReading> {
    process ??= start();
    try {
      const answer = await (await process).ask(job, PATIENT, signal);
      if (!('reading' in answer))
        throw new Error('problem' in answer ? answer.problem : 'The reader answered another question.');
      hasRead = true;
      return answer.reading;
    } catch (problem) {
      const isWorn = hasRead;
      await end();
      if (!isWorn || signal.aborted) throw problem;
      return read(job, signal);
    }
  }
  return {
    read: ({ type, sourceUrl, contentType, bytes, snapshot }, asked, signal) =>
      read({ kind: 'read', evidence: { type, sourceUrl, contentType, bytes, snapshot }, asked }, signal),
    close: end,
  };
}
