import { assertStartsWithin } from '../capture/allowed-domains.ts';
import { EXPIRED, expiryOf } from '../capture/expiry.ts';
import type { Reassess } from '../capture/reassessment.ts';
import { type AskAgain, checkAskAgain, checkReview, type Review } from '../capture/review.ts';
import { isSubmission, judge, refusalOfTry, retriesAtStart, TRIES_AGAIN, type Tries } from '../capture/tries.ts';
import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import type { Assessment } from './assessment.ts';
import type { InquiryCreated, InquiryEvent } from './events.ts';
import { evolveInquiry } from './evolve.ts';
import { asksForTwo, needsAnother } from './four-eyes.ts';
import { reassess } from './reassess.ts';
import { statusChange } from './result.ts';
import type { Inquiry, OpenInquiry } from './state.ts';
import { POLICY_VERSION } from './verdict.ts';

export type InquiryCommand =
  | { type: 'CreateInquiry'; resultId: string; inquiry: InquiryCreated['data'] }
  | { type: 'StartSession'; sessionId: string; consentVersion: string; now: Date }
  | { type: 'SubmitCapture'; sessionId: string }
  | { type: 'RecordAssessment'; sessionId: string; assessment: Assessment; setAside?: string }
  | ({ type: 'Review' } & Review)
  | ({ type: 'AskAgain' } & AskAgain)
  | ({ type: 'Reassess' } & Reassess)
  | { type: 'Expire'; now: Date; evidenceCaptured: boolean }
  | { type: 'Delete' };

function existing(state: Inquiry): OpenInquiry {
  if (state === null || state.deleted) throw new DomainError('NOT_FOUND', 'There is no such inquiry.');
  return state;
}

/** Whether the time of the inquiry is over. */
export function isExpired(inquiry: OpenInquiry, now: Date): boolean {
  return inquiry.expired || now.getTime() >= Date.parse(inquiry.expires_at);
}

/** The tries of the inquiry. */
export function triesOf({ session_id, max_retries, result }: OpenInquiry): Tries {
  return { of: 'inquiry', session_id, max_retries, ...result };
}

/** Whether the end user may go through the capture (again). */
export function mayTry(inquiry: OpenInquiry, now: Date): boolean {
  return !inquiry.deleted && refusalOfTry(triesOf(inquiry), isExpired(inquiry, now)) === null;
}

function decide(command: InquiryCommand, state: Inquiry): InquiryEvent[] {
  switch (command.type) {
    case 'CreateInquiry': {
      if (state !== null) throw new DomainError('CONFLICT', 'The inquiry exists already.');
      const { inquiry_id, subject_id } = command.inquiry;
      assertStartsWithin(command.inquiry);
      return [
        { type: 'InquiryCreated', data: command.inquiry },
        {
          type: 'ResultOpened',
          data: { inquiry_id, result_id: command.resultId, subject_id, to_status: 'pending' },
        },
      ];
    }
    case 'StartSession':
      return startSession(existing(state), command);
    case 'SubmitCapture': {
      const inquiry = existing(state);
      if (!isSubmission(triesOf(inquiry), command.sessionId)) return [];
      const { inquiry_id } = inquiry;
      const { result_id } = inquiry.result;
      return [{ type: 'CaptureSubmitted', data: { inquiry_id, result_id, session_id: command.sessionId } }];
    }
    case 'RecordAssessment':
      return recordAssessment(existing(state), command);
    case 'Review':
      return review(existing(state), command);
    case 'AskAgain':
      return askAgain(existing(state), command);
    case 'Reassess':
      return reassess(existing(state), command);
    case 'Expire':
      return expire(existing(state), command);
    case 'Delete':
      return [{ type: 'InquiryDeleted', data: { inquiry_id: existing(state).inquiry_id } }];
  }
}

function startSession(
  inquiry: OpenInquiry,
  command: { sessionId: string; consentVersion: string; now: Date },
): InquiryEvent[] {
  const refusal = refusalOfTry(triesOf(inquiry), isExpired(inquiry, command.now));
  if (refusal !== null) throw refusal;
  const { inquiry_id, result } = inquiry;
  const started: InquiryEvent = {
    type: 'SessionStarted',
    data: { inquiry_id, session_id: command.sessionId, consent_version: command.consentVersion },
  };
  if (result.status === 'pending') return [started];
  const again = { to: 'pending', reason: TRIES_AGAIN, retryCount: retriesAtStart(result) } as const;
  return [statusChange(inquiry, again), started];
}

function recordAssessment(
  inquiry: OpenInquiry,
  command: { sessionId: string; assessment: Assessment; setAside?: string },
): InquiryEvent[] {
  const { inquiry_id, result } = inquiry;
  // Assessed already: the work was handed out twice.
  if (result.assessing !== command.sessionId) return [];
  const { assessment, sessionId: session_id } = command;
  const assessed: InquiryEvent = {
    type: 'ResultAssessed',
    data: { ...assessment, inquiry_id, result_id: result.result_id, session_id, policy_version: POLICY_VERSION },
  };
  const { verdict, retry_count } = judge(triesOf(inquiry), assessment, command.setAside);
  switch (verdict.outcome) {
    case 'retry': {
      const { result_id } = result;
      return [assessed, { type: 'RetryGranted', data: { inquiry_id, result_id, retry_count, reason: verdict.reason } }];
    }
    case 'failed':
      return [assessed, statusChange(inquiry, { to: 'failed', reason: verdict.reason, error: verdict.error })];
    default:
      return [assessed, statusChange(inquiry, { to: verdict.outcome, reason: verdict.reason })];
  }
}

function review(inquiry: OpenInquiry, command: Review): InquiryEvent[] {
  const { to, reason, operator } = command;
  const { configuration, inquiry_id, result } = inquiry;
  checkReview(result.status, command);
  if (to === 'approved' && needsAnother(asksForTwo(configuration.settings), result.first_approval, operator)) {
    const { result_id } = result;
    return [{ type: 'FirstApprovalGiven', data: { inquiry_id, result_id, reason, approved_by: operator } }];
  }
  return [statusChange(inquiry, { to, reason, changedBy: operator })];
}

/** What was shown is rejected first: from review no way leads back to the end user but through a decision. */
function askAgain(inquiry: OpenInquiry, command: AskAgain): InquiryEvent[] {
  checkAskAgain(triesOf(inquiry), command, isExpired(inquiry, command.now));
  const { result } = inquiry;
  const { reason, operator: changedBy } = command;
  if (result.status !== 'manual_review') return [statusChange(inquiry, { to: 'pending', reason, changedBy })];
  const rejected = { ...inquiry, result: { ...result, status: 'rejected' as const } };
  return [
    statusChange(inquiry, { to: 'rejected', reason, changedBy }),
    statusChange(rejected, { to: 'pending', reason, changedBy }),
  ];
}

function expire(inquiry: OpenInquiry, command: { now: Date; evidenceCaptured: boolean }): InquiryEvent[] {
  if (inquiry.expired || !isExpired(inquiry, command.now)) return [];
  const expiry = expiryOf(triesOf(inquiry), command.evidenceCaptured);
  if (expiry === null) return [];
  const { status: to, reason } = expiry;
  const error = to === 'failed' ? { error: EXPIRED } : {};
  return [
    { type: 'InquiryExpired', data: { inquiry_id: inquiry.inquiry_id } },
    statusChange(inquiry, { to, reason, ...error }),
  ];
}

export const inquiry: Decider<Inquiry, InquiryCommand, InquiryEvent> = {
  category: 'inquiry',
  initialState: null,
  decide,
  evolve: evolveInquiry,
};
