import type { Crop, EvidenceFindings, EvidenceReading } from '../../domain/judging/findings.ts';
import type { EvidenceReader } from '../../infrastructure/analysis/parts.ts';

/** Reads each piece of evidence once for the same question: a case is judged by several guides, which change no reading. */
export function rememberingReader(reader: EvidenceReader): EvidenceReader & {
  /** What was read last. */
  last(): EvidenceFindings | null;
  /** The pictures of single texts that were cut out of it. */
  crops(): readonly Crop[];
} {
  const known = new Map<string, Promise<EvidenceReading>>();
  let last: EvidenceFindings | null = null;
  let crops: readonly Crop[] = [];
  return {
    async read(evidence, asked, signal) {
      const key = JSON.stringify([evidence.id, asked]);
      const reading = known.get(key) ?? reader.read(evidence, asked, signal);
      known.set(key, reading);
      const read = await reading;
      last = { ...read, evidence };
      crops = read.crops;
      return read;
    },
    last: () => last,
    crops: () => crops,
    close: () => reader.close(),
  };
}
