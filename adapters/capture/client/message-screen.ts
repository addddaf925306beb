import type { App, Screen } from './app.ts';
import { actions, card } from './card.ts';
import { button, element } from './dom.ts';
import type { CaptureView } from './protocol.ts';

/** How often a page that waits for a free place asks again, in ms. */
const ASK_AGAIN_MS = 5000;

/** The time of the inquiry is over. */
export function expiredScreen(app: App, redirect: string | null): Screen {
  const root = card(
    { eyebrow: app.texts.name, heading: 'This request has expired', emblem: { icon: 'clock', tone: 'neutral' } },
    element('p', {}, `Nothing can be captured any more. Ask ${app.texts.organization} for a new link.`),
    redirect !== null && actions(button('Continue', () => app.goOn(redirect), { class: 'primary' })),
  );
  return { root };
}

/** The inquiry was made with a test key: nobody browses, and the page says how its outcome is made. */
export function testScreen(app: App, view: Extract<CaptureView, { kind: 'test' }>): Screen {
  const route = `POST /api/v1/web/inquiry/${app.texts.inquiryId}/simulate`;
  const root = card(
    { eyebrow: app.texts.name, heading: 'This is a test inquiry', emblem: { icon: 'windows', tone: 'neutral' } },
    element(
      'p',
      {},
      `It was made with a test key: no browser opens, and nothing is recorded. It is ${view.status} now.`,
    ),
    element('p', {}, 'Send its outcome with the same kind of key:'),
    element('pre', { class: 'request', tabindex: '0' }, `${route}\n\n{"status": "approved"}`),
    element('p', { class: 'muted' }, 'Possible: approved, rejected, manual_review, failed, pending.'),
    actions(button('Continue', () => app.goOn(view.redirect), { class: 'primary' })),
  );
  return { root };
}

/** All remote browsers are taken: asks again until one is free. */
export function busyScreen(app: App, retry: () => void): Screen {
  const timer = setTimeout(retry, ASK_AGAIN_MS);
  const root = card(
    { eyebrow: app.texts.name, heading: 'All places are taken', emblem: { icon: 'clock', tone: 'neutral' } },
    element('p', {}, 'Others are using every browser right now. You start as soon as one is free.'),
    element('progress', { 'aria-label': 'Waiting for a free place' }),
    element('p', { class: 'muted' }, 'Leave this page open. It asks again every five seconds.'),
    actions(button('Not now', () => app.leave(), { class: 'quiet' })),
  );
  return { root, dispose: () => clearTimeout(timer) };
}

/** Another browser holds the live session. */
export function inUseScreen(app: App): Screen {
  const root = card(
    { eyebrow: app.texts.name, heading: 'In use elsewhere', emblem: { icon: 'windows', tone: 'neutral' } },
    element('p', {}, 'This request is open in another browser.'),
    element(
      'p',
      { class: 'muted' },
      'If you continue here, the other one is closed and you begin with a fresh browser: nothing that was typed or signed in there carries over.',
    ),
    actions(button('Continue here instead', () => app.start(true), { class: 'primary' })),
  );
  return { root };
}

/** Another window of this very browser shows the session. */
export function replacedScreen(app: App): Screen {
  const root = card(
    { eyebrow: app.texts.name, heading: 'Open in another window', emblem: { icon: 'windows', tone: 'neutral' } },
    element('p', {}, 'You went on with this request in another window or tab.'),
    actions(button('Continue here', () => app.refresh(), { class: 'primary' })),
  );
  return { root };
}

/** Something did not work; the end user may try it again. */
export function troubleScreen(app: App, message: string, retry: () => void): Screen {
  const root = card(
    { eyebrow: app.texts.name, heading: 'That did not work', emblem: { icon: 'cross', tone: 'bad' } },
    element('p', {}, message),
    actions(
      button('Try again', retry, { class: 'primary' }),
      button('Not now', () => app.leave(), { class: 'quiet' }),
    ),
  );
  return { root };
}
