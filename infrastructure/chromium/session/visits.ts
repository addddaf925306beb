import { isOutside } from '../../../domain/capture/allowed-domains.ts';
import { withinTime } from '../deadline.ts';
import type { Arrival } from '../devtools/page.ts';
import { cutAddress } from '../wire/bounds.ts';
import { isWebAddress, mayBeShown } from './allowed-page.ts';
import { readSnapshot } from './capture-screenshot.ts';
import { saysTurnedAway } from './load-problems.ts';
import type { Notices } from './notices.ts';
import type { SessionEvent } from './session-event.ts';
import type { Tab } from './tab.ts';
import type { Tabs } from './tabs.ts';

const OPEN_TIMEOUT_MS = 30_000;
/** Who captures before the first page has come waits so long for it. */
const BEGUN_MS = 10_000;

/** Opens pages in tabs, and tells where tabs come to. */
export class Visits {
  readonly #tabs: Tabs;
  readonly #notices: Notices;
  readonly #tell: (event: SessionEvent) => void;
  /** Over once the first page is shown, or can't be: who is fast captures before it has come. */
  #begun: Promise<Arrival> | null = null;

  /** @param tell is not heard any more once the session has ended. */
  constructor(tabs: Tabs, notices: Notices, tell: (event: SessionEvent) => void) {
    this.#tabs = tabs;
    this.#notices = notices;
    this.#tell = tell;
  }

  /** @throws when the first page is still on its way after a while. */
  async untilBegun(): Promise<void> {
    if (this.#begun !== null) await withinTime(BEGUN_MS, 'the first page', this.#begun);
  }

  /** Opens an address in a tab. Never throws. */
  async open(tab: Tab, url: string): Promise<Arrival> {
    const arrival = withinTime(OPEN_TIMEOUT_MS, 'a page', tab.page.goTo(url)).catch((): Arrival => 'failed');
    this.#begun ??= arrival;
    return await arrival;
  }

  /** Loads the page again, or asks once more for one that could not be opened. */
  again(tab: Tab): void {
    const { isBlank, failure } = tab.loads;
    if (isBlank && failure !== null && isWebAddress(failure.url)) void this.open(tab, failure.url);
    else tab.session.send('Page.reload').catch(() => undefined);
  }

  /** What was asked for is not shown, or is again. */
  loadChanged(tab: Tab): void {
    if (tab === this.#tabs.active) this.at(tab);
  }

  /** Whether an address lies where pages may not be shown of. */
  isOutside(url: string): boolean {
    return isOutside(url, this.#tabs.allowedDomains);
  }

  /** A tab has come to another address. */
  navigated(tab: Tab, url: string): void {
    tab.dialog = null;
    if (!mayBeShown(url)) {
      this.#notices.send({ type: 'error', problem: 'NOT_A_WEB_PAGE' });
      tab.session.send('Page.navigate', { url: 'about:blank' }).catch(() => undefined);
      return;
    }
    // What lies outside was not shown, nor what could not be opened: it was no visit.
    if (isWebAddress(url) && !tab.loads.isBlank) {
      if (!this.isOutside(url)) this.#tell({ type: 'visited', url: cutAddress(url) });
    }
    if (tab !== this.#tabs.active) return;
    this.at(tab);
  }

  /** Tells where the tab that is shown is. */
  at(tab: Tab): void {
    this.#tell({ type: 'at', url: tab.loads.isBlank ? '' : cutAddress(tab.page.url()) });
    this.#notices.location();
  }

  /** The page of the shown tab has loaded, or another tab has come to the front. */
  shown(tab: Tab): void {
    const url = cutAddress(tab.page.url());
    if (isWebAddress(url) && !tab.loads.isBlank) this.#tell({ type: 'shown', url });
    if (tab.loads.mayTurnAway) void this.#look(tab).catch(() => undefined);
  }

  /** Whether a page whose site did not let it have what it asked for takes it for a machine. */
  async #look(tab: Tab): Promise<void> {
    tab.loads.mayTurnAway = false;
    const { title, runs } = await readSnapshot(tab, false);
    if (saysTurnedAway([title, ...runs.map(({ text }) => text)].join(' '))) tab.loads.turnedAway();
  }
}
