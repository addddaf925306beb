import type { InquiryEvent } from './events.ts';
import type { Result } from './result.ts';
import type { Inquiry } from './state.ts';

/** The inquiry after this event. */
export function evolveInquiry(state: Inquiry, event: InquiryEvent): Inquiry {
  if (event.type === 'InquiryCreated') {
    const { inquiry_id, subject_id, max_retries, expires_at, theme_id, ...rest } = event.data;
    const { template_id, template_key, template_version, metadata, ...configuration } = rest;
    return {
      inquiry_id,
      subject_id,
      configuration,
      template_key,
      max_retries,
      expires_at,
      theme_id,
      expired: false,
      deleted: false,
      session_id: null,
      result: {
        result_id: '',
        status: 'pending',
        retry_count: 0,
        submitted: null,
        assessing: null,
        assessment: null,
        first_approval: null,
        reason: null,
      },
    };
  }
  if (state === null) return state;
  const withResult = (changes: Partial<Result>): Inquiry => ({ ...state, result: { ...state.result, ...changes } });
  switch (event.type) {
    case 'ResultOpened':
      return withResult({ result_id: event.data.result_id });
    case 'SessionStarted':
      return { ...state, session_id: event.data.session_id };
    case 'CaptureSubmitted':
      return withResult({ submitted: event.data.session_id, assessing: event.data.session_id });
    case 'ResultAssessed':
      return withResult({ assessing: null, assessment: event.data });
    case 'ResultStatusChanged': {
      const { to_status: status, retry_count, reason } = event.data;
      return withResult({ status, retry_count, reason, first_approval: null });
    }
    case 'FirstApprovalGiven': {
      const { approved_by: by, reason } = event.data;
      return withResult({ first_approval: by === null ? null : { by, reason } });
    }
    case 'RetryGranted':
      return withResult({ retry_count: event.data.retry_count, reason: event.data.reason });
    case 'InquiryExpired':
      return { ...state, expired: true };
    case 'InquiryDeleted':
      return { ...state, deleted: true };
  }
}
