import type { HandoverMember } from '../../domain/capture/events.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { load } from '../load.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { Identifiers } from '../ports/identifiers.ts';
import type { Reservations } from '../ports/reservations.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { CaptureSubject } from './capture-subject.ts';
import type { Visitor } from './visitor.ts';

/** How long a code can be used, in ms. */
const CODE_LIVES_MS = 5 * 60_000;

/** A code by which the phone of the person goes on; `member` is the computer that shows it. */
export type HandoverOffer = { code: string; seconds: number; member: HandoverMember };

/**
 * Codes that hand a capture over to another device: each works once, for five minutes, and only while the capture is
 * where it was when the code was made.
 */
export type Handovers = {
  /** @param member the computer, where it takes part in a handover already. */
  offer(subject: CaptureSubject, member: HandoverMember | null): Promise<HandoverOffer>;
  /** Uses the code up; answers who its reader is from now on. @throws DomainError HANDOVER_OVER. */
  redeem(subject: CaptureSubject, code: string): Promise<Visitor>;
};

/** What stands behind a code. */
type Code = { capturedId: string; handover: string; until: number; sessionId: string | null; handovers: number };

const nameOf = (hash: string) => `capture handover:${hash}`;

const over = () =>
  new DomainError('CONFLICT', 'This code can not be used any more. Read the one that the other device shows now.', {
    reason: 'HANDOVER_OVER',
  });

export function createHandovers(parts: {
  store: EventStore;
  reservations: Reservations;
  identifiers: Identifiers;
  secrets: Pick<Secrets, 'newHandoverCode' | 'hashHandoverCode'>;
  clock: Clock;
}): Handovers {
  const { store, reservations, identifiers, secrets, clock } = parts;

  /** Where the capture is: every start and every handover changes it. */
  async function placeOf({ sessionId }: CaptureSubject): Promise<Pick<Code, 'sessionId' | 'handovers'>> {
    if (sessionId === null) return { sessionId, handovers: 0 };
    const { state } = await load(store, captureSession, sessionId);
    return { sessionId, handovers: state.handovers };
  }

  return {
    async offer(subject, known) {
      const member = known ?? { id: identifiers.next('web_ho_'), device: 'computer' };
      const { code, hash } = secrets.newHandoverCode();
      const until = clock.now().getTime() + CODE_LIVES_MS;
      const kept: Code = { capturedId: subject.id, handover: member.id, until, ...(await placeOf(subject)) };
      await reservations.reserve(nameOf(hash), JSON.stringify(kept), new Date(until));
      return { code, seconds: CODE_LIVES_MS / 1000, member };
    },

    async redeem(subject, code) {
      const name = nameOf(secrets.hashHandoverCode(code));
      const text = await reservations.reserved(name);
      // Whoever frees the name first has used the code, on whatever node.
      if (text === null || !(await reservations.free(name, text))) throw over();
      const { capturedId, handover: id, until, sessionId, handovers } = JSON.parse(text) as Code;
      const place = await placeOf(subject);
      const isWhereItWas = place.sessionId === sessionId && place.handovers === handovers;
      if (capturedId !== subject.id || until <= clock.now().getTime() || !isWhereItWas) throw over();
      return { holder: sessionId, member: { id, device: 'phone' } };
    },
  };
}
