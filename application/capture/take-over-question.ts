/** How long the person with the live session has to refuse, in ms. */
const ANSWER_MS = 60_000;
/** Whoever asks and is not heard of for this long has gone, in ms. */
const GONE_MS = 10_000;
/** A refusal is the answer to everybody for this long, in ms. */
const REFUSED_MS = 5 * 60_000;
/** How long a permission can be used, in ms. */
const GRANTED_MS = 60_000;

/** What somebody is told who asks for a session that is another person's. `seconds` that are left to refuse. */
export type TakeOverAnswer = { answer: 'granted' } | { answer: 'refused' } | { answer: 'waiting'; seconds: number };

/** The question whether the session may go on on a device that only has the link: one at a time. */
export class TakeOverQuestion {
  #asked: { request: string; until: number; heardAt: number } | null = null;
  #granted: { request: string; until: number } | null = null;
  #refusedUntil = 0;

  /**
   * @param request names who asks, each time the same.
   * @param attended somebody is there who could refuse.
   * @returns what is told to whoever asks.
   */
  ask(request: string, attended: boolean, now: Date): TakeOverAnswer {
    const time = now.getTime();
    if (time < this.#refusedUntil) return { answer: 'refused' };
    if (!attended || this.isGranted(request, now)) return this.#grant(request, time);
    const asked = this.#open(time) ?? { request, until: time + ANSWER_MS, heardAt: time };
    this.#asked = asked;
    if (asked.request === request) {
      asked.heardAt = time;
      if (time >= asked.until) return this.#grant(request, time);
    }
    return { answer: 'waiting', seconds: Math.max(1, Math.ceil((asked.until - time) / 1000)) };
  }

  /** Whether whoever asks now begins a question: nobody asks, and none was refused just now. */
  isNew(now: Date): boolean {
    return now.getTime() >= this.#refusedUntil && this.#open(now.getTime()) === null;
  }

  /** Seconds that are left to answer; null when nobody asks. */
  secondsLeft(now: Date): number | null {
    const time = now.getTime();
    const asked = this.#open(time);
    return asked === null || time >= asked.until ? null : Math.ceil((asked.until - time) / 1000);
  }

  /** The person's own answer. False: nobody asks any more. */
  answer(allow: boolean, now: Date): boolean {
    const asked = this.#open(now.getTime());
    if (asked === null) return false;
    if (allow) this.#grant(asked.request, now.getTime());
    else this.#refusedUntil = now.getTime() + REFUSED_MS;
    this.#asked = null;
    return true;
  }

  /** Whether whoever asked so may take the session over now. */
  isGranted(request: string | null, now: Date): boolean {
    const granted = this.#granted;
    return granted !== null && granted.request === request && now.getTime() < granted.until;
  }

  #open(time: number) {
    const asked = this.#asked;
    return asked === null || time - asked.heardAt > GONE_MS ? null : asked;
  }

  #grant(request: string, time: number): TakeOverAnswer {
    this.#granted = { request, until: time + GRANTED_MS };
    this.#asked = null;
    return { answer: 'granted' };
  }
}
