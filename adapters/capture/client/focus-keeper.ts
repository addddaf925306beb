/** Where the keyboard goes when what had it is gone. */
const PLACES = '[data-focus-home], main h1, main';

/** Whether the keyboard could still be at this element. */
function canHold(element: Element): boolean {
  const isDisabled = element instanceof HTMLButtonElement && element.disabled;
  return element.isConnected && !isDisabled && element.getClientRects().length > 0;
}

/**
 * Keeps the keyboard on the page: when the element that had it goes away, is hidden or can no longer be used, it goes to
 * the nearest place that stays instead of to nowhere, from where a screen reader would begin anew.
 */
export function keepFocus(): void {
  let last: Element | null = null;
  /** What stood around it, from the inside out, while it was there. */
  let around: Element[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    last = target;
    around = [];
    for (let next = target.parentElement; next !== null; next = next.parentElement) around.push(next);
  });

  function look(): void {
    if (last === null || document.activeElement !== document.body || canHold(last)) return;
    last = null;
    const near = around.find(element => element.isConnected && element.matches('[tabindex], main'));
    const home = near?.matches('[tabindex]') ? near : document.querySelector(PLACES);
    if (!(home instanceof HTMLElement)) return;
    if (!home.hasAttribute('tabindex')) home.tabIndex = -1;
    home.focus({ preventScroll: true });
  }
  const observer = new MutationObserver(() => requestAnimationFrame(look));
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['hidden', 'disabled', 'open'],
  });
}
