import type { BrowserPreferences, Viewport } from '../../../application/ports/remote-browser.ts';
import { withinTime } from '../deadline.ts';
import type { DevtoolsConnection } from '../devtools/connection.ts';
import { openContext } from '../devtools/context.ts';
import type { RemotePage } from '../devtools/page.ts';
import { isWebAddress } from './allowed-page.ts';
import { type Identity, PLAIN, present, presentWorker } from './identity.ts';
import { fitWindow, layOut } from './layout.ts';
import type { WayOutFailures } from './loads.ts';
import { MadePdfs } from './made-pdfs.ts';
import type { SessionEvent } from './session-event.ts';
import { createPdfDisplay, type ShowPdf } from './shown-pdf.ts';
import { openTab, type Tab, type TabObserver } from './tab.ts';

const MOST_TABS = 5;

export type TabsObserver = Omit<TabObserver, 'closed'> & {
  /** Another tab is shown now. */
  activated(tab: Tab): void;
  countChanged(count: number): void;
  /** A page wanted one tab more than there may be. */
  refused(): void;
  /** The last tab is gone. */
  emptied(): void;
};

/** What tabs need to know of their browser. */
export type TabsBrowser = {
  version: string;
  wayOut: WayOutFailures;
  maxDownloadBytes: number;
  onEvent(event: SessionEvent): void;
};

/** The pages of one session as a stack: a popup comes to the front, and closing it goes back to the one below. */
export class Tabs {
  #viewport: Viewport;
  #allowedDomains: readonly string[] | null = null;
  #preferences = PLAIN;
  readonly #browser: TabsBrowser;
  readonly #showPdf: ShowPdf;
  /** PDF files that scripts of its pages made. */
  readonly madePdfs: MadePdfs;
  readonly #observer: TabsObserver;
  readonly #adopted = new Map<RemotePage, Promise<Tab>>();
  /** Frames in which downloads began. */
  readonly #downloading = new Set<string>();
  #stack: Tab[] = [];
  readonly #numbers = new Map<Tab, number>();
  #last = 0;
  #closing = false;

  constructor(viewport: Viewport, browser: TabsBrowser, observer: TabsObserver) {
    this.#browser = browser;
    this.#showPdf = createPdfDisplay(browser.maxDownloadBytes, event => browser.onEvent(event));
    this.madePdfs = new MadePdfs(browser.maxDownloadBytes);
    this.#viewport = viewport;
    this.#observer = observer;
  }

  /** The size that every tab is laid out for. */
  get viewport(): Viewport {
    return this.#viewport;
  }

  /** The tab that is shown. */
  get active(): Tab | undefined {
    return this.#stack.at(-1);
  }

  get count(): number {
    return this.#stack.length;
  }

