import type { ViewerInput } from '../../../application/ports/remote-browser.ts';
import { withinTime } from '../deadline.ts';
import { LONGEST } from '../wire/bounds.ts';
import { goBack } from './history.ts';
import { InputDispatcher } from './input.ts';
import { LiftedFinger } from './lifted-finger.ts';
import type { Notices } from './notices.ts';
import type { Tab } from './tab.ts';
import type { Tabs } from './tabs.ts';

const LONGEST_PAUSE_MS = 1_000;
/** When the selection may be free again. */
const ASK_AGAIN_MS = 50;

/** What the end user does on the picture of the page. */
export type PageWish = Exclude<ViewerInput, { type: 'mirror' | 'act' }>;

/** Where pages go that the person sends on. */
type Ways = {
  /** Loads the page again, or asks again for one that could not be opened. */
  again(tab: Tab): void;
  /** Takes a page on that has nothing to go back to. */
  lead(tab: Tab): void;
};

/** Carries out what the end user does, on the page that is shown. Never waits; what a page does not take is dropped. */
export class PageCommands {
  readonly #tabs: Tabs;
  readonly #notices: Notices;
  readonly #ways: Ways;
  readonly #dispatchers = new WeakMap<Tab, InputDispatcher>();
  readonly #finger = new LiftedFinger();
  /** Input that came while a script works on the selection, which it would change; null: none does. */
  #held: { tab: Tab; input: PageWish }[] | null = null;

  /** The clipboard is about to be read: another copy before that is read with it. */
  #isCopyTold = false;

  constructor(tabs: Tabs, notices: Notices, ways: Ways) {
    this.#ways = ways;
    this.#tabs = tabs;
    this.#notices = notices;
  }

  apply(tab: Tab, input: PageWish): void {
    // The answer to a dialog never waits: what is worked on may wait for it.
    if (this.#held && input.type !== 'dialog' && input.type !== 'sign_in') {
      this.#held.push({ tab, input });
      return;
    }
    switch (input.type) {
      case 'copy':
        void this.#alone(tab, () => this.#copy(tab));
        return;
      case 'pick':
        void this.#alone(tab, () => tab.agent.pick(input.value));
        return;
      case 'choose':
        void this.#alone(tab, () => tab.agent.choose(input.places));
        return;
      case 'paste':
        void this.#alone(tab, () => this.#paste(tab, input.text));
        return;
      case 'dialog':
        answerDialog(tab, input.accept, input.text);
        return;
      case 'sign_in': {
        const asked = tab.signIn;
        tab.signIn = null;
        asked?.answer(input.credentials);
        return;
      }
      case 'tab':
        this.#tab(input);
        return;
      case 'back':
        void this.#back(tab).catch(() => undefined);
        return;
      case 'reload':
        this.#ways.again(tab);
        return;
      default:
        for (const each of input.type === 'touch' ? this.#finger.inPlaceOf(input) : [input]) {
          this.#dispatcher(tab).dispatch(each);
        }
    }
  }

  /** The finger rests on what can be dragged. */
  lift(tab: Tab): void {
    if (tab === this.#tabs.active) this.#finger.lift();
  }

  /** Resolves once a page has taken all that was done on it so far, or is too busy to. */
  async settled(tab: Tab | undefined): Promise<void> {
    if (tab)
      await withinTime(LONGEST_PAUSE_MS, 'input before a picture', this.#dispatcher(tab).settled()).catch(
        () => undefined,
      );
  }

  #dispatcher(tab: Tab): InputDispatcher {
    const known = this.#dispatchers.get(tab) ?? new InputDispatcher(tab);
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

  async #copy(tab: Tab): Promise<void> {
    const dispatcher = this.#dispatcher(tab);
    const text = await tab.agent.copied(
      () => dispatcher.copy(),
      () => dispatcher.pasteUnseen(),
    );
    this.#copied(text, 'person');
  }

  #copied(text: string, by: 'person' | 'site'): void {
    const cut = text.length > LONGEST.copied;
    this.#notices.send({ type: 'copied', by, text: text.slice(0, LONGEST.copied), cut });
  }

  /** The site has copied something: tells the viewer what. */
  copiedBySite(tab: Tab): void {
    if (this.#isCopyTold || tab !== this.#tabs.active) return;
    this.#isCopyTold = true;
    const read = () => {
      if (this.#held !== null) return void setTimeout(read, ASK_AGAIN_MS);
      this.#isCopyTold = false;
      void this.#alone(tab, async () => {
        const text = await this.#clipboard(tab);
        if (text) this.#copied(text, 'site');
      });
    };
    read();
  }

  #clipboard(tab: Tab): Promise<string | null> {
    const dispatcher = this.#dispatcher(tab);
    return tab.agent.readClipboard(() => dispatcher.pasteUnseen());
  }

  /** Through the browser's clipboard, so that the page is told of a paste. Where that can't be had, the text is typed. */
  async #paste(tab: Tab, text: string): Promise<void> {
    const filled = await tab.agent.fillClipboard(text);
    if (filled && (await this.#clipboard(tab)) === text) void this.#dispatcher(tab).paste();
    else this.#dispatcher(tab).dispatch({ type: 'text', text });
  }

  #tab({ wish, id }: Extract<ViewerInput, { type: 'tab' }>): void {
    if (wish === 'show') {
      this.#tabs.show(id);
      return;
    }
    const tab = this.#tabs.all.find(each => this.#tabs.numberOf(each) === id);
    // The last one stays: without it there is nothing to go on with.
    if (tab && this.#tabs.count > 1) this.#tabs.close(tab);
  }

  /** Closes a popup that has no page before this one. */
  async #back(tab: Tab): Promise<void> {
    if (tab.loads.failure?.problem === 'SLOW') return tab.loads.giveUp();
    if (await goBack(tab)) return;
    if (this.#tabs.count > 1) this.#tabs.close(tab);
    else this.#ways.lead(tab);
  }
}

/** Answers the dialog that blocks the page; nothing happens when there is none. */
export function answerDialog(tab: Tab, accept: boolean, text: string | null): void {
  const dialog = tab.dialog;
  tab.dialog = null;
  dialog?.answer(accept, text);
}
