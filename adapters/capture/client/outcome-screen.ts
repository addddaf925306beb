import type { App, Screen } from './app.ts';
import { actions, type CardHead, card } from './card.ts';
import { button, element } from './dom.ts';
import { goingBack } from './going-back.ts';
import type { CaptureView } from './protocol.ts';
import { why } from './reason.ts';
import { leave } from './requests.ts';
import { say } from './say.ts';
import { paragraphs } from './text.ts';

/** How long good news can be read before the page goes on by itself, in ms. */
const READING_MS = 2500;

type Decided = CaptureView & { kind: 'decided' };

function headOf(status: Decided['status']): CardHead & { text: string } {
  switch (status) {
    case 'approved':
      return {
        heading: say('outcome.approved'),
        emblem: { icon: 'check', tone: 'good' },
        text: say('outcome.approvedText'),
      };
    case 'rejected':
      return {
        heading: say('outcome.rejected'),
        emblem: { icon: 'cross', tone: 'bad' },
        text: say('outcome.rejectedText'),
      };
    case 'failed':
      return {
        heading: say('outcome.failed'),
        emblem: { icon: 'cross', tone: 'bad' },
        text: say('outcome.failedText'),
      };
    case 'manual_review':
      return {
        heading: say('outcome.review'),
        emblem: { icon: 'clock', tone: 'neutral' },
        text: say('outcome.reviewText'),
      };
    case null:
      return {
        heading: say('outcome.elsewhere'),
        emblem: { icon: 'clock', tone: 'neutral' },
        text: say('outcome.elsewhereText'),
      };
  }
}

/** Goes back to the customer. The browser that waits for another try is not needed any more. */
function goBack(app: App, { redirect, stillOpen }: { redirect: string; stillOpen: boolean }): void {
  if (stillOpen) leave().catch(() => undefined);
  app.goOn(redirect);
}

const tryAgain = (app: App, look: 'primary' | 'secondary') =>
  button(say('action.tryAgain'), () => app.start(false), { class: look });

/** The verdict. The page goes on by itself: with good news soon, with other news once there was time to read it. */
export function outcomeScreen(app: App, view: Decided): Screen {
  const { text, ...head } = headOf(view.status);
  const { redirect, status } = view;
  const { organization } = app.texts;
  const isGood = status === 'approved';
  // The person goes back from the computer, where they came from.
  const onPhone = app.device === 'phone';
  // Who showed what the customer refuses may have meant another page, but hardly will have another answer.
  const isAgainFirst = view.mayTryAgain && status !== 'rejected';
  const again = view.mayTryAgain && tryAgain(app, isAgainFirst ? 'primary' : 'secondary');
  const goOn = button(say(onPhone ? 'devices.thisDevice' : 'action.continue'), () => goBack(app, view), {
    class: isAgainFirst || onPhone ? 'secondary' : 'primary',
  });
  const timer = isGood && !onPhone ? setTimeout(() => app.goOn(redirect), READING_MS) : 0;
  const back = isGood || onPhone ? null : goingBack(app, redirect);
  const root = card(
    { eyebrow: app.texts.name, ...head },
    element('p', {}, text),
    status !== 'approved' && why(view.reasons, app.texts),
    view.stillOpen && element('p', {}, say('again.open')),
    onPhone && element('p', {}, say('devices.back')),
    isGood && !onPhone && element('p', { class: 'muted' }, say('return.soon', { organization })),
    back?.root ?? null,
    actions(...(isAgainFirst ? [again, goOn] : [goOn, again])),
  );
  return {
    root,
    dispose() {
      clearTimeout(timer);
      back?.stop();
    },
  };
}

/** Nothing certain was found, and another try is left. */
export function retryScreen(app: App, view: CaptureView & { kind: 'retry_granted' }): Screen {
  const { name, userInstruction } = app.texts;
  const root = card(
    { eyebrow: name, heading: say('outcome.retry'), emblem: { icon: 'reload', tone: 'neutral' } },
    element('p', {}, say('outcome.retryText')),
    why(view.reasons, app.texts),
    element('p', {}, `${view.stillOpen ? `${say('again.open')} ` : ''}${say('again.kept')}`),
    userInstruction !== '' &&
      element('section', {}, element('h2', {}, say('cover.whatToDo')), ...paragraphs(userInstruction)),
    actions(
      tryAgain(app, 'primary'),
      button(say('action.continue'), () => goBack(app, view), { class: 'secondary' }),
    ),
  );
  return { root };
}
