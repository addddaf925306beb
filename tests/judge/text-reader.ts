import type { DocumentReader, EvidenceReader } from '../../infrastructure/analysis/parts.ts';
import { readEvidence } from '../../infrastructure/analysis/read-evidence.ts';

/** Reads pages and takes their text at its word, as though the pixels of every value agreed. */
export function createTextReader(): EvidenceReader {
  const documents: DocumentReader = {
    read: async () => ({ refused: 'Documents are not read without OCR.', why: 'UNREADABLE_TYPE' }),
  };
  return {
    read: (evidence, asked) =>
      readEvidence(evidence, asked, {
        documents,
        pixels: { check: async (_png, _scale, claims) => claims.map(() => 'agree') },
      }),
    close: async () => undefined,
  };
}
