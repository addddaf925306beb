import { isTryLeft } from '../../domain/capture/tries.ts';
import { fold } from '../../domain/decider.ts';
import type { Digests } from '../../domain/digests.ts';
import { assessmentConfiguration, captureConfiguration } from '../../domain/envelope/configuration.ts';
import { envelope as decider, type EnvelopeCommand, mayTryEnvelope } from '../../domain/envelope/envelope.ts';
import type { EnvelopeEvent } from '../../domain/envelope/events.ts';
import { scopeOf } from '../../domain/envelope/evidence-scope.ts';
import { latestAssessment } from '../../domain/envelope/latest-assessment.ts';
import { envelopeReassessed, reassessedEnvelopeSession } from '../../domain/envelope/reassess.ts';
import { hashOf, type ResultHash } from '../../domain/envelope/result.ts';
import type { OpenEnvelope } from '../../domain/envelope/state.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { CommandContext, CommandHandler } from '../handle.ts';
import type { RecordedEvent } from '../ports/event-store.ts';
import { readStream } from '../streams.ts';
import type { CaptureSubject, Reviewed, SubjectKind } from './capture-subject.ts';
import { CONSENT_VERSION } from './consent.ts';
import { type Reason, reasonsOf } from './reasons.ts';
import { submittedAt } from './submitted-at.ts';

/** Whether another try was granted that nothing has followed yet. */
function isRetryGranted({ submitted, session_id, assessing, status, reason }: OpenEnvelope): boolean {
  return status === 'pending' && reason !== null && submitted === session_id && assessing === null;
}

/** What an operator said when they gave the envelope its status; null where the assessment did. */
function saidBy(events: readonly EnvelopeEvent[]): string | null {
  for (const event of events.toReversed()) {
    if (event.type === 'EnvelopeResultRecorded') return null;
    if (event.type === 'EnvelopeReviewed' || event.type === 'EnvelopeAskedAgain') return event.data.status_reason;
    if (event.type === 'EnvelopeReassessed' && event.data.status !== null) return event.data.status_reason;
  }
  return null;
}

function reasons(envelope: OpenEnvelope, events: readonly EnvelopeEvent[]): Reason[] {
  const said = saidBy(events);
  if (said !== null) return [{ code: 'said', text: said }];
  const assessment = latestAssessment(events);
  return assessment === null ? [] : reasonsOf(assessment, envelope.show_acceptance_guide);
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
    steps: envelope.steps,
    templateKey: null,
    scopeOf: step => (step === null ? undefined : scopeOf(envelope, step)),
    expiresAt: new Date(envelope.expires_at),
    expired: envelope.expired,
    sessionId: envelope.session_id,
    result: { status, assessing },
    isTryLeft: isTryLeft(envelope),
    retryGranted: isRetryGranted(envelope),
    reasons: reasons(envelope, events),
    standing: () => {
      const sessionId = reassessedEnvelopeSession(envelope);
      const after = (found: Assessment) => envelopeReassessed(envelope, found);
      return { sessionId, submittedAt: submittedAt(events, sessionId), assessment: latestAssessment(events), after };
    },
    mayTry: now => mayTryEnvelope(envelope, now),
  };
}

const hashBy =
  ({ sha256 }: Digests): ResultHash =>
  result =>
    hashOf(result, sha256);

/** What an operator did, if what they have seen still stands. */
async function reviewed(
  handle: CommandHandler,
  id: string,
  command: EnvelopeCommand,
  context: CommandContext,
  seen: number | undefined,
): Promise<Reviewed> {
  const { state, history } = await handle(decider, id, command, context, seen === undefined ? {} : { seen });
  if (state === null || state.result === null) throw new Error(`${id} was reviewed and has no result`);
  const { status, reason, result } = state;
  return { history, resultId: result.id, status, reason };
}

/** Envelopes. */
export const envelopeSubject: SubjectKind = {
  category: decider.category,
  sessionPrefix: 'iq_sess_',

  async load(store, id) {
    const events = await readStream(store, decider, id);
    const envelope = fold(decider, events);
    const [first, last] = [events[0], events.at(-1)];
    if (envelope === null || envelope.deleted || first === undefined || last === undefined) return undefined;
    return subjectOf(envelope, events, first, last);
  },

  async start(handle, id, { sessionId, context }, now) {
    const command = { type: 'StartSession', sessionId, consentVersion: CONSENT_VERSION, now } as const;
    await handle(decider, id, command, context);
  },

  async submit(handle, id, { sessionId, context }) {
    await handle(decider, id, { type: 'SubmitCapture', sessionId }, context);
  },

  async assess(handle, { id }, { sessionId, context }, assessed, digests) {
    const command = { type: 'RecordResult', sessionId, ...assessed, hashOf: hashBy(digests) } as const;
    const { state } = await handle(decider, id, command, context);
    return state?.status;
  },

  review: (handle, id, review, context, digests, seen) =>
    reviewed(handle, id, { type: 'Review', ...review, hashOf: hashBy(digests) }, context, seen),

  askAgain: (handle, id, asked, context, digests, seen) =>
    reviewed(handle, id, { type: 'AskAgain', ...asked, hashOf: hashBy(digests) }, context, seen),

  reassess: (handle, id, reassess, context, digests, seen) =>
    handle(decider, id, { type: 'Reassess', ...reassess, hashOf: hashBy(digests) }, context, { seen }),

  async expire(handle, id, { context, ...at }, digests) {
    await handle(decider, id, { type: 'Expire', ...at, hashOf: hashBy(digests) }, context);
  },

  delete: (handle, id, context) => handle(decider, id, { type: 'Delete' }, context),
};
