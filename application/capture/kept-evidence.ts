import type { CaptureSession } from '../../domain/capture/session.ts';
import { siteAddress } from '../../domain/site-address.ts';
import type { KeptEvidence } from './view.ts';

/** By which its end user knows a piece that has no name of its own. */
export function hostOf(url: string): string {
  return siteAddress(url)?.host ?? url;
}

/** Evidence of a session that goes on, as its end user sees it. The name that a document had is not kept. */
export function keptBefore({ evidence, carried }: CaptureSession): KeptEvidence[] {
  return evidence.map(({ evidence_id: id, evidence_type: type, capture_mode: mode, source_url }) => {
    const kept = { id, type, mode, label: hostOf(source_url) };
    return carried.includes(id) ? { ...kept, carried: true } : kept;
  });
}
