import { DomainError } from '../domain-error.ts';
import type { Assessment } from './assessment.ts';
import type { InquiryEvent, Operator } from './events.ts';
import { asksForTwo } from './four-eyes.ts';
import { statusChange } from './result.ts';
import type { OpenInquiry } from './state.ts';
import type { ResultStatus } from './transitions.ts';
import { decideVerdict, POLICY_VERSION } from './verdict.ts';

/** What the present analyser and readings make of evidence that was assessed before, as an operator wants it recorded. */
export type Reassess = { sessionId: string; assessment: Assessment; operator: Operator };

/** The session whose evidence the result rests on. @throws DomainError CONFLICT while there is none, or it is assessed */
export function reassessedSession({ result: { assessing, status, submitted } }: OpenInquiry): string {
  if (submitted !== null && assessing === null && status !== 'pending') return submitted;
  throw new DomainError('CONFLICT', 'There is nothing to assess again yet: nothing was decided on its evidence.');
}

/**
 * The status that a result has after a new assessment of the same evidence. What waits for a person may be settled by it,
 * but for an approval that two people have to give. What was decided stays so, unless the new assessment decides
 * otherwise: then a person does.
 * @throws DomainError CONFLICT when the evidence could not be assessed
 */
export function statusAfter(
  { configuration, result: { status } }: OpenInquiry,
  assessment: Assessment,
): { to: ResultStatus; reason: string } {
  const { outcome, reason } = decideVerdict(assessment, false);
  if (outcome === 'failed') throw new DomainError('CONFLICT', `The evidence can't be assessed now. ${reason}`);
  const isDecided = outcome === 'approved' || outcome === 'rejected';
  if (status === 'manual_review') {
    const isForTwo = outcome === 'approved' && asksForTwo(configuration.settings);
    return { to: isDecided && !isForTwo ? outcome : status, reason };
  }
  const isContradicted = status === 'failed' || (isDecided && outcome !== status);
  return { to: isContradicted ? 'manual_review' : status, reason };
}

/** @throws DomainError CONFLICT when there is nothing to assess again, or it is no longer this session's evidence */
export function reassess(inquiry: OpenInquiry, { assessment, operator, sessionId }: Reassess): InquiryEvent[] {
  if (reassessedSession(inquiry) !== sessionId) {
    throw new DomainError('CONFLICT', 'The evidence has changed since it was assessed again.');
  }
  const { inquiry_id, result } = inquiry;
  const { to, reason } = statusAfter(inquiry, assessment);
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
  return [assessed, statusChange(inquiry, { to, reason: `Assessed again: ${reason}`, changedBy: operator })];
}
