import { DomainError } from '../../domain/domain-error.ts';
import type { EvidenceStore, StoredFile } from '../ports/evidence-store.ts';
import type { GivenFile } from '../ports/given-file.ts';
import type { Log } from '../ports/log.ts';
import type { EvidenceKeeper } from './keep-evidence.ts';
import type { LiveSession } from './live-session.ts';
import { isModeAllowed } from './modes.ts';
import type { OfferedDocuments } from './offered-documents.ts';
import type { OnLive } from './on-live.ts';
import type { KeptEvidence } from './view.ts';
import type { Member } from './visitor.ts';

/** A document of the end user's own, of which nothing has been read yet. */
export type OfferedDocument = {
  filename: string;
  /** Reads it, once; the signal aborts when the session is over. @throws DomainError when it is too large or breaks off. */
  read(signal: AbortSignal): Promise<Uint8Array>;
};

/** Whether a session takes a file of the end user's own, and what is done with its bytes. */
type Taking<Done> = {
  /** @throws DomainError when the session takes none. */
  assertTakes(live: LiveSession): void;
  use(live: LiveSession, bytes: Uint8Array): Promise<Done>;
};

/** Files that go between an end user's device and their live session. */
export type EndUserFiles = {
  /** Keeps a document of the end user's own, one at a time; it is read only where it may be kept. @throws DomainError. */
  upload(sessionId: string, document: OfferedDocument, member?: Member): Promise<KeptEvidence>;
  /** Gives a file of the end user's own to the page that asks for one; nothing of it is kept. @throws DomainError. */
  giveFile(sessionId: string, file: OfferedDocument & Pick<GivenFile, 'more'>, member?: Member): Promise<void>;
  /** Keeps the document that a website has opened. @throws DomainError NO_DOCUMENT when none waits. */
  keepOffered(sessionId: string, member?: Member): Promise<KeptEvidence>;
  /** Lets go of that document: its person has no use for it. @throws DomainError. */
  dropOffered(sessionId: string, member?: Member): Promise<void>;
  /** The bytes of that document; undefined when none waits. @throws DomainError. */
  offeredFile(sessionId: string, member?: Member): Promise<Uint8Array | undefined>;
  /** The bytes of a piece of evidence of a live session; undefined when it is none. @throws DomainError. */
  keptFile(sessionId: string, evidenceId: string, member?: Member): Promise<StoredFile | undefined>;
};

function assertTakesUpload({ subject: { configuration } }: LiveSession): void {
  if (configuration.capture_type === 'document' && isModeAllowed(configuration, 'manual')) return;
  throw new DomainError('FORBIDDEN', 'This request takes no uploads.', { reason: 'MODE' });
}

function assertNoneUnderWay({ uploading }: LiveSession): void {
  if (!uploading) return;
  throw new DomainError('CONFLICT', 'Another file is being uploaded. Wait until it is there.', {
    reason: 'UPLOAD_UNDER_WAY',
  });
}

/**
 * The ways of files between an end user and their session.
 *
 * @param parts.onLive finds a session that is live, and whoever may use it
 * @param parts.keeper keeps what is uploaded, and tells the stream of it
 */
export function createEndUserFiles(parts: {
  onLive: OnLive;
  keeper: EvidenceKeeper;
  offered: OfferedDocuments;
  evidence: EvidenceStore;
  log: Log;
}): EndUserFiles {
  const { onLive, keeper, offered, evidence, log } = parts;

  /** Reads a file while the session goes on: what takes as long as the end user's line does not hold it up. */
  async function reading<Done>(
    sessionId: string,
    member: Member,
    { read }: OfferedDocument,
    { assertTakes, use }: Taking<Done>,
  ): Promise<Done> {
    const live = await onLive(sessionId, member, async live => {
      assertTakes(live);
      assertNoneUnderWay(live);
      live.uploading = true;
      return live;
    });
    try {
      return await use(live, await read(live.ended));
    } finally {
      live.uploading = false;
    }
  }

  return {
    upload: (sessionId, document, member = null) =>
      reading(sessionId, member, document, {
        assertTakes: assertTakesUpload,
        use: (_, bytes) =>
          onLive(sessionId, member, live =>
            keeper.document(live, {
              bytes,
              filename: document.filename,
              sourceUrl: live.remote.url(),
              mode: 'manual',
            }),
          ),
      }),

    giveFile: (sessionId, file, member = null) =>
      reading(sessionId, member, file, {
        assertTakes: () => {},
        async use({ remote }, bytes) {
          try {
            await remote.giveFile({ filename: file.filename, bytes, more: file.more });
          } catch (error) {
            if (error instanceof DomainError) throw error;
            log.info('a file was not given to a page', { sessionId, error: String(error) });
            throw new DomainError('CONFLICT', 'The page no longer asks for a file.', { reason: 'FILE_NOT_GIVEN' });
          }
        },
      }),

    keepOffered: (sessionId, member = null) => onLive(sessionId, member, offered.keep),
    dropOffered: (sessionId, member = null) => onLive(sessionId, member, async live => offered.drop(live)),
    offeredFile: (sessionId, member = null) => onLive(sessionId, member, async live => offered.bytes(live)),

    keptFile: (sessionId, evidenceId, member = null) =>
      onLive(sessionId, member, async live =>
        live.evidence.some(({ id }) => id === evidenceId) ? evidence.get(evidenceId) : undefined,
      ),
  };
}
