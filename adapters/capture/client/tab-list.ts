import { button, element } from './dom.ts';
import { icon } from './icons.ts';
import type { CaptureNotice, ViewerInput } from './protocol.ts';
import { say } from './say.ts';

type Tabs = (CaptureNotice & { type: 'tab_list' })['tabs'];

/** The pages that are open, to choose from; it is not there while there is only one. */
export class TabList {
  readonly root: HTMLElement;
  readonly #send: (input: ViewerInput) => void;
  readonly #number = element('span', {});
  readonly #opener: HTMLButtonElement;
  readonly #list = element('ul', { class: 'tab-list', hidden: true });

  constructor(send: (input: ViewerInput) => void) {
    this.#send = send;
    this.#opener = button([icon('windows'), this.#number], () => this.#open(this.#list.hidden !== false), {
      class: 'tab-opener',
      'aria-expanded': 'false',
      'aria-label': say('browser.tabs'),
      title: say('browser.tabs'),
    });
    this.root = element('div', { class: 'tab-holder', hidden: true }, this.#opener, this.#list);
    this.root.addEventListener('keydown', event => {
      if (event.key !== 'Escape' || this.#list.hidden) return;
      this.#open(false);
      this.#opener.focus();
    });
    document.addEventListener('pointerdown', event => {
      if (event.target instanceof Node && !this.root.contains(event.target)) this.#open(false);
    });
  }

  /** How many there are. */
  count(count: number): void {
    this.root.hidden = count < 2;
    this.#number.textContent = say('live.tab', { number: count });
    if (count < 2) this.#open(false);
  }

  /** Shows these; who stands on a row stays there. */
  show(tabs: Tabs): void {
    const buttons = () => [...this.#list.querySelectorAll('button')];
    const focused = buttons().findIndex(each => each.matches(':focus'));
    this.#list.replaceChildren(...tabs.map(tab => this.#row(tab)));
    if (focused >= 0) (buttons()[focused] ?? this.#opener).focus();
  }

  #open(open: boolean): void {
    this.#list.hidden = !open;
    this.#opener.setAttribute('aria-expanded', String(open));
  }

  #row({ id, title, host, shown }: Tabs[number]): HTMLElement {
    const name = title || host || say('browser.untitled');
    const show = () => {
      this.#open(false);
      this.#send({ type: 'tab', wish: 'show', id });
    };
    return element(
      'li',
      {},
      button([element('bdi', { class: 'tab-title' }, name), element('bdi', { class: 'muted' }, host)], show, {
        class: 'tab-choice',
        'aria-label': say('browser.showTab', { title: name }),
        ...(shown ? { 'aria-current': 'true' } : {}),
      }),
      button(icon('cross'), () => this.#send({ type: 'tab', wish: 'close', id }), {
        class: 'square',
        'aria-label': say('browser.closeTab', { title: name }),
      }),
    );
  }
}
