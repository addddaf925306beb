import { captureSession } from '../domain/capture/session.ts';
import { fold } from '../domain/decider.ts';
import { DomainError } from '../domain/domain-error.ts';
import { envelope } from '../domain/envelope/envelope.ts';
import type { EnvelopeEvent } from '../domain/envelope/events.ts';
import { latestAssessment } from '../domain/envelope/latest-assessment.ts';
import { NO_PROGRESS } from '../domain/envelope/progress.ts';
import type { Step } from '../domain/envelope/step.ts';
import { isEnvelopeId } from '../domain/identifiers.ts';
import type { InquiryEvent } from '../domain/inquiry/events.ts';
import { inquiry } from '../domain/inquiry/inquiry.ts';
import type { CapturedReadModels } from './captured-read-models.ts';
import { snapshotIdOf } from './evidence-files.ts';
import { load } from './load.ts';
import type { EventStore, Recorded } from './ports/event-store.ts';
import type { EvidenceStore } from './ports/evidence-store.ts';
import type { ReadModel } from './ports/read-models.ts';
import { readStream } from './streams.ts';
import type { Case, CaseEvidence, CaseSession, CaseStep, GivenApproval } from './views/case-view.ts';
import type { SessionView } from './views/inquiry-view.ts';
import type { WebhookDeliveryDocument } from './views/webhook-delivery-view.ts';

type Parts = CapturedReadModels & {
  webhookDeliveries: ReadModel<WebhookDeliveryDocument>;
  store: EventStore;
  evidence: EvidenceStore;
};

/** Deliveries of one inquiry that are told of. */
const MOST_DELIVERIES = 50;

/** Cases as a person decides them. */
export type Cases = {
  /** @throws DomainError NOT_FOUND, also for a case of another organization. */
  open(orgId: string, id: string): Promise<Case>;
  /** The revision of a case alone. @throws DomainError NOT_FOUND, as `open` */
  revisionOf(orgId: string, id: string): Promise<number>;
};

const nothing = () => new DomainError('NOT_FOUND', 'There is no such case.');

/** Approvals that a second operator had to confirm. */
const approvalsIn = (past: readonly Recorded<InquiryEvent | EnvelopeEvent>[]): GivenApproval[] =>
  past.flatMap(({ data, metadata, type }) => {
    if (type !== 'FirstApprovalGiven' || data.approved_by === null) return [];
    return [{ by: data.approved_by, reason: data.reason, at: metadata.occurred_at }];
  });

export function createCases({ envelopes, evidence, inquiries, store, webhookDeliveries }: Parts): Cases {
  /** How large the picture was drawn, as its page said when it was captured. */
  async function scaleOf(evidenceId: string): Promise<number> {
    const snapshot = await evidence.get(snapshotIdOf(evidenceId));
    if (snapshot === undefined) return 1;
    const { scale } = JSON.parse(new TextDecoder().decode(snapshot.bytes)) as { scale?: unknown };
    return typeof scale === 'number' && scale > 0 ? scale : 1;
  }

  async function sessionOf({ id, created_at, page_visits }: SessionView): Promise<CaseSession> {
    const { history, state } = await load(store, captureSession, id);
    const kept = await Promise.all(
      state.evidence.map(async (captured): Promise<CaseEvidence> => {
        const event = history.find(
          ({ type, data }) => type === 'EvidenceCaptured' && data.evidence_id === captured.evidence_id,
        );
        const scale = captured.snapshot_sha256 === null ? 1 : await scaleOf(captured.evidence_id);
        return { ...captured, captured_at: event?.metadata.occurred_at ?? created_at, scale };
      }),
    );
    return { id, created_at, page_visits, visits_left_out: state.visitsLeftOut, evidence: kept };
  }

  const sessionsOf = async (sessions: readonly SessionView[]) => (await Promise.all(sessions.map(sessionOf))).reverse();

  async function deliveriesOf(org_id: string, inquiry_id: string) {
    const found = await webhookDeliveries.find({ where: { org_id, inquiry_id }, limit: MOST_DELIVERIES });
    return found.map(({ delivery }) => delivery);
  }

  async function stepsOf(steps: readonly Step[], sessionId: string | undefined): Promise<CaseStep[]> {
    if (steps.length === 0) return [];
    const progress =
      sessionId === undefined ? NO_PROGRESS : (await load(store, captureSession, sessionId)).state.progress;
    return steps.map(({ capture_on, user_instruction }, index) => {
      const outcome = progress.captured.has(index + 1)
        ? 'captured'
        : progress.skipped.has(index + 1)
          ? 'skipped'
          : 'open';
      return { user_instruction, capture_on, outcome };
    });
  }

  async function openInquiry(orgId: string, id: string): Promise<Case> {
    const past = await readStream(store, inquiry, id);
    const state = fold(inquiry, past);
    const document = await inquiries.get(id);
    if (state === null || state.deleted || document?.org_id !== orgId) throw nothing();
    const { configuration, result } = state;
    const { template_key, template_version, metadata, created_at } = document.inquiry;
    const approvals = approvalsIn(past);
    return {
      id,
      kind: 'inquiry',
      revision: past.at(-1)?.revision ?? 0,
      name: configuration.name,
      query: configuration.query,
      description: configuration.description,
      guide: configuration.acceptance_guide,
      fields: configuration.fields,
      subject: state.subject_id,
      template_key,
      template: template_key === null ? null : `${template_key}, version ${template_version}`,
      metadata: metadata ?? {},
      created_at,
      expires_at: state.expires_at,
      status: result.status,
      reason: result.reason,
      tries: { used: result.retry_count, of: state.max_retries },
      assessment: result.assessment,
      history: document.status_history,
      approvals,
      first_approval: result.first_approval === null ? null : (approvals.at(-1) ?? null),
      steps: [],
      deliveries: await deliveriesOf(orgId, id),
      sessions: await sessionsOf(document.sessions),
    };
  }

  async function openEnvelope(orgId: string, id: string): Promise<Case> {
    const past = await readStream(store, envelope, id);
    const state = fold(envelope, past);
    const document = await envelopes.get(id);
    if (state === null || state.deleted || document?.org_id !== orgId) throw nothing();
    const approvals = approvalsIn(past);
    return {
      id,
      kind: 'envelope',
      revision: past.at(-1)?.revision ?? 0,
      name: state.name,
      query: state.query,
      description: state.description,
      guide: state.acceptance_guide,
      fields: [...state.fields, ...state.steps.flatMap(step => step.fields)],
      subject: null,
      template_key: null,
      template: state.template_id,
      metadata: {},
      created_at: document.state.created_at,
      expires_at: state.expires_at,
      status: state.status,
      reason: state.reason,
      tries: { used: state.retry_count, of: state.max_retries },
      assessment: latestAssessment(past),
      history: document.status_history,
      approvals,
      first_approval: state.first_approval === null ? null : (approvals.at(-1) ?? null),
      steps: await stepsOf(state.steps, document.sessions.at(-1)?.id),
      deliveries: [],
      sessions: await sessionsOf(document.sessions),
    };
  }

  async function revisionOf(orgId: string, id: string): Promise<number> {
    const document = await (isEnvelopeId(id) ? envelopes.get(id) : inquiries.get(id));
    if (document?.org_id !== orgId) throw nothing();
    const past = await (isEnvelopeId(id) ? readStream(store, envelope, id) : readStream(store, inquiry, id));
    return past.at(-1)?.revision ?? 0;
  }

  return { open: (orgId, id) => (isEnvelopeId(id) ? openEnvelope(orgId, id) : openInquiry(orgId, id)), revisionOf };
}
