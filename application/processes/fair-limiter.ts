import type { Clock } from '../ports/clock.ts';

/** Deliveries in work at once, of all endpoints together. */
export const DELIVERIES_IN_WORK = 256;
/** Attempts at once to an endpoint whose last answer came quickly. */
const PROVEN_AT_ONCE = 16;
/** Attempts at once to any other: one that is slow or hangs, and one that was never heard. */
const UNPROVEN_AT_ONCE = 4;
/** What unproven endpoints may hold together; the rest is kept for those that answer. */
const UNPROVEN_IN_WORK = DELIVERIES_IN_WORK / 2;
/** An attempt that takes longer is slow. */
const SLOW_MS = 1000;
/** A delivery waits in hand so long for its turn before it goes back to the queue. */
const PATIENCE_MS = 500;
/** Bounds of the time after which a delivery that went back comes again. */
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/** The right to make one attempt; to be released when the attempt is over. */
export type Permit = { release(): void };

/** What is known of one endpoint. */
type Lane = {
  /** When each attempt under way began, the oldest first. */
  begun: number[];
  /** Those who wait in hand, the first first. */
  line: ((permit: Permit) => void)[];
  /** How long the last attempt took; null before the first has ended. */
  lastMs: number | null;
  /** Up to when the turns are promised to deliveries that went back to the queue. */
  promisedUntil: number;
};

/**
 * A fair concurrency limiter: who may send now, so that an endpoint that hangs holds up no other. An endpoint has few attempts under way at once,
 * fewest when it is slow, and slow endpoints together have at most half of all. Who finds an endpoint busy waits in
 * hand for a moment when it answers quickly; else it goes back to the queue until, by the endpoint's pace, its turn
 * will have come: a backlog grows in the queue and is not taken out in vain again and again.
 */
export class FairLimiter {
  readonly #clock: Clock;
  readonly #patienceMs: number;
  readonly #lanes = new Map<string, Lane>();
  #unproven = 0;

  constructor(clock: Clock, patienceMs = PATIENCE_MS) {
    this.#clock = clock;
    this.#patienceMs = patienceMs;
  }

  /** A permit to send to this endpoint, or when to ask again. */
  async acquire(endpointId: string): Promise<Permit | { again: Date }> {
    const lane = this.#laneOf(endpointId);
    if (lane.line.length === 0 && this.#admits(lane)) return this.#begin(lane);
    if (this.#isSlow(lane) || lane.line.length >= PROVEN_AT_ONCE) return this.#appointment(lane);
    return (await this.#lineUp(lane)) ?? this.#appointment(lane);
  }

  #laneOf(endpointId: string): Lane {
    const lane = this.#lanes.get(endpointId) ?? { begun: [], line: [], lastMs: null, promisedUntil: 0 };
    this.#lanes.set(endpointId, lane);
    return lane;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }

  /** Its last attempt was slow, or one under way is by now. */
  #isSlow({ lastMs, begun: [oldest] }: Lane): boolean {
    return (lastMs ?? 0) > SLOW_MS || (oldest !== undefined && this.#now() - oldest > SLOW_MS);
  }

  #isProven(lane: Lane): boolean {
    return lane.lastMs !== null && !this.#isSlow(lane);
  }

  #admits(lane: Lane): boolean {
    if (this.#isProven(lane)) return lane.begun.length < PROVEN_AT_ONCE;
    return lane.begun.length < UNPROVEN_AT_ONCE && this.#unproven < UNPROVEN_IN_WORK;
  }

  #begin(lane: Lane): Permit {
    const startedAt = this.#now();
    const unproven = this.#isProven(lane) ? 0 : 1;
    this.#unproven += unproven;
    lane.begun.push(startedAt);
    return {
      release: () => {
        this.#unproven -= unproven;
        lane.begun.splice(lane.begun.indexOf(startedAt), 1);
        lane.lastMs = this.#now() - startedAt;
        // It answers again: what waits for it need not wait as long as it would have for one that hangs.
        if (!this.#isSlow(lane)) lane.promisedUntil = Math.min(lane.promisedUntil, this.#now() + SLOW_MS);
        while (lane.line.length > 0 && this.#admits(lane)) lane.line.shift()?.(this.#begin(lane));
      },
    };
  }

  /** Waits in line; undefined when the patience was over before the turn came. */
  #lineUp(lane: Lane): Promise<Permit | undefined> {
    return new Promise(resolve => {
      const call = (permit: Permit) => {
        clearTimeout(timer);
        resolve(permit);
      };
      const timer = setTimeout(() => {
        lane.line.splice(lane.line.indexOf(call), 1);
        resolve(undefined);
      }, this.#patienceMs);
      lane.line.push(call);
    });
  }

  /** One turn behind everybody who was sent back before. */
  #appointment(lane: Lane): { again: Date } {
    const now = this.#now();
    const [oldest = now] = lane.begun;
    const atOnce = this.#isProven(lane) ? PROVEN_AT_ONCE : UNPROVEN_AT_ONCE;
    const turnMs = Math.max(lane.lastMs ?? 0, now - oldest, 1) / atOnce;
    const earliest = Math.max(lane.promisedUntil, now + SHORTEST_PAUSE_MS);
    lane.promisedUntil = Math.min(earliest + turnMs, now + LONGEST_PAUSE_MS);
    return { again: new Date(lane.promisedUntil) };
  }
}
