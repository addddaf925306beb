import type { Clock } from '../ports/clock.ts';

/** Who waits and is not heard of for this long has gone, in ms. */
const GONE_MS = 10_000;
/** Who comes back within this time has kept their place in the line, in ms. */
const KEPT_MS = 60_000;
/** Captures that one line holds: whoever comes beyond that is the last one, each time they ask. */
const MOST = 1000;

type Waiting = { orgId: string; heardAt: number; returns: boolean };

/**
 * The line for the places of this node. A free place goes to the organization that has the fewest, and there to whoever
 * came first; where one organization has all places, nobody else has to wait behind its line.
 */
export class WaitingLine {
  readonly #clock: Clock;
  /** Whose organization each place is that is taken. */
  readonly #taken: () => readonly string[];
  /** By what is to be captured, in the order in which they came. */
  readonly #line = new Map<string, Waiting>();

  constructor(clock: Clock, taken: () => readonly string[]) {
    this.#clock = clock;
    this.#taken = taken;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#present().length;
  }

  /**
   * Asks for a place, again and again until it is there.
   * @param free places that nobody has.
   * @param returns they had one until now and come before everybody else.
   * @returns their number in the line, from 1; null when a place is theirs. They stay in the line until they leave it.
   */
  ask(capturedId: string, orgId: string, free: number, returns = false): number | null {
    const heardAt = this.#clock.now().getTime();
    const known = this.#line.get(capturedId);
    if (known === undefined && this.#present().length >= MOST) return MOST + 1;
    if (known === undefined) this.#line.set(capturedId, { orgId, heardAt, returns });
    else known.heardAt = heardAt;
    const number = this.#order().indexOf(capturedId) + 1;
    return number <= free ? null : number;
  }

  /** Whether they wait for a place in the stead of one that they had, for which they have paid already. */
  returns(capturedId: string): boolean {
    return this.#line.get(capturedId)?.returns ?? false;
  }

  /** They have a place, or want none any more. */
  leave(capturedId: string): void {
    this.#line.delete(capturedId);
  }

  #present(): [string, Waiting][] {
    const now = this.#clock.now().getTime();
    for (const [capturedId, { heardAt }] of this.#line) if (now - heardAt > KEPT_MS) this.#line.delete(capturedId);
    return [...this.#line].filter(([, { heardAt }]) => now - heardAt <= GONE_MS);
  }

  /** Each as many places away as their organization has already, and has before them in the line. */
  #order(): string[] {
    const places = new Map<string, number>();
    for (const orgId of this.#taken()) places.set(orgId, (places.get(orgId) ?? 0) + 1);
    const ranked = this.#present().map(([capturedId, { orgId, returns }]) => {
      const before = places.get(orgId) ?? 0;
      if (!returns) places.set(orgId, before + 1);
      return { capturedId, rank: returns ? -1 : before };
    });
    return ranked.sort((one, other) => one.rank - other.rank).map(({ capturedId }) => capturedId);
  }
}
