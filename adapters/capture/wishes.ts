import type { CaptureDesk } from '../../application/capture/capture-desk.ts';
import { problemOf } from '../../application/capture/problem.ts';
import type { Log } from '../../application/ports/log.ts';
import type { HandoverMember } from '../../domain/capture/events.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { TokenBuckets } from '../http/token-buckets.ts';
import type { Wish } from './client/protocol.ts';
import type { SocketViewer } from './socket-viewer.ts';

/**
 * What a session may ask for beside input, at once and in a second: each is read from the log and written to it. Who
 * captures page after page and takes it back stays below.
 */
const WISHES = { burst: 60, perSecond: 0.5 };

/** Whose wish it is. */
type Wisher = { viewer: SocketViewer; sessionId: string; member: HandoverMember | null };

/** Does what the end user of a session asked for; they are told when it is not done. */
export type Wishes = (wisher: Wisher, wish: Wish) => Promise<void>;

export function createWishes(desk: CaptureDesk, log: Log): Wishes {
  const wishes = new TokenBuckets({ ...WISHES, clock: { now: () => new Date() } });

  function act({ sessionId, member }: Wisher, wish: Wish): Promise<unknown> {
    switch (wish.type) {
      case 'capture':
        return desk.capture(sessionId, member);
      case 'step':
        return desk.step(sessionId, wish, member);
      case 'take_back':
        return desk.takeBack(sessionId, wish.evidence, member);
      case 'keep_document':
        return desk.keepOffered(sessionId, member);
      case 'drop_document':
        return desk.dropOffered(sessionId, member);
    }
  }

  return async (wisher, wish) => {
    const { viewer, sessionId } = wisher;
    const notDone = { type: 'not_done', wish: wish.type } as const;
    if (!wishes.take(sessionId).allowed) return viewer.send({ ...notDone, problem: 'TOO_MANY_QUESTIONS' });
    try {
      await act(wisher, wish);
    } catch (error) {
      if (!(error instanceof DomainError)) {
        log.warn('a wish was not done', { sessionId, wish: wish.type, error: String(error) });
      }
      viewer.send({ ...notDone, problem: problemOf(error, 'NO_ANSWER') });
    }
  };
}
