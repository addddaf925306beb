import type { DevtoolsSession } from '../devtools/protocol.ts';

/** Requests that stay open as long as the page is there, or that nobody waits for: they say nothing of its rest. */
const STANDING: ReadonlySet<string> = new Set(['EventSource', 'WebSocket', 'Media', 'Ping']);
/** Requests under way beyond this many are not told apart. */
const MOST_OPEN = 1_000;
/** No bodies of answers are kept for us, and none of what is posted comes here. */
const NO_BODIES = { maxTotalBufferSize: 0, maxResourceBufferSize: 0, maxPostDataSize: 0 };

/** Where a request under way belongs. */
type Origin = { frameId: string | undefined; loaderId: string };

/** Knows since when a page has asked for nothing, in all of its frames. */
export class NetworkQuiet {
  /** What is under way in each session of the page, by its id. */
  readonly #open = new Map<DevtoolsSession, Map<string, Origin>>();
  #since = performance.now();

  /** Follows what the frames of one session ask for: those of the page, or of a frame of another site. */
  async watch(session: DevtoolsSession): Promise<void> {
    const open = new Map<string, Origin>();
    this.#open.set(session, open);
    session.on('Network.requestWillBeSent', ({ requestId, type, frameId, loaderId }) => {
      if (type !== undefined && STANDING.has(type)) return;
      this.#since = performance.now();
      if (open.size < MOST_OPEN) open.set(requestId, { frameId, loaderId });
    });
    for (const end of ['Network.loadingFinished', 'Network.loadingFailed'] as const) {
      session.on(end, ({ requestId }: { requestId: string }) => {
        if (open.delete(requestId)) this.#since = performance.now();
      });
    }
    // What a document asked for ends with it, and where its process ends too, nobody says so.
    session.on('Page.frameNavigated', ({ frame }) => {
      const isMain = frame.parentId === undefined;
      this.#drop(open, ({ frameId, loaderId }) => loaderId !== frame.loaderId && (isMain || frameId === frame.id));
    });
    session.on('Page.frameDetached', gone => this.#drop(open, ({ frameId }) => frameId === gone.frameId));
    await session.send('Network.enable', NO_BODIES);
  }

  /** A frame of another site is gone, and what it asked for with it. */
  forget(session: DevtoolsSession): void {
    if (this.#open.delete(session)) this.#since = performance.now();
  }

  /** How long nothing was under way, in ms; 0 while something is. */
  get quietMs(): number {
    for (const open of this.#open.values()) if (open.size > 0) return 0;
    return performance.now() - this.#since;
  }

  #drop(open: Map<string, Origin>, isGone: (origin: Origin) => boolean): void {
    for (const [requestId, origin] of open) {
      if (!isGone(origin)) continue;
      open.delete(requestId);
      this.#since = performance.now();
    }
  }
}
