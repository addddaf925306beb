import type { DevtoolsConnection } from './connection.ts';
import type { DevtoolsSession } from './protocol.ts';

/** A dialog that blocks its page until it is answered. */
export type PageDialog = {
  kind: 'alert' | 'confirm' | 'prompt' | 'beforeunload';
  message: string;
  defaultValue: string;
  answer(accept: boolean, text: string | null): void;
};

/** What a page asks a file for, and whether it takes several. */
export type FileAsked = { backendNodeId: number | undefined; multiple: boolean };

/** What happens to a page. */
export type PageObserver = {
  /** What an address is called wherever it is told. */
  nameOf(address: string): string;
  /** Its main frame shows another address. */
  navigated(url: string): void;
  dialogOpened(dialog: PageDialog): void;
  /** The element that it is for belongs to this session. */
  fileAsked(session: DevtoolsSession, asked: FileAsked): void;
  crashed(): void;
  closed(): void;
  /** A frame of another site has a process, and so a session, of its own. It waits until it is prepared. */
  frameAttached(session: DevtoolsSession): void;
  /** A worker of the page has a session, which waits until it is prepared. */
  workerAttached(session: DevtoolsSession): void;
  /** Such a frame is gone, and its session with it. */
  frameDetached(session: DevtoolsSession): void;
};

/** What became of a navigation. */
export type Arrival = 'shown' | 'download' | 'failed';

/** One page (a tab or a window) of the browser, which waits for its first bytes until `begin`. */
export class RemotePage {
  readonly session: DevtoolsSession;
  readonly #connection: DevtoolsConnection;
  /** Of its target, and of its main frame. */
  readonly id: string;
  #url: string;
  #closed = false;
  #onClosed: () => void = () => undefined;
  #nameOf = (address: string): string => address;

  constructor(connection: DevtoolsConnection, session: DevtoolsSession, target: { targetId: string; url: string }) {
    this.#connection = connection;
    this.session = session;
    this.id = target.targetId;
    this.#url = target.url;
  }

  url(): string {
    return this.#url;
  }

  /** What an address of this page is called wherever it is told. */
  nameOf(address: string): string {
    return this.#nameOf(address);
  }

  isClosed(): boolean {
    return this.#closed;
  }

  /** Called by who sees that its target is gone. */
  detached(): void {
    this.#closed = true;
    this.#onClosed();
  }

  /** Prepares the page with this and whatever else was sent before, and lets it go on. */
  async begin(observer: PageObserver): Promise<void> {
    const { session } = this;
    this.#onClosed = observer.closed;
    this.#nameOf = observer.nameOf;
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId === undefined) this.#moved(`${frame.url}${frame.urlFragment ?? ''}`, observer);
    });
    session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId === this.id) this.#moved(url, observer);
    });
    session.on('Page.javascriptDialogOpening', ({ type, message, defaultPrompt }) => {
      const answer = (accept: boolean, text: string | null) => {
        const promptText = text === null ? {} : { promptText: text };
        session.send('Page.handleJavaScriptDialog', { accept, ...promptText }).catch(() => undefined);
      };
      observer.dialogOpened({ kind: type, message, defaultValue: defaultPrompt ?? '', answer });
    });
    session.on('Inspector.targetCrashed', () => observer.crashed());
    const prepared = [
      session.send('Page.enable'),
      session.send('Inspector.enable'),
      ...this.#prepareFrames(session, observer),
    ];
    const running = session.send('Runtime.runIfWaitingForDebugger');
    await Promise.all([...prepared, running]);
    const before = this.#url;
    const { frameTree } = await session.send('Page.getFrameTree');
    // Where it has gone since is told by events, which may be heard before this answer has its turn.
    if (this.#url !== before) return;
    const url = `${frameTree.frame.url}${frameTree.frame.urlFragment ?? ''}`;
    if (this.#nameOf(url) !== before) this.#moved(url, observer);
  }

  /** Whoever has the focus looks focused, however many windows there are; frames of other sites are heard of. */
  #prepareFrames(session: DevtoolsSession, observer: PageObserver): Promise<unknown>[] {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      const inner = this.#connection.sessionOf(sessionId);
      if (inner === undefined) return;
      if (targetInfo.type === 'worker') observer.workerAttached(inner);
      else {
        observer.frameAttached(inner);
        for (const prepared of this.#prepareFrames(inner, observer)) prepared.catch(() => undefined);
      }
      inner.send('Runtime.runIfWaitingForDebugger').catch(() => undefined);
    });
    session.on('Target.detachedFromTarget', ({ sessionId }) => {
      const inner = this.#connection.sessionOf(sessionId);
      if (inner !== undefined) observer.frameDetached(inner);
    });
    session.on('Page.fileChooserOpened', ({ backendNodeId, mode }) =>
      observer.fileAsked(session, { backendNodeId, multiple: mode === 'selectMultiple' }),
    );
    return [
      session.send('Page.setInterceptFileChooserDialog', { enabled: true }),
      session.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
      session.send('Target.setAutoAttach', {
        autoAttach: true,
        waitForDebuggerOnStart: true,
        flatten: true,
        // Workers that nobody attaches to would wait for ever.
        filter: [{ type: 'iframe' }, { type: 'worker' }],
      }),
    ];
  }

  #moved(address: string, observer: PageObserver): void {
    this.#url = this.#nameOf(address);
    observer.navigated(this.#url);
  }

  /** Opens an address; answers once the page has begun to show it. */
  async goTo(url: string): Promise<Arrival> {
    const { errorText } = await this.session.send('Page.navigate', { url });
    if (errorText === undefined) return 'shown';
    return errorText === 'net::ERR_ABORTED' ? 'download' : 'failed';
  }

  async bringToFront(): Promise<void> {
    await this.session.send('Page.bringToFront');
  }

  /** Closes it whatever it says to that. One that still waits would hold up all pages that share its process. */
  async close(): Promise<void> {
    this.session.send('Runtime.runIfWaitingForDebugger').catch(() => undefined);
    await this.#connection.root.send('Target.closeTarget', { targetId: this.id });
  }
}
