import type { CaptureEvent } from '../../domain/capture/events.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { deleteEvidenceFiles } from '../evidence-files.ts';
import type { Recorded } from '../ports/event-store.ts';
import type { EvidenceStore } from '../ports/evidence-store.ts';
import type { Process } from './process.ts';

/**
 * Erases the bytes of evidence that was removed. It follows the log, so that no crash between the removal and the store
 * leaves a picture behind that its end user has taken back.
 */
export function eraseRemovedEvidence(evidence: EvidenceStore): Process<Recorded<CaptureEvent>> {
  return {
    name: 'erase-removed-evidence',
    categories: [captureSession.category],
    async handle(events) {
      for (const event of events) {
        if (event.type === 'EvidenceRemoved') await deleteEvidenceFiles(evidence, event.data.evidence_id);
      }
    },
  };
}
