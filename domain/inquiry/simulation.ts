import { isTryLeft } from '../capture/tries.ts';
import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import { type Assessment, type GroundedClaim, instructionUse } from './assessment.ts';
import type { InquiryEvent, Operator } from './events.ts';
import { evolveInquiry } from './evolve.ts';
import { inquiry as inquiryDecider, triesOf } from './inquiry.ts';
import { requiredFields } from './required-fields.ts';
import { statusChange } from './result.ts';
import type { Inquiry, OpenInquiry } from './state.ts';
import { mayBecome, type ResultStatus } from './transitions.ts';
import { POLICY_VERSION } from './verdict.ts';

/** What a test claims to have found. Without an address it was found where the capture starts. */
export type SimulatedClaim = { property: string; value: string; source_url?: string };

export type SimulationCommand = {
  type: 'Simulate';
  to: ResultStatus;
  claims: readonly SimulatedClaim[];
  /** null: a sentence that says that it was simulated. */
  reason: string | null;
  /** Id of the capture session, should one be needed. */
  sessionId: string;
  consentVersion: string;
  now: Date;
};

/** Stands where a claim's evidence would: nothing was captured. */
export const SIMULATED_EVIDENCE = 'web_ev_simulated';
/** Who reviews in a simulation. */
const OPERATOR: Operator = { name: 'Simulated operator', email: 'operator@simulation.invalid' };
const REASON = 'Simulated with a test key.';

/** What an analyser would have said for the result to become this. Pending: too little, with another try granted. */
const SCORES: Record<ResultStatus, Pick<Assessment, 'acceptance' | 'confidence'>> = {
  approved: { acceptance: 'high', confidence: 'high' },
  rejected: { acceptance: 'reject', confidence: 'high' },
  manual_review: { acceptance: 'low', confidence: 'medium' },
  failed: { acceptance: 'low', confidence: 'low' },
  pending: { acceptance: 'low', confidence: 'low' },
};

function assessmentFor(inquiry: OpenInquiry, command: SimulationCommand): Assessment {
  const { fields, start_url, ai_instruction } = inquiry.configuration;
  const reason = command.reason ?? REASON;
  const isDecisive = command.to === 'approved' || command.to === 'rejected';
  const required_fields = requiredFields(fields);
  const claims = command.claims.map(
    ({ property, value, source_url }): GroundedClaim => ({
      property,
      value,
      source_url: source_url ?? start_url,
      evidence_id: SIMULATED_EVIDENCE,
      score: 1,
      label: null,
      place: { page: 1 },
      pixels: 'not_checked',
    }),
  );
  return {
    claims,
    ...SCORES[command.to],
    acceptance_reason: reason,
    acceptance_by_guide: isDecisive,
    acceptance_certain: isDecisive,
    confidence_reason: reason,
    rules: [],
    required_fields,
    found_fields: required_fields.filter(name => claims.some(claim => claim.property === name)),
    extracted_fields: [],
    evidence: [],
    ai_instruction_use: instructionUse(ai_instruction, false),
    analyser: 'simulation',
    analyser_version: '1',
    model: null,
    error: command.to === 'failed' ? 'simulated' : null,
  };
}

function impossible(from: ResultStatus, to: ResultStatus): DomainError {
  return new DomainError('CONFLICT', `A result that is ${from} can't become ${to}.`, { reason: 'IMPOSSIBLE' });
}

/** The end user goes through the capture, and the analyser finds what the status needs. */
function capture(inquiry: OpenInquiry, command: SimulationCommand): InquiryEvent[] {
  const events: InquiryEvent[] = [];
  // A try that was simulated before waits for its capture; else one begins here.
  const begun = inquiry.session_id !== null && inquiry.session_id !== inquiry.result.submitted;
  const session_id = begun ? inquiry.session_id : command.sessionId;
  if (session_id === null) throw new Error('a session that has begun has an id');
  if (!begun) {
    const { consentVersion, now } = command;
    const start = { type: 'StartSession', sessionId: session_id, consentVersion, now } as const;
    events.push(...inquiryDecider.decide(start, inquiry));
  }
  const { inquiry_id, result } = inquiry;
  const { result_id } = result;
  const reason = command.reason ?? REASON;
  const assessment = assessmentFor(inquiry, command);
  events.push(
    { type: 'CaptureSubmitted', data: { inquiry_id, result_id, session_id } },
    {
      type: 'ResultAssessed',
      data: { ...assessment, inquiry_id, result_id, session_id, policy_version: POLICY_VERSION },
    },
  );
  if (command.to !== 'pending') {
    const error = assessment.error === null ? {} : { error: assessment.error };
    return [...events, statusChange(inquiry, { to: command.to, reason, ...error })];
  }
  if (!isTryLeft(triesOf(inquiry))) {
    throw new DomainError('CONFLICT', 'No try is left: the result can not stay pending.', { reason: 'NO_TRY_LEFT' });
  }
  const retry_count = result.retry_count + 1;
  return [...events, { type: 'RetryGranted', data: { inquiry_id, result_id, retry_count, reason } }];
}

function decide(command: SimulationCommand, state: Inquiry): InquiryEvent[] {
  if (state === null || state.deleted) throw new DomainError('NOT_FOUND', 'There is no such inquiry.');
  const { status } = state.result;
  const { to, sessionId, consentVersion, now } = command;
  if (status === 'pending') return capture(state, command);
  if (!mayBecome(status, to)) throw impossible(status, to);
  // The end user tries again: refused as for everybody when no try is left or the time is over.
  if (to === 'pending') return inquiryDecider.decide({ type: 'StartSession', sessionId, consentVersion, now }, state);
  return [statusChange(state, { to, reason: command.reason ?? REASON, changedBy: OPERATOR })];
}

/**
 * Drives an inquiry that was made with a test key to a status, through the events that end users, the analyser and
 * operators lead to: nothing that reads them can tell the difference.
 */
export const simulation: Decider<Inquiry, SimulationCommand, InquiryEvent> = {
  category: inquiryDecider.category,
  initialState: null,
  decide,
  evolve: evolveInquiry,
};
