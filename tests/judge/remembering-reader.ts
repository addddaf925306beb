import type { EvidenceFindings, EvidenceReading } from '../../domain/judging/findings.ts';
import type { EvidenceReader } from '../../infrastructure/analysis/parts.ts';

/** Reads each piece of evidence once for the same question: a case is judged by several guides, which change no reading. */
export function rememberingReader(reader: EvidenceReader): EvidenceReader & {
  /** What was read last. */
  last(): EvidenceFindings | null;
} {
  const known = new Map<string, Promise<EvidenceReading>>();
  let last: EvidenceFindings | null = null;
  return {
    async read(evidence, asked, signal) {
      const key = JSON.stringify([evidence.id, asked]);
      const reading = known.get(key) ?? reader.read(evidence, asked, signal);
      known.set(key, reading);
      const read = await reading;
      last = { ...read, evidence };
      return read;
    },
    last: () => last,
    close: () => reader.close(),
  };
}
