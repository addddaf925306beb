import { DomainError } from '../../domain/domain-error.ts';
import { parseUrl } from '../../domain/parse-url.ts';
import type { DocumentCheck } from '../ports/document-check.ts';
import type { EvidenceKeeper, ReceivedDocument } from './keep-evidence.ts';
import type { LiveSession } from './live-session.ts';
import { problemOf } from './problem.ts';
import { readableType } from './readable-document.ts';
import type { KeptEvidence } from './view.ts';

/**
 * Documents that a website opens where none is asked for. The latest of a session waits for what its person says to it;
 * nothing of it is stored until then.
 */
export type OfferedDocuments = {
  /** Tells its person of it, or why it could not be used. */
  offer(live: LiveSession, document: ReceivedDocument): Promise<void>;
  /** Its bytes; undefined when none waits. */
  bytes(live: LiveSession): Uint8Array | undefined;
  /** Keeps it as evidence. @throws DomainError NO_DOCUMENT when none waits, or as `EvidenceKeeper.document`. */
  keep(live: LiveSession): Promise<KeptEvidence>;
};

export function createOfferedDocuments(parts: { documents: DocumentCheck; keeper: EvidenceKeeper }): OfferedDocuments {
  const { documents, keeper } = parts;
  const waiting = new WeakMap<LiveSession, ReceivedDocument>();

  return {
    async offer(live, document) {
      const { filename, bytes, sourceUrl } = document;
      try {
        await readableType(bytes, filename, documents);
      } catch (error) {
        return live.tell({ type: 'download_refused', filename, problem: problemOf(error, 'NOT_NEEDED') });
      }
      waiting.set(live, document);
      live.tell({ type: 'document_offered', filename, host: parseUrl(sourceUrl)?.host ?? '' });
    },

    bytes: live => waiting.get(live)?.bytes,

    async keep(live) {
      const document = waiting.get(live);
      if (document === undefined) {
        throw new DomainError('CONFLICT', 'No document is open any more. Open it on the site again.', {
          reason: 'NO_DOCUMENT',
        });
      }
      const kept = await keeper.document(live, document);
      waiting.delete(live);
      return kept;
    },
  };
}
