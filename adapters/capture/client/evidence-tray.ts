import { button, element } from './dom.ts';
import { icon } from './icons.ts';
import type { KeptEvidence } from './protocol.ts';

const THUMBNAIL_PX = 120;

function nameOf(count: number): string {
  return count === 1 ? '1 piece of evidence' : `${count} pieces of evidence`;
}

/** How many pieces of evidence are kept, and a list of them that opens on demand. */
export class EvidenceTray {
  readonly root: HTMLElement;
  readonly #count = element('span', { class: 'count' }, '0');
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
      element('h2', {}, 'Evidence'),
      this.#list,
    );
    this.#toggle = button(
      [icon('document'), this.#count],
      () => {
        panel.hidden = !panel.hidden;
        this.#toggle.setAttribute('aria-expanded', String(!panel.hidden));
      },
      { class: 'tray', 'aria-expanded': 'false', 'aria-label': nameOf(0), title: 'Evidence' },
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
    const kind = evidence.type === 'screenshot' ? 'Screenshot' : 'Document';
    const tile =
      picture ?? element('span', { class: 'tile' }, icon(evidence.type === 'screenshot' ? 'camera' : 'document'));
    const words = element('span', {}, element('strong', {}, kind), element('span', { class: 'muted' }, evidence.label));
    this.#list.append(element('li', {}, tile, words));
    this.#show();
  }

  #show(): void {
    const count = this.#known.size;
    this.#count.textContent = String(count);
    this.#toggle.setAttribute('aria-label', nameOf(count));
    this.#toggle.classList.toggle('filled', count > 0);
    if (count === 0) this.#list.replaceChildren(element('li', { class: 'muted none' }, 'Nothing is kept yet.'));
    else this.#list.querySelector('.none')?.remove();
  }
}
