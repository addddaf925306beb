import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import type { Assessment } from '../inquiry/assessment.ts';
import type { ResultStatus } from '../inquiry/transitions.ts';
import { mayBecome } from '../inquiry/transitions.ts';
import { decideVerdict, POLICY_VERSION } from '../inquiry/verdict.ts';
import type { EnvelopeCreated, EnvelopeEvent } from './events.ts';
import { envelopeResult, envelopeResultIdOf } from './result.ts';

/** An envelope that exists, with where it stands. */
export type OpenEnvelope = EnvelopeCreated['data'] & {
  /** Latest capture session; null before the first. */
  session_id: string | null;
  /** What the end user's redirect tells. */
  status: ResultStatus;
  /** Why it has its status, or why another try was granted; null before the first result. */
  reason: string | null;
  retry_count: number;
  /** Latest session that was handed in; null before the first. */
  submitted: string | null;
  /** Session whose evidence waits for its result. */
  assessing: string | null;
};

/** null: there is no such envelope. */
export type Envelope = OpenEnvelope | null;

export type EnvelopeCommand =
  | { type: 'CreateEnvelope'; envelope: EnvelopeCreated['data'] }
  | { type: 'StartSession'; sessionId: string; consentVersion: string; now: Date }
  | { type: 'SubmitCapture'; sessionId: string }
  /** `hash`: of the result that this assessment comes to. */
  | { type: 'RecordResult'; sessionId: string; assessment: Assessment; hash: string };

function existing(state: Envelope): OpenEnvelope {
  if (state === null) throw new DomainError('NOT_FOUND', 'There is no such envelope.');
  return state;
}

/** Whether the time of the envelope is over. */
export function isEnvelopeExpired(envelope: OpenEnvelope, now: Date): boolean {
  return now.getTime() >= Date.parse(envelope.expires_at);
}

/** Whether the end user may go through the capture (again). */
export function mayTryEnvelope(envelope: OpenEnvelope, now: Date): boolean {
  const { status, retry_count, assessing, max_retries } = envelope;
  if (isEnvelopeExpired(envelope, now) || assessing !== null) return false;
  return status === 'pending' || (mayBecome(status, 'pending') && retry_count < max_retries);
}

function decide(command: EnvelopeCommand, state: Envelope): EnvelopeEvent[] {
  switch (command.type) {
    case 'CreateEnvelope':
      if (state !== null) throw new DomainError('CONFLICT', 'The envelope exists already.');
      return [{ type: 'EnvelopeCreated', data: command.envelope }];
    case 'StartSession':
      return startSession(existing(state), command);
    case 'SubmitCapture': {
      const envelope = existing(state);
      const { sessionId: session_id } = command;
      if (envelope.session_id !== session_id) {
        throw new DomainError('CONFLICT', 'This is not the latest capture session of the envelope.');
      }
      // A repeat of the same request changes nothing, also when its result granted another try meanwhile.
      if (envelope.submitted === session_id || envelope.status !== 'pending') return [];
      const { envelope_id: inquiry_id } = envelope;
      return [
        { type: 'CaptureSubmitted', data: { inquiry_id, result_id: envelopeResultIdOf(session_id), session_id } },
      ];
    }
    case 'RecordResult':
      return recordResult(existing(state), command);
  }
}

function startSession(
  envelope: OpenEnvelope,
  command: { sessionId: string; consentVersion: string; now: Date },
): EnvelopeEvent[] {
  if (isEnvelopeExpired(envelope, command.now)) {
    throw new DomainError('CONFLICT', 'The envelope has expired.', { reason: 'EXPIRED' });
  }
  if (envelope.assessing !== null) {
    throw new DomainError('CONFLICT', 'The evidence of the last session is being assessed.', { reason: 'ASSESSING' });
  }
  if (!mayTryEnvelope(envelope, command.now)) {
    throw new DomainError('CONFLICT', `The result is ${envelope.status} and no try is left.`, { reason: 'DECIDED' });
  }
  const { sessionId: session_id, consentVersion: consent_version } = command;
  return [{ type: 'SessionStarted', data: { inquiry_id: envelope.envelope_id, session_id, consent_version } }];
}

function recordResult(
  envelope: OpenEnvelope,
  command: { sessionId: string; assessment: Assessment; hash: string },
): EnvelopeEvent[] {
  // Recorded already: the work was handed out twice.
  if (envelope.assessing !== command.sessionId) return [];
  const { envelope_id, retry_count } = envelope;
  const { sessionId, assessment, hash } = command;
  const { acceptance: _acceptance, confidence: _confidence, ...grounds } = assessment;
  const { id: result_id, inquiry_session_id: session_id, ...result } = envelopeResult(envelope, sessionId, assessment);
  const verdict = decideVerdict(assessment, retry_count < envelope.max_retries);

  return [
    {
      type: 'EnvelopeResultRecorded',
      data: {
        ...grounds,
        ...result,
        envelope_id,
        result_id,
        session_id,
        hash,
        transaction_address: null,
        policy_version: POLICY_VERSION,
        status: verdict.outcome === 'retry' ? 'pending' : verdict.outcome,
        status_reason: verdict.reason,
        retry_count: verdict.outcome === 'retry' ? retry_count + 1 : retry_count,
      },
    },
  ];
}

function evolve(state: Envelope, event: EnvelopeEvent): Envelope {
  if (event.type === 'EnvelopeCreated') {
    const fresh = { session_id: null, status: 'pending', reason: null, retry_count: 0 } as const;
    return { ...event.data, ...fresh, submitted: null, assessing: null };
  }
  if (state === null) return state;
  switch (event.type) {
    case 'SessionStarted': {
      const { session_id } = event.data;
      if (state.status === 'pending') return { ...state, session_id };
      // Whoever starts after a verdict tries again.
      return { ...state, session_id, status: 'pending', retry_count: state.retry_count + 1 };
    }
    case 'CaptureSubmitted':
      return { ...state, submitted: event.data.session_id, assessing: event.data.session_id };
    case 'EnvelopeResultRecorded': {
      const { status, status_reason: reason, retry_count } = event.data;
      return { ...state, assessing: null, status, reason, retry_count };
    }
  }
}

export const envelope: Decider<Envelope, EnvelopeCommand, EnvelopeEvent> = {
  category: 'envelope',
  initialState: null,
  decide,
  evolve,
};
