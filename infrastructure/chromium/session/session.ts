import type {
  Capture,
  OpenOptions,
  PageActivity,
  Viewer,
  ViewerInput,
  Viewport,
} from '../../../application/ports/remote-browser.ts';
import type { PageSnapshot } from '../../../domain/reading/page-snapshot.ts';
import type { DevtoolsConnection } from '../devtools/connection.ts';
import { LiveMirror } from '../mirror/live-mirror.ts';
import { isWebAddress } from './allowed-page.ts';
import { captureViewport, captureWholePage, readSnapshot } from './capture-screenshot.ts';
import { captureShown } from './capture-shown.ts';
import { catchDownloads } from './downloads.ts';
import { giveFile } from './give-file.ts';
import { HeldInput } from './held-input.ts';
import { UNSEEN } from './layout.ts';
import type { WayOutFailures } from './loads.ts';
import { Notices } from './notices.ts';
import { answerDialog, PageCommands } from './page-commands.ts';
import { Screencast } from './screencast.ts';
import type { SessionEvent } from './session-event.ts';
import type { Tab } from './tab.ts';
import { Tabs } from './tabs.ts';
import { Turns } from './turns.ts';
import { Visits } from './visits.ts';

export type SessionOptions = {
  devtools: DevtoolsConnection;
  /** Of the browser. */
  version: string;
  /** What its way out says of a host that was not reached. */
  wayOut: WayOutFailures;
  /** Where downloads land until they are read. */
  downloadFolder: string;
  maxDownloadBytes: number;
  onEvent(event: SessionEvent): void;
};

