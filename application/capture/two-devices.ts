import { capturedBy } from '../../domain/capture/captured.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { isTestPartition } from '../../domain/organization/partition.ts';
import type { CommandHandler } from '../handle.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { HandoverOffer, Handovers } from './handovers.ts';
import type { LiveSessions } from './live-sessions.ts';
import { notHeld, notThere } from './problem.ts';
import { loadSubject } from './subject-kind.ts';
import type { TakeOverAnswer } from './take-over-question.ts';
import type { TakeUp } from './take-up.ts';
import { isOfHandover, type Member } from './visitor.ts';

/** The use cases of a capture that moves to another device: one of the same person, or one of somebody with the link. */
export interface TwoDevices {
  /** A code by which another device goes on; `pay` is called before it is made. @throws DomainError FORBIDDEN when this browser may not offer it. */
  offerHandover(capturedId: string, holder: string | null, member: Member, pay?: () => void): Promise<HandoverOffer>;
  /** Goes on by a code; `member` is what the browser is from now on. @throws DomainError HANDOVER_OVER. */
  goOn: TakeUp['goOn'];
  /**
   * Asks the person with the live session to leave it to whoever asks so; asked again and again until it is answered.
   * `pay` is called before the person is asked anew.
   */
  askToTakeOver(capturedId: string, request: string, pay?: () => void): Promise<TakeOverAnswer>;
  /** That person's answer. @throws DomainError FORBIDDEN when the session is not theirs. */
  answerTakeOver(capturedId: string, holder: string | null, member: Member, allow: boolean): Promise<void>;
}

export function createTwoDevices(parts: {
  store: EventStore;
  handle: CommandHandler;
  clock: Clock;
  sessions: LiveSessions;
  handovers: Handovers;
  takeUp: TakeUp;
}): TwoDevices {
  const { store, handle, clock, sessions, handovers, takeUp } = parts;
  return {
    goOn: takeUp.goOn,

    async offerHandover(capturedId, holder, member, pay) {
      const subject = await loadSubject(store, capturedId);
      if (subject === undefined || isTestPartition(subject.orgId)) throw notThere();
      const live = sessions.ofCaptured(capturedId);
      const isTheirs = live === undefined ? subject.mayTry(clock.now()) : live.isDrivenBy({ holder, member });
      if (!isTheirs || member?.device === 'phone') throw notHeld();
      pay?.();
      return handovers.offer(subject, member);
    },

    async askToTakeOver(capturedId, request, pay) {
      const live = sessions.ofCaptured(capturedId);
      const now = clock.now();
      if (live === undefined || live.over) return { answer: 'granted' };
      const before = live.question.secondsLeft(now);
      if (live.question.isNew(now) && live.isAttended(now)) pay?.();
      const answer = live.question.ask(request, live.isAttended(now), now);
      if (before === null && answer.answer === 'waiting') live.tell({ type: 'asked', seconds: answer.seconds });
      return answer;
    },

    async answerTakeOver(capturedId, holder, member, allow) {
      const live = sessions.ofCaptured(capturedId);
      const isTheirs =
        live !== undefined && (holder === live.subject.sessionId || isOfHandover(live, { holder, member }));
      if (!isTheirs) throw notHeld();
      if (!live.question.answer(allow, clock.now()) || allow) return;
      const { sessionId, context } = live.subject;
      const command = { type: 'RefuseTakeOver', captured: capturedBy(capturedId), sessionId } as const;
      await handle(captureSession, sessionId, command, context);
    },
  };
}
