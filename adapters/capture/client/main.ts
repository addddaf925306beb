import { announce } from './announcer.ts';
import type { App, Screen } from './app.ts';
import { type Busy, busyScreen } from './busy-screen.ts';
import { coverScreen } from './cover-screen.ts';
import { backToComputerScreen, goOnScreen, handedOverScreen } from './device-screens.ts';
import { keepFocus } from './focus-keeper.ts';
import { forgetHandoverCode, handoverCode } from './handover-code.ts';
import { focusAfterChoice } from './language-choice.ts';
import { type LiveScreen, liveScreen } from './live-screen.ts';
import { expiredScreen, inUseScreen, testScreen, troubleScreen } from './message-screen.ts';
import { outcomeScreen, retryScreen } from './outcome-screen.ts';
import { preferences } from './preferences.ts';
import { problemOf } from './problem.ts';
import type { CapturePage, Viewport } from './protocol.ts';
import * as requests from './requests.ts';
import { say } from './say.ts';
import { askingScreen } from './take-over.ts';
import { clearToasts } from './toasts.ts';
import { waitingScreen } from './waiting-screen.ts';

/** A server that did not answer is asked again after this time, in ms. */
const ASK_AGAIN_MS = 1000;

const first = JSON.parse(document.getElementById('page')?.textContent ?? '') as CapturePage;
const { texts } = first;
/** What this browser is in a handover. */
let { device } = first;
if (texts === null) throw new Error('The page came without its texts.');

let shown: Screen | null = null;
let shownKind = '';
/** The remote viewport that suited this window when it was started last. */
let measured: Viewport | null = null;
/** Ends the watch over what is shown. */
let watching: AbortController | null = null;
/** Revision of the inquiry that is shown. */
let shownRevision = first.revision;

function put(screen: Screen, kind: string): void {
  shown?.dispose?.();
  clearToasts();
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
  shown = screen;
  shownKind = kind;
  watching?.abort();
  watching = null;
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

/** Screens that follow what happens by themselves. */
const FOLLOWING: readonly string[] = ['live', 'assessing', 'handed_over'];

type Shown = CapturePage & { view: Exclude<CapturePage['view'], { kind: 'not_found' | 'live' }> };
const isCard = (page: CapturePage): page is Shown => page.view.kind !== 'not_found' && page.view.kind !== 'live';

/** The screen of a page; the live one is kept open beyond what the page says. */
function screenOf(page: Shown): Screen {
  const { view } = page;
  switch (view.kind) {
    case 'test':
      return testScreen(app, view);
    case 'expired':
      return expiredScreen(app, view.redirect);
    case 'cover':
      return coverScreen(app, view);
    case 'busy':
      return busyScreen(app, view, waiting);
    case 'in_use':
      return handoverCode() === null ? inUseScreen(app) : goOnScreen(app);
    case 'handed_over':
      return handedOverScreen(app, view);
    case 'assessing':
      return waitingScreen(app, page, view.redirect);
    case 'decided':
      return outcomeScreen(app, view);
    case 'retry_granted':
      return retryScreen(app, view);
  }
}

/** How a place is asked for while all are taken. Whatever may pass by itself is waited for. */
const waiting: Busy = {
  ask: () =>
    measured === null
      ? requests.currentPage()
      : requests.start({ viewport: measured, preferences: preferences(), take_over: false }),
  failed(error) {
    const passes = error instanceof requests.Refused && ['OFFLINE', 'SERVICE_UNAVAILABLE'].includes(error.code);
    if (!passes)
      put(
        troubleScreen(app, problemOf(error, texts), () => app.refresh()),
        'trouble',
      );
    return passes;
  },
};

const app: App = {
  texts,
  get device() {
    return device;
  },

  show(page) {
    const { view } = page;
    device = page.device;
    shownRevision = page.revision;
    // Whoever is past the start needs no code.
    if (view.kind !== 'cover' && view.kind !== 'in_use') forgetHandoverCode();
    if (view.kind === 'not_found') location.reload();
    if (view.kind === 'live') openLive().connect(view);
    if (isCard(page)) put(screenOf(page), view.kind);
    // The other device of the person may start, finish or try again at any time.
    if (device !== null && !FOLLOWING.includes(view.kind)) app.watch();
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

  async start(takeOver, request) {
    const code = handoverCode();
    if (code !== null) device = 'phone';
    const screen = openLive();
    measured = screen.bestViewport();
    try {
      const page = await requests.start({
        viewport: measured,
        preferences: preferences(),
        take_over: takeOver,
        ...(code === null ? {} : { code }),
        ...(request === undefined ? {} : { request }),
      });
      forgetHandoverCode();
      device = page.device;
      if (page.view.kind !== 'live') return app.show(page);
      screen.connect(page.view);
      if (page.view.again !== null)
        announce(`${say(page.view.again.sameBrowser ? 'again.here' : 'again.fresh')} ${say('again.kept')}`);
    } catch (error) {
      // A code that is used up is not tried again.
      const isOver = error instanceof requests.Refused && error.code === 'HANDOVER_OVER';
      if (isOver) forgetHandoverCode();
      const again = () => (isOver ? app.refresh() : app.start(takeOver, request));
      put(troubleScreen(app, problemOf(error, texts), again), 'trouble');
    }
  },

  askToTakeOver: () =>
    put(
      askingScreen(app, instead => put(instead, 'refused')),
      'asking',
    ),

  async watch() {
    watching?.abort();
    const mine = new AbortController();
    watching = mine;
    while (!mine.signal.aborted) {
      try {
        const page = await requests.pageAfter(shownRevision);
        if (mine.signal.aborted) return;
        if (page.view.kind !== shownKind) return app.show(page);
        shownRevision = page.revision;
      } catch {
        await new Promise(resolve => setTimeout(resolve, ASK_AGAIN_MS));
      }
    }
  },

  async leave() {
    const isOnPhone = device === 'phone' || handoverCode() !== null;
    try {
      const { redirect } = await requests.leave();
      if (isOnPhone) put(backToComputerScreen(app), 'left');
      else app.goOn(redirect);
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
keepFocus();