/** A remote browser, its pages, and who watches and drives them. */
export class ChromiumSession {
  readonly #options: SessionOptions;
  readonly #tabs: Tabs;
  readonly #notices: Notices;
  readonly #visits: Visits;
  readonly #held = new HeldInput(input => this.input(input));
  readonly #turns = new Turns();
  readonly #screencast = new Screencast(take => this.#still(take));
  readonly #commands: PageCommands;
  readonly #mirror: LiveMirror;
  #viewer: Viewer | null = null;
  #ended = false;
  #startUrl = '';

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#tabs = new Tabs(UNSEEN, options, {
      navigated: (tab, url) => this.#visits.navigated(tab, url),
      loadingChanged: tab => {
        this.#notices.location();
        if (tab === this.#tabs.active && !tab.loading) this.#visits.shown(tab);
      },
      loadChanged: tab => this.#visits.loadChanged(tab),
      dialogOpened: tab => (tab === this.#tabs.active ? this.#notices.dialog() : answerDialog(tab, false, null)),
      fileAsked: ({ fileAsked }) => this.#notices.send({ type: 'file_asked', multiple: fileAsked?.multiple === true }),
      signInAsked: tab => tab === this.#tabs.active && this.#notices.signIn(),
      appAsked: tab => tab === this.#tabs.active && this.#notices.send({ type: 'unavailable', what: 'app' }),
      reported: (tab, report) => {
        if (report.type === 'copying') this.#commands.copiedBySite(tab);
        else if (report.type === 'lifted') this.#commands.lift(tab);
        else this.#notices.reported(tab, report);
      },
      crashed: tab => (this.#tabs.count > 1 ? this.#tabs.close(tab) : this.#end('crashed')),
      activated: tab => this.#activated(tab),
      countChanged: count => this.#notices.send({ type: 'tabs', count }),
      refused: () => this.#notices.send({ type: 'error', problem: 'TOO_MANY_WINDOWS' }),
      emptied: () => this.#end('page_closed'),
    });
    this.#notices = new Notices(this.#tabs, tab => this.#visits.isOutside(tab.page.url()));
    this.#visits = new Visits(this.#tabs, this.#notices, event => this.#tell(event));
    this.#mirror = new LiveMirror({
      active: () => this.#tabs.active,
      isHidden: tab => this.#visits.isOutside(tab.page.url()),
      tell: tree => this.#notices.send({ type: 'mirror', tree }),
    });
    this.#commands = new PageCommands(this.#tabs, this.#notices, {
      again: tab => this.#visits.again(tab),
      // Whoever has nothing to go back to is taken on.
      lead: tab => {
        if (this.#visits.isOutside(tab.page.url())) void this.#visits.open(tab, this.#startUrl);
      },
    });
  }

  /** Makes a fresh context with an empty page, before it is known for whom: what takes longest is done then. */
  async prepare(): Promise<void> {
    const { devtools, downloadFolder, maxDownloadBytes } = this.#options;
    await catchDownloads({
      browser: devtools.root,
      folder: downloadFolder,
      browserContextId: await this.#tabs.start(devtools),
      maxBytes: maxDownloadBytes,
      onEvent: event => this.#tell(event),
      show: made => this.#tabs.madePdfs.show(made),
      onBegin: frameId => void this.#tabs.downloadBegan(frameId).catch(() => undefined),
    });
  }

  /** Begins to load the first page; does not wait for it. */
  async open(wanted: Omit<OpenOptions, 'sessionId' | 'onEvent'>): Promise<void> {
    const { startUrl, allowedDomains, viewport, preferences } = wanted;
    const tab = this.#shown();
    this.#startUrl = startUrl;
    if (preferences !== null) this.#tabs.prefer(preferences);
    this.#tabs.keepWithin(allowedDomains);
    await this.#tabs.resize(viewport);
    this.#screencast.begin(viewport);
    void this.#visits.open(tab, startUrl).then(arrival => this.#screencast.unveil({ keepsPage: arrival !== 'shown' }));
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
        this.#mirror.stop();
      },
    };
  }

  input(input: ViewerInput): void {
    const tab = this.#tabs.active;
    if (!tab || this.#ended) return;
    if (this.#held.takes(input)) return;
    // A pointer that only moves is moved by whoever reads.
    if (input.type !== 'mouse' || input.kind !== 'move') this.#screencast.touched();
    if (input.type === 'mirror') this.#mirror[input.on ? 'start' : 'stop']();
    else if (input.type === 'act') this.#mirror.act(input);
    else this.#commands.apply(tab, input);
  }

  async capture(options: { fullPage: boolean }): Promise<Capture> {
    await this.#visits.untilBegun();
    if (!options.fullPage) return await this.#still(() => captureShown(this.#shown, captureViewport));
    const whole = () => captureShown(this.#shown, tab => captureWholePage(tab, this.#tabs.viewport));
    return await this.#turns.take(() => this.#held.during('all', () => this.#screencast.pausedDuring(whole)));
  }

  /** What is pressed on a page that is drawn finer than its screen waits, for Chromium enlarges it meanwhile. */
  #still<Result>(take: () => Promise<Result>): Promise<Result> {
    const settled = () => this.#commands.settled(this.#tabs.active).then(take);
    return this.#turns.take(() => (this.#tabs.viewport.scale === 1 ? take() : this.#held.during('places', settled)));
  }

  async read({ fullPage }: { fullPage: boolean }): Promise<PageSnapshot> {
    return await readSnapshot(this.#shown(), fullPage);
  }

  async activity(): Promise<PageActivity> {
    const tab = this.#shown();
    return { quietMs: tab.loading ? 0 : tab.network.quietMs, password: await tab.agent.isPasswordFocused() };
  }

  /** Gives a file of this path to the page that has asked for one; with `more` it waits for others. @throws when none does. */
  async giveFile(path: string, more: boolean): Promise<void> {
    await giveFile(this.#tabs.active, path, more);
  }

  resize(viewport: Viewport): void {
    void this.#turns.take(() => {
      const resized = this.#tabs.resize(viewport);
      this.#screencast.resize(viewport);
      return resized;
    });
  }

  goTo(url: string): void {
    if (this.#tabs.active && !this.#ended && isWebAddress(url)) void this.#visits.open(this.#tabs.active, url);
  }

  /** The browser is gone. */
  crash(): void {
    this.#end('crashed');
  }

  readonly #shown = (): Tab => {
    const tab = this.#tabs.active;
    if (!tab || this.#ended) throw new Error('the session has ended');
    return tab;
  };

  #activated(tab: Tab): void {
    tab.page.bringToFront().catch(() => undefined);
    this.#screencast.show(tab.session);
    this.#visits.at(tab);
    this.#notices.focus();
    this.#notices.dialog();
    this.#notices.signIn();
    this.#visits.shown(tab);
  }

  #tell(event: SessionEvent): void {
    if (!this.#ended) this.#options.onEvent(event);
  }

  #end(reason: 'crashed' | 'page_closed'): void {
    if (this.#ended) return;
    this.#tell({ type: 'closed', reason });
    this.#ended = true;
    this.#tabs.stop();
    this.#screencast.detach();
  }
}
