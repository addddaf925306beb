import type { App, Screen } from './app.ts';
import { actions, card } from './card.ts';
import { button, element } from './dom.ts';
import type { CaptureTexts } from './protocol.ts';
import { paragraphs } from './text.ts';

function section(title: string, ...content: Node[]): HTMLElement {
  return element('section', {}, element('h2', {}, title), ...content);
}

function steps(texts: CaptureTexts): HTMLElement {
  const signIn = texts.loginProviders.length > 0 ? ` You can sign in with ${texts.loginProviders.join(', ')}.` : '';
  const end =
    texts.captureType === 'document'
      ? 'Download the document there, or upload it, and press Finish.'
      : texts.canCapture
        ? 'Press Capture on the page that shows the answer, and then Finish.'
        : 'Go to the page that shows the answer and press Finish.';
  return element(
    'ol',
    { class: 'steps' },
    element('li', {}, element('strong', {}, texts.startHost), ` opens in a safe browser on this page.${signIn}`),
    element('li', {}, end),
    element('li', {}, `${texts.organization} gets the answer, and you are taken back.`),
  );
}

/** What is asked, by whom, and what will be recorded. */
export function coverScreen(app: App, again: boolean): Screen {
  const { texts } = app;
  const lost = 'Your last visit ended before it was finished. Nothing of it was sent. Start to begin anew.';
  const root = card(
    { eyebrow: `${texts.organization} asks`, heading: texts.name },
    again && element('p', { class: 'notice' }, lost),
    texts.query !== texts.name && element('p', { class: 'lead' }, texts.query),
    texts.userInstruction !== '' && section('What to do', ...paragraphs(texts.userInstruction)),
    section('How it works', steps(texts)),
    section(
      'What will be recorded',
      element('ul', { class: 'recorded' }, ...texts.recorded.map(line => element('li', {}, line))),
    ),
    actions(
      button('Start', () => app.start(false), { class: 'primary' }),
      button('Not now', () => app.leave(), { class: 'quiet' }),
    ),
  );
  root.classList.add('cover');
  return { root };
}
