import { announce } from './announcer.ts';
import type { App, Screen } from './app.ts';
import { actions, card } from './card.ts';
import { button, element } from './dom.ts';
import { problemOf } from './problem.ts';
import type { CaptureTexts } from './protocol.ts';
import { answerTakeOver, askToTakeOver } from './requests.ts';
import { say } from './say.ts';

/** How often the page asks whether there is an answer, in ms. */
const ASK_EVERY_MS = 2000;

/** Asks the person with the session whether somebody else may go on with it, while there is time to refuse. */
export function takeOverDialog(texts: CaptureTexts, seconds: number): HTMLDialogElement {
  const endsAt = performance.now() + seconds * 1000;
  const left = element('p', { class: 'muted', role: 'timer' });
  async function answer(allow: boolean): Promise<void> {
    dialog.close();
    await answerTakeOver(allow).catch(error => announce(problemOf(error, texts)));
  }
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'asked-heading', 'aria-describedby': 'asked-text', class: 'asked' },
    element('h2', { id: 'asked-heading' }, say('asked.heading')),
    element('p', { id: 'asked-text' }, say('asked.text')),
    left,
    actions(
      button(say('asked.refuse'), () => void answer(false), { class: 'primary' }),
      button(say('asked.allow'), () => void answer(true), { class: 'secondary' }),
    ),
  );
  const tick = () => {
    const rest = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
    left.textContent = say('asked.left', { seconds: rest });
    if (rest === 0) dialog.close();
  };
  tick();
  const ticking = setInterval(tick, 1000);
  dialog.addEventListener('close', () => {
    clearInterval(ticking);
    dialog.remove();
  });
  // Escape says neither yes nor no.
  dialog.addEventListener('cancel', event => event.preventDefault());
  document.querySelector('dialog.asked')?.remove();
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** The person with the session is asked; goes on once they allow it or nobody answers. */
export function askingScreen(app: App, showInstead: (screen: Screen) => void): Screen {
  // `randomUUID` is there on https only.
  const request = [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('');
  const left = element('p', { class: 'muted' });
  let timer = 0;
  let over = false;

  async function askAgain(): Promise<void> {
    try {
      const said = await askToTakeOver(request);
      if (over) return;
      if (said.answer === 'granted') return app.start(true, request);
      if (said.answer === 'refused') return showInstead(refusedScreen(app));
      left.textContent = say('asked.left', { seconds: said.seconds });
    } catch (error) {
      if (!over) left.textContent = problemOf(error, app.texts);
    }
    if (!over) timer = setTimeout(askAgain, ASK_EVERY_MS);
  }
  void askAgain();

  const root = card(
    { eyebrow: app.texts.name, heading: say('asking.heading'), emblem: { icon: 'clock', tone: 'neutral' } },
    element('p', {}, say('asking.text')),
    element('progress', { 'aria-label': say('asking.bar') }),
    left,
    actions(button(say('action.cancel'), () => app.refresh(), { class: 'secondary' })),
  );
  return {
    root,
    dispose() {
      over = true;
      clearTimeout(timer);
    },
  };
}

function refusedScreen(app: App): Screen {
  const root = card(
    { eyebrow: app.texts.name, heading: say('asking.refused'), emblem: { icon: 'windows', tone: 'neutral' } },
    element('p', {}, say('asking.refusedText')),
    actions(button(say('action.reload'), () => app.refresh(), { class: 'secondary' })),
  );
  return { root };
}
