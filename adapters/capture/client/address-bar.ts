import { button, element } from './dom.ts';
import { icon } from './icons.ts';
import type { ViewerInput } from './protocol.ts';
import { say } from './say.ts';
import { TabList } from './tab-list.ts';

/** No part of an IP address says whose website it is. */
const ADDRESS_OF_A_MACHINE = /^(\d+(\.\d+){3}|\[.+\])(:\d+)?$/;

/** Where the remote browser is, with Back and Reload. */
export class AddressBar {
  readonly root: HTMLElement;
  host: string;
  readonly #back: HTMLButtonElement;
  #protocol = '';
  #isBlank = false;
  readonly #scheme = element('span', { class: 'scheme' });
  /** What comes first in a long name is left out first: its end says whose website it is. */
  readonly #subdomain = element('span', { class: 'subdomain' });
  readonly #host = element('span', { class: 'host' });
  readonly #path = element('span', { class: 'path' });
  readonly tabs: TabList;

  constructor(host: string, send: (input: ViewerInput) => void) {
    this.host = host;
    this.tabs = new TabList(send);
    this.#name(host);
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
      this.#scheme,
      element('bdi', { dir: 'ltr' }, this.#subdomain, this.#host, this.#path),
    );
    this.root = element('div', { class: 'address-bar' }, this.#back, reload, address, this.tabs.root);
  }

  show(location: { url: string; loading: boolean; canGoBack: boolean }): void {
    // What a page has made itself is told as of the site of that page, and has no path there.
    const site = location.url.replace(/^(blob:https?:\/\/[^/]+).*/s, '$1').replace(/^blob:/, '');
    const url = URL.canParse(site) ? new URL(site) : null;
    this.host = url?.host ?? this.host;
    this.#name(this.host);
    this.#protocol = url?.protocol ?? '';
    this.#tellScheme();
    this.#path.textContent = url === null || url.pathname === '/' ? '' : url.pathname;
    this.root.title = url === null ? '' : `${url.host}${url.pathname}`;
    this.#back.disabled = !location.canGoBack;
    this.root.classList.toggle('loading', location.loading);
  }

  /** Whether nothing is shown of the address: then nothing is said of how it comes. */
  blank(isBlank: boolean): void {
    this.#isBlank = isBlank;
    this.#tellScheme();
  }

  #name(host: string): void {
    const named = ADDRESS_OF_A_MACHINE.test(host) ? null : /^(.+\.)([^.]+\.[^.]+\.[^.]+)$/.exec(host);
    const [, subdomain = '', end = host] = named ?? [];
    this.#subdomain.textContent = subdomain;
    this.#host.textContent = end;
  }

  /** A lock where the connection is encrypted, words where it is not. */
  #tellScheme(): void {
    const isSecure = this.#protocol === 'https:';
    this.#scheme.hidden = this.#isBlank || (!isSecure && this.#protocol !== 'http:');
    this.#scheme.classList.toggle('plain', !isSecure);
    const words = say(isSecure ? 'load.secure' : 'load.plain');
    this.#scheme.replaceChildren(
      icon(isSecure ? 'lock' : 'unlocked'),
      element('span', { class: isSecure ? 'visually-hidden' : 'scheme-words' }, words),
    );
  }
}
