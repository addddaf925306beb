import type { CaptureSubmitted, SessionStarted } from '../capture/events.ts';
import type { Assessment } from '../inquiry/assessment.ts';
import type { FirstApprovalGiven, Operator } from '../inquiry/events.ts';
import type { ResultStatus } from '../inquiry/transitions.ts';
import type { EnvelopeConfiguration, SharedConfiguration } from './configuration.ts';
import type { EnvelopeResult, ReassessedField, ReviewedField } from './result.ts';

/** The envelope with everything that it was created with. */
export type EnvelopeCreated = {
  type: 'EnvelopeCreated';
  data: EnvelopeConfiguration & {
    envelope_id: string;
    template_id: string | null;
    created_by: string;
    max_retries: number;
    /** ISO 8601, UTC. */
    expires_at: string;
  };
};

/** What the evidence of a finished session was found to say, with all that made the verdict. */
export type EnvelopeResultRecorded = {
  type: 'EnvelopeResultRecorded';
  data: Omit<Assessment, 'acceptance' | 'confidence'> &
    Omit<EnvelopeResult, 'id' | 'inquiry_session_id'> & {
      envelope_id: string;
      result_id: string;
      session_id: string;
      /** Of the result, see `hashOf`. */
      hash: string;
      /** Results are anchored on no ledger. */
      transaction_address: null;
      policy_version: string;
      /** Where the envelope stands now; `pending` when the end user may try again. */
      status: ResultStatus;
      status_reason: string;
      retry_count: number;
    };
};

/** The time of the envelope was over before it had a verdict. */
export type EnvelopeExpired = {
  type: 'EnvelopeExpired';
  data: { envelope_id: string; status: 'manual_review' | 'failed'; status_reason: string };
};

/** What an operator made of the latest result: what of it is another now, and everything of that. */
export type EnvelopeReviewed = {
  type: 'EnvelopeReviewed';
  data: Pick<EnvelopeResult, ReviewedField> & {
    envelope_id: string;
    result_id: string;
    session_id: string;
    /** Of the result as it is now, see `hashOf`. */
    hash: string;
    status: 'approved' | 'rejected' | 'manual_review';
    /** The operator's own words. */
    status_reason: string;
    /** Null once it is erased. */
    reviewed_by: Operator | null;
  };
};

/** The evidence of the latest result was assessed once more, and an operator had that recorded. */
export type EnvelopeReassessed = {
  type: 'EnvelopeReassessed';
  data: Assessment & {
    envelope_id: string;
    result_id: string;
    session_id: string;
    policy_version: string;
    /** What the result tells now, in an operator's words where their decision stands. Null once it is erased. */
    result: Pick<EnvelopeResult, ReassessedField> | null;
    /** Of the result as it is now, see `hashOf`. */
    hash: string;
    /** Where the envelope stands now, and why; both null where that stays as it was. */
    status: ResultStatus | null;
    status_reason: string | null;
    /** Null once it is erased. */
    reassessed_by: Operator | null;
  };
};

/** An operator asks the end user to go through the capture again: the envelope is pending. */
export type EnvelopeAskedAgain = {
  type: 'EnvelopeAskedAgain';
  data: {
    envelope_id: string;
    /** The operator's own words. */
    status_reason: string;
    /** Null once it is erased. */
    asked_by: Operator | null;
  };
};

/** The envelope is gone for everyone, and its personal data is erased. */
export type EnvelopeDeleted = { type: 'EnvelopeDeleted'; data: { envelope_id: string } };

export type EnvelopeEvent =
  | EnvelopeCreated
  | SessionStarted<{ envelope_id: string }>
  | CaptureSubmitted<{ envelope_id: string }>
  | EnvelopeResultRecorded
  | EnvelopeExpired
  | FirstApprovalGiven<{ envelope_id: string }>
  | EnvelopeReviewed
  | EnvelopeReassessed
  | EnvelopeAskedAgain
  | EnvelopeDeleted;

/** What a version of a template says. */
export type TemplateOfEnvelopes = SharedConfiguration & {
  template_id: string;
  created_by: string;
  /** An envelope always names its own. */
  return_url: string | null;
};

/** A configuration that envelopes can be created from: the first version, published at once. */
export type EnvelopeTemplateCreated = { type: 'EnvelopeTemplateCreated'; data: TemplateOfEnvelopes };

/** A version that no envelope is created from yet; one that is written again takes the place of itself. */
export type EnvelopeTemplateDrafted = {
  type: 'EnvelopeTemplateDrafted';
  data: TemplateOfEnvelopes & { version: number };
};

/** Envelopes are created from this version from now on; those that there are stay as they are. */
export type EnvelopeTemplatePublished = {
  type: 'EnvelopeTemplatePublished';
  data: { template_id: string; version: number };
};

export type EnvelopeTemplateEvent = EnvelopeTemplateCreated | EnvelopeTemplateDrafted | EnvelopeTemplatePublished;
