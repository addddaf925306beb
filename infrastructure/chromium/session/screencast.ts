import type { Frame, Viewer, Viewport } from '../../../application/ports/remote-browser.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import { PictureSender } from '../line/picture-sender.ts';
import { Outgrown } from './outgrown.ts';
import { type Arrived, beginPictures, isSame, onPicture } from './pictures.ts';
import { takeStill } from './still.ts';

/** JPEG quality once things have settled. */
const SHARP_QUALITY = 90;
const SETTLED_AFTER_MS = 250;
/** What takes longer for it is busy, the page or the machine. It is asked again, but not for ever: taps wait meanwhile. */
const SHARP_WITHIN_MS = 5_000;
const SHARP_TRIES = 3;
const SHARP_AGAIN_AFTER_MS = 2_000;
/** 30 frames a second at most. */
const FRAME_MS = 1000 / 30;
/** A site that has not answered by then is shown as the empty page that it is. */
const VEILED_MS = 1_000;

/**
 * Sends pictures of one page at a time to one viewer. Chromium gets its acknowledgement when a frame leaves, so that a
 * slow viewer slows the encoder instead of filling a queue; of frames that wait only the newest is kept. It begins before
 * anybody watches: one that runs stays with its page from address to address, and has a picture when the viewer comes.
 */
export class Screencast {
  #viewport: Viewport | null = null;
  #session: DevtoolsSession | null = null;
  #viewer: PictureSender | null = null;
  /** Somebody watches, or is about to. */
  #wanted = false;
  /** What is pictured is the empty page before the first one, which is nothing to see. */
  #veiled = false;
  /** The newest start; one that is overtaken is not asked for again. */
  #starts = 0;
  #waiting: Arrived | null = null;
  #last: Frame | null = null;
  readonly #outgrown = new Outgrown();
  #nextAt = 0;
  #paused = false;
  #paceTimer: NodeJS.Timeout | undefined;
  #settleTimer: NodeJS.Timeout | undefined;
  readonly #listening = new WeakSet<DevtoolsSession>();
  readonly #still: <Result>(take: () => Promise<Result>) => Promise<Result>;

  /** @param still takes a still of a page in its turn */
  constructor(still: <Result>(take: () => Promise<Result>) => Promise<Result> = take => take()) {
    this.#still = still;
  }

  /** Shows this page from now on. */
  show(session: DevtoolsSession): void {
    this.#stop();
    this.#session = session;
    this.#listen(session);
    this.#start();
  }

  /** Takes pictures from now on, at most of this size, and keeps them to itself until `unveil`. */
  begin(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#wanted = true;
    this.#veiled = true;
    setTimeout(() => this.unveil({ keepsPage: true }), VEILED_MS).unref();
    this.#start();
  }

