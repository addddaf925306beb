import type { App, Screen } from './app.ts';
import { actions, card } from './card.ts';
import { button, element } from './dom.ts';
import type { CaptureTexts } from './protocol.ts';
import { recordedList } from './recorded.ts';
import { listed, say, sayWith } from './say.ts';
import { paragraphs } from './text.ts';

function section(title: string, ...content: Node[]): HTMLElement {
  return element('section', {}, element('h2', {}, title), ...content);
}

function steps({ startHost, loginProviders, captureType, canCapture, organization }: CaptureTexts): HTMLElement {
  const opens = sayWith('cover.opens', { host: element('strong', { dir: 'ltr' }, startHost) });
  const providers = listed(loginProviders, 'disjunction');
  const signIn = loginProviders.length > 0 && ` ${say('cover.signIn', { providers })}`;
  const byHand = canCapture ? 'cover.endCapture' : 'cover.endFinish';
  return element(
    'ol',
    { class: 'steps' },
    element('li', {}, ...opens, signIn),
    element('li', {}, say(captureType === 'document' ? 'cover.endDocument' : byHand)),
    element('li', {}, say('cover.answer', { organization })),
  );
}

/** What is asked, by whom, and what will be recorded. */
export function coverScreen(app: App, again: boolean): Screen {
  const { texts } = app;
  const { organization } = texts;
  const root = card(
    { eyebrow: say('cover.asks', { organization }), heading: texts.name },
    again && element('p', { class: 'notice' }, say('cover.lost')),
    texts.userInstruction !== '' && section(say('cover.whatToDo'), ...paragraphs(texts.userInstruction)),
    texts.query !== texts.name && section(say('cover.question', { organization }), ...paragraphs(texts.query)),
    section(say('cover.howItWorks'), steps(texts)),
    section(say('recorded.heading'), recordedList(texts, 'recorded')),
    actions(
      button(say('action.start'), () => app.start(false), { class: 'primary' }),
      button(say('action.notNow'), () => app.leave(), { class: 'quiet' }),
    ),
  );
  root.classList.add('cover');
  return { root };
}
