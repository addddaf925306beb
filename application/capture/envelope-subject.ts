import { fold } from '../../domain/decider.ts';
import { assessmentConfiguration, captureConfiguration } from '../../domain/envelope/configuration.ts';
import { envelope as decider, mayTryEnvelope, type OpenEnvelope } from '../../domain/envelope/envelope.ts';
import type { EnvelopeEvent } from '../../domain/envelope/events.ts';
import { envelopeResult, hashOf } from '../../domain/envelope/result.ts';
import type { RecordedEvent } from '../ports/event-store.ts';
import { readStream } from '../streams.ts';
import type { CaptureSubject, SubjectKind } from './capture-subject.ts';
import { CONSENT_VERSION } from './consent.ts';
import { type Reason, reasonsOf } from './reasons.ts';

/** Whether another try was granted that nothing has followed yet. */
function isRetryGranted({ submitted, session_id, assessing, status, reason }: OpenEnvelope): boolean {
  return status === 'pending' && reason !== null && submitted === session_id && assessing === null;
}

function reasons(envelope: OpenEnvelope, events: readonly EnvelopeEvent[]): Reason[] {
  const result = events.findLast(event => event.type === 'EnvelopeResultRecorded');
  return result === undefined ? [] : reasonsOf(result.data, envelope.show_acceptance_guide);
}

function subjectOf(
  envelope: OpenEnvelope,
  events: readonly (EnvelopeEvent & RecordedEvent)[],
  first: RecordedEvent,
  last: RecordedEvent,
): CaptureSubject {
  const { envelope_id: id, status, assessing } = envelope;
  return {
    id,
    orgId: first.metadata.org_id,
    revision: last.revision,
    position: last.position,
    configuration: captureConfiguration(envelope),
    criteria: assessmentConfiguration(envelope),
    expiresAt: new Date(envelope.expires_at),
    expired: false,
    sessionId: envelope.session_id,
    result: { status, assessing },
    retryGranted: isRetryGranted(envelope),
    reasons: reasons(envelope, events),
    mayTry: now => mayTryEnvelope(envelope, now),
  };
}

/** Envelopes. */
export const envelopeSubject: SubjectKind = {
  category: decider.category,
  sessionPrefix: 'iq_sess_',

  async load(store, id) {
    const events = await readStream(store, decider, id);
    const envelope = fold(decider, events);
    const [first, last] = [events[0], events.at(-1)];
    if (envelope === null || first === undefined || last === undefined) return undefined;
    return subjectOf(envelope, events, first, last);
  },

  async start(handle, id, { sessionId, context }, now) {
    const command = { type: 'StartSession', sessionId, consentVersion: CONSENT_VERSION, now } as const;
    await handle(decider, id, command, context);
  },

  async submit(handle, id, { sessionId, context }) {
    await handle(decider, id, { type: 'SubmitCapture', sessionId }, context);
  },

  async assess(handle, subject, { sessionId, context }, assessment) {
    const hash = await hashOf(envelopeResult(subject.configuration, sessionId, assessment));
    const command = { type: 'RecordResult', sessionId, assessment, hash } as const;
    const { state } = await handle(decider, subject.id, command, context);
    return state?.status;
  },
};
