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
import type { ReadModel } from './ports/read-models.ts';
import type { Results, ReviewDecision, ReviewedResult } from './results.ts';
import type { Case, QueuedCase } from './views/case-view.ts';
import type { ReviewDocument } from './views/review-view.ts';

type Parts = CapturedReadModels & {
  handle: CommandHandler;
  identifiers: Identifiers;
  cases: Cases;
  results: Results;
  reviews: ReadModel<ReviewDocument>;
  evidence: EvidenceStore;
  evidenceLinks: EvidenceLinks;
};

/** Where a page of the queue begins: behind this case of the page before. */
export type QueuePlace = { waitingSince: string; id: string };

export type QueuePage = { cases: QueuedCase[]; next: QueuePlace | null };

/** How many cases a page of the queue shows. */
const PAGE = 50;

/** What operators do at the console with what waits for a person. Everything is of their own organization. */
export type Reviewing = {
  /** What waits, the longest wait first. */
  queue(orgId: string, after?: QueuePlace): Promise<QueuePage>;
  /** @throws DomainError NOT_FOUND, also for a case of another organization. */
  open(orgId: string, id: string): Promise<Case>;
  /**
   * @param seen revision of the case that the operator has seen.
   * @throws DomainError NOT_FOUND, VALIDATION without a reason, CONFLICT when the case has gone on since, or its status
   * does not allow it.
   */
  decide(by: SignedIn, id: string, decision: ReviewDecision, reason: string, seen: number): Promise<ReviewedResult>;
  /** The file, once the log holds that the operator was given it. @throws DomainError NOT_FOUND */
  show(by: SignedIn, id: string, evidenceId: string): Promise<StoredFile>;
  /** An address of the file that works for a while, once the log holds so. @throws DomainError NOT_FOUND */
  download(by: SignedIn, id: string, evidenceId: string): Promise<string>;
};

export function createReviewing(parts: Parts): Reviewing {
  const { cases, envelopes, evidence, evidenceLinks, handle, identifiers, inquiries, results, reviews } = parts;

  async function described({ id, org_id, waiting_since }: ReviewDocument): Promise<QueuedCase | undefined> {
    if (waiting_since === null) return undefined;
    if (isEnvelopeId(id)) {
      const document = await envelopes.get(id);
      if (document?.org_id !== org_id) return undefined;
      return { id, name: document.envelope.name, subject: null, reason: document.state.status_reason, waiting_since };
    }
    const document = await inquiries.get(id);
    if (document?.org_id !== org_id) return undefined;
    const { name, subject_id } = document.inquiry;
    const reason = document.status_history.at(-1)?.reason ?? null;
    return { id, name, subject: subject_id, reason, waiting_since };
  }

  async function queue(orgId: string, after?: QueuePlace): Promise<QueuePage> {
    // What waits for others sorts elsewhere: `reviews` is due by organization and time. No time begins with a `~`.
    const begins = `${orgId} `;
    const place =
      after === undefined ? { value: begins, id: '' } : { value: `${begins}${after.waitingSince}`, id: after.id };
    const waiting = await reviews.due({ key: 'waiting', until: `${begins}~`, after: place, limit: PAGE + 1 });
    const shown = waiting.slice(0, PAGE);
    const told = await Promise.all(shown.map(described));
    const last = waiting.length > PAGE ? shown.at(-1) : undefined;
    const since = last?.waiting_since ?? null;
    return {
      cases: told.filter(each => each !== undefined),
      next: last === undefined || since === null ? null : { waitingSince: since, id: last.id },
    };
  }

  function decide(by: SignedIn, id: string, decision: ReviewDecision, reason: string, seen: number) {
    const { email, name, operatorId, orgId } = by;
    return results.review(id, decision, reason, { name, email }, { operatorId, orgId, seen });
  }

  /** Nobody gets evidence before it stands in the log that they did. */
  async function recordLook(by: SignedIn, id: string, evidenceId: string, look: Look): Promise<void> {
    const sessions = (await capturedSessions(by.orgId, id)) ?? [];
    if (!sessions.some(session => session.evidence.some(each => each.id === evidenceId))) {
      throw new DomainError('NOT_FOUND', 'There is no such evidence.');
    }
    const captured: Captured = capturedBy(id);
    const viewed = { ...captured, evidence_id: evidenceId, operator_id: by.operatorId, look };
    const context = { orgId: by.orgId, actor: `operator:${by.operatorId}`, correlationId: identifiers.event() };
    await handle(evidenceAccess, evidenceId, { type: 'RecordLook', viewed }, context);
  }

  async function capturedSessions(orgId: string, id: string) {
    const document = await (isEnvelopeId(id) ? envelopes.get(id) : inquiries.get(id));
    return document?.org_id === orgId ? document.sessions : undefined;
  }

  async function show(by: SignedIn, id: string, evidenceId: string): Promise<StoredFile> {
    await recordLook(by, id, evidenceId, 'shown');
    const file = await evidence.get(evidenceId);
    if (file === undefined) throw new DomainError('NOT_FOUND', 'There is no such evidence.');
    return file;
  }

  async function download(by: SignedIn, id: string, evidenceId: string): Promise<string> {
    await recordLook(by, id, evidenceId, 'downloaded');
    return (await evidenceLinks.link(evidenceId)).url;
  }

  return { queue, open: cases.open, decide, show, download };
}
