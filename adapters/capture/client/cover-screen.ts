import type { App, Screen } from './app.ts';
import { actions, card } from './card.ts';
import { button, element } from './dom.ts';
import { phoneOffer } from './phone-offer.ts';
import type { CaptureTexts, CaptureView, Key } from './protocol.ts';
import { recordedList } from './recorded.ts';
import { listed, say, sayWith } from './say.ts';
import { paragraphs } from './text.ts';

type Cover = CaptureView & { kind: 'cover' };

function section(title: string, ...content: Node[]): HTMLElement {
  return element('section', {}, element('h2', {}, title), ...content);
}

/** How the evidence comes about, and what ends it. */
function endOf({ captureType, steps, capturesByItself, canCapture }: CaptureTexts): Extract<Key, `cover.end${string}`> {
  if (captureType === 'document') return 'cover.endDocument';
  if (steps.length > 0) return capturesByItself ? 'cover.endStepsByItself' : 'cover.endSteps';
  if (capturesByItself) return 'cover.endByItself';
  return canCapture ? 'cover.endCapture' : 'cover.endFinish';
}

function howItWorks(texts: CaptureTexts): HTMLElement {
  const { startHost, loginProviders, organization } = texts;
  const opens = sayWith('cover.opens', { host: element('strong', { dir: 'ltr' }, startHost) });
  const providers = listed(loginProviders, 'disjunction');
  const signIn = loginProviders.length > 0 && ` ${say('cover.signIn', { providers })}`;
  return element(
    'ol',
    { class: 'steps' },
    element('li', {}, ...opens, signIn),
    element('li', {}, say(endOf(texts))),
    element('li', {}, say('cover.answer', { organization })),
  );
}

/** What to do: the steps in order, or what the customer says of it. */
function whatToDo({ steps, userInstruction }: CaptureTexts): HTMLElement | false {
  if (steps.length > 0) {
    const list = steps.map(instruction => element('li', { dir: 'auto' }, instruction));
    return section(say('cover.whatToDo'), element('ol', { class: 'steps' }, ...list));
  }
  return userInstruction !== '' && section(say('cover.whatToDo'), ...paragraphs(userInstruction));
}

/** What became of an earlier visit. */
function noticeOf({ again, goesOn }: Cover, { steps }: CaptureTexts): string | null {
  if (!again) return null;
  if (goesOn === null) return say('cover.lost');
  if (steps.length === 0) return say('loss.kept');
  if (goesOn.step === null) return say('cover.goesOnDone');
  return say('cover.goesOn', { number: goesOn.step, total: steps.length });
}

/** What is asked, by whom, and what will be recorded. */
export function coverScreen(app: App, view: Cover): Screen {
  const { texts } = app;
  const { organization } = texts;
  const notice = noticeOf(view, texts);
  const root = card(
    { eyebrow: say('cover.asks', { organization }), heading: texts.name },
    notice !== null && element('p', { class: 'notice' }, notice),
    whatToDo(texts),
    texts.query !== texts.name && section(say('cover.question', { organization }), ...paragraphs(texts.query)),
    section(say('cover.howItWorks'), howItWorks(texts)),
    section(say('recorded.heading'), recordedList(texts, 'recorded')),
    actions(
      button(say(view.goesOn === null ? 'action.start' : 'action.goOn'), () => app.start(false), { class: 'primary' }),
      view.goesOn !== null && button(say('action.startAnew'), () => app.start(true), { class: 'secondary' }),
      button(say('action.notNow'), () => app.leave(), { class: 'quiet' }),
      app.device !== 'phone' && phoneOffer(texts, app.watch),
    ),
  );
  root.classList.add('cover');
  return { root };
}
