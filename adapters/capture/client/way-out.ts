import { element } from './dom.ts';
import { say } from './say.ts';

/**
 * Shows how the keyboard leaves the website, for as long as it is in it and the person works with keys: every other key
 * goes to the website.
 */
export function createWayOut(stage: HTMLElement): HTMLElement {
  // A screen reader is told with the website's name.
  const root = element('p', { class: 'way-out', 'aria-hidden': 'true', hidden: true }, say('site.wayOut'));
  let byKeys = false;
  const show = () => {
    root.hidden = !byKeys || !stage.matches(':has(canvas:focus, .text-entry:focus)');
  };
  stage.addEventListener('focusin', show);
  stage.addEventListener('focusout', () => requestAnimationFrame(show));
  const note = (event: Event) => {
    byKeys = event instanceof KeyboardEvent ? byKeys || event.key === 'Tab' : false;
    if (root.isConnected) requestAnimationFrame(show);
  };
  addEventListener('keydown', note, true);
  addEventListener('pointerdown', note, true);
  return root;
}
