import { button, element } from './dom.ts';
import { icon } from './icons.ts';
import type { ViewerInput } from './protocol.ts';
import { say } from './say.ts';

/** Where the remote browser is, with Back and Reload. */
export class AddressBar {
  readonly root: HTMLElement;
  host: string;
  readonly #back: HTMLButtonElement;
  readonly #host = element('span', { class: 'host' });
  readonly #path = element('span', { class: 'path' });
  readonly #tabs = element('span', { class: 'tabs', hidden: true });

  constructor(host: string, send: (input: ViewerInput) => void) {
    this.host = host;
    this.#host.textContent = host;
    this.#back = button(icon('back'), () => send({ type: 'back' }), {
      'aria-label': say('action.back'),
      title: say('action.back'),
      class: 'square directed',
    });
    this.#back.disabled = true;
    const reload = button(icon('reload'), () => send({ type: 'reload' }), {
      'aria-label': say('action.reload'),
      title: say('action.reload'),
      class: 'square',
    });
    const label = element('span', { class: 'visually-hidden' }, `${say('live.address')} `);
    const address = element(
      'p',
      { class: 'address' },
      label,
      element('bdi', { dir: 'ltr' }, this.#host, this.#path),
      this.#tabs,
    );
    this.root = element('div', { class: 'address-bar' }, this.#back, reload, address);
  }

  show(location: { url: string; loading: boolean; canGoBack: boolean }): void {
    const url = URL.canParse(location.url) ? new URL(location.url) : null;
    this.host = url?.host ?? this.host;
    this.#host.textContent = this.host;
    this.#path.textContent = url === null || url.pathname === '/' ? '' : url.pathname;
    this.root.title = url === null ? '' : `${url.host}${url.pathname}`;
    this.#back.disabled = !location.canGoBack;
    this.root.classList.toggle('loading', location.loading);
  }

  showTabs(count: number): void {
    this.#tabs.hidden = count < 2;
    this.#tabs.textContent = say('live.tab', { number: count });
  }
}
