import { isTryLeft } from '../../domain/capture/tries.ts';
import { fold } from '../../domain/decider.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { InquiryEvent } from '../../domain/inquiry/events.ts';
import { inquiry as decider, type InquiryCommand, mayTry, triesOf } from '../../domain/inquiry/inquiry.ts';
import { inquiryReassessed, reassessedSession } from '../../domain/inquiry/reassess.ts';
import type { OpenInquiry } from '../../domain/inquiry/state.ts';
import type { CommandContext, CommandHandler } from '../handle.ts';
import { readStream } from '../streams.ts';
import type { Reviewed, SubjectKind } from './capture-subject.ts';
import { CONSENT_VERSION } from './consent.ts';
import { isGuideShown, type Reason, reasonsOf } from './reasons.ts';
import { submittedAt } from './submitted-at.ts';

type Turn = Extract<InquiryEvent, { type: 'RetryGranted' | 'SessionStarted' | 'ResultStatusChanged' }>;

/** The latest that happened to the result. */
function latestTurn(events: readonly InquiryEvent[]): Turn | undefined {
  return events.findLast(
    (event): event is Turn & typeof event =>
      event.type === 'RetryGranted' || event.type === 'SessionStarted' || event.type === 'ResultStatusChanged',
  );
}

function reasons(turn: Turn | undefined, { configuration, result }: OpenInquiry): Reason[] {
  if (turn?.type === 'ResultStatusChanged' && turn.data.changed_by !== null) {
    return turn.data.reason === null ? [] : [{ code: 'said', text: turn.data.reason }];
  }
  return result.assessment === null ? [] : reasonsOf(result.assessment, isGuideShown(configuration));
}

/** What an operator did, if what they have seen still stands. */
async function reviewed(
  handle: CommandHandler,
  id: string,
  command: InquiryCommand,
  context: CommandContext,
  seen: number | undefined,
): Promise<Reviewed> {
  const { state, history } = await handle(decider, id, command, context, seen === undefined ? {} : { seen });
  if (state === null) throw new Error(`${id} was reviewed and is not there`);
  const { result_id: resultId, status, reason } = state.result;
  return { history, resultId, status, reason };
}

/** Whether the end user may go through the capture again, by the policy's word or an operator's. */
const isAskedAgain = (turn: Turn | undefined) =>
  turn?.type === 'RetryGranted' || (turn?.type === 'ResultStatusChanged' && turn.data.to_status === 'pending');

/** Web inquiries. */
export const inquirySubject: SubjectKind = {
  category: decider.category,
  sessionPrefix: 'web_sess_',

  async load(store, id) {
    const events = await readStream(store, decider, id);
    const inquiry = fold(decider, events);
    const [first, last] = [events[0], events.at(-1)];
    if (inquiry === null || inquiry.deleted || first === undefined || last === undefined) return undefined;
    const turn = latestTurn(events);
    return {
      id,
      orgId: first.metadata.org_id,
      revision: last.revision,
      position: last.position,
      configuration: inquiry.configuration,
      criteria: inquiry.configuration,
      templateKey: inquiry.template_key,
      steps: [],
      scopeOf: () => undefined,
      expiresAt: new Date(inquiry.expires_at),
      expired: inquiry.expired,
      sessionId: inquiry.session_id,
      result: inquiry.result,
      isTryLeft: isTryLeft(triesOf(inquiry)),
      retryGranted: isAskedAgain(turn),
      reasons: reasons(turn, inquiry),
      standing: () => {
        const sessionId = reassessedSession(inquiry);
        const after = (found: Assessment) => inquiryReassessed(inquiry, found);
        return { sessionId, submittedAt: submittedAt(events, sessionId), assessment: inquiry.result.assessment, after };
      },
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

  async assess(handle, { id }, { sessionId, context }, assessed) {
    const command = { type: 'RecordAssessment', sessionId, ...assessed } as const;
    const { state } = await handle(decider, id, command, context);
    return state?.result.status;
  },

  review: (handle, id, review, context, _digests, seen) =>
    reviewed(handle, id, { type: 'Review', ...review }, context, seen),

  askAgain: (handle, id, asked, context, _digests, seen) =>
    reviewed(handle, id, { type: 'AskAgain', ...asked }, context, seen),

  reassess: (handle, id, reassess, context, _digests, seen) =>
    handle(decider, id, { type: 'Reassess', ...reassess }, context, { seen }),

  async expire(handle, id, { context, ...at }) {
    await handle(decider, id, { type: 'Expire', ...at }, context);
  },

  delete: (handle, id, context) => handle(decider, id, { type: 'Delete' }, context),
};
