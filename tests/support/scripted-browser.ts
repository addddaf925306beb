import type { GivenFile } from '../../application/ports/given-file.ts';
import {
  BrowserBusy,
  type BrowserEvent,
  NoAnswer,
  type OpenOptions,
  type PageActivity,
  type RemoteBrowser,
  type RemoteSession,
  type Viewer,
  type ViewerInput,
  type ViewerNotice,
  type Viewport,
} from '../../application/ports/remote-browser.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';

/** A white JPEG of one pixel. */
const WHITE_JPEG =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';

/** A PNG of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function bytes(base64: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

/** A session whose page does what the test says. Frames go on while the viewer acknowledges them. */
export class ScriptedSession implements RemoteSession {
  readonly options: OpenOptions;
  readonly inputs: ViewerInput[] = [];
  /** What it was laid out for after it was opened. */
  readonly sizes: Viewport[] = [];
  /** Files that its page was given. */
  readonly given: GivenFile[] = [];
  closed = false;
  /** How often its person said that they are there. */
  stayed = 0;
  /** Set to let the next captures fail. */
  broken = false;
  frames: Uint8Array[] = [bytes(WHITE_JPEG)];
  /** Whether each capture was of the whole page. */
  readonly whole: boolean[] = [];
  /** What every page says. */
  pairs: PageSnapshot['pairs'] = [];
  /** How busy every page is. */
  rest: PageActivity = { quietMs: 60_000, password: false };
  #viewer: Viewer | null = null;
  #url: string;

  constructor(options: OpenOptions) {
    this.options = options;
    this.#url = options.startUrl;
  }

  get watched(): boolean {
    return this.#viewer !== null;
  }

  emit(event: BrowserEvent): void {
    this.options.onEvent(event);
  }

  visit(url: string): void {
    this.#url = url;
    this.emit({ type: 'visited', url, at: new Date() });
    this.notice({ type: 'location', url, loading: false, canGoBack: true });
  }

  notice(notice: ViewerNotice): void {
    this.#viewer?.notice(notice);
  }

  attach(viewer: Viewer): { detach(): void } {
    this.#viewer = viewer;
    viewer.notice({ type: 'location', url: this.#url, loading: false, canGoBack: false });
    void this.#play(viewer);
    return {
      detach: () => {
        if (this.#viewer === viewer) this.#viewer = null;
      },
    };
  }

  input(input: ViewerInput): void {
    this.inputs.push(input);
  }

  stay(): void {
    this.stayed += 1;
  }

  async capture({ fullPage }: { fullPage: boolean }): Promise<{ png: Uint8Array; snapshot: PageSnapshot }> {
    if (this.broken) throw new NoAnswer('the page did not answer');
    this.whole.push(fullPage);
    return { png: bytes(PNG), snapshot: await this.read() };
  }

  async read(): Promise<PageSnapshot> {
    const { width, height, scale } = this.options.viewport;
    const words = { runs: [], pairs: this.pairs, truncated: false, stable: true };
    return { url: this.#url, title: 'Page', viewport: { width, height }, scale, ...words };
  }

  async activity(): Promise<PageActivity> {
    return this.rest;
  }

  async giveFile(file: GivenFile): Promise<void> {
    if (this.broken) throw new Error('the page asks for no file');
    this.given.push(file);
  }

  resize(viewport: Viewport): void {
    this.sizes.push(viewport);
  }

  goTo(url: string): void {
    this.visit(url);
  }

  url(): string {
    return this.#url;
  }

  visitsLeftOut(): number {
    return 0;
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    this.emit({ type: 'closed', reason: 'ended' });
  }

  async #play(viewer: Viewer): Promise<void> {
    const { width, height } = this.sizes.at(-1) ?? this.options.viewport;
    for (const jpeg of this.frames) {
      if (this.#viewer !== viewer) return;
      await viewer.frame({ jpeg, width, height });
    }
  }
}

/** Remote browsers for tests of everything around them. */
export class ScriptedBrowser implements RemoteBrowser {
  readonly sessions: ScriptedSession[] = [];
  places = 8;
  /** Pictures that every session shows one after another. */
  frames: Uint8Array[] | null = null;

  async start() {
    return { path: 'scripted', version: '0', bundled: false, sandboxed: true };
  }

  problem() {
    return null;
  }

  freePlaces(): number {
    return Math.max(0, this.places - this.sessions.filter(session => !session.closed).length);
  }

  async open(options: OpenOptions): Promise<ScriptedSession> {
    if (this.freePlaces() === 0) throw new BrowserBusy('no place');
    const session = new ScriptedSession(options);
    if (this.frames !== null) session.frames = this.frames;
    this.sessions.push(session);
    // The first page is there before the caller knows of the session, as with a real browser.
    session.emit({ type: 'visited', url: options.startUrl, at: new Date() });
    return session;
  }

  /** The session that was opened last. */
  get latest(): ScriptedSession {
    const session = this.sessions.at(-1);
    if (session === undefined) throw new Error('no session was opened');
    return session;
  }

  async close(): Promise<void> {
    await Promise.all(this.sessions.map(session => session.close()));
  }
}
