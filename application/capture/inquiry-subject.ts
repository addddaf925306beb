import { fold } from '../../domain/decider.ts';
import type { InquiryEvent } from '../../domain/inquiry/events.ts';
import { inquiry as decider, mayTry } from '../../domain/inquiry/inquiry.ts';
import { readStream } from '../streams.ts';
import type { SubjectKind } from './capture-subject.ts';
import { CONSENT_VERSION } from './consent.ts';

/** The reason of a granted try that nothing has followed yet. */
function retryReason(events: readonly InquiryEvent[]): string | null {
  const latest = events.findLast(
    ({ type }) => type === 'RetryGranted' || type === 'SessionStarted' || type === 'ResultStatusChanged',
  );
  return latest?.type === 'RetryGranted' ? latest.data.reason : null;
}

/** Web inquiries. */
export const inquirySubject: SubjectKind = {
  category: decider.category,
  sessionPrefix: 'web_sess_',

  async load(store, id) {
    const events = await readStream(store, decider, id);
    const inquiry = fold(decider, events);
    const [first, last] = [events[0], events.at(-1)];
    if (inquiry === null || inquiry.deleted || first === undefined || last === undefined) return undefined;
    return {
      id,
      orgId: first.metadata.org_id,
      revision: last.revision,
      position: last.position,
      configuration: inquiry.configuration,
      criteria: inquiry.configuration,
      expiresAt: new Date(inquiry.expires_at),
      expired: inquiry.expired,
      sessionId: inquiry.session_id,
      result: inquiry.result,
      retryReason: retryReason(events),
      mayTry: now => mayTry(inquiry, now),
    };
  },

  async start(handle, id, { sessionId, context }, now) {
    const command = { type: 'StartSession', sessionId, consentVersion: CONSENT_VERSION, now } as const;
    await handle(decider, id, command, context);
  },

  async submit(handle, id, { sessionId, context }) {
    await handle(decider, id, { type: 'SubmitCapture', sessionId }, context);
  },

  async assess(handle, { id }, { sessionId, context }, assessment) {
    const command = { type: 'RecordAssessment', sessionId, assessment } as const;
    const { state } = await handle(decider, id, command, context);
    return state?.result.status;
  },
};
