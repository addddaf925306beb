import type { Assessment } from './assessment.ts';
import type { Operator, ResultStatusChanged } from './events.ts';
import type { FirstApproval } from './four-eyes.ts';
import type { ResultStatus } from './transitions.ts';

/** The result of an inquiry as its rules need to know it. */
export type Result = {
  result_id: string;
  status: ResultStatus;
  retry_count: number;
  /** Latest session that was handed in; null before the first. */
  submitted: string | null;
  /** Session whose evidence waits for its assessment. */
  assessing: string | null;
  /** What the last assessment found; null before the first. */
  assessment: Assessment | null;
  /** What one operator said while a second one has to say the same; null when nobody is waited for. */
  first_approval: FirstApproval | null;
  /** Why the result has its status, or why another try was granted. */
  reason: string | null;
};

/** Data of the event that moves this result to another status. */
export function statusChange(
  inquiry: { inquiry_id: string; subject_id: string; result: Result },
  change: {
    to: ResultStatus;
    reason: string | null;
    changedBy?: Operator;
    retryCount?: number;
    error?: string;
  },
): ResultStatusChanged {
  return {
    type: 'ResultStatusChanged',
    data: {
      inquiry_id: inquiry.inquiry_id,
      result_id: inquiry.result.result_id,
      subject_id: inquiry.subject_id,
      from_status: inquiry.result.status,
      to_status: change.to,
      reason: change.reason,
      changed_by: change.changedBy ?? null,
      retry_count: change.retryCount ?? inquiry.result.retry_count,
      error: change.error ?? null,
    },
  };
}
