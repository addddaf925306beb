import type { Page } from 'playwright-core';

/** Every text of the page that a person sees or hears, its names and titles among them, each once. */
export function textsOn(tab: Page): Promise<string[]> {
  return tab.evaluate<string[]>(`(() => {
    const found = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode;
      if (!parentElement.closest('script, noscript, style, option, pre')) found.add(data.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) found.add(element.getAttribute(name) ?? '');
    }
    return [...found].filter(text => text !== '');
  })()`);
}
