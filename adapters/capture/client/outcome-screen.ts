import type { App, Screen } from './app.ts';
import { actions, type CardHead, card } from './card.ts';
import { button, element } from './dom.ts';
import type { CaptureView } from './protocol.ts';

/** How long good news can be read before the page goes on by itself, in ms. */
const READING_MS = 2500;

type Decided = CaptureView & { kind: 'decided' };

function headOf(status: Decided['status']): CardHead & { text: string } {
  switch (status) {
    case 'approved':
      return { heading: 'All done', emblem: { icon: 'check', tone: 'good' }, text: 'What you showed was accepted.' };
    case 'rejected':
      return {
        heading: 'This was not accepted',
        emblem: { icon: 'cross', tone: 'bad' },
        text: 'What you showed does not meet what was asked for.',
      };
    case 'failed':
      return {
        heading: 'The check could not be done',
        emblem: { icon: 'cross', tone: 'bad' },
        text: 'Something went wrong while your evidence was checked.',
      };
    case 'manual_review':
      return {
        heading: 'A person will look at it',
        emblem: { icon: 'clock', tone: 'neutral' },
        text: 'Your evidence is safe. You need not do anything more.',
      };
    case null:
      return {
        heading: 'This check was done elsewhere',
        emblem: { icon: 'clock', tone: 'neutral' },
        text: 'It was finished in another browser. Its outcome is shown only there.',
      };
  }
}

function why(reason: string | null): HTMLElement | false {
  if (reason === null || reason === '') return false;
  return element('div', { class: 'reason' }, element('h2', {}, 'Why'), element('p', {}, reason));
}

/** The verdict. Good news goes on by itself; bad news waits until it has been read. */
export function outcomeScreen(app: App, view: Decided): Screen {
  const { text, ...head } = headOf(view.status);
  const { redirect, status } = view;
  const goesOn = redirect !== null && (status === 'approved' || status === 'manual_review');
  const timer = goesOn ? setTimeout(() => app.goOn(redirect), READING_MS) : 0;
  const root = card(
    { eyebrow: app.texts.name, ...head },
    element('p', {}, text),
    status !== 'approved' && why(view.reason),
    goesOn && element('p', { class: 'muted' }, `We take you back to ${app.texts.organization} in a moment.`),
    actions(
      view.mayTryAgain && button('Try again', () => app.start(false), { class: 'primary' }),
      redirect !== null &&
        button('Continue', () => app.goOn(redirect), { class: view.mayTryAgain ? 'secondary' : 'primary' }),
    ),
  );
  return { root, dispose: () => clearTimeout(timer) };
}

/** Nothing certain was found, and another try is left. */
export function retryScreen(app: App, view: CaptureView & { kind: 'retry_granted' }): Screen {
  const root = card(
    { eyebrow: app.texts.name, heading: 'Please try once more', emblem: { icon: 'reload', tone: 'neutral' } },
    element('p', {}, 'What you showed does not settle the question yet.'),
    why(view.reason),
    app.texts.userInstruction !== '' &&
      element('div', {}, element('h2', {}, 'What to do'), element('p', {}, app.texts.userInstruction)),
    actions(
      button('Try again', () => app.start(false), { class: 'primary' }),
      button('Continue', () => app.goOn(view.redirect), { class: 'secondary' }),
    ),
  );
  return { root };
}
