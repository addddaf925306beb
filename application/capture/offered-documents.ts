import { DomainError } from '../../domain/domain-error.ts';
import { siteAddress } from '../../domain/site-address.ts';
import type { DocumentCheck } from '../ports/document-check.ts';
import type { EvidenceKeeper, ReceivedDocument } from './keep-evidence.ts';
import type { LiveSession } from './live-session.ts';
import { problemOf } from './problem.ts';
import { readableType } from './readable-document.ts';
import type { KeptEvidence } from './view.ts';

/** A document that waits. `shownAt`: where its person looks at it in the remote browser, if they do. */
type Waiting = ReceivedDocument & { shownAt: string | null };

/**
 * Documents that a website opens where none is asked for. The latest of a session waits for what its person says to it;
 * nothing of it is stored until then. Whoever looks at one is not asked: capturing it says enough.
 */
export type OfferedDocuments = {
  /** Tells its person of it, or why it could not be used. */
  offer(live: LiveSession, document: Waiting): Promise<void>;
  /** Tells whoever watches now of the one that waits, if one does and the website does not show it itself. */
  tell(live: LiveSession): void;
  /** Its person has no use for it. */
  drop(live: LiveSession): void;
  /** Its bytes; undefined when none waits. */
  bytes(live: LiveSession): Uint8Array | undefined;
  /** Keeps it as evidence. @throws DomainError NO_DOCUMENT when none waits, or as `EvidenceKeeper.document`. */
  keep(live: LiveSession): Promise<KeptEvidence>;
  /** Keeps the one that is shown now, of which a picture was captured. Tells its person when it can't. */
  keepShown(live: LiveSession): Promise<void>;
};

/** Of whoever made it, where a page did (`blob:`). */
const hostOf = (url: string): string => siteAddress(url)?.host ?? '';

export function createOfferedDocuments(parts: { documents: DocumentCheck; keeper: EvidenceKeeper }): OfferedDocuments {
  const { documents, keeper } = parts;
  const waiting = new WeakMap<LiveSession, Waiting>();

  async function keepWaiting(live: LiveSession, document: Waiting): Promise<KeptEvidence> {
    const kept = await keeper.document(live, document);
    waiting.delete(live);
    return kept;
  }

  function tell(live: LiveSession): void {
    const document = waiting.get(live);
    if (document === undefined || document.shownAt !== null) return;
    const { filename, sourceUrl } = document;
    live.tell({ type: 'document_offered', filename, host: hostOf(sourceUrl) || hostOf(live.remote.url()) });
  }

  return {
    async offer(live, document) {
      const { filename, bytes } = document;
      try {
        await readableType(bytes, filename, documents);
      } catch (error) {
        return live.tell({ type: 'download_refused', filename, problem: problemOf(error, 'NOT_NEEDED') });
      }
      waiting.set(live, document);
      tell(live);
    },

    tell,
    drop: live => void waiting.delete(live),
    bytes: live => waiting.get(live)?.bytes,

    async keep(live) {
      const document = waiting.get(live);
      if (document === undefined) {
        throw new DomainError('CONFLICT', 'No document is open any more. Open it on the site again.', {
          reason: 'NO_DOCUMENT',
        });
      }
      return keepWaiting(live, document);
    },

    async keepShown(live) {
      const document = waiting.get(live);
      if (document === undefined || document.shownAt !== live.remote.url().replace(/#.*/s, '')) return;
      try {
        await keepWaiting(live, document);
      } catch (error) {
        const { filename } = document;
        live.tell({ type: 'download_refused', filename, problem: problemOf(error, 'NOT_KEPT') });
      }
    },
  };
}
