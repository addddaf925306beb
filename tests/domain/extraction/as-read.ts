import type { Extraction } from '../../../domain/extraction/extract.ts';
import type { EvidenceFindings } from '../../../domain/judging/findings.ts';
import { NOTHING_READ } from '../../../domain/judging/nothing-read.ts';

/** A piece of evidence of which these values were read and nothing else is known. */
export function asRead({
  type,
  findings,
}: {
  type: 'screenshot' | 'document';
  findings: readonly Extraction[];
}): EvidenceFindings {
  return {
    ...NOTHING_READ,
    evidence: { id: 'e1', type, mode: 'auto', sourceUrl: 'https://a.example/', contentType: '', sha256: '' },
    findings: findings.map(extraction => ({
      extraction,
      place: { rect: extraction.rect },
      pixels: 'agree',
      isCovered: false,
    })),
  };
}
