/** What is taken for granted of a line that nothing is known of: one that is slow. Bytes a ms. */
const UNKNOWN = 64;
/** From here on whole pictures do; below the lower one they no longer do. */
const FAST = 1_000;
const NO_LONGER_FAST = 400;
/** More than fills the line: so long a key waits for what was sent before it, in ms. */
const QUEUE_MS = 60;
/** What an answer may be late by without the line being slower, in ms. */
const JITTER_MS = 20;
/** However slow a line is, so much is sent at once. */
const LEAST_WINDOW = 3_000;
/** So many bytes say half of what can be said of a line that has become slower. */
const TELLING = 8_000;
/** More than was known by so much: there may be more still, and twice as much is tried. */
const MORE = 1.1;
/** How much of a longer way is believed each time. */
const LONGER_WAY = 0.25;
/** How long the way is shows only while nothing else is on it: looked at so often. */
const LOOK_EVERY_MS = 1_500;
/** After input and its answers nothing that can wait is sent for so long: the next key is likely then. In ms. */
const REST_MS = 300;
/** What changes within this time after input counts as its answer; what moves by itself makes nothing wait. In ms. */
const ANSWER_MS = 1_000;
/** So long after input somebody is taken to be busy with the page: what can wait goes out one by one. In ms. */
const BUSY_MS = 1_500;

/** Something on its way to the viewer. */
export type Sent = { bytes: number; at: number; before: number };

/**
 * What is known of the way to one viewer, by what was sent and when it was shown: how much it carries and how long it
 * is. It grows by what has come through for certain, and falls by what came late. Times in ms, of any clock.
 */
export class Line {
  #rate = UNKNOWN;
  #isGrowing = false;
  #roundTrip: number | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #onTheWay = 0;
  #shownAt = Number.NEGATIVE_INFINITY;
  #isFast = false;
  #inputAt = Number.NEGATIVE_INFINITY;
  #restUntil = Number.NEGATIVE_INFINITY;

  /** Bytes a ms. */
  get rate(): number {
    return this.#rate;
  }

  /** Something has come through. */
  get isKnown(): boolean {
    return this.#roundTrip !== null;
  }

  /** Whole pictures come through without being waited for. */
  get isFast(): boolean {
    return this.#isFast;
  }

  /** There is room for more. */
  get hasRoom(): boolean {
    const window = this.#rate * ((this.#roundTrip ?? 0) + QUEUE_MS) * (this.#isGrowing ? 2 : 1);
    return this.#onTheWay === 0 || this.#onTheWay < Math.max(LEAST_WINDOW, window);
  }

  /** There is room for what can wait, so that what answers the next key need not wait behind it. */
  hasRoomToSpare(now: number): boolean {
    if (this.restMs(now) > 0) return false;
    if (this.#onTheWay === 0) return true;
    const isBusy = now - this.#inputAt < BUSY_MS;
    return !isBusy && this.hasRoom && now - this.#lookedAt < LOOK_EVERY_MS;
  }

  /** How long what can wait has to wait still, in ms. */
  restMs(now: number): number {
    return Math.max(0, this.#restUntil - now);
  }

  /** The person has done something. */
  touched(now: number): void {
    this.#inputAt = now;
    this.#restUntil = now + REST_MS;
  }

  /** There is something new to see. */
  changed(now: number): void {
    if (now - this.#inputAt < ANSWER_MS) this.#restUntil = now + REST_MS;
  }

  sent(bytes: number, at: number): Sent {
    const sent = { bytes, at, before: this.#onTheWay };
    this.#onTheWay += bytes;
    return sent;
  }

  shown({ bytes, at, before }: Sent, now: number): void {
    const took = Math.max(1, now - at);
    this.#onTheWay -= bytes;
    const certain = (before + bytes) / took;
    const carried = this.#carried({ bytes, at, before }, now, certain);
    if (before === 0) this.#look(bytes, took, now);
    this.#shownAt = now;
    if (certain > this.#rate) {
      this.#isGrowing = certain > MORE * this.#rate;
      this.#rate = certain;
    } else if (carried < this.#rate) {
      this.#isGrowing = false;
      this.#rate += (carried - this.#rate) * Math.min(0.5, bytes / TELLING);
    }
    this.#isFast = this.#rate > (this.#isFast ? NO_LONGER_FAST : FAST);
  }

  /** What the line carries at most, going by how late this was. */
  #carried({ bytes, at, before }: Sent, now: number, certain: number): number {
    const way = this.#roundTrip;
    if (way === null) return this.#rate;
    // On a full line what is shown one after the other says it, otherwise what is more than the way.
    if (before > 0 && before >= this.#rate * way) return Math.max(certain, bytes / Math.max(1, now - this.#shownAt));
    return (before + bytes) / Math.max(1, now - at - way - JITTER_MS);
  }

  /** How long the way is, by something that nothing was sent before. */
  #look(bytes: number, took: number, now: number): void {
    const before = this.#roundTrip;
    // The rate may be higher than is known, so only half of what it takes is subtracted. What is large tells little.
    const way = Math.max(took / 4, took - bytes / this.#rate / 2);
    this.#roundTrip = before === null || way < before ? way : before + (way - before) * LONGER_WAY;
    if (bytes / this.#rate < took / 2) this.#lookedAt = now;
  }
}
