import { problemOf } from '../../application/capture/problem.ts';
import type { Log } from '../../application/ports/log.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { TokenBuckets } from '../http/token-buckets.ts';
import type { NotDone } from './client/protocol.ts';
import type { SocketViewer } from './socket-viewer.ts';

/**
 * What a session may ask for beside input, at once and in a second: each is read from the log and written to it. Who
 * captures page after page and takes it back stays below.
 */
const WISHES = { burst: 60, perSecond: 0.5 };

/** Does what the end user of a session asked for; they are told when it is not done. */
export type Wishes = (
  viewer: SocketViewer,
  sessionId: string,
  wish: NotDone['wish'],
  act: () => Promise<unknown>,
) => Promise<void>;

export function createWishes(log: Log): Wishes {
  const wishes = new TokenBuckets({ ...WISHES, clock: { now: () => new Date() } });
  return async (viewer, sessionId, wish, act) => {
    if (!wishes.take(sessionId).allowed) return viewer.send({ type: 'not_done', wish, problem: 'TOO_MANY_QUESTIONS' });
    try {
      await act();
    } catch (error) {
      if (!(error instanceof DomainError)) log.warn('a wish was not done', { sessionId, wish, error: String(error) });
      viewer.send({ type: 'not_done', wish, problem: problemOf(error, 'NO_ANSWER') });
    }
  };
}
