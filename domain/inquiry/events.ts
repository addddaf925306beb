import type { Captured } from '../capture/captured.ts';
import type { CaptureSubmitted, SessionStarted } from '../capture/events.ts';
import type { Assessment } from './assessment.ts';
import type { InquiryConfiguration } from './configuration.ts';
import type { ResultStatus } from './transitions.ts';

/** The operator who made a change. */
export type Operator = { name: string; email: string };

/** The inquiry with everything that it was created with. */
export type InquiryCreated = {
  type: 'InquiryCreated';
  data: InquiryConfiguration & {
    inquiry_id: string;
    template_id: string | null;
    template_key: string | null;
    template_version: number;
    max_retries: number;
    metadata: Record<string, string> | null;
    subject_id: string;
    expires_at: string;
    /** How the capture page looks; null: as it does for everybody. */
    theme_id: string | null;
  };
};

/** The result of the inquiry is open: the first entry of its status history. */
export type ResultOpened = {
  type: 'ResultOpened';
  data: { inquiry_id: string; result_id: string; subject_id: string; to_status: 'pending' };
};

/** What the evidence was found to say, with all that made the verdict. */
export type ResultAssessed = {
  type: 'ResultAssessed';
  data: Assessment & { inquiry_id: string; result_id: string; session_id: string; policy_version: string };
};

/** A further entry of the status history. */
export type ResultStatusChanged = {
  type: 'ResultStatusChanged';
  data: {
    inquiry_id: string;
    result_id: string;
    subject_id: string;
    from_status: ResultStatus;
    to_status: ResultStatus;
    reason: string | null;
    changed_by: Operator | null;
    retry_count: number;
    /** Why a result failed; null for every other status. */
    error: string | null;
  };
};

/**
 * The first of two operators approves a result of which a second one has to say the same: it goes on waiting, and
 * nobody outside is told.
 */
export type FirstApprovalGiven<Of extends Captured = Captured> = {
  type: 'FirstApprovalGiven';
  data: Of & {
    result_id: string;
    /** The operator's own words. */
    reason: string;
    /** Null once it is erased. */
    approved_by: Operator | null;
  };
};

/** Nothing certain was found: the result stays pending and the end user may try again. */
export type RetryGranted = {
  type: 'RetryGranted';
  data: { inquiry_id: string; result_id: string; retry_count: number; reason: string };
};

/** The inquiry's time was over before it had a verdict. */
export type InquiryExpired = { type: 'InquiryExpired'; data: { inquiry_id: string } };

/** The inquiry is gone for everyone, and its personal data is erased. */
export type InquiryDeleted = { type: 'InquiryDeleted'; data: { inquiry_id: string } };

export type InquiryEvent =
  | InquiryCreated
  | ResultOpened
  | SessionStarted<{ inquiry_id: string }>
  | CaptureSubmitted<{ inquiry_id: string }>
  | ResultAssessed
  | ResultStatusChanged
  | FirstApprovalGiven<{ inquiry_id: string }>
  | RetryGranted
  | InquiryExpired
  | InquiryDeleted;
