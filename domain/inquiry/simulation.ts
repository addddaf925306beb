import {
  begunSession,
  reasonFor,
  SIMULATED_OPERATOR,
  type Simulation,
  simulatedAssessment,
  simulatedBy,
  simulatedRetry,
} from '../capture/simulated.ts';
import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import type { InquiryEvent } from './events.ts';
import { evolveInquiry } from './evolve.ts';
import { inquiry as inquiryDecider, triesOf } from './inquiry.ts';
import { statusChange } from './result.ts';
import type { Inquiry, OpenInquiry } from './state.ts';
import { POLICY_VERSION } from './verdict.ts';

export type SimulationCommand = { type: 'Simulate' } & Simulation;

function start(inquiry: OpenInquiry, { sessionId, consentVersion, now }: Simulation): InquiryEvent[] {
  return inquiryDecider.decide({ type: 'StartSession', sessionId, consentVersion, now }, inquiry);
}

/** The end user goes through the capture, and the analyser finds what the status needs. */
function capture(inquiry: OpenInquiry, simulation: Simulation): InquiryEvent[] {
  const tries = triesOf(inquiry);
  const begun = begunSession(tries);
  const session_id = begun ?? simulation.sessionId;
  const { inquiry_id, result, configuration } = inquiry;
  const { result_id } = result;
  const reason = reasonFor(simulation);
  const assessment = simulatedAssessment(configuration, simulation);
  const events: InquiryEvent[] = [
    ...(begun === null ? start(inquiry, simulation) : []),
    { type: 'CaptureSubmitted', data: { inquiry_id, result_id, session_id } },
    {
      type: 'ResultAssessed',
      data: { ...assessment, inquiry_id, result_id, session_id, policy_version: POLICY_VERSION },
    },
  ];
  const { to } = simulation;
  if (to === 'pending') {
    const retry_count = simulatedRetry(tries);
    return [...events, { type: 'RetryGranted', data: { inquiry_id, result_id, retry_count, reason } }];
  }
  const error = assessment.error === null ? {} : { error: assessment.error };
  return [...events, statusChange(inquiry, { to, reason, ...error })];
}

function decide(command: SimulationCommand, state: Inquiry): InquiryEvent[] {
  if (state === null || state.deleted) throw new DomainError('NOT_FOUND', 'There is no such inquiry.');
  const { to } = command;
  switch (simulatedBy(state.result.status, to)) {
    case 'capture':
      return capture(state, command);
    case 'start':
      return start(state, command);
    case 'operator':
      return [statusChange(state, { to, reason: reasonFor(command), changedBy: SIMULATED_OPERATOR })];
  }
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
