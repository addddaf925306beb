import type { PageProblem, Viewer, ViewerNotice } from '../../../application/ports/remote-browser.ts';
import { cutAddress, cutText, LONGEST } from '../wire/bounds.ts';
import { canGoBack } from './history.ts';
import type { Tab } from './tab.ts';
import type { Tabs } from './tabs.ts';

/** Tells the viewer what a picture does not show. A viewer that comes later is told how things stand. */
export class Notices {
  readonly #tabs: Tabs;
  readonly #isOutside: (tab: Tab) => boolean;
  #viewer: Viewer | null = null;
  #problem: PageProblem | null = null;
  /** Counts the location notices, so that a slow answer never overwrites a newer one. */
  #asked = 0;
  /** The host that the viewer was told of as outside. */
  #outside: string | null = null;

  /** @param isOutside whether what a tab shows is in place of a page that is not shown. */
  constructor(tabs: Tabs, isOutside: (tab: Tab) => boolean) {
    this.#tabs = tabs;
    this.#isOutside = isOutside;
  }

  attach(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#outside = null;
    this.send({ type: 'tabs', count: this.#tabs.count });
    this.location();
    if (this.#problem !== null) this.send({ type: 'error', problem: this.#problem });
    this.dialog();
  }

  detach(): void {
    this.#viewer = null;
  }

  send(notice: ViewerNotice): void {
    this.#viewer?.notice(notice);
  }

  /** Something went wrong that also counts for a viewer who comes later; null: it no longer does. */
  problem(problem: PageProblem | null): void {
    this.#problem = problem;
    if (problem !== null) this.send({ type: 'error', problem });
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

  location(): void {
    const tab = this.#tabs.active;
    if (tab && this.#viewer) void this.#locate(tab, ++this.#asked);
  }

  async #locate(tab: Tab, asked: number): Promise<void> {
    const outside = this.#isOutside(tab);
    const back = outside || this.#tabs.count > 1 || (await canGoBack(tab).catch(() => false));
    if (asked !== this.#asked || tab !== this.#tabs.active) return;
    const url = cutAddress(tab.page.url());
    this.send({ type: 'location', url, loading: tab.loading, canGoBack: back });
    const host = outside ? cutText(new URL(tab.page.url()).host, LONGEST.host) : null;
    if (host !== this.#outside) this.send({ type: 'outside', host });
    this.#outside = host;
  }
}
