import type { EvidenceCaptured } from '../domain/capture/events.ts';
import type { EvidenceScope } from '../domain/envelope/evidence-scope.ts';
import { snapshotIdOf } from './evidence-files.ts';
import type { EvidenceForAnalysis } from './ports/analyser.ts';
import type { EvidenceStore } from './ports/evidence-store.ts';

/**
 * The evidence of a session with its bytes, and what is read from each piece.
 * @throws when a file is missing or no longer the one that was captured.
 */
export async function loadEvidence(
  store: EvidenceStore,
  captured: readonly EvidenceCaptured['data'][],
  scopeOf: (evidenceId: string) => EvidenceScope | undefined,
): Promise<EvidenceForAnalysis[]> {
  return Promise.all(
    captured.map(async evidence => {
      const { evidence_id: id, evidence_type: type, capture_mode: mode, content_type, sha256 } = evidence;
      const file = await store.get(id);
      if (file === undefined) throw new Error(`evidence file ${id} is missing`);
      const { source_url: sourceUrl } = evidence;
      const snapshot = evidence.snapshot_sha256 === null ? null : await loadSnapshot(store, id);
      return {
        id,
        type,
        mode,
        sourceUrl,
        contentType: content_type,
        bytes: file.bytes,
        sha256,
        snapshot,
        scope: scopeOf(id),
      };
    }),
  );
}

async function loadSnapshot(store: EvidenceStore, evidenceId: string): Promise<Uint8Array> {
  const file = await store.get(snapshotIdOf(evidenceId));
  if (file === undefined) throw new Error(`text snapshot of evidence ${evidenceId} is missing`);
  return file.bytes;
}
