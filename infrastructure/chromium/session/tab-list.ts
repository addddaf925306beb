import { setTimeout as pause } from 'node:timers/promises';
import type { ViewerNotice } from '../../../application/ports/remote-browser.ts';
import { parseUrl } from '../../../domain/parse-url.ts';
import { cutText, LONGEST } from '../wire/bounds.ts';
import { titleOf } from './history.ts';
import type { Tab } from './tab.ts';
import type { Tabs } from './tabs.ts';

/** A title reaches the browser some time after its page has loaded, and nothing tells of it: pauses until it is read again. */
const AGAIN_MS = [250, 500, 1_000, 2_000, 4_000];

/** Tells the viewer which pages are open, as long as there are several. */
export class TabList {
  readonly #tabs: Tabs;
  readonly #tell: (notice: ViewerNotice) => void;
  /** Ends what an earlier call still reads. */
  #current = new AbortController();
  #told = '';

  constructor(tabs: Tabs, tell: (notice: ViewerNotice) => void) {
    this.#tabs = tabs;
    this.#tell = tell;
  }

  /** Tells the open pages, and again when a title has changed soon after. */
  tell(): void {
    this.#current.abort();
    this.#current = new AbortController();
    if (this.#tabs.count > 1) void this.#follow(this.#current.signal).catch(() => undefined);
  }

  /** Nobody watches any more; whoever comes next is told everything. */
  stop(): void {
    this.#current.abort();
    this.#told = '';
  }

  async #follow(signal: AbortSignal): Promise<void> {
    await this.#read(signal);
    for (const ms of AGAIN_MS) {
      await pause(ms, undefined, { signal, ref: false });
      await this.#read(signal);
    }
  }

  async #read(signal: AbortSignal): Promise<void> {
    const tabs = await Promise.all(this.#tabs.all.map(tab => this.#row(tab)));
    const text = JSON.stringify(tabs);
    if (signal.aborted || text === this.#told) return;
    this.#told = text;
    this.#tell({ type: 'tab_list', tabs });
  }

  async #row(tab: Tab) {
    return {
      id: this.#tabs.numberOf(tab),
      title: cutText(await titleOf(tab).catch(() => ''), LONGEST.title),
      host: cutText(parseUrl(tab.page.url())?.host ?? '', LONGEST.host),
      shown: tab === this.#tabs.active,
    };
  }
}
