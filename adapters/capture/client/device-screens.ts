import { announce } from './announcer.ts';
import type { App, Screen } from './app.ts';
import { actions, card } from './card.ts';
import { button, element } from './dom.ts';
import type { CaptureView } from './protocol.ts';
import { recordedList } from './recorded.ts';
import { currentPage } from './requests.ts';
import { say } from './say.ts';
import { takeOverDialog } from './take-over.ts';

/** How often the page asks how far the other device is, in ms. */
const FOLLOW_EVERY_MS = 1500;

type HandedOver = CaptureView & { kind: 'handed_over' };

function stateOf({ live, connected }: HandedOver): string {
  if (!live) return say('devices.lost');
  return say(connected ? 'devices.connected' : 'devices.away');
}

function progressOf({ steps, evidence }: HandedOver): string[] {
  return [...(steps === null ? [] : [say('devices.steps', steps)]), say('tray.count', { count: evidence })];
}

/** The session goes on on the other device: shows how far it is, and what comes of it. */
export function handedOverScreen(app: App, first: HandedOver): Screen {
  const isPhoneElsewhere = first.to === 'phone';
  const state = element('p', {});
  const list = element('ul', { class: 'recorded', 'aria-label': say('tray.heading') });
  let timer = 0;
  let over = false;
  let spoken = '';
  let asked: HTMLDialogElement | null = null;

  function show(view: HandedOver): void {
    const lines = progressOf(view);
    const words = [stateOf(view), ...lines].join(' ');
    if (words === spoken) return;
    state.textContent = stateOf(view);
    list.replaceChildren(...lines.map(line => element('li', {}, line)));
    if (spoken !== '') announce(words, 'spoken');
    spoken = words;
  }

  async function follow(): Promise<void> {
    try {
      const page = await currentPage();
      if (over) return;
      if (page.view.kind !== 'handed_over' || page.view.to !== first.to) return app.show(page);
      show(page.view);
      if (page.view.asked !== null && asked?.isConnected !== true) asked = takeOverDialog(app.texts, page.view.asked);
      if (page.view.asked === null) asked?.close();
    } catch {
      // It may come back: what was shown last stays.
    }
    if (!over) timer = setTimeout(follow, FOLLOW_EVERY_MS);
  }

  show(first);
  timer = setTimeout(follow, FOLLOW_EVERY_MS);
  const root = card(
    {
      eyebrow: app.texts.name,
      heading: say(isPhoneElsewhere ? 'devices.heading' : 'devices.onComputer'),
      emblem: { icon: isPhoneElsewhere ? 'phone' : 'windows', tone: 'neutral' },
    },
    element('p', {}, say(isPhoneElsewhere ? 'devices.follows' : 'devices.back')),
    state,
    list,
    actions(button(say('devices.takeBack'), () => app.start(false), { class: 'secondary' })),
  );
  return {
    root,
    dispose() {
      over = true;
      clearTimeout(timer);
    },
  };
}

/** The page was opened with a code while the session is live on the computer: what goes on here, and what is recorded. */
export function goOnScreen(app: App): Screen {
  const root = card(
    { eyebrow: app.texts.name, heading: say('devices.here'), emblem: { icon: 'phone', tone: 'neutral' } },
    element('p', {}, say('devices.hereText')),
    element('section', {}, element('h2', {}, say('recorded.heading')), recordedList(app.texts, 'recorded')),
    actions(button(say('action.goOn'), () => app.start(false), { class: 'primary' })),
  );
  return { root };
}

/** Nothing is left to do on the phone: the computer has what follows. */
export function backToComputerScreen(app: App): Screen {
  const root = card(
    { eyebrow: app.texts.name, heading: say('devices.onComputer'), emblem: { icon: 'windows', tone: 'neutral' } },
    element('p', {}, say('devices.back')),
    actions(button(say('devices.takeBack'), () => app.refresh(), { class: 'secondary' })),
  );
  return { root };
}
