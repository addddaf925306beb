import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** Whoever has not come to something by so many steps won't. */
const MOST_STEPS = 80;

/** What is wrong with how that which has the focus is seen: nothing, or a few words. */
const UNSEEN = `(() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return '';
  const told = at.outerHTML.slice(0, 120);
  const { outlineStyle, outlineWidth } = getComputedStyle(at);
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return 'no ring around ' + told;
  const box = at.getBoundingClientRect();
  const seen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return seen ? '' : 'not in sight: ' + told;
})()`;

/** Somebody without a mouse: goes on by Tab alone, and has to see at every step where they are. */
export class ByKeyboard {
  /** Where the focus could not be seen on the way. */
  readonly unseen = new Set<string>();
  readonly #tab: Page;

  constructor(tab: Page) {
    this.#tab = tab;
  }

  /**
   * Presses Tab until this has the focus.
   * @param key `Shift+Tab` to go back
   * @throws when the page does not lead there
   */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor();
    const element = await target.elementHandle();
    for (let step = 0; step < MOST_STEPS; step++) {
      await this.#tab.keyboard.press(key);
      const unseen = String(await this.#tab.evaluate(UNSEEN));
      // What is scrolled to smoothly is in sight a moment later.
      if (unseen !== '' && !(await this.#isSeenSoon())) this.unseen.add(unseen);
      if (await element?.evaluate(each => each.ownerDocument.activeElement === each)) return;
    }
    throw new Error(`${MOST_STEPS} times ${key} lead to no ${target}`);
  }

  /** Goes there by Tab, and presses a key. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.#tab.keyboard.press(key);
  }

  async #isSeenSoon(): Promise<boolean> {
    const seen = async () => (await this.#tab.evaluate(UNSEEN)) === '' || undefined;
    return eventually('to be seen', seen, 1_000).then(
      () => true,
      () => false,
    );
  }
}
