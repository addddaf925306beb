import { button, element } from './dom.ts';
import { icon } from './icons.ts';
import type { KeptEvidence } from './protocol.ts';
import { say, written } from './say.ts';

const THUMBNAIL_PX = 120;

/** How many pieces of evidence are kept, and a list of them that opens on demand. */
export class EvidenceTray {
  readonly root: HTMLElement;
  readonly #count = element('span', { class: 'count', 'aria-hidden': 'true' });
  readonly #toggle: HTMLButtonElement;
  readonly #list = element('ul', { class: 'evidence-list' });
  readonly #picture: (width: number) => HTMLCanvasElement;
  readonly #known = new Set<string>();

  /** @param picture Makes a small picture of what the site shows now. */
  constructor(picture: (width: number) => HTMLCanvasElement) {
    this.#picture = picture;
    const panel = element(
      'div',
      { class: 'panel tray-panel', hidden: true },
      element('h2', {}, say('tray.heading')),
      this.#list,
    );
    this.#toggle = button(
      [icon('document'), this.#count],
      () => {
        panel.hidden = !panel.hidden;
        this.#toggle.setAttribute('aria-expanded', String(!panel.hidden));
      },
      {
        class: 'tray',
        'aria-expanded': 'false',
        'aria-label': say('tray.count', { count: 0 }),
        title: say('tray.heading'),
      },
    );
    this.root = element('div', { class: 'tray-holder' }, this.#toggle, panel);
    this.root.addEventListener('keydown', event => {
      if (event.key === 'Escape' && !panel.hidden) this.#toggle.click();
    });
    this.#show();
  }

  /** Evidence of before this page was loaded: without pictures. */
  restore(evidence: readonly KeptEvidence[]): void {
    for (const kept of evidence) this.#put(kept, null);
  }

  add(evidence: KeptEvidence): void {
    this.#put(evidence, evidence.type === 'screenshot' ? this.#picture(THUMBNAIL_PX) : null);
  }

  get count(): number {
    return this.#known.size;
  }

  #put(evidence: KeptEvidence, picture: HTMLCanvasElement | null): void {
    if (this.#known.has(evidence.id)) return;
    this.#known.add(evidence.id);
    const kind = evidence.type === 'screenshot' ? say('tray.screenshot') : say('tray.document');
    const tile =
      picture ?? element('span', { class: 'tile' }, icon(evidence.type === 'screenshot' ? 'camera' : 'document'));
    const words = element(
      'span',
      {},
      element('strong', {}, kind),
      element('span', { class: 'muted', dir: 'auto' }, evidence.label),
    );
    this.#list.append(element('li', {}, tile, words));
    this.#show();
  }

  #show(): void {
    const count = this.#known.size;
    this.#count.textContent = written(count);
    this.#toggle.setAttribute('aria-label', say('tray.count', { count }));
    this.#toggle.classList.toggle('filled', count > 0);
    if (count === 0) this.#list.replaceChildren(element('li', { class: 'muted none' }, say('tray.empty')));
    else this.#list.querySelector('.none')?.remove();
  }
}
