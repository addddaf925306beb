import { MOST_CONDITIONS } from '../../domain/guide/unasked/named-labels.ts';
import type { Crop, EvidenceFindings, EvidenceReading } from '../../domain/judging/findings.ts';
import type { EvidenceReader } from '../../infrastructure/analysis/parts.ts';

/**
 * Reads each piece of evidence once for the same question, though a case is judged by several guides: for all of their conditions
 * together, of which none changes what another is read as.
 * @param conditions of all guides by which the case is judged
 */
export function rememberingReader(
  reader: EvidenceReader,
  conditions: readonly string[] = [],
): EvidenceReader & {
  /** What was read last. */
  last(): EvidenceFindings | null;
  /** The pictures of single texts that were cut out of it. */
  crops(): readonly Crop[];
} {
  const known = new Map<string, Promise<EvidenceReading>>();
  let last: EvidenceFindings | null = null;
  let crops: readonly Crop[] = [];
  return {
    async read(evidence, one, signal) {
      const isAmongAll =
        conditions.length <= MOST_CONDITIONS && one.conditions.every(condition => conditions.includes(condition));
      const asked = isAmongAll ? { ...one, conditions } : one;
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
