import type { ViewerInput } from '../../../application/ports/remote-browser.ts';
import { withinTime } from '../deadline.ts';
import { cutText, LONGEST } from '../wire/bounds.ts';
import { goBack } from './history.ts';
import { InputDispatcher, isCut } from './input.ts';
import type { Notices } from './notices.ts';
import type { Tab } from './tab.ts';
import type { Tabs } from './tabs.ts';

const LONGEST_PAUSE_MS = 1_000;

/** Carries out what the end user does, on the page that is shown. Never waits; what a page does not take is dropped. */
export class PageCommands {
  readonly #tabs: Tabs;
  readonly #notices: Notices;
  readonly #lead: (tab: Tab) => void;
  readonly #dispatchers = new WeakMap<Tab, InputDispatcher>();
  /** Input that came while a script works on the selection, which it would change; null: none does. */
  #held: { tab: Tab; input: ViewerInput }[] | null = null;

  /** @param lead takes a page on that has nothing to go back to. */
  constructor(tabs: Tabs, notices: Notices, lead: (tab: Tab) => void) {
    this.#lead = lead;
    this.#tabs = tabs;
    this.#notices = notices;
  }

  apply(tab: Tab, input: ViewerInput): void {
    // The answer to a dialog never waits: what is worked on may wait for it.
    if (this.#held && input.type !== 'dialog') {
      this.#held.push({ tab, input });
      return;
    }
    switch (input.type) {
      case 'copy':
        void this.#alone(tab, () => this.#copy(tab, false));
        return;
      case 'pick':
        void this.#alone(tab, () => tab.agent.pick(input.value));
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
          if (input.kind === 'down') void this.#alone(tab, () => this.#copy(tab, true));
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

  /** Runs a script between the input before and the input after it: scripts and input take different ways to a page. */
  async #alone(tab: Tab, work: () => Promise<void>): Promise<void> {
    this.#held = [];
    try {
      await withinTime(LONGEST_PAUSE_MS, 'input before a script', this.#dispatcher(tab).settled());
      await work();
    } catch {
      // The page is busy or gone: what was wanted of it is dropped.
    }
    const held = this.#held;
    this.#held = null;
    for (const { tab, input } of held) this.apply(tab, input);
  }

  async #copy(tab: Tab, cut: boolean): Promise<void> {
    const text = await tab.agent.selection(cut);
    if (text) this.#notices.send({ type: 'copied', text: cutText(text, LONGEST.copied) });
  }

  /** Closes a popup that has no page before this one. */
  async #back(tab: Tab): Promise<void> {
    if (await goBack(tab)) return;
    if (this.#tabs.count > 1) this.#tabs.close(tab);
    else this.#lead(tab);
  }
}

/** Answers the dialog that blocks the page; nothing happens when there is none. */
export function answerDialog(tab: Tab, accept: boolean, text: string | null): void {
  const dialog = tab.dialog;
  tab.dialog = null;
  dialog?.answer(accept, text);
}
