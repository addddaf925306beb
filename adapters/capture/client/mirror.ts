import { button, element } from './dom.ts';
import { MirrorTree } from './mirror-tree.ts';
import type { PageMirror, ViewerInput } from './protocol.ts';
import { say } from './say.ts';

/** The website as text, beside its picture: for who can't see that, or prefers not to. */
export type Mirror = {
  /** Turns it on and off. */
  toggle: HTMLButtonElement;
  root: HTMLElement;
  show(tree: PageMirror): void;
  /** The wire is up: what is wanted is asked for anew. */
  connected(): void;
};

/** @param changed called when it was turned on or off. */
export function createMirror(send: (input: ViewerInput) => void, changed: (on: boolean) => void): Mirror {
  let on = false;
  let number = 0;
  const tree = new MirrorTree((node, act, text = '') => {
    number += 1;
    send({ type: 'act', node, act, text, number });
  });
  const heading = element('h2', { id: 'mirror-heading', tabindex: '-1' }, say('mirror.region'));
  const state = element('p', { class: 'muted', role: 'status' });
  const root = element(
    'section',
    { class: 'mirror', 'aria-labelledby': 'mirror-heading', tabindex: '-1', hidden: true },
    heading,
    element('p', { class: 'muted' }, say('mirror.hint')),
    state,
    tree.root,
  );
  const toggle = button(say('mirror.use'), () => turn(!on), { class: 'mirror-toggle' });

  function turn(to: boolean): void {
    on = to;
    toggle.textContent = say(on ? 'mirror.picture' : 'mirror.use');
    root.hidden = !on;
    changed(on);
    send({ type: 'mirror', on });
    if (!on) return;
    state.textContent = say('mirror.reading');
    heading.focus();
  }
  return {
    toggle,
    root,
    show(mirror) {
      if (!on) return;
      const hadKeyboard = tree.root.contains(document.activeElement);
      tree.show(mirror, mirror.acted === number);
      state.textContent = mirror.nodes.length === 0 ? say('mirror.reading') : mirror.cut ? say('mirror.cut') : '';
      // What had the keyboard went with its page.
      if (hadKeyboard && !tree.root.contains(document.activeElement)) heading.focus();
    },
    connected() {
      number = 0;
      if (on) send({ type: 'mirror', on });
    },
  };
}
