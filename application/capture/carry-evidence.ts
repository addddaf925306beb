import { capturedBy } from '../../domain/capture/captured.ts';
import type { EvidenceCaptured } from '../../domain/capture/events.ts';
import { type CaptureSession, captureSession } from '../../domain/capture/session.ts';
import { deleteEvidenceFiles, snapshotIdOf } from '../evidence-files.ts';
import type { CommandHandler } from '../handle.ts';
import type { EvidenceStore } from '../ports/evidence-store.ts';
import type { Identifiers } from '../ports/identifiers.ts';
import type { UnloggedEvidence } from '../unlogged-evidence.ts';
import type { LiveSession } from './live-session.ts';

/** The session of the try before. */
export type EarlierTry = { sessionId: string; session: CaptureSession };

/**
 * Lets a new try begin with what the one before captured. Each piece is copied: what was assessed stays as it is, whatever
 * becomes of the copy.
 * @param sameBrowser It goes on in the browser of the try before.
 * @returns what the new session has now.
 */
export type EvidenceCarrier = (live: LiveSession, from: EarlierTry, sameBrowser: boolean) => Promise<CaptureSession>;

/** A piece as it is stored anew, and the one that it is a copy of. */
type Copy = { evidence: EvidenceCaptured['data']; copyOf: string };

export function createEvidenceCarrier(parts: {
  handle: CommandHandler;
  evidence: EvidenceStore;
  unlogged: UnloggedEvidence;
  identifiers: Identifiers;
}): EvidenceCarrier {
  const { handle, evidence: store, unlogged, identifiers } = parts;

  /** null when a file of it is no longer there, or no longer the one that was captured. */
  async function copied({ subject }: LiveSession, piece: EvidenceCaptured['data']): Promise<Copy | null> {
    const { sessionId, capturedId } = subject;
    const { evidence_id: copyOf, snapshot_sha256 } = piece;
    const id = identifiers.next('web_ev_');
    const files = [
      { from: copyOf, to: id, sha256: piece.sha256 },
      ...(snapshot_sha256 === null
        ? []
        : [{ from: snapshotIdOf(copyOf), to: snapshotIdOf(id), sha256: snapshot_sha256 }]),
    ];
    await unlogged.begin(id, { sessionId, capturedId });
    for (const { from, to, sha256 } of files) {
      const file = await store.get(from);
      const stored = file === undefined ? null : await store.put(to, file);
      if (stored?.sha256 === sha256) continue;
      await forget(id);
      return null;
    }
    return { evidence: { ...piece, session_id: sessionId, evidence_id: id }, copyOf };
  }

  async function forget(id: string): Promise<void> {
    await deleteEvidenceFiles(store, id);
    await unlogged.end(id);
  }

  return async (live, { sessionId: fromSession, session }, sameBrowser) => {
    const { sessionId, capturedId, context } = live.subject;
    const copies: Copy[] = [];
    for (const piece of session.evidence) {
      const copy = await copied(live, piece);
      if (copy !== null) copies.push(copy);
    }
    const from = { sessionId: fromSession, progress: session.progress };
    const captured = capturedBy(capturedId);
    const guided = live.guide?.guided;
    const command = { type: 'TryAgain', captured, sessionId, from, sameBrowser, copies, guided } as const;
    try {
      const { state } = await handle(captureSession, sessionId, command, context);
      for (const { evidence } of copies) await unlogged.end(evidence.evidence_id);
      return state;
    } catch (error) {
      for (const { evidence } of copies) await forget(evidence.evidence_id);
      throw error;
    }
  };
}
