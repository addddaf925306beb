import { EXPIRED, expiryOf } from '../capture/expiry.ts';
import type { Reassess } from '../capture/reassessment.ts';
import { type AskAgain, checkAskAgain, checkReview, type Review } from '../capture/review.ts';
import { isSubmission, judge, refusalOfTry, type Tries } from '../capture/tries.ts';
import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import { pick } from '../field-list.ts';
import type { Assessment } from '../inquiry/assessment.ts';
import { needsAnother } from '../inquiry/four-eyes.ts';
import { notAssessed } from '../inquiry/not-assessed.ts';
import { assessmentConfiguration } from './configuration.ts';
import type { EnvelopeCreated, EnvelopeEvent } from './events.ts';
import { evolveEnvelope } from './evolve.ts';
import { reassessEnvelope } from './reassess.ts';
import { envelopeResultIdOf, REVIEWED_FIELDS, type ResultHash, reviewedResult } from './result.ts';
import { resultRecorded } from './result-recorded.ts';
import type { Envelope, OpenEnvelope } from './state.ts';

export type EnvelopeCommand =
  | { type: 'CreateEnvelope'; envelope: EnvelopeCreated['data'] }
  | { type: 'StartSession'; sessionId: string; consentVersion: string; now: Date }
  | { type: 'SubmitCapture'; sessionId: string }
  | { type: 'RecordResult'; sessionId: string; assessment: Assessment; setAside?: string; hashOf: ResultHash }
  | ({ type: 'Review'; hashOf: ResultHash } & Review)
  | ({ type: 'Reassess'; hashOf: ResultHash } & Reassess)
  | ({ type: 'AskAgain'; hashOf: ResultHash } & AskAgain)
  | { type: 'Expire'; now: Date; evidenceCaptured: boolean; hashOf: ResultHash }
  | { type: 'Delete' };

function existing(state: Envelope): OpenEnvelope {
  if (state === null || state.deleted) throw new DomainError('NOT_FOUND', 'There is no such envelope.');
  return state;
}

/** Whether the time of the envelope is over. */
export function isEnvelopeExpired(envelope: OpenEnvelope, now: Date): boolean {
  return envelope.expired || now.getTime() >= Date.parse(envelope.expires_at);
}

/** The tries of the envelope. */
export const triesOf = (envelope: OpenEnvelope): Tries => ({ of: 'envelope', ...envelope });

/** Whether the end user may go through the capture (again). */
export function mayTryEnvelope(envelope: OpenEnvelope, now: Date): boolean {
  return !envelope.deleted && refusalOfTry(triesOf(envelope), isEnvelopeExpired(envelope, now)) === null;
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
    case 'Review':
      return review(existing(state), command);
    case 'Reassess':
      return [reassessEnvelope(existing(state), command)];
    case 'AskAgain':
      return askAgain(existing(state), command);
    case 'Expire':
      return expire(existing(state), command);
    case 'Delete':
      return [{ type: 'EnvelopeDeleted', data: { envelope_id: existing(state).envelope_id } }];
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
  command: { sessionId: string; assessment: Assessment; setAside?: string; hashOf: ResultHash },
): EnvelopeEvent[] {
  const { sessionId, assessment, setAside, hashOf } = command;
  // Recorded already: the work was handed out twice.
  if (envelope.assessing !== sessionId) return [];
  const { verdict, retry_count } = judge(triesOf(envelope), assessment, setAside);
  const status = verdict.outcome === 'retry' ? 'pending' : verdict.outcome;
  return [resultRecorded(envelope, sessionId, assessment, { status, reason: verdict.reason, retry_count }, hashOf)];
}

function review(envelope: OpenEnvelope, command: Review & { hashOf: ResultHash }): EnvelopeEvent[] {
  const { to, reason, operator, hashOf } = command;
  checkReview(envelope.status, command);
  const { envelope_id, first_approval, four_eyes, result } = envelope;
  if (result === null) {
    throw new DomainError('CONFLICT', 'Nobody has captured anything for this envelope: there is nothing to review.');
  }
  if (to === 'approved' && needsAnother(four_eyes, first_approval, operator)) {
    return [{ type: 'FirstApprovalGiven', data: { envelope_id, result_id: result.id, reason, approved_by: operator } }];
  }
  const reviewed = reviewedResult(result, command);
  const ids = { envelope_id, result_id: result.id, session_id: result.inquiry_session_id };
  const decided = { status: to, status_reason: reason, reviewed_by: operator, hash: hashOf(reviewed) };
  return [{ type: 'EnvelopeReviewed', data: { ...ids, ...pick(reviewed, REVIEWED_FIELDS), ...decided } }];
}

/** What was shown is rejected first, so that its result says what was made of it. */
function askAgain(envelope: OpenEnvelope, command: AskAgain & { hashOf: ResultHash }): EnvelopeEvent[] {
  const { reason: status_reason, operator: asked_by, now } = command;
  checkAskAgain(triesOf(envelope), command, isEnvelopeExpired(envelope, now));
  const { envelope_id, status } = envelope;
  const asked: EnvelopeEvent = { type: 'EnvelopeAskedAgain', data: { envelope_id, status_reason, asked_by } };
  return status === 'manual_review' ? [...review(envelope, { ...command, to: 'rejected' }), asked] : [asked];
}

/** A session that nobody handed in has a result too, so that whoever asks for results learns of its end. */
function expire(
  envelope: OpenEnvelope,
  command: { now: Date; evidenceCaptured: boolean; hashOf: ResultHash },
): EnvelopeEvent[] {
  if (envelope.expired || !isEnvelopeExpired(envelope, command.now)) return [];
  const expiry = expiryOf(triesOf(envelope), command.evidenceCaptured);
  if (expiry === null) return [];
  const { envelope_id, session_id, submitted, retry_count } = envelope;
  const { status, reason } = expiry;
  const expired: EnvelopeEvent = { type: 'EnvelopeExpired', data: { envelope_id, status, status_reason: reason } };
  if (session_id === null || session_id === submitted) return [expired];
  const nobody = { analyser: 'none', analyser_version: '1' };
  const unread = notAssessed(assessmentConfiguration(envelope), nobody, reason, EXPIRED);
  return [expired, resultRecorded(envelope, session_id, unread, { status, reason, retry_count }, command.hashOf)];
}

export const envelope: Decider<Envelope, EnvelopeCommand, EnvelopeEvent> = {
  category: 'envelope',
  initialState: null,
  decide,
  evolve: evolveEnvelope,
};
