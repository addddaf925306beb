import { isSubmission, judge, refusalOfTry, retriesAtStart, type Tries } from '../capture/tries.ts';
import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import type { Assessment } from '../inquiry/assessment.ts';
import type { ResultStatus } from '../inquiry/transitions.ts';
import { POLICY_VERSION } from '../inquiry/verdict.ts';
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

const triesOf = (envelope: OpenEnvelope): Tries => ({ of: 'envelope', ...envelope });

/** Whether the end user may go through the capture (again). */
export function mayTryEnvelope(envelope: OpenEnvelope, now: Date): boolean {
  return refusalOfTry(triesOf(envelope), isEnvelopeExpired(envelope, now)) === null;
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
      if (!isSubmission(triesOf(envelope), session_id)) return [];
      const { envelope_id } = envelope;
      return [
        { type: 'CaptureSubmitted', data: { envelope_id, result_id: envelopeResultIdOf(session_id), session_id } },
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
  const refusal = refusalOfTry(triesOf(envelope), isEnvelopeExpired(envelope, command.now));
  if (refusal !== null) throw refusal;
  const { sessionId: session_id, consentVersion: consent_version } = command;
  return [{ type: 'SessionStarted', data: { envelope_id: envelope.envelope_id, session_id, consent_version } }];
}

function recordResult(
  envelope: OpenEnvelope,
  command: { sessionId: string; assessment: Assessment; hash: string },
): EnvelopeEvent[] {
  // Recorded already: the work was handed out twice.
  if (envelope.assessing !== command.sessionId) return [];
  const { envelope_id } = envelope;
  const { sessionId, assessment, hash } = command;
  const { acceptance: _acceptance, confidence: _confidence, ...grounds } = assessment;
  const { id: result_id, inquiry_session_id: session_id, ...result } = envelopeResult(envelope, sessionId, assessment);
  const { verdict, retry_count } = judge(triesOf(envelope), assessment);

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
        retry_count,
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
      return { ...state, session_id, status: 'pending', retry_count: retriesAtStart(state) };
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
