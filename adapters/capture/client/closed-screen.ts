import type { App, Screen } from './app.ts';
import { actions, card } from './card.ts';
import { button, element } from './dom.ts';
import type { BrowserLoss, CaptureView } from './protocol.ts';
import { currentPage } from './requests.ts';
import { say } from './say.ts';

function causeOf(loss: BrowserLoss): string {
  switch (loss) {
    case 'crashed':
    case 'page_closed':
    case 'idle':
    case 'time_limit':
    case 'maintenance':
      return say(`loss.${loss}`);
    case 'memory':
    case 'processes':
    case 'disk':
      return say(`live.limit.${loss}`);
  }
}

/** The remote browser is gone that showed the website: everybody is told why, with the way on. */
export async function showLoss(app: App, loss: BrowserLoss, show: (screen: Screen) => void): Promise<void> {
  const page = await currentPage().catch(() => null);
  if (page?.view.kind === 'cover') show(closedScreen(app, loss, page.view));
  else app.refresh();
}

/** Says why, what is kept, and how to go on. */
function closedScreen(app: App, loss: BrowserLoss, { goesOn }: CaptureView & { kind: 'cover' }): Screen {
  const kept = goesOn !== null;
  const root = card(
    { eyebrow: app.texts.name, heading: say('loss.heading'), emblem: { icon: 'windows', tone: 'bad' } },
    element('p', {}, causeOf(loss)),
    element('p', {}, say(kept ? 'loss.kept' : 'loss.nothing')),
    actions(
      button(say(kept ? 'action.goOn' : 'action.startAnew'), () => app.start(false), { class: 'primary' }),
      button(say('action.notNow'), () => app.leave(), { class: 'quiet' }),
    ),
  );
  return { root };
}
