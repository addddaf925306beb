import { type Captured, capturedBy } from '../domain/capture/captured.ts';
import { DomainError } from '../domain/domain-error.ts';
import { isEnvelopeId } from '../domain/identifiers.ts';
import { evidenceAccess, type Look } from '../domain/operator/evidence-access.ts';
import type { CapturedReadModels } from './captured-read-models.ts';
import type { Cases } from './cases.ts';
import type { CommandHandler } from './handle.ts';
import type { SignedIn } from './operator-sessions.ts';
import type { EvidenceLinks } from './ports/evidence-links.ts';
import type { EvidenceStore, StoredFile } from './ports/evidence-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { Presence } from './presence.ts';
import type { Results, ReviewDecision, ReviewedResult } from './results.ts';
import type { ReviewQueue } from './review-queue.ts';
import type { Case } from './views/case-view.ts';

type Parts = CapturedReadModels & {
  handle: CommandHandler;
  identifiers: Identifiers;
  cases: Cases;
  results: Results;
  queue: ReviewQueue;
  presence: Presence;
  evidence: EvidenceStore;
  evidenceLinks: EvidenceLinks;
};

/** A case as others work on it: ids of the operators who have it before them, and its revision. */
export type CasePresence = { others: string[]; revision: number };

/** What operators do at the console with what waits for a person. Everything is of their own organization. */
export type Reviewing = {
  queue: ReviewQueue;
  /**
   * Writes down in passing that the operator has the case before them.
   * @returns who else has, and the revision of the case. @throws DomainError NOT_FOUND
   */
  present(by: SignedIn, id: string): Promise<CasePresence>;
  /** @throws DomainError NOT_FOUND when the organization has no such case. */
  find(orgId: string, id: string): Promise<void>;
  /** @throws DomainError NOT_FOUND, also for a case of another organization. */
  open(orgId: string, id: string): Promise<Case>;
  /**
   * @param seen revision of the case that the operator has seen.
   * @throws DomainError NOT_FOUND, VALIDATION without a reason, CONFLICT when the case has gone on since, or its status
   * does not allow it.
   */
  decide(by: SignedIn, id: string, decision: ReviewDecision, reason: string, seen: number): Promise<ReviewedResult>;
  /**
   * The file, once the log holds that the operator was given it.
   * @param page that they are given of it (from 1); the whole of it unless told @throws DomainError NOT_FOUND
   */
  show(by: SignedIn, id: string, evidenceId: string, page?: number): Promise<StoredFile>;
  /** An address of the file that works for a while, once the log holds so. @throws DomainError NOT_FOUND */
  download(by: SignedIn, id: string, evidenceId: string): Promise<string>;
};

export function createReviewing(parts: Parts): Reviewing {
  const { cases, envelopes, evidence, evidenceLinks, handle, identifiers, inquiries, presence, queue, results } = parts;

  async function present(by: SignedIn, id: string): Promise<CasePresence> {
    const revision = await cases.revisionOf(by.orgId, id);
    return { revision, others: await presence.look(by.operatorId, id) };
  }

  /** By what a command waits for: the lists may know of the case a moment later. */
  async function find(orgId: string, id: string): Promise<void> {
    await cases.revisionOf(orgId, id);
  }

  function decide(by: SignedIn, id: string, decision: ReviewDecision, reason: string, seen: number) {
    const { email, name, operatorId, orgId } = by;
    return results.review(id, decision, reason, { name, email }, { operatorId, orgId, seen });
  }

  /** Nobody gets evidence before it stands in the log that they did. */
  async function recordLook(by: SignedIn, id: string, evidenceId: string, look: Look, page?: number): Promise<void> {
    const sessions = (await capturedSessions(by.orgId, id)) ?? [];
    if (!sessions.some(session => session.evidence.some(each => each.id === evidenceId))) {
      throw new DomainError('NOT_FOUND', 'There is no such evidence.');
    }
    const captured: Captured = capturedBy(id);
    const viewed = { ...captured, evidence_id: evidenceId, operator_id: by.operatorId, look, page: page ?? null };
    const context = { orgId: by.orgId, actor: `operator:${by.operatorId}`, correlationId: identifiers.event() };
    await handle(evidenceAccess, evidenceId, { type: 'RecordLook', viewed }, context);
  }

  async function capturedSessions(orgId: string, id: string) {
    const document = await (isEnvelopeId(id) ? envelopes.get(id) : inquiries.get(id));
    return document?.org_id === orgId ? document.sessions : undefined;
  }

  async function show(by: SignedIn, id: string, evidenceId: string, page?: number): Promise<StoredFile> {
    await recordLook(by, id, evidenceId, 'shown', page);
    const file = await evidence.get(evidenceId);
    if (file === undefined) throw new DomainError('NOT_FOUND', 'There is no such evidence.');
    return file;
  }

  async function download(by: SignedIn, id: string, evidenceId: string): Promise<string> {
    await recordLook(by, id, evidenceId, 'downloaded');
    return (await evidenceLinks.link(evidenceId)).url;
  }

  return { queue, present, find, open: cases.open, decide, show, download };
}
