import type {
  AllStreamResolvedEvent,
  AllStreamSubscription,
  EventStoreDBClient,
  Position,
} from '@eventstore/db-client';
import { streamNameFilter } from '@eventstore/db-client';
import type { RecordedEvent } from '../../application/ports/event-store.ts';
import { isAfter, type Place, positionOf } from './checkpoint.ts';
import { CallEnded, within } from './failures.ts';
import { categoryOf, isOurs, recordedEvent } from './recorded-event.ts';
import { DEADLINE_MS } from './retry.ts';

/** Events that came together, and the place that they reach to. */
export type Followed = { events: RecordedEvent[]; place: Position };

export type FollowingOptions = {
  /** null: all but the server's own streams. */
  categories: readonly string[] | null;
  from: Place;
  /** Events in one batch at most. */
  batchSize: number;
  /** Events at most; then it returns. */
  limit?: number;
  signal: AbortSignal;
  /** Whether it ends once everything that stands in the log has come; else it waits for more. */
  untilCaughtUp?: boolean;
  /** ms without any sign of life, after which it throws NoAnswer; unless told, only until the server has confirmed it. */
  patienceMs?: number;
};

/** Checkpoints come every so many times 32 events that were looked at. */
const CHECKPOINT_INTERVAL = 32;
/** Streams of the server's own begin with a dollar sign. */
const NOT_SYSTEM = '^[^$]';
/** Sent for the place before the first event. It would be read as the end of the log. */
const NO_PLACE = 0xffff_ffff_ffff_ffffn;

/**
 * One subscription to the categories, filtered by the server, in batches of what is there. It returns when the signal or
 * the server ends it, and throws when the connection fails; what had come by then was delivered before.
 * A place without events is passed on as an empty batch: nothing that it covers is left to deliver then.
 */
export async function* following(
  client: EventStoreDBClient,
  options: FollowingOptions,
): AsyncGenerator<Followed, void, undefined> {
  const state = { failure: undefined as Error | undefined, over: false, caughtUp: false, confirmed: false };
  let wake = () => {};
  let passed: Position | undefined;
  let place = options.from;
  let left = options.limit ?? Number.POSITIVE_INFINITY;
  const { categories } = options;
  const checkpoints = {
    checkpointInterval: CHECKPOINT_INTERVAL,
    checkpointReached: (_subscription: AllStreamSubscription, position: Position) => {
      if (position.commit !== NO_PLACE) passed = position;
      wake();
    },
  };
  const filter =
    categories === null
      ? streamNameFilter({ regex: NOT_SYSTEM, ...checkpoints })
      : streamNameFilter({ prefixes: categories.map(category => `${category}-`), ...checkpoints });
  const subscription: AllStreamSubscription = client.subscribeToAll(
    // What stands in the log now is what the leader has; a follower that is a moment late will do for what comes later.
    { fromPosition: options.from, filter, resolveLinkTos: false, requiresLeader: options.untilCaughtUp ?? false },
    { highWaterMark: options.batchSize },
  );
  subscription.on('error', (error: Error) => {
    state.failure = error;
    wake();
  });
  subscription.on('caughtUp', () => {
    state.caughtUp = true;
    wake();
  });
  for (const event of ['end', 'close'] as const) {
    subscription.on(event, () => {
      state.over = true;
      wake();
    });
  }
  subscription.on('confirmation', () => {
    state.confirmed = true;
    wake();
  });
  const onReadable = () => wake();
  subscription.on('readable', onReadable);
  const onAbort = () => wake();
  options.signal.addEventListener('abort', onAbort);

  /** Events that are there already, without waiting for more. */
  const taken = (): RecordedEvent[] => {
    const events: RecordedEvent[] = [];
    while (events.length < Math.min(options.batchSize, left)) {
      const resolved: AllStreamResolvedEvent | null = subscription.read();
      if (resolved === null) break;
      const { event } = resolved;
      if (event === undefined) continue;
      const position = positionOf(event);
      if (!isAfter(position, place)) continue;
      place = position;
      const wanted = categories === null || categories.includes(categoryOf(event.streamId));
      if (wanted && isOurs(event)) events.push(recordedEvent(event));
    }
    return events;
  };

  try {
    while (!options.signal.aborted && left > 0) {
      const woken = new Promise<void>(resolve => {
        wake = resolve;
      });
      const { failure, over, caughtUp } = state;
      const passedBefore = passed;
      const events = taken();
      if (events.length > 0 && typeof place !== 'string') {
        left -= events.length;
        yield { events, place };
        continue;
      }
      // Nothing is in flight here, so a place that the server had named before is reached indeed.
      if (passedBefore !== undefined && isAfter(passedBefore, place)) {
        place = passedBefore;
        yield { events, place };
      }
      if (failure !== undefined) throw failure;
      if (caughtUp && options.untilCaughtUp) return;
      if (over && options.untilCaughtUp) throw new CallEnded();
      if (over) return;
      const patienceMs = options.patienceMs ?? (state.confirmed ? undefined : DEADLINE_MS);
      await (patienceMs === undefined ? woken : within(patienceMs, woken));
    }
  } finally {
    options.signal.removeEventListener('abort', onAbort);
    subscription.unsubscribe().catch(() => {});
    // The call ends only when all that has come is read, also after it was cancelled.
    subscription.off('readable', onReadable).resume();
  }
}