  /** Shows what there is to see from now on: the page as it stands, or the one that is about to take its place. */
  unveil({ keepsPage }: { keepsPage: boolean }): void {
    if (!this.#veiled) return;
    this.#veiled = false;
    if (keepsPage) this.#showLast();
    else this.#last = null;
  }

  /** Sends to this viewer from now on, first what was seen last: a page that stands still gives no new picture. */
  attach(viewer: Viewer): void {
    this.#viewer?.end();
    this.#viewer = new PictureSender(viewer, () => this.#pump());
    if (!this.#wanted) {
      this.#wanted = true;
      this.#start();
      return;
    }
    this.#showLast();
  }

  /** The person has done something: what answers it comes first, also before the work that a sharp picture is. */
  touched(): void {
    this.#viewer?.touched();
    if (this.#settleTimer !== undefined) this.#sharpenLater();
  }

  /** Pictures are at most of this size from now on. */
  resize(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#stop();
    this.#start();
  }

  detach(): void {
    this.#viewer?.end();
    this.#viewer = null;
    this.#wanted = false;
    this.#stop();
  }

  /** No frames while the page is laid out differently for a picture of the whole of it. */
  async pausedDuring<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#paused = true;
    this.#stop();
    try {
      return await work();
    } finally {
      this.#paused = false;
      this.#start();
    }
  }

  #showLast(): void {
    if (this.#last === null || this.#veiled) return;
    this.#waiting ??= { frame: this.#last, acknowledge: () => undefined };
    this.#pump();
  }

  #start(): void {
    if (!this.#wanted || !this.#session || !this.#viewport || this.#paused) return;
    const start = ++this.#starts;
    void beginPictures(this.#session, this.#viewport, () => start === this.#starts);
  }

  #stop(): void {
    clearTimeout(this.#paceTimer);
    clearTimeout(this.#settleTimer);
    this.#settleTimer = undefined;
    this.#paceTimer = undefined;
    this.#starts++;
    this.#waiting = null;
    this.#last = null;
    this.#session?.send('Page.stopScreencast').catch(() => undefined);
  }

  #listen(session: DevtoolsSession): void {
    if (this.#listening.has(session)) return;
    this.#listening.add(session);
    onPicture(session, arrived => {
      if (session === this.#session && this.#wanted && !this.#paused) this.#arrive(arrived);
      else arrived.acknowledge();
    });
  }

  #arrive(arrived: Arrived): void {
    const isNews = this.#isNews(arrived.frame);
    if (isNews) this.#last = arrived.frame;
    if (!isNews || !this.#viewer || this.#veiled) {
      arrived.acknowledge();
      return;
    }
    this.#waiting?.acknowledge();
    this.#waiting = arrived;
    this.#pump();
  }

  #isNews(frame: Frame): boolean {
    const [session, viewport] = [this.#session, this.#viewport];
    if (!session || !viewport) return false;
    // A page that is enlarged for a still is nothing to see.
    const isEnlarged = viewport.scale !== 1 && frame.width === Math.round(viewport.width * viewport.scale);
    if (isEnlarged || this.#outgrown.putRight(session, frame, viewport)) return false;
    // Chromium repaints without a change, for one when a sharp picture is taken.
    return !isSame(frame, this.#last);
  }

  #pump(): void {
    const viewer = this.#viewer;
    const arrived = this.#waiting;
    if (!viewer || !arrived || !viewer.hasRoom) return;
    const pause = this.#nextAt - performance.now();
    if (pause > 1) {
      this.#paceTimer ??= setTimeout(() => {
        this.#paceTimer = undefined;
        this.#pump();
      }, pause);
      return;
    }
    this.#waiting = null;
    arrived.acknowledge();
    // Counted from when the frame was due, so that timers that fire late do not add up to fewer frames.
    this.#nextAt = Math.max(performance.now(), this.#nextAt + FRAME_MS);
    viewer.show(arrived.frame);
    this.#sharpenLater();
  }

  #sharpenLater(afterMs = SETTLED_AFTER_MS, tries = SHARP_TRIES): void {
    clearTimeout(this.#settleTimer);
    this.#settleTimer = setTimeout(() => {
      this.#settleTimer = undefined;
      void this.#sharpen(tries - 1);
    }, afterMs);
  }

  /** One picture of good quality once nothing moves any more. */
  async #sharpen(triesLeft: number): Promise<void> {
    const [session, viewer, blurred] = [this.#session, this.#viewer, this.#last];
    if (!session || !viewer || !blurred) return;
    const options = { format: 'jpeg', quality: SHARP_QUALITY, optimizeForSpeed: true } as const;
    const isShown = () => viewer === this.#viewer && session === this.#session && blurred === this.#last;
    try {
      await this.#still(async () => {
        if (!isShown() || this.#paused) return;
        const jpeg = await takeStill(session, options, SHARP_WITHIN_MS);
        if (isShown() && !this.#paused) viewer.sharpen({ ...blurred, jpeg });
      });
    } catch {
      // Busy or gone: the blurred picture stays.
      if (isShown() && triesLeft > 0) this.#sharpenLater(SHARP_AGAIN_AFTER_MS, triesLeft);
    }
  }
}
