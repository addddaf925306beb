import type {
  Capture,
  OpenOptions,
  PageActivity,
  Viewer,
  ViewerInput,
  Viewport,
} from '../../../application/ports/remote-browser.ts';
import { isOutside } from '../../../domain/capture/allowed-domains.ts';
import type { PageSnapshot } from '../../../domain/reading/page-snapshot.ts';
import { withinTime } from '../deadline.ts';
import type { DevtoolsConnection } from '../devtools/connection.ts';
import type { Arrival } from '../devtools/page.ts';
import { cutAddress } from '../wire/bounds.ts';
import { isErrorPage, isWebAddress, mayBeShown } from './allowed-page.ts';
import { captureViewport, captureWholePage, readSnapshot } from './capture-screenshot.ts';
import { catchDownloads } from './downloads.ts';
import { UNSEEN } from './layout.ts';
import { Notices } from './notices.ts';
import { answerDialog, PageCommands } from './page-commands.ts';
import { Screencast } from './screencast.ts';
import type { SessionEvent } from './session-event.ts';
import type { Tab } from './tab.ts';
import { Tabs } from './tabs.ts';

export type SessionOptions = {
  devtools: DevtoolsConnection;
  /** Where downloads land until they are read. */
  downloadFolder: string;
  maxDownloadBytes: number;
  onEvent(event: SessionEvent): void;
};

const OPEN_TIMEOUT_MS = 30_000;

/** A remote browser, its pages, and who watches and drives them. */
export class ChromiumSession {
  readonly #options: SessionOptions;
  readonly #tabs: Tabs;
  readonly #notices: Notices;
  readonly #screencast: Screencast;
  readonly #commands: PageCommands;
  #viewer: Viewer | null = null;
  #ended = false;
  #startUrl = '';
  /** Input that came while the whole page was captured, when its coordinates meant nothing. */
  #held: ViewerInput[] | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#screencast = new Screencast();
    this.#tabs = new Tabs(UNSEEN, {
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
      crashed: tab => (this.#tabs.count > 1 ? this.#tabs.close(tab) : this.#end('crashed')),
      activated: tab => this.#activated(tab),
      countChanged: count => this.#notices.send({ type: 'tabs', count }),
      refused: () => this.#notices.send({ type: 'error', problem: 'TOO_MANY_WINDOWS' }),
      emptied: () => this.#end('ended'),
    });
    this.#notices = new Notices(this.#tabs, tab => this.#isOutside(tab.page.url()));
    this.#commands = new PageCommands(this.#tabs, this.#notices, tab => {
      if (this.#isOutside(tab.page.url())) void this.#load(tab, this.#startUrl);
    });
  }

  /** Makes a fresh context with an empty page, before it is known for whom: what takes longest is done then. */
  async prepare(): Promise<void> {
    const { devtools, downloadFolder, maxDownloadBytes } = this.#options;
    const contextId = await this.#tabs.start(devtools);
    await catchDownloads({
      browser: devtools.root,
      folder: downloadFolder,
      browserContextId: contextId,
      maxBytes: maxDownloadBytes,
      onEvent: event => this.#tell(event),
      onBegin: frameId => void this.#tabs.downloadBegan(frameId).catch(() => undefined),
    });
  }

  /** Begins to load the first page; does not wait for it. */
  async open({ startUrl, allowedDomains, viewport }: Omit<OpenOptions, 'sessionId' | 'onEvent'>): Promise<void> {
    const tab = this.#tabs.active;
    if (!tab || this.#ended) throw new Error('its page is gone');
    this.#startUrl = startUrl;
    await Promise.all([this.#tabs.resize(viewport), this.#tabs.keepWithin(allowedDomains)]);
    this.#screencast.begin(viewport);
    void this.#load(tab, startUrl).then(arrival => this.#screencast.unveil({ keepsPage: arrival !== 'shown' }));
  }

  attach(viewer: Viewer): { detach(): void } {
    this.#viewer = viewer;
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
    if (!tab || this.#ended) return;
    if (this.#held && input.type !== 'dialog') {
      this.#held.push(input);
      return;
    }
    this.#commands.apply(tab, input);
  }

  async capture(options: { fullPage: boolean }): Promise<Capture> {
    const tab = this.#tabs.active;
    if (!tab || this.#ended) throw new Error('the session has ended');
    if (!options.fullPage) return await captureViewport(tab);
    if (this.#held) throw new Error('the whole page is being captured already');
    this.#held = [];
    try {
      return await this.#screencast.pausedDuring(() => captureWholePage(tab, this.#tabs.viewport));
    } finally {
      const held = this.#held;
      this.#held = null;
      for (const input of held) this.input(input);
    }
  }

  async read({ fullPage }: { fullPage: boolean }): Promise<PageSnapshot> {
    const tab = this.#tabs.active;
    if (!tab || this.#ended) throw new Error('the session has ended');
    return await readSnapshot(tab, fullPage);
  }

  async activity(): Promise<PageActivity> {
    const tab = this.#tabs.active;
    if (!tab || this.#ended) throw new Error('the session has ended');
    return { quietMs: tab.loading ? 0 : tab.network.quietMs, password: await tab.agent.isPasswordFocused() };
  }

  resize(viewport: Viewport): void {
    void this.#tabs.resize(viewport);
    this.#screencast.resize(viewport);
  }

  goTo(url: string): void {
    const tab = this.#tabs.active;
    if (!tab || this.#ended || !isWebAddress(url)) return;
    void this.#load(tab, url);
  }

  /** The browser is gone. */
  crash(): void {
    this.#end('crashed');
  }

  #isOutside(url: string): boolean {
    return isOutside(url, this.#tabs.allowedDomains);
  }

  async #load(tab: Tab, url: string): Promise<Arrival> {
    const opened = withinTime(OPEN_TIMEOUT_MS, 'a page', tab.page.goTo(url));
    const arrival = await opened.catch((): Arrival => 'failed');
    if (arrival === 'failed' && !this.#ended) this.#notices.problem('NOT_OPENED');
    return arrival;
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
      // What lies outside was not shown: it was no visit.
      if (!this.#isOutside(url)) this.#tell({ type: 'visited', url: cutAddress(url) });
    }
    if (tab !== this.#tabs.active) return;
    this.#tell({ type: 'at', url: cutAddress(url) });
    this.#notices.location();
  }

  #activated(tab: Tab): void {
    tab.page.bringToFront().catch(() => undefined);
    this.#screencast.show(tab.session);
    this.#tell({ type: 'at', url: cutAddress(tab.page.url()) });
    this.#notices.location();
    this.#notices.dialog();
    this.#shown(tab);
  }

  #shown(tab: Tab): void {
    const url = cutAddress(tab.page.url());
    if (isWebAddress(url)) this.#tell({ type: 'shown', url });
  }

  #tell(event: SessionEvent): void {
    if (!this.#ended) this.#options.onEvent(event);
  }

  #end(reason: 'crashed' | 'ended'): void {
    if (this.#ended) return;
    this.#tell({ type: 'closed', reason });
    this.#ended = true;
    this.#tabs.stop();
    this.#screencast.detach();
  }
}
