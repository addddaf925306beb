import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import type { DocumentReader, EvidenceReader, PixelReader } from '../../infrastructure/analysis/parts.ts';
import { readEvidence } from '../../infrastructure/analysis/read-evidence.ts';

/** Reads as the confined reader does, in this process, with other documents and pixels. */
export function inProcessReader(documents: DocumentReader, pixels: PixelReader): EvidenceReader {
  return {
    async read(evidence, asked, signal) {
      signal.throwIfAborted();
      return readEvidence(evidence, asked, { documents, pixels });
    },
    close: async () => {},
  };
}

/** A snapshot as it is stored. */
export const stored = (snapshot: PageSnapshot): Uint8Array => new TextEncoder().encode(JSON.stringify(snapshot));

/** What a stored snapshot says; of a page that has one. */
export function snapshotIn(bytes: Uint8Array | null): PageSnapshot {
  if (bytes === null) throw new Error('There is no snapshot.');
  return JSON.parse(new TextDecoder().decode(bytes));
}
