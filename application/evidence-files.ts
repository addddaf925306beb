import type { EvidenceStore } from './ports/evidence-store.ts';

/** Name under which the text snapshot of a screenshot is stored. */
export const snapshotIdOf = (evidenceId: string): string => `${evidenceId}.snapshot`;

/** Deletes what is stored of a piece of evidence, as far as it is there. */
export async function deleteEvidenceFiles(store: EvidenceStore, evidenceId: string): Promise<void> {
  await store.delete(evidenceId);
  await store.delete(snapshotIdOf(evidenceId));
}
