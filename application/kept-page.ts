import type { EvidenceCaptured } from '../domain/capture/events.ts';
import { captureSession } from '../domain/capture/session.ts';
import { DomainError } from '../domain/domain-error.ts';
import { siteOfEvidence } from '../domain/teaching/site.ts';
import { snapshotIdOf } from './evidence-files.ts';
import { load } from './load.ts';
import type { SignedIn } from './operator-sessions.ts';
import type { EventStore } from './ports/event-store.ts';
import type { EvidenceStore } from './ports/evidence-store.ts';
import type { KeptPage } from './ports/teaching-reader.ts';
import type { Reviewing } from './reviewing.ts';

/** A piece of evidence on which something may be pointed at. */
export type CapturedPage = EvidenceCaptured['data'];

/** What a session captured. */
export const capturedBySession = async (store: EventStore, sessionId: string): Promise<readonly CapturedPage[]> =>
  (await load(store, captureSession, sessionId)).state.evidence;

/**
 * What readings of this piece are kept by; null when nothing can be pointed at on it: it is neither a document nor a page
 * of a website whose text was kept.
 */
export function siteTaughtOn({ evidence_type, snapshot_sha256, source_url }: CapturedPage): string | null {
  const isPage = evidence_type === 'screenshot';
  if (isPage && snapshot_sha256 === null) return null;
  const site = siteOfEvidence({ isPage, sourceUrl: source_url });
  return site === '' ? null : site;
}

/**
 * A captured page of an inquiry, or a document, once the log holds that the operator was given it.
 * @param page of a document that is pointed at, from 1; the whole of it is tried unless told
 * @throws DomainError NOT_FOUND
 */
export async function keptPage(
  { evidence, reviewing }: { evidence: EvidenceStore; reviewing: Pick<Reviewing, 'show'> },
  by: SignedIn,
  inquiryId: string,
  { evidence_id, evidence_type, source_url: sourceUrl }: CapturedPage,
  page?: number,
): Promise<KeptPage> {
  if (evidence_type === 'document') {
    return { sourceUrl, file: await reviewing.show(by, inquiryId, evidence_id, page), page: page ?? 1 };
  }
  const { bytes: picture } = await reviewing.show(by, inquiryId, evidence_id);
  const snapshot = await evidence.get(snapshotIdOf(evidence_id));
  if (snapshot === undefined) throw new DomainError('NOT_FOUND', 'There is no such evidence.');
  return { sourceUrl, picture, snapshot: snapshot.bytes };
}
