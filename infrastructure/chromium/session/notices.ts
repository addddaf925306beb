import type { Viewer, ViewerNotice } from '../../../application/ports/remote-browser.ts';
import { parseUrl } from '../../../domain/parse-url.ts';
import { cutAddress, cutText, LONGEST } from '../wire/bounds.ts';
import { isWebAddress } from './allowed-page.ts';
import { canGoBack } from './history.ts';
import type { AgentReport } from './page-agent.ts';
import type { Tab } from './tab.ts';
import { TabList } from './tab-list.ts';
import type { Tabs } from './tabs.ts';

type Focus = Extract<ViewerNotice, { type: 'focus' }>;

const NO_FIELD: Focus = { type: 'focus', editable: false, inputType: '', inputMode: '', enterKeyHint: '' };

/** Tells the viewer what a picture does not show. A viewer that comes later is told how things stand. */
export class Notices {
  readonly #tabs: Tabs;
  readonly #isOutside: (tab: Tab) => boolean;
  readonly #list: TabList;
  #viewer: Viewer | null = null;
  /** What has the focus, by tab: it may have got it before anybody watched. */
  readonly #focus = new WeakMap<Tab, Focus>();
  /** Counts the location notices, so that a slow answer never overwrites a newer one. */
  #asked = 0;
  /** The host that the viewer was told of as outside. */
  #outside: string | null = null;
  /** What the viewer was told of a page that is not shown. */
  #load: string | null = null;

  /** @param isOutside whether what a tab shows is in place of a page that is not shown. */
  constructor(tabs: Tabs, isOutside: (tab: Tab) => boolean) {
    this.#tabs = tabs;
    this.#isOutside = isOutside;
    this.#list = new TabList(tabs, notice => this.send(notice));
  }

  attach(viewer: Viewer): void {
    this.#list.stop();
    this.#viewer = viewer;
    this.#outside = null;
    this.#load = null;
    this.send({ type: 'tabs', count: this.#tabs.count });
    this.location();
    this.focus();
    this.dialog();
    this.signIn();
  }

  detach(): void {
    this.#viewer = null;
    this.#list.stop();
  }

  send(notice: ViewerNotice): void {
    this.#viewer?.notice(notice);
  }

  /** What the script in a page that is shown says. */
  reported(tab: Tab, report: Exclude<AgentReport, { type: 'copying' | 'lifted' }>): void {
    if (tab !== this.#tabs.active || report.type === 'here' || report.type === 'closed') return;
    if (report.type === 'focus') this.#focus.set(tab, report);
    this.send(report);
  }

  /** What has the focus in the page that is shown. */
  focus(): void {
    const tab = this.#tabs.active;
    if (tab) this.send(this.#focus.get(tab) ?? NO_FIELD);
  }

  /** The dialog that blocks the shown page, if one does. */
  dialog(): void {
    const dialog = this.#tabs.active?.dialog;
    if (!dialog) return;
    this.send({
      type: 'dialog',
      kind: dialog.kind,
      message: cutText(dialog.message, LONGEST.dialog),
      defaultValue: cutText(dialog.defaultValue, LONGEST.dialog),
    });
  }

  /** The password that a document of the shown page waits for, if one does. */
  signIn(): void {
    const signIn = this.#tabs.active?.signIn;
    if (!signIn) return;
    const { host, secure, again } = signIn;
    this.send({ type: 'sign_in', host: cutText(host, LONGEST.host), secure, again });
  }

  location(): void {
    const tab = this.#tabs.active;
    if (!tab || !this.#viewer) return;
    void this.#locate(tab, ++this.#asked);
    this.#list.tell();
  }

  async #locate(tab: Tab, asked: number): Promise<void> {
    const outside = this.#isOutside(tab);
    const { failure, isBlank } = tab.loads;
    const waits = failure?.problem === 'SLOW' && isWebAddress(tab.page.url());
    const back = outside || waits || this.#tabs.count > 1 || (await canGoBack(tab).catch(() => false));
    if (asked !== this.#asked || tab !== this.#tabs.active) return;
    const shown = isBlank && failure !== null ? failure.url : tab.page.url();
    const url = cutAddress(shown);
    this.send({ type: 'location', url, loading: tab.loading, canGoBack: back });
    const host = outside ? cutText(new URL(tab.page.url()).host, LONGEST.host) : null;
    if (host !== this.#outside) this.send({ type: 'outside', host });
    this.#outside = host;
    const load = failure === null ? null : `${failure.problem} ${failure.url}`;
    const failed = cutText(parseUrl(failure?.url ?? '')?.host ?? '', LONGEST.host);
    if (load !== this.#load) this.send({ type: 'load', problem: failure?.problem ?? null, host: failed });
    this.#load = load;
  }
}
