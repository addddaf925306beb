import { LRUCache } from 'lru-cache';
import type { EarlyReader } from '../../application/ports/early-reader.ts';
import type { EvidenceReading } from '../../domain/judging/findings.ts';
import { askedOf } from '../analysis/asked-of.ts';
import type { EvidenceReader } from '../analysis/parts.ts';

/** A reading that has begun, and of what it was asked; null comes of one that failed, which whoever needs it tries again. */
type Early = { of: string; asked: string; reading: Promise<EvidenceReading | null>; giveUp: AbortController };

const MOST = 64;
/** Who takes longer to hand in waits as long as if nothing had been read. */
const KEPT_MS = 15 * 60_000;

/** A reader that may be asked ahead: who then asks just the same of the same piece gets that reading, once. */
export function withEarlyReadings(reader: EvidenceReader): EvidenceReader & EarlyReader {
  const begun = new LRUCache<string, Early>({ max: MOST, ttl: KEPT_MS, ttlAutopurge: true });

  function forget(evidenceId: string): void {
    begun.get(evidenceId)?.giveUp.abort(new Error('The evidence is gone.'));
    begun.delete(evidenceId);
  }

  return {
    async readAhead(of, request, evidence) {
      const asked = askedOf(request, evidence);
      const giveUp = new AbortController();
      const reading = reader.read(evidence, asked, giveUp.signal).catch(() => null);
      begun.set(evidence.id, { of, asked: JSON.stringify(asked), reading, giveUp });
      await reading;
    },
    forget,
    forgetAll(capturedId) {
      for (const [id, { of }] of [...begun]) if (of === capturedId) forget(id);
    },
    async read(evidence, asked, signal) {
      const early = begun.get(evidence.id);
      if (early === undefined || early.asked !== JSON.stringify(asked)) return reader.read(evidence, asked, signal);
      begun.delete(evidence.id);
      const giveUp = () => early.giveUp.abort(signal.reason);
      signal.addEventListener('abort', giveUp, { once: true });
      const reading = await early.reading;
      signal.removeEventListener('abort', giveUp);
      signal.throwIfAborted();
      return reading ?? reader.read(evidence, asked, signal);
    },
    close: () => reader.close(),
  };
}
