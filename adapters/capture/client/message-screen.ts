import type { App, Screen } from './app.ts';
import { actions, card } from './card.ts';
import { button, element } from './dom.ts';
import { goingBack } from './going-back.ts';
import type { CaptureView } from './protocol.ts';
import { listed, say } from './say.ts';

/** The time of the inquiry is over. */
export function expiredScreen(app: App, redirect: string): Screen {
  const back = goingBack(app, redirect);
  const root = card(
    { eyebrow: app.texts.name, heading: say('expired.heading'), emblem: { icon: 'clock', tone: 'neutral' } },
    element('p', {}, say('expired.text', { organization: app.texts.organization })),
    back.root,
    actions(button(say('action.continue'), () => app.goOn(redirect), { class: 'primary' })),
  );
  return { root, dispose: back.stop };
}

/** The inquiry was made with a test key: nobody browses, and the page says how its outcome is made. */
export function testScreen(app: App, view: Extract<CaptureView, { kind: 'test' }>): Screen {
  const statuses = listed(['approved', 'rejected', 'manual_review', 'failed', 'pending'], 'disjunction');
  const route = `POST /api/v1/${app.texts.isEnvelope ? 'envelope' : 'web/inquiry'}/${app.texts.inquiryId}/simulate`;
  const root = card(
    { eyebrow: app.texts.name, heading: say('test.heading'), emblem: { icon: 'windows', tone: 'neutral' } },
    element('p', {}, say('test.text', { status: view.status })),
    element('p', {}, say('test.send')),
    element('pre', { class: 'request', tabindex: '0', dir: 'ltr' }, `${route}\n\n{"status": "approved"}`),
    element('p', { class: 'muted' }, say('test.possible', { statuses })),
    actions(button(say('action.continue'), () => app.goOn(view.redirect), { class: 'primary' })),
  );
  return { root };
}

/** Another browser holds the live session. */
export function inUseScreen(app: App): Screen {
  const root = card(
    { eyebrow: app.texts.name, heading: say('inUse.heading'), emblem: { icon: 'windows', tone: 'neutral' } },
    element('p', {}, say('inUse.text')),
    element('p', { class: 'muted' }, say('inUse.advice')),
    actions(button(say('inUse.continue'), () => app.askToTakeOver(), { class: 'primary' })),
  );
  return { root };
}

/** Another window of this very browser shows the session. */
export function replacedScreen(app: App): Screen {
  const root = card(
    { eyebrow: app.texts.name, heading: say('replaced.heading'), emblem: { icon: 'windows', tone: 'neutral' } },
    element('p', {}, say('replaced.text')),
    actions(button(say('replaced.continue'), () => app.refresh(), { class: 'primary' })),
  );
  return { root };
}

/** Something did not work; the end user may try it again. */
export function troubleScreen(app: App, message: string, retry: () => void): Screen {
  const root = card(
    { eyebrow: app.texts.name, heading: say('trouble.heading'), emblem: { icon: 'cross', tone: 'bad' } },
    element('p', {}, message),
    actions(
      button(say('action.tryAgain'), retry, { class: 'primary' }),
      button(say('action.notNow'), () => app.leave(), { class: 'quiet' }),
    ),
  );
  return { root };
}
