import type { Recorded } from '../application/ports/event-store.ts';
import type { InquiryDocument, InquiryView, ResultView } from '../application/views/inquiry-view.ts';
import type { CaptureEvent } from '../domain/capture/events.ts';
import { captureSession } from '../domain/capture/session.ts';
import { answeredConfiguration, CONFIGURATION_VERSION } from '../domain/inquiry/configuration.ts';
import type { InquiryCreated, InquiryEvent, ResultAssessed, ResultStatusChanged } from '../domain/inquiry/events.ts';
import { inquiry } from '../domain/inquiry/inquiry.ts';
import type { Projection } from './projection.ts';
import { newSession, sessionsAfter, withExtracted, withSession } from './sessions.ts';

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

function assessed(document: InquiryDocument, data: ResultAssessed['data'], at: string): InquiryDocument {
  const { acceptance, acceptance_reason, confidence, confidence_reason } = data;
  const claims = data.claims.map(({ property, value, source_url, evidence_id }) => ({
    property,
    value,
    source_url,
    evidence_id,
  }));
  const sessions = withSession(document.sessions, data.session_id, session => ({
    ...session,
    evidence: withExtracted(session, data.extracted_fields),
  }));
  return withResult({ ...document, sessions }, at, {
    acceptance,
    acceptance_reason,
    confidence,
    confidence_reason,
    claims,
  });
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
      const inquiry = { ...document.inquiry, updated_at: at };
      return { ...document, inquiry, sessions: [...document.sessions, newSession(event.data.session_id, at)] };
    }
    case 'CaptureSubmitted':
      return withResult(document, at, { submitted_at: at });
    case 'ResultAssessed':
      return assessed(document, event.data, at);
    case 'ResultStatusChanged':
      return statusChanged(document, event, at);
    // Nothing of what the customer sees is another before the second operator has confirmed it.
    case 'FirstApprovalGiven':
      return undefined;
    case 'RetryGranted':
      return withResult(document, at, { retry_count: event.data.retry_count });
    case 'InquiryExpired':
      return { ...document, inquiry: { ...document.inquiry, updated_at: at } };
    case 'InquiryDeleted':
      return null;
    default:
      return { ...document, sessions: sessionsAfter(document.sessions, event) };
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
  livingKeysOf: ({ inquiry: { result, expires_at } }) => ({
    expires_at: result?.status === 'pending' ? expires_at : null,
  }),
  listed: 'inquiry',
};
