import type { EvidenceReader } from '../../infrastructure/analysis/parts.ts';
import { UNCOUNTED } from '../../infrastructure/reader/reader-census.ts';
import { ReaderProcess } from '../../infrastructure/reader/reader-process.ts';

/** A loaded machine must not change what is read: a reader may take as long as it needs, within bounds. */
const PATIENT = { milliseconds: 150_000, memoryMb: 1_000 };

/**
 * Reads in a process as the service's readers are, but in the same one again and again: cases come from people whom we
 * know, and starting OCR for each takes longer than reading it. One that fails is replaced.
 */
export function createLastingReader(): EvidenceReader {
  let process: Promise<ReaderProcess> | undefined;
  const end = async () => {
    const ending = process;
    process = undefined;
    (await ending)?.end();
  };
  return {
    async read({ type, sourceUrl, contentType, bytes, snapshot }, asked, signal) {
      process ??= ReaderProcess.start({ pictures: true, census: UNCOUNTED });
      try {
        const job = { kind: 'read', evidence: { type, sourceUrl, contentType, bytes, snapshot }, asked } as const;
        const answer = await (await process).ask(job, PATIENT, signal);
        if ('reading' in answer) return answer.reading;
        throw new Error('problem' in answer ? answer.problem : 'The reader answered another question.');
      } catch (problem) {
        await end();
        throw problem;
      }
    },
    close: end,
  };
}
