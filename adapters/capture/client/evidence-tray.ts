import { button, element } from './dom.ts';
import { kindOf, previewEvidence } from './evidence-preview.ts';
import { icon } from './icons.ts';
import { ask } from './page-dialog.ts';
import type { KeptEvidence } from './protocol.ts';
import { evidenceAddress } from './requests.ts';
import { say, written } from './say.ts';

const THUMBNAIL_PX = 120;

/** How many pieces of evidence are kept, and a list of them that opens on demand. */
export class EvidenceTray {
  readonly root: HTMLElement;
  readonly #count = element('span', { class: 'count', 'aria-hidden': 'true' });
  readonly #toggle: HTMLButtonElement;
  readonly #panel: HTMLElement;
  readonly #list = element('ul', { class: 'evidence-list' });
  readonly #picture: (width: number) => HTMLCanvasElement;
  readonly #takeBack: (id: string) => void;
  readonly #organization: string;
  /** The entry of each piece that is kept, by its id. */
  readonly #known = new Map<string, HTMLElement>();
  readonly #kept: KeptEvidence[] = [];

  constructor(parts: {
    /** Makes a small picture of what the site shows now. */
    picture(width: number): HTMLCanvasElement;
    /** The end user wants a piece back. */
    takeBack(id: string): void;
    organization: string;
  }) {
    this.#picture = parts.picture;
    this.#takeBack = parts.takeBack;
    this.#organization = parts.organization;
    this.#panel = element(
      'div',
      { class: 'panel tray-panel', hidden: true },
      element('h2', {}, say('tray.heading')),
      this.#list,
    );
    this.#toggle = button([icon('document'), this.#count], () => this.#open(this.#panel.hidden !== false), {
      class: 'tray',
      'aria-expanded': 'false',
      'aria-label': say('tray.count', { count: 0 }),
      title: say('tray.heading'),
    });
    this.root = element('div', { class: 'tray-holder' }, this.#toggle, this.#panel);
    this.root.addEventListener('keydown', event => {
      if (event.key === 'Escape' && !this.#panel.hidden) this.#toggle.click();
    });
    this.#show();
  }

  /** Shows the count alone: something else wants the place of the list, or its person goes on elsewhere. */
  fold(): void {
    if (this.#panel.contains(document.activeElement)) this.#toggle.focus();
    this.#open(false);
  }

  #open(open: boolean): void {
    this.#panel.hidden = !open;
    this.#toggle.setAttribute('aria-expanded', String(open));
  }

  /**
   * Shows what is kept now, whatever was shown before; the pictures are where it is kept.
   * @returns what was not known of it
   */
  restore(evidence: readonly KeptEvidence[]): KeptEvidence[] {
    const isKept = new Set(evidence.map(({ id }) => id));
    for (const id of [...this.#known.keys()]) if (!isKept.has(id)) this.remove(id);
    const news = evidence.filter(({ id }) => !this.#known.has(id));
    for (const kept of news) {
      const address = evidenceAddress(kept.id);
      this.#put(kept, kept.type === 'screenshot' ? element('img', { src: address, alt: '', loading: 'lazy' }) : null);
    }
    return news;
  }

  add(evidence: KeptEvidence): void {
    this.#put(evidence, evidence.type === 'screenshot' ? this.#picture(THUMBNAIL_PX) : null);
  }

  /** A piece is kept no more. */
  remove(id: string): void {
    const entry = this.#known.get(id);
    if (entry === undefined) return;
    const hadFocus = entry.contains(document.activeElement);
    entry.remove();
    this.#known.delete(id);
    this.#kept.splice(
      this.#kept.findIndex(kept => kept.id === id),
      1,
    );
    this.#show();
    if (hadFocus) this.#toggle.focus();
  }

  async #ask(id: string): Promise<void> {
    const text = say('tray.takeBackText', { organization: this.#organization });
    const agreed = await ask(say('tray.takeBackHeading'), text, say('tray.takeBack'), say('action.cancel'));
    if (agreed) this.#takeBack(id);
  }

  #put(evidence: KeptEvidence, picture: HTMLElement | null): void {
    const { id, type, label } = evidence;
    if (this.#known.has(id)) return;
    this.#kept.push(evidence);
    const kind = kindOf(evidence);
    const tile = picture ?? element('span', { class: 'tile' }, icon(type === 'screenshot' ? 'camera' : 'document'));
    const look = button(
      tile,
      () => previewEvidence(id, { all: () => this.#kept, takeBack: each => void this.#ask(each) }),
      {
        class: 'look',
        'aria-label': say('preview.of', { kind, label }),
      },
    );
    const words = element(
      'span',
      {},
      element('strong', {}, kind),
      element('span', { class: 'muted', dir: 'auto' }, label),
      type === 'screenshot' && evidence.mode === 'auto' && element('span', { class: 'muted' }, say('tray.byItself')),
      evidence.carried === true && element('span', { class: 'muted' }, say('again.mark')),
      button(say('tray.takeBack'), () => void this.#ask(id), {
        class: 'quiet',
        'aria-label': say('tray.takeBackOf', { kind, label }),
      }),
    );
    const entry = element('li', {}, look, words);
    this.#known.set(id, entry);
    this.#list.append(entry);
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
