import type { EvidenceCaptured } from '../domain/capture/events.ts';
import { captureSession } from '../domain/capture/session.ts';
import { DomainError } from '../domain/domain-error.ts';
import { siteOf } from '../domain/teaching/site.ts';
import { snapshotIdOf } from './evidence-files.ts';
import { load } from './load.ts';
import type { SignedIn } from './operator-sessions.ts';
import type { EventStore } from './ports/event-store.ts';
import type { EvidenceStore } from './ports/evidence-store.ts';
import type { KeptPage } from './ports/teaching-reader.ts';
import type { Reviewing } from './reviewing.ts';

/** A piece of evidence that is a captured page with its text. */
export type CapturedPage = EvidenceCaptured['data'];

/** What a session captured. */
export const capturedBySession = async (store: EventStore, sessionId: string): Promise<readonly CapturedPage[]> =>
  (await load(store, captureSession, sessionId)).state.evidence;

/** Whether values can be pointed at on it: it is a page of a website, whose text was kept. */
export const isTeachable = ({ evidence_type, snapshot_sha256, source_url }: CapturedPage): boolean =>
  evidence_type === 'screenshot' && snapshot_sha256 !== null && siteOf(source_url) !== '';

/**
 * A captured page of an inquiry, once the log holds that the operator was given it.
 * @throws DomainError NOT_FOUND
 */
export async function keptPage(
  { evidence, reviewing }: { evidence: EvidenceStore; reviewing: Pick<Reviewing, 'show'> },
  by: SignedIn,
  inquiryId: string,
  { evidence_id, source_url: sourceUrl }: CapturedPage,
): Promise<KeptPage> {
  const { bytes: picture } = await reviewing.show(by, inquiryId, evidence_id);
  const snapshot = await evidence.get(snapshotIdOf(evidence_id));
  if (snapshot === undefined) throw new DomainError('NOT_FOUND', 'There is no such evidence.');
  return { sourceUrl, picture, snapshot: snapshot.bytes };
}
