import { DomainError } from '../../domain/domain-error.ts';
import type { EvidenceKeeper } from './keep-evidence.ts';
import type { LiveSession } from './live-session.ts';
import { isModeAllowed } from './modes.ts';
import type { OnLive } from './on-live.ts';
import type { KeptEvidence } from './view.ts';
import type { Member } from './visitor.ts';

/** A document of the end user's own, of which nothing has been read yet. */
export type OfferedDocument = {
  filename: string;
  /** Reads it, once; the signal aborts when the session is over. @throws DomainError when it is too large or breaks off. */
  read(signal: AbortSignal): Promise<Uint8Array>;
};

function assertTakesUpload({ subject: { configuration }, uploading }: LiveSession): void {
  if (configuration.capture_type !== 'document' || !isModeAllowed(configuration, 'manual')) {
    throw new DomainError('FORBIDDEN', 'This request takes no uploads.', { reason: 'MODE' });
  }
  if (uploading) {
    throw new DomainError('CONFLICT', 'Another file is being uploaded. Wait until it is there.', {
      reason: 'UPLOAD_UNDER_WAY',
    });
  }
}

/** Keeps documents of end users' own. */
export function createUpload({ onLive, keeper }: { onLive: OnLive; keeper: EvidenceKeeper }) {
  return async (
    sessionId: string,
    { filename, read }: OfferedDocument,
    member: Member = null,
  ): Promise<KeptEvidence> => {
    const uploading = await onLive(sessionId, member, async live => {
      assertTakesUpload(live);
      live.uploading = true;
      return live;
    });
    try {
      // What takes as long as the end user's line does not hold up the session.
      const bytes = await read(uploading.ended);
      return await onLive(sessionId, member, live =>
        keeper.document(live, { bytes, filename, sourceUrl: live.remote.url(), mode: 'manual' }),
      );
    } finally {
      uploading.uploading = false;
    }
  };
}
