import type { Recorded } from '../application/ports/event-store.ts';
import type { InquiryDocument, InquiryView, ResultView, SessionView } from '../application/views/inquiry-view.ts';
import type { CaptureEvent } from '../domain/capture/events.ts';
import { captureSession } from '../domain/capture/session.ts';
import { answeredConfiguration, CONFIGURATION_VERSION } from '../domain/inquiry/configuration.ts';
import type { InquiryCreated, InquiryEvent, ResultAssessed, ResultStatusChanged } from '../domain/inquiry/events.ts';
import { inquiry } from '../domain/inquiry/inquiry.ts';
import type { Projection } from './projection.ts';

function created(data: InquiryCreated['data'], orgId: string, at: string): InquiryDocument {
  const inquiry: InquiryView = {
    id: data.inquiry_id,
    template_id: data.template_id,
    template_key: data.template_key,
    template_version: data.template_version,
    ...answeredConfiguration(data),
    fields: data.fields.map(({ name, description }) => ({ name, description })),
    max_retries: data.max_retries,
    metadata: data.metadata,
    expires_at: data.expires_at,
    created_at: at,
    updated_at: at,
    deleted_at: null,
    subject_id: data.subject_id,
    result: null,
  };
  return { org_id: orgId, inquiry, status_history: [], sessions: [] };
}

function opened(id: string, inquiryId: string, at: string): ResultView {
  return {
    id,
    inquiry_id: inquiryId,
    status: 'pending',
    acceptance: null,
    acceptance_reason: null,
    confidence: null,
    confidence_reason: null,
    claims: [],
    error: null,
    retry_count: 0,
    submitted_at: null,
    completed_at: null,
    created_at: at,
    updated_at: at,
  };
}

/** Changes the result; an inquiry without one stays as it is. */
function withResult(document: InquiryDocument, at: string, changes: Partial<ResultView>): InquiryDocument {
  const { result } = document.inquiry;
  if (result === null) return document;
  return {
    ...document,
    inquiry: { ...document.inquiry, updated_at: at, result: { ...result, ...changes, updated_at: at } },
  };
}

function withSession(
  document: InquiryDocument,
  sessionId: string,
  change: (session: SessionView) => SessionView,
): InquiryDocument {
  const sessions = document.sessions.map(session => (session.id === sessionId ? change(session) : session));
  return { ...document, sessions };
}

function assessed(document: InquiryDocument, data: ResultAssessed['data'], at: string): InquiryDocument {
  const { acceptance, acceptance_reason, confidence, confidence_reason } = data;
  const claims = data.claims.map(({ property, value, source_url, evidence_id }) => ({
    property,
    value,
    source_url,
    evidence_id,
  }));
  const fieldsOf = new Map(data.extracted_fields.map(({ evidence_id, fields }) => [evidence_id, fields]));
  const withFields = withSession(document, data.session_id, session => ({
    ...session,
    evidence: session.evidence.map(evidence => ({
      ...evidence,
      extracted_fields: fieldsOf.get(evidence.id) ?? evidence.extracted_fields,
    })),
  }));
  return withResult(withFields, at, { acceptance, acceptance_reason, confidence, confidence_reason, claims });
}

/** A result that is tried again starts over: without scores and claims, as a new one does. */
const STARTED_OVER = {
  acceptance: null,
  acceptance_reason: null,
  confidence: null,
  confidence_reason: null,
  claims: [],
  submitted_at: null,
  completed_at: null,
} satisfies Partial<ResultView>;

function statusChanged(document: InquiryDocument, event: Recorded<ResultStatusChanged>, at: string): InquiryDocument {
  const { from_status, to_status: status, reason, changed_by, retry_count, error } = event.data;
  const entry = { id: event.id, from_status, to_status: status, reason, created_at: at, changed_by };
  const completion = status === 'pending' ? STARTED_OVER : { completed_at: at };
  const changed = withResult(document, at, { status, retry_count, error, ...completion });
  return { ...changed, status_history: [...document.status_history, entry] };
}

function evolve(
  document: InquiryDocument | undefined,
  event: Recorded<InquiryEvent | CaptureEvent>,
): InquiryDocument | undefined | null {
  const at = event.metadata.occurred_at;
  if (event.type === 'InquiryCreated') return created(event.data, event.metadata.org_id, at);
  if (document === undefined) return undefined;
  switch (event.type) {
    case 'ResultOpened': {
      const { inquiry_id, result_id, to_status } = event.data;
      const entry = { id: event.id, from_status: null, to_status, reason: null, created_at: at, changed_by: null };
      const inquiry = { ...document.inquiry, result: opened(result_id, inquiry_id, at) };
      return { ...document, inquiry, status_history: [entry] };
    }
    case 'SessionStarted': {
      const session: SessionView = { id: event.data.session_id, created_at: at, page_visits: [], evidence: [] };
      const inquiry = { ...document.inquiry, updated_at: at };
      return { ...document, inquiry, sessions: [...document.sessions, session] };
    }
    case 'CaptureSubmitted':
      return withResult(document, at, { submitted_at: at });
    case 'ResultAssessed':
      return assessed(document, event.data, at);
    case 'ResultStatusChanged':
      return statusChanged(document, event, at);
    case 'RetryGranted':
      return withResult(document, at, { retry_count: event.data.retry_count });
    case 'InquiryExpired':
      return { ...document, inquiry: { ...document.inquiry, updated_at: at } };
    case 'InquiryDeleted':
      return null;
    case 'PageVisited': {
      const { session_id, visit_id: id, url } = event.data;
      return withSession(document, session_id, session => ({
        ...session,
        page_visits: [...session.page_visits, { id, url, visited_at: at }],
      }));
    }
    case 'EvidenceCaptured': {
      const { session_id, evidence_id: id, capture_mode, evidence_type, source_url } = event.data;
      const evidence = { id, capture_mode, evidence_type, source_url, extracted_fields: [], created_at: at };
      return withSession(document, session_id, session => ({ ...session, evidence: [...session.evidence, evidence] }));
    }
    case 'CaptureEnded':
    // Only envelopes have steps, and only their sessions go on after a loss.
    case 'CaptureResumed':
    case 'VariablesFound':
    case 'StepCaptured':
    case 'StepSkipped':
    case 'StepTakenUp':
      return document;
  }
}

/** Inquiries with their results, status histories and sessions. */
export const inquiries: Projection<InquiryDocument, Recorded<InquiryEvent | CaptureEvent>> = {
  name: 'inquiries',
  version: 1 + CONFIGURATION_VERSION,
  categories: [inquiry.category, captureSession.category],
  indexes: [['org_id'], ['expires_at']],
  idsOf: ({ data }) => ('inquiry_id' in data ? [data.inquiry_id] : []),
  evolve,
  keysOf: document => ({ org_id: document.org_id }),
  // Whoever has a verdict does not expire any more.
  dueOf: ({ inquiry: { result, expires_at } }) => ({ expires_at: result?.status === 'pending' ? expires_at : null }),
  listed: 'inquiry',
};
