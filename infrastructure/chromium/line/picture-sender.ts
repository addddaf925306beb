import type { Frame, Viewer } from '../../../application/ports/remote-browser.ts';
import { type Coefficients, readCoefficients } from '../jpeg/coefficients.ts';
import { Line } from './line.ts';
import { COARSEST_SHARE, isAlike, Patchwork } from './patchwork.ts';

/** Whole frames on their way to the viewer: two hide the way there and back, more are allowed while it keeps up. */
const SMALLEST_WINDOW = 2;
const LARGEST_WINDOW = 4;
/** A frame that is shown within this time says that the viewer keeps up. */
const PROMPT_MS = 60;
/** So small a picture is no burden for a line that nothing is known of yet. In bytes. */
const SMALL = 16_000;
/** How long a line may take for everything that has changed, and for a piece of what only becomes finer. In ms. */
const CHANGE_MS = 250;
const PIECE_MS = 60;
/** And for the beginning of a larger picture of what stands still: nobody waits for anything then. In ms. */
const FINER_MS = 1_000;

/**
 * Sends pictures of a page to one viewer as its line carries them: whole while they come through, and else what has
 * changed, cut out of them. No more than the line holds is on its way, so that what is newest never waits for long.
 */
export class PictureSender {
  readonly #viewer: Viewer;
  readonly #onRoom: () => void;
  readonly #line = new Line();
  readonly #patchwork = new Patchwork();
  /** The newest picture. */
  #moving: Frame | null = null;
  /** What the viewer is to have: that, or a better one of the same. */
  #best: Frame | null = null;
  /** The newest picture that the viewer has whole, for when parts of the next one will do. */
  #whole: Frame | null = null;
  /** What it was sent in the place of that: the same in a better quality, or itself. */
  #sentWhole: Frame | null = null;
  /** A better picture that is larger: it takes the place of the other one once the line has nothing else to do. */
  #finer: { picture: Coefficients; bytes: number } | null = null;
  /** The viewer has not got all of what it is to have. */
  #isBehind = false;
  #onTheWay = 0;
  #window = SMALLEST_WINDOW;
  #isOver = false;
  #restTimer: NodeJS.Timeout | undefined;

  /** @param onRoom there is room for a newer picture */
  constructor(viewer: Viewer, onRoom: () => void) {
    this.#viewer = viewer;
    this.#onRoom = onRoom;
  }

  /** Whether a newer picture would go out at once. */
  get hasRoom(): boolean {
    const isLight = !this.#line.isKnown && this.#whole !== null;
    return this.#sendsWhole || isLight ? this.#onTheWay < this.#window : this.#line.hasRoom;
  }

  /** The person has done something, and waits for what it does. */
  touched(): void {
    this.#line.touched(performance.now());
  }

  /** Shows this from now on. */
  show(frame: Frame): void {
    this.#line.changed(performance.now());
    const isLight = !this.#line.isKnown && frame.jpeg.length <= SMALL;
    const picture = this.#sendsWhole || isLight ? null : readCoefficients(frame.jpeg);
    this.#moving = frame;
    this.#best = frame;
    this.#finer = null;
    if (picture === null) this.#sendWhole();
    else this.#sendParts(() => this.#patchwork.aim(picture));
  }

  /** The same as is shown, in a better quality. */
  sharpen(frame: Frame): void {
    this.#best = frame;
    const picture = this.#sendsWhole ? null : readCoefficients(frame.jpeg);
    if (picture === null) this.#sendWhole();
    else
      this.#sendParts(() => {
        // On a fine screen: what moves is drawn more coarsely.
        this.#finer = this.#patchwork.sharpen(picture) ? null : { picture, bytes: frame.jpeg.length };
      });
  }

  /** The viewer is gone. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#restTimer);
  }

  get #sendsWhole(): boolean {
    return this.#line.isFast;
  }

  #sendParts(plan: () => void): void {
    // After whole pictures: parts fit onto what the viewer has.
    const before = this.#whole && readCoefficients(this.#whole.jpeg);
    const sent = this.#sentWhole === this.#whole ? before : this.#sentWhole && readCoefficients(this.#sentWhole.jpeg);
    if (before !== null) this.#patchwork.has(sent === null || isAlike(before, sent) ? before : sent);
    this.#whole = null;
    this.#sentWhole = null;
    plan();
    this.#isBehind = true;
    this.#goOn();
  }

  #sendWhole(): void {
    this.#isBehind = false;
    this.#finer = null;
    this.#whole = this.#moving;
    this.#sentWhole = this.#best;
    if (this.#best !== null) this.#send(this.#best);
  }

  #goOn(): void {
    const best = this.#best;
    if (best === null || this.#isOver) return;
    // The line turned out to be fast.
    if (this.#isBehind && this.#sendsWhole) this.#sendWhole();
    while (this.#isBehind && this.#isRoomForParts) {
      const { rate } = this.#line;
      const piece = this.#patchwork.next({ change: rate * CHANGE_MS, piece: rate * PIECE_MS });
      if (piece === null) {
        if (this.#takeFiner()) continue;
        this.#isBehind = this.#finer !== null;
        return;
      }
      const { jpeg, x, y, isWhole } = piece;
      const { width, height } = best;
      this.#send(isWhole ? { jpeg, width, height } : { jpeg, width, height, at: { x, y } });
    }
    this.#goOnAfterRest();
  }

  /** It begins as coarse as it must be to come soon. @returns false when the line is too slow for it, or there is none. */
  #takeFiner(): boolean {
    const finer = this.#finer;
    if (finer === null || (finer.bytes * COARSEST_SHARE) / this.#line.rate > FINER_MS) return false;
    this.#finer = null;
    this.#patchwork.aim(finer.picture);
    return true;
  }

  /** With nothing on the way, nothing else would say when what can wait need not wait any more. */
  #goOnAfterRest(): void {
    clearTimeout(this.#restTimer);
    const restMs = this.#line.restMs(performance.now());
    if (this.#isBehind && restMs > 0) this.#restTimer = setTimeout(() => this.#goOn(), restMs);
  }

  get #isRoomForParts(): boolean {
    return this.#patchwork.isUpToDate ? this.#line.hasRoomToSpare(performance.now()) : this.#line.hasRoom;
  }

  #send(frame: Frame): void {
    const sent = this.#line.sent(frame.jpeg.length, performance.now());
    this.#onTheWay++;
    const shown = (wasShown: boolean) => {
      if (this.#isOver) return;
      const now = performance.now();
      this.#line.shown(sent, now);
      this.#onTheWay--;
      const isPrompt = wasShown && now - sent.at < PROMPT_MS;
      this.#window = isPrompt ? Math.min(LARGEST_WINDOW, this.#window + 1) : SMALLEST_WINDOW;
      this.#onRoom();
      this.#goOn();
    };
    this.#viewer.frame(frame).then(
      () => shown(true),
      () => shown(false),
    );
  }
}
