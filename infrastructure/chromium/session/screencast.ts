import type { Frame, Viewer, Viewport } from '../../../application/ports/remote-browser.ts';
import { withinTime } from '../deadline.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';

/** JPEG quality while things move and once they have settled. */
const MOVING_QUALITY = 60;
const SHARP_QUALITY = 90;
const SETTLED_AFTER_MS = 250;
/** 30 frames a second at most. */
const FRAME_MS = 1000 / 30;
/** Frames on their way to the viewer: two hide the way there and back, more are allowed while it keeps up. */
const SMALLEST_WINDOW = 2;
const LARGEST_WINDOW = 4;
/** A frame that is shown within this time says that the viewer keeps up. */
const PROMPT_MS = 60;
/** A screencast that has shown nothing by then is started anew: one that begins while the page is exchanged stays mute. */
const FIRST_FRAME_MS = 700;

type Arrived = { session: DevtoolsSession; ackId: number; frame: Frame };

/**
 * Sends pictures of one page at a time to one viewer. Chromium gets its acknowledgement when a frame leaves, so that a
 * slow viewer slows the encoder instead of filling a queue; of frames that wait only the newest is kept.
 */
export class Screencast {
  #viewport: Viewport;
  #session: DevtoolsSession | null = null;
  #viewer: Viewer | null = null;
  #waiting: Arrived | null = null;
  #last: Frame | null = null;
  #onTheWay = 0;
  #window = SMALLEST_WINDOW;
  #nextAt = 0;
  #paused = false;
  #paceTimer: NodeJS.Timeout | undefined;
  #settleTimer: NodeJS.Timeout | undefined;
  #muteTimer: NodeJS.Timeout | undefined;
  readonly #listening = new WeakSet<DevtoolsSession>();

  constructor(viewport: Viewport) {
    this.#viewport = viewport;
  }

  /** Shows this page from now on. */
  show(session: DevtoolsSession): void {
    this.#stop();
    this.#session = session;
    this.#listen(session);
    this.#start();
  }

  /** Sends to this viewer from now on. A page that stands still sends nothing, so the screencast starts afresh. */
  attach(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#onTheWay = 0;
    this.#window = SMALLEST_WINDOW;
    this.#restart();
  }

  /** Pictures are at most of this size from now on. */
  resize(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#restart();
  }

  detach(): void {
    this.#viewer = null;
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

  #restart(): void {
    this.#stop();
    this.#start();
  }

  #start(): void {
    if (!this.#viewer || !this.#session || this.#paused) return;
    const { width, height, scale } = this.#viewport;
    this.#last = null;
    this.#muteTimer = setTimeout(() => this.#restart(), FIRST_FRAME_MS);
    this.#session
      .send('Page.startScreencast', {
        format: 'jpeg',
        quality: MOVING_QUALITY,
        maxWidth: Math.round(width * scale),
        maxHeight: Math.round(height * scale),
      })
      .catch(() => undefined);
  }

  #stop(): void {
    clearTimeout(this.#paceTimer);
    clearTimeout(this.#settleTimer);
    clearTimeout(this.#muteTimer);
    this.#paceTimer = undefined;
    this.#waiting = null;
    this.#session?.send('Page.stopScreencast').catch(() => undefined);
  }

  #listen(session: DevtoolsSession): void {
    if (this.#listening.has(session)) return;
    this.#listening.add(session);
    session.on('Page.screencastFrame', event => {
      const { deviceWidth, deviceHeight } = event.metadata;
      const frame = { jpeg: Buffer.from(event.data, 'base64'), width: deviceWidth, height: deviceHeight };
      this.#arrive({ session, ackId: event.sessionId, frame });
    });
  }

  #arrive(arrived: Arrived): void {
    const { session, frame } = arrived;
    // Chromium repaints without a change, for one when a sharp picture is taken: the same bytes are no news.
    if (session !== this.#session || !this.#viewer || this.#paused || isSame(frame, this.#last)) {
      acknowledge(arrived);
      return;
    }
    clearTimeout(this.#muteTimer);
    if (this.#waiting) acknowledge(this.#waiting);
    this.#waiting = arrived;
    this.#last = frame;
    this.#pump();
  }

  #pump(): void {
    const viewer = this.#viewer;
    const arrived = this.#waiting;
    if (!viewer || !arrived || this.#onTheWay >= this.#window) return;
    const pause = this.#nextAt - performance.now();
    if (pause > 1) {
      this.#paceTimer ??= setTimeout(() => {
        this.#paceTimer = undefined;
        this.#pump();
      }, pause);
      return;
    }
    this.#waiting = null;
    acknowledge(arrived);
    // Counted from when the frame was due, so that timers that fire late do not add up to fewer frames.
    this.#nextAt = Math.max(performance.now(), this.#nextAt + FRAME_MS);
    this.#send(viewer, arrived.frame);
    clearTimeout(this.#settleTimer);
    this.#settleTimer = setTimeout(() => void this.#sharpen(), SETTLED_AFTER_MS);
  }

  #send(viewer: Viewer, frame: Frame): void {
    const sentAt = performance.now();
    this.#onTheWay++;
    const shown = (prompt: boolean) => {
      if (viewer !== this.#viewer) return;
      this.#onTheWay = Math.max(0, this.#onTheWay - 1);
      this.#window = prompt ? Math.min(LARGEST_WINDOW, this.#window + 1) : SMALLEST_WINDOW;
      this.#pump();
    };
    viewer.frame(frame).then(
      () => shown(performance.now() - sentAt < PROMPT_MS),
      () => shown(false),
    );
  }

  /** One picture of good quality once nothing moves any more. */
  async #sharpen(): Promise<void> {
    const session = this.#session;
    const viewer = this.#viewer;
    const blurred = this.#last;
    if (!session || !viewer || !blurred) return;
    const options = { format: 'jpeg', quality: SHARP_QUALITY, optimizeForSpeed: true } as const;
    try {
      const { data } = await withinTime(2_000, 'a picture', session.send('Page.captureScreenshot', options));
      const stillShown = viewer === this.#viewer && session === this.#session && blurred === this.#last;
      if (stillShown && !this.#paused) this.#send(viewer, { ...blurred, jpeg: Buffer.from(data, 'base64') });
    } catch {
      // The page is busy or gone: the blurred picture stays.
    }
  }
}

function acknowledge({ session, ackId }: Arrived): void {
  session.send('Page.screencastFrameAck', { sessionId: ackId }).catch(() => undefined);
}

const isSame = (one: Frame, other: Frame | null): boolean =>
  other !== null && Buffer.compare(one.jpeg, other.jpeg) === 0;
