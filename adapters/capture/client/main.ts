import { announce } from './announcer.ts';
import type { App, Screen } from './app.ts';
import { coverScreen } from './cover-screen.ts';
import { focusAfterChoice } from './language-choice.ts';
import { type LiveScreen, liveScreen } from './live-screen.ts';
import { busyScreen, expiredScreen, inUseScreen, testScreen, troubleScreen } from './message-screen.ts';
import { outcomeScreen, retryScreen } from './outcome-screen.ts';
import { problemOf } from './problem.ts';
import type { CapturePage } from './protocol.ts';
import * as requests from './requests.ts';
import { waitingScreen } from './waiting-screen.ts';

const first = JSON.parse(document.getElementById('page')?.textContent ?? '') as CapturePage;
const { texts } = first;
if (texts === null) throw new Error('The page came without its texts.');

let shown: Screen | null = null;
let shownKind = '';

function put(screen: Screen, kind: string): void {
  shown?.dispose?.();
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
  shown = screen;
  shownKind = kind;
  document.getElementById('screen')?.replaceChildren(screen.root);
  const heading = screen.root.querySelector('h1');
  heading?.focus({ preventScroll: true });
  if (heading?.textContent) announce(heading.textContent, 'spoken');
}

function openLive(): LiveScreen {
  const screen = liveScreen(app, instead => put(instead, 'replaced'));
  put(screen, 'live');
  return screen;
}

const app: App = {
  texts,

  show({ view, revision, texts: words }) {
    switch (view.kind) {
      case 'not_found':
        return location.reload();
      case 'test':
        return put(testScreen(app, view), view.kind);
      case 'expired':
        return put(expiredScreen(app, view.redirect), view.kind);
      case 'cover':
        return put(coverScreen(app, view), view.kind);
      case 'busy':
        return put(
          busyScreen(app, () => app.start(false)),
          view.kind,
        );
      case 'in_use':
        return put(inUseScreen(app), view.kind);
      case 'live':
        return openLive().connect(view);
      case 'assessing':
        return put(waitingScreen(app, { view, revision, texts: words }, view.redirect), view.kind);
      case 'decided':
        return put(outcomeScreen(app, view), view.kind);
      case 'retry_granted':
        return put(retryScreen(app, view), view.kind);
    }
  },

  async refresh() {
    try {
      const page = await requests.currentPage();
      // A live screen whose session is still live finds its way back by itself.
      if (page.view.kind === 'live' && shownKind === 'live') return;
      app.show(page);
    } catch (error) {
      if (shownKind !== 'live')
        put(
          troubleScreen(app, problemOf(error, texts), () => app.refresh()),
          'trouble',
        );
    }
  },

  async start(takeOver) {
    const screen = openLive();
    try {
      const page = await requests.start(screen.bestViewport(), takeOver);
      if (page.view.kind === 'live') screen.connect(page.view);
      else app.show(page);
    } catch (error) {
      put(
        troubleScreen(app, problemOf(error, texts), () => app.start(takeOver)),
        'trouble',
      );
    }
  },

  async leave() {
    try {
      const { redirect } = await requests.leave();
      app.goOn(redirect);
    } catch (error) {
      announce(problemOf(error, texts));
    }
  },

  goOn(redirect) {
    location.assign(redirect);
  },
};

// A page that comes back from the browser's memory shows what was true when it was left.
addEventListener('pageshow', event => {
  if (event.persisted) location.reload();
});

const { view } = first;
if (view.kind === 'cover' && !view.again && !texts.showCover) app.start(false);
else app.show(first);
focusAfterChoice();
