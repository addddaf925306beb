import {
  evidenceHasChanged,
  nothingToReassess,
  type Reassess,
  type Reassessed,
  reassessedReason,
  statusAfter,
} from '../capture/reassessment.ts';
import type { Assessment } from './assessment.ts';
import type { InquiryEvent } from './events.ts';
import { asksForTwo } from './four-eyes.ts';
import { statusChange } from './result.ts';
import type { OpenInquiry } from './state.ts';
import { POLICY_VERSION } from './verdict.ts';

/** The session whose evidence the result rests on. @throws DomainError CONFLICT while there is none, or it is assessed */
export function reassessedSession({ result: { assessing, status, submitted } }: OpenInquiry): string {
  if (submitted !== null && assessing === null && status !== 'pending') return submitted;
  throw nothingToReassess();
}

/** What the result becomes by this assessment. @throws DomainError CONFLICT when the evidence could not be assessed */
export function inquiryReassessed({ configuration, result }: OpenInquiry, assessment: Assessment): Reassessed {
  return statusAfter(result.status, asksForTwo(configuration.settings), assessment);
}

/** @throws DomainError CONFLICT when there is nothing to assess again, or it is no longer this session's evidence */
export function reassess(inquiry: OpenInquiry, { assessment, operator, sessionId }: Reassess): InquiryEvent[] {
  if (reassessedSession(inquiry) !== sessionId) throw evidenceHasChanged();
  const { inquiry_id, result } = inquiry;
  const { to, reason } = inquiryReassessed(inquiry, assessment);
  const assessed: InquiryEvent = {
    type: 'ResultAssessed',
    data: {
      ...assessment,
      inquiry_id,
      result_id: result.result_id,
      session_id: sessionId,
      policy_version: POLICY_VERSION,
    },
  };
  if (to === result.status) return [assessed];
  return [assessed, statusChange(inquiry, { to, reason: reassessedReason(reason), changedBy: operator })];
}
