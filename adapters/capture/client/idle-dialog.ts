import { announce } from './announcer.ts';
import { actions } from './card.ts';
import { button, element } from './dom.ts';
import type { CaptureNotice } from './protocol.ts';
import { say } from './say.ts';

type Ending = CaptureNotice & { type: 'ending' };

/**
 * Warns that the visit is about to end. One at which nobody does anything goes on for as long again when the person says
 * that they are there; the end of its whole time, or of the machine that it runs on, can't be moved, and is only told.
 */
export function warnOfEnd({ cause, seconds }: Ending, stay: () => void): void {
  document.querySelector('dialog.ending')?.remove();
  if (cause !== 'idle') {
    const minutes = Math.ceil(seconds / 60);
    announce(cause === 'time_limit' ? say('idle.last') : say('idle.maintenance', { count: minutes }));
    return;
  }
  const endsAt = performance.now() + seconds * 1000;
  const left = element('p', { class: 'muted', role: 'timer' });
  const dialog = element(
    'dialog',
    { class: 'ending', 'aria-labelledby': 'ending-heading', 'aria-describedby': 'ending-text' },
    element('h2', { id: 'ending-heading' }, say('idle.heading')),
    element('p', { id: 'ending-text' }, say('idle.text')),
    left,
    actions(button(say('action.stay'), () => dialog.close(), { class: 'primary' })),
  );
  const tick = () => {
    left.textContent = say('idle.left', { count: Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)) });
  };
  tick();
  const ticking = setInterval(tick, 1000);
  // Whoever closes it is there, by whatever key.
  dialog.addEventListener('close', () => {
    clearInterval(ticking);
    dialog.remove();
    stay();
  });
  document.body.append(dialog);
  dialog.showModal();
}
