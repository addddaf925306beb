import { element } from './dom.ts';
import { say } from './say.ts';

/** How the wire to the remote browser is. `silent`: it is up, and nothing comes over it. */
export type Line = 'up' | 'silent' | 'lost';

/** Says how the line is for as long as it is so: nothing that is done meanwhile reaches the website. */
export type LineBanner = { root: HTMLElement; show(line: Line): void; dispose(): void };

export function createLineBanner(): LineBanner {
  const root = element('p', { class: 'line-banner', role: 'status' });
  let line: Line = 'up';
  let was = '';

  function write(): void {
    const state = line === 'up' && navigator.onLine ? '' : navigator.onLine ? line : 'offline';
    if (state === was) return;
    // Once more for who only hears it: the banner goes when the line is back.
    root.classList.toggle('back', state === '');
    root.textContent = state === '' ? say('line.back') : say(`line.${state as 'silent' | 'lost' | 'offline'}`);
    was = state;
  }
  addEventListener('online', write);
  addEventListener('offline', write);
  write();
  return {
    root,
    show(now) {
      line = now;
      write();
    },
    dispose() {
      removeEventListener('online', write);
      removeEventListener('offline', write);
    },
  };
}
