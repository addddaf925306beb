import type { ViewerInput } from '../../../application/ports/remote-browser.ts';
import { goBack } from './history.ts';
import { InputDispatcher, isCut } from './input.ts';
import type { Notices } from './notices.ts';
import type { Tab } from './tab.ts';
import type { Tabs } from './tabs.ts';

/** Carries out what the end user does, on the page that is shown. Never waits; what a page does not take is dropped. */
export class PageCommands {
  readonly #tabs: Tabs;
  readonly #notices: Notices;
  readonly #dispatchers = new WeakMap<Tab, InputDispatcher>();

  constructor(tabs: Tabs, notices: Notices) {
    this.#tabs = tabs;
    this.#notices = notices;
  }

  apply(tab: Tab, input: ViewerInput): void {
    switch (input.type) {
      case 'copy':
        void this.#copy(tab, false);
        return;
      case 'pick':
        tab.agent.pick(input.value).catch(() => undefined);
        return;
      case 'dialog':
        answerDialog(tab, input.accept, input.text);
        return;
      case 'back':
        void this.#back(tab).catch(() => undefined);
        return;
      case 'reload':
        tab.session.send('Page.reload').catch(() => undefined);
        return;
      default:
        if (input.type === 'key' && isCut(input)) {
          if (input.kind === 'down') void this.#copy(tab, true);
          return;
        }
        this.#dispatcher(tab).dispatch(input);
    }
  }

  #dispatcher(tab: Tab): InputDispatcher {
    const known = this.#dispatchers.get(tab) ?? new InputDispatcher(tab.session);
    this.#dispatchers.set(tab, known);
    return known;
  }

  async #copy(tab: Tab, cut: boolean): Promise<void> {
    const text = await tab.agent.selection(cut).catch(() => '');
    if (text) this.#notices.send({ type: 'copied', text });
  }

  /** Closes a popup that has no page before this one. */
  async #back(tab: Tab): Promise<void> {
    if (!(await goBack(tab)) && this.#tabs.count > 1) this.#tabs.close(tab);
  }
}

/** Answers the dialog that blocks the page; nothing happens when there is none. */
export function answerDialog(tab: Tab, accept: boolean, text: string | null): void {
  const dialog = tab.dialog;
  tab.dialog = null;
  (accept ? dialog?.accept(text ?? undefined) : dialog?.dismiss())?.catch(() => undefined);
}
