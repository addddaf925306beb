import type { Review } from '../capture/review.ts';
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
import { captureConfiguration } from './configuration.ts';
import { envelope as envelopeDecider, triesOf } from './envelope.ts';
import type { EnvelopeEvent } from './events.ts';
import { evolveEnvelope } from './evolve.ts';
import { envelopeResultIdOf, type ResultHash } from './result.ts';
import { resultRecorded } from './result-recorded.ts';
import type { Envelope, OpenEnvelope } from './state.ts';

export type EnvelopeSimulation = { type: 'Simulate'; hashOf: ResultHash } & Simulation;

function start(envelope: OpenEnvelope, { sessionId, consentVersion, now }: Simulation): EnvelopeEvent[] {
  return envelopeDecider.decide({ type: 'StartSession', sessionId, consentVersion, now }, envelope);
}

/** The end user goes through the capture, and the analyser finds what the status needs. */
function capture(envelope: OpenEnvelope, simulation: EnvelopeSimulation): EnvelopeEvent[] {
  const tries = triesOf(envelope);
  const begun = begunSession(tries);
  const session_id = begun ?? simulation.sessionId;
  const { envelope_id } = envelope;
  const { to: status, hashOf } = simulation;
  const retry_count = status === 'pending' ? simulatedRetry(tries) : tries.retry_count;
  const outcome = { status, reason: reasonFor(simulation), retry_count };
  const assessment = simulatedAssessment(captureConfiguration(envelope), simulation);
  return [
    ...(begun === null ? start(envelope, simulation) : []),
    { type: 'CaptureSubmitted', data: { envelope_id, result_id: envelopeResultIdOf(session_id), session_id } },
    resultRecorded(envelope, session_id, assessment, outcome, hashOf),
  ];
}

/** What only an operator can lead to. */
const isReview = (to: Simulation['to']): to is Review['to'] => to !== 'pending' && to !== 'failed';

function decide(command: EnvelopeSimulation, state: Envelope): EnvelopeEvent[] {
  if (state === null || state.deleted) throw new DomainError('NOT_FOUND', 'There is no such envelope.');
  const { to, hashOf } = command;
  const by = simulatedBy(state.status, to);
  if (by === 'capture') return capture(state, command);
  if (by === 'start' || !isReview(to)) return start(state, command);
  const review = { to, reason: reasonFor(command), operator: SIMULATED_OPERATOR, hashOf };
  // One who is simulated is everybody: there is no second one to wait for.
  return envelopeDecider.decide({ type: 'Review', ...review }, { ...state, four_eyes: false });
}

/**
 * Drives an envelope that was made with a test key to a status, through the events that end users, the analyser and
 * operators lead to: nothing that reads them can tell the difference.
 */
export const envelopeSimulation: Decider<Envelope, EnvelopeSimulation, EnvelopeEvent> = {
  category: envelopeDecider.category,
  initialState: null,
  decide,
  evolve: evolveEnvelope,
};
