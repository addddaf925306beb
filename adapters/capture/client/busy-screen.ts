import { announce } from './announcer.ts';
import type { App, Screen } from './app.ts';
import { actions, card } from './card.ts';
import { button, element } from './dom.ts';
import type { CapturePage, CaptureView } from './protocol.ts';
import { say } from './say.ts';

/** How often a page that waits for a free place asks again, in ms. Who is silent for five times as long has gone. */
const ASK_AGAIN_MS = 2000;

export type Busy = {
  /** Asks for a place once more. */
  ask(): Promise<CapturePage>;
  /** It can't be asked for any more; true when it may be again. */
  failed(error: unknown): boolean;
};

/** All remote browsers are taken: says which place in the line this is, and goes on when it is the first. */
export function busyScreen(app: App, view: CaptureView & { kind: 'busy' }, { ask, failed }: Busy): Screen {
  const number = element('p', { class: 'line-number' }, say('busy.number', { number: view.number }));
  let shown = view.number;
  let over = false;
  let timer = setTimeout(askAgain, ASK_AGAIN_MS);

  async function askAgain(): Promise<void> {
    try {
      const page = await ask();
      if (over) return;
      if (page.view.kind !== 'busy') return app.show(page);
      if (page.view.number !== shown) {
        shown = page.view.number;
        number.textContent = say('busy.number', { number: shown });
        announce(number.textContent, 'spoken');
      }
    } catch (error) {
      if (over || !failed(error)) return;
    }
    timer = setTimeout(askAgain, ASK_AGAIN_MS);
  }

  const root = card(
    { eyebrow: app.texts.name, heading: say('busy.heading'), emblem: { icon: 'clock', tone: 'neutral' } },
    number,
    element('p', {}, say('busy.text')),
    element('progress', { 'aria-label': say('busy.bar') }),
    element('p', { class: 'muted' }, say('busy.advice')),
    actions(button(say('action.notNow'), () => app.leave(), { class: 'quiet' })),
  );
  return {
    root,
    dispose() {
      over = true;
      clearTimeout(timer);
    },
  };
}
