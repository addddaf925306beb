import type { Clock } from '../../../application/ports/clock.ts';
import type { PageSnapshot } from '../../../application/ports/page-snapshot.ts';
import type {
  BrowserEvent,
  Capture,
  OpenOptions,
  RemoteSession,
  Viewer,
  ViewerInput,
} from '../../../application/ports/remote-browser.ts';
import type { BrowserProcess } from '../browser/launch.ts';
import { isErrorPage, isWebAddress, mayBeShown } from './allowed-page.ts';
import { captureViewport, captureWholePage, readSnapshot } from './capture-screenshot.ts';
import { catchDownloads } from './downloads.ts';
import { Notices } from './notices.ts';
import { answerDialog, PageCommands } from './page-commands.ts';
import { Screencast } from './screencast.ts';
import type { Tab } from './tab.ts';
import { Tabs } from './tabs.ts';
import { TimeLimits } from './time-limits.ts';

export type SessionOptions = OpenOptions & {
  process: BrowserProcess;
  clock: Clock;
  idleMs: number;
  totalMs: number;
  maxDownloadBytes: number;
  /** The session has ended and its browser with it. */
  onEnded(): void;
};

type EndReason = Extract<BrowserEvent, { type: 'closed' }>['reason'];

/** A remote browser, its pages, and who watches and drives them. */
export class ChromiumSession implements RemoteSession {
  readonly #options: SessionOptions;
  readonly #tabs: Tabs;
  readonly #notices: Notices;
  readonly #screencast: Screencast;
  /** Counted from when the session can be used. */
  #limits: TimeLimits | null = null;
  readonly #commands: PageCommands;
  #viewer: Viewer | null = null;
  #ending: Promise<void> | null = null;
  /** Input that came while the whole page was captured, when its coordinates meant nothing. */
  #held: ViewerInput[] | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#screencast = new Screencast(options.viewport);
    this.#tabs = new Tabs(options.viewport, {
      navigated: (tab, url) => this.#navigated(tab, url),
      loadingChanged: tab => {
        this.#notices.location();
        if (tab === this.#tabs.active && !tab.loading) this.#shown(tab);
      },
      dialogOpened: tab => (tab === this.#tabs.active ? this.#notices.dialog() : answerDialog(tab, false, null)),
      fileAsked: () => this.#notices.send({ type: 'error', problem: 'FILE_ASKED' }),
      reported: (tab, report) => {
        if (tab === this.#tabs.active && report.type !== 'here') this.#notices.send(report);
      },
      crashed: tab => (this.#tabs.count > 1 ? this.#tabs.close(tab) : void this.#end('crashed')),
      activated: tab => this.#activated(tab),
      countChanged: count => this.#notices.send({ type: 'tabs', count }),
      refused: () => this.#notices.send({ type: 'error', problem: 'TOO_MANY_WINDOWS' }),
      emptied: () => void this.#end('ended'),
    });
    this.#notices = new Notices(this.#tabs);
    this.#commands = new PageCommands(this.#tabs, this.#notices);
    options.process.browser.on('disconnected', () => void this.#end('crashed'));
  }

  /** Opens a fresh context and begins to load the first page; does not wait for it. */
  async start(): Promise<void> {
    const { width, height, scale, touch } = this.#options.viewport;
    const context = await this.#options.process.browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      hasTouch: touch,
      isMobile: touch,
      acceptDownloads: false,
    });
    const tab = await this.#tabs.start(context);
    const { targetInfo } = await tab.session.send('Target.getTargetInfo');
    await catchDownloads({
      process: this.#options.process,
      browserContextId: targetInfo.browserContextId ?? '',
      maxBytes: this.#options.maxDownloadBytes,
      clock: this.#options.clock,
      onEvent: event => this.#tell(event),
      onBegin: frameId => void this.#tabs.downloadBegan(frameId).catch(() => undefined),
    });
    if (this.#ending) throw new Error('the remote browser ended while it was opened');
    this.#limits = new TimeLimits(this.#options, reason => void this.#end(reason));
    void this.#load(tab, this.#options.startUrl);
  }

  attach(viewer: Viewer): { detach(): void } {
    this.#viewer = viewer;
    this.#limits?.touch();
    this.#screencast.attach(viewer);
    this.#notices.attach(viewer);
    return {
      detach: () => {
        if (this.#viewer !== viewer) return;
        this.#viewer = null;
        this.#screencast.detach();
        this.#notices.detach();
      },
    };
  }

  input(input: ViewerInput): void {
    const tab = this.#tabs.active;
    if (!tab || this.#ending) return;
    this.#limits?.touch();
    if (this.#held && input.type !== 'dialog') {
      this.#held.push(input);
      return;
    }
    this.#commands.apply(tab, input);
  }

  async capture(options: { fullPage: boolean }): Promise<Capture> {
    const tab = this.#tabs.active;
    if (!tab || this.#ending) throw new Error('the session has ended');
    this.#limits?.touch();
    if (!options.fullPage) return await captureViewport(tab);
    if (this.#held) throw new Error('the whole page is being captured already');
    this.#held = [];
    try {
      return await this.#screencast.pausedDuring(() => captureWholePage(tab, this.#options.viewport));
    } finally {
      const held = this.#held;
      this.#held = null;
      for (const input of held) this.input(input);
    }
  }

  async read({ fullPage }: { fullPage: boolean }): Promise<PageSnapshot> {
    const tab = this.#tabs.active;
    if (!tab || this.#ending) throw new Error('the session has ended');
    return await readSnapshot(tab, fullPage);
  }

  goTo(url: string): void {
    const tab = this.#tabs.active;
    if (!tab || this.#ending || !isWebAddress(url)) return;
    void this.#load(tab, url);
  }

  url(): string {
    return this.#tabs.active?.page.url() ?? '';
  }

  async close(): Promise<void> {
    await this.#end('ended');
  }

  async #load(tab: Tab, url: string): Promise<void> {
    try {
      await tab.page.goto(url, { waitUntil: 'commit', timeout: 30_000 });
    } catch (error) {
      if (this.#ending || String(error).includes('Download is starting')) return;
      this.#notices.problem('NOT_OPENED');
    }
  }

  #navigated(tab: Tab, url: string): void {
    tab.dialog = null;
    if (!mayBeShown(url)) {
      this.#notices.send({ type: 'error', problem: 'NOT_A_WEB_PAGE' });
      tab.session.send('Page.navigate', { url: 'about:blank' }).catch(() => undefined);
      return;
    }
    if (isErrorPage(url)) this.#notices.send({ type: 'error', problem: 'NOT_OPENED' });
    if (isWebAddress(url)) {
      this.#notices.problem(null);
      this.#tell({ type: 'visited', url, at: this.#options.clock.now() });
    }
    if (tab === this.#tabs.active) this.#notices.location();
  }

  #activated(tab: Tab): void {
    tab.page.bringToFront().catch(() => undefined);
    this.#screencast.show(tab.session);
    this.#notices.location();
    this.#notices.dialog();
    this.#shown(tab);
  }

  #shown(tab: Tab): void {
    const url = tab.page.url();
    if (isWebAddress(url)) this.#tell({ type: 'shown', url });
  }

  #tell(event: BrowserEvent): void {
    if (!this.#ending) this.#options.onEvent(event);
  }

  #end(reason: EndReason): Promise<void> {
    this.#ending ??= this.#shutDown(reason);
    return this.#ending;
  }

  async #shutDown(reason: EndReason): Promise<void> {
    this.#limits?.stop();
    this.#tabs.stop();
    this.#screencast.detach();
    this.#options.onEvent({ type: 'closed', reason });
    await this.#options.process.close();
    this.#options.onEnded();
  }
}
