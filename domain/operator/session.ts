import type { Decider } from '../decider.ts';
import { DomainError } from '../domain-error.ts';
import type { OperatorSessionEvent, OperatorSignedIn } from './events.ts';

/** How long a session lasts at most: a working day. */
export const SESSION_LASTS_MS = 12 * 60 * 60 * 1000;

/** How long a session outlives the last page that was asked for. */
export const SESSION_IDLE_MS = 60 * 60 * 1000;

/** A session at the console; null: there never was one. */
export type OperatorSession = (OperatorSignedIn['data'] & { ended: boolean }) | null;

export type OperatorSessionCommand =
  | { type: 'SignIn'; session: OperatorSignedIn['data'] }
  | { type: 'SignOut'; operatorId: string };

/** Whether the session opens the console at this time. */
export function isSessionOpen(session: OperatorSession, now: Date): boolean {
  return session !== null && !session.ended && now.getTime() < Date.parse(session.expires_at);
}

function decide(command: OperatorSessionCommand, state: OperatorSession): OperatorSessionEvent[] {
  switch (command.type) {
    case 'SignIn':
      // The id comes from the challenge that was answered, which is therefore answered once.
      if (state !== null) throw new DomainError('CONFLICT', 'This sign-in was used already. Begin again.');
      return [{ type: 'OperatorSignedIn', data: command.session }];
    case 'SignOut': {
      const { operatorId: operator_id } = command;
      if (state === null || state.operator_id !== operator_id) {
        throw new DomainError('NOT_FOUND', 'There is no such session.');
      }
      if (state.ended) return [];
      return [{ type: 'OperatorSignedOut', data: { operator_id, session_id: state.session_id } }];
    }
  }
}

function evolve(state: OperatorSession, event: OperatorSessionEvent): OperatorSession {
  if (event.type === 'OperatorSignedIn') return { ...event.data, ended: false };
  return state === null ? null : { ...state, ended: true };
}

export const operatorSession: Decider<OperatorSession, OperatorSessionCommand, OperatorSessionEvent> = {
  category: 'operator_session',
  initialState: null,
  decide,
  evolve,
};