  /** Opens the first tab and takes over every page that follows. @returns the id of their context. */
  async start(connection: DevtoolsConnection): Promise<string> {
    const context = await openContext(
      connection,
      page => void this.#adopt(page).catch(() => undefined),
      worker => presentWorker(worker, this.#identity),
    );
    // A browser with windows lets whoever is pressed copy; a headless shell refuses what nobody was asked about.
    const copying = {
      permission: { name: 'clipboard-write' },
      setting: 'granted',
      browserContextId: context.id,
    } as const;
    await connection.root.send('Browser.setPermission', copying).catch(() => undefined);
    await this.#adopt(await context.newPage());
    return context.id;
  }

  /** Lays out every tab for this size, and those that follow. A tab that does not answer keeps its own. */
  async resize(viewport: Viewport): Promise<void> {
    this.#viewport = viewport;
    const identity = this.#identity;
    const adapted = ({ session, frames }: Tab) =>
      Promise.all([
        layOut(session, viewport),
        present(session, identity),
        ...[...frames].map(frame => present(frame, identity).catch(() => undefined)),
        fitWindow(session, viewport).catch(() => undefined),
      ]);
    await Promise.all(this.#stack.map(tab => adapted(tab).catch(() => undefined)));
  }

  /** What every page is told of its person from the next size on. */
  prefer(preferences: BrowserPreferences): void {
    this.#preferences = preferences;
  }

  get #identity(): Identity {
    return { version: this.#browser.version, touch: this.#viewport.touch, preferences: this.#preferences };
  }

  /** Domains that pages may be shown of; null: any. */
  get allowedDomains(): readonly string[] | null {
    return this.#allowedDomains;
  }

  /** Lets every tab, and those that follow, show pages of these domains only. */
  keepWithin(domains: readonly string[] | null): void {
    this.#allowedDomains = domains;
  }

  /** All tabs, in the order in which they were opened. */
  get all(): readonly Tab[] {
    return [...this.#numbers].flatMap(([tab]) => (this.#stack.includes(tab) ? [tab] : []));
  }

  /** What names a tab for its person. */
  numberOf(tab: Tab): number {
    return this.#numbers.get(tab) ?? 0;
  }

  /** Brings a tab to the front; nothing happens when there is none of this number. */
  show(number: number): void {
    const tab = this.#stack.find(each => this.numberOf(each) === number);
    if (!tab || tab === this.active) return;
    this.#stack = [...this.#stack.filter(other => other !== tab), tab];
    this.#observer.activated(tab);
  }

  /** From now on tabs that close are no news: the session ends. */
  stop(): void {
    this.#closing = true;
  }

  close(tab: Tab): void {
    tab.page.close().catch(() => undefined);
  }

  /** A download began in this frame: a window that was opened for nothing else closes again. */
  async downloadBegan(frameId: string): Promise<void> {
    this.#downloading.add(frameId);
    for (const tab of [...this.#stack]) await this.#closeIfEmpty(tab);
  }

  async #closeIfEmpty(tab: Tab): Promise<void> {
    if (this.count < 2 || isWebAddress(tab.page.url())) return;
    const tree = tab.session.send('Page.getFrameTree');
    const { frameTree } = await withinTime(3_000, 'the frames of a page', tree);
    if (this.#downloading.has(frameTree.frame.id)) this.close(tab);
  }

  #adopt(page: RemotePage): Promise<Tab> {
    const known = this.#adopted.get(page);
    if (known) return known;
    const adopted = this.#open(page);
    this.#adopted.set(page, adopted);
    adopted.catch(() => this.#adopted.delete(page));
    return adopted;
  }

  async #open(page: RemotePage): Promise<Tab> {
    if (this.#adopted.size >= MOST_TABS) {
      this.#observer.refused();
      await page.close();
      throw new Error('too many tabs');
    }
    const allowedDomains = () => this.#allowedDomains;
    const setting = {
      viewport: this.#viewport,
      allowedDomains,
      identity: () => this.#identity,
      wayOut: this.#browser.wayOut,
      showPdf: this.#showPdf,
      madePdfs: this.madePdfs,
    };
    const observer = { ...this.#observer, closed: (closed: Tab) => this.#remove(closed) };
    const tab = await openTab(page, setting, observer);
    if (page.isClosed()) throw new Error('the page closed at once');
    this.#stack.push(tab);
    this.#numbers.set(tab, ++this.#last);
    this.#observer.countChanged(this.count);
    this.#observer.activated(tab);
    // The download may have begun before the window was taken over.
    void this.#closeIfEmpty(tab).catch(() => undefined);
    return tab;
  }

  #remove(tab: Tab): void {
    this.#adopted.delete(tab.page);
    this.#numbers.delete(tab);
    const wasActive = tab === this.active;
    this.#stack = this.#stack.filter(other => other !== tab);
    if (this.#closing) return;
    const next = this.active;
    if (!next) {
      this.#observer.emptied();
      return;
    }
    this.#observer.countChanged(this.count);
    if (wasActive) this.#observer.activated(next);
  }
}
