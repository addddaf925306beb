import type { EvidenceStore } from '../../application/ports/evidence-store.ts';
import { ConfigError } from '../config.ts';
import type { Opening } from './opening.ts';

/** Opens the evidence files: an S3 bucket, or a folder. Each is loaded only when it is chosen. */
export async function openEvidenceStore(url: string | undefined, opening: Opening): Promise<EvidenceStore> {
  if (url !== undefined) throw new ConfigError('EVIDENCE_URL: this build is without S3');
  const { embeddedEngines } = await import('../embedded/engines.ts');
  return embeddedEngines.evidenceStore(opening);
}
