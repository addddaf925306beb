import type { EvidenceStore } from '../../../application/ports/evidence-store.ts';
import type { Opening } from './opening.ts';

/** Opens the evidence files: an S3 bucket, or a folder. Each is loaded only when it is chosen. */
export async function openEvidenceStore(url: string | undefined, opening: Opening): Promise<EvidenceStore> {
  if (url !== undefined) {
    const { openS3EvidenceStore } = await import('../../evidence/s3/evidence-store.ts');
    return openS3EvidenceStore({ url, environment: opening.aws, clock: opening.clock });
  }
  const { embeddedEngines } = await import('../../embedded/engines.ts');
  return embeddedEngines.evidenceStore(opening);
}
