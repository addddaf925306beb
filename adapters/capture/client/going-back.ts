import { announce } from './announcer.ts';
import type { App } from './app.ts';
import { button, element } from './dom.ts';
import { currentPage } from './requests.ts';
import { say } from './say.ts';

/** How long news that nobody likes can be read before the page goes on by itself, in seconds. */
const READING_S = 10;

/** A server that does not say within this time whether the address has changed, in ms, is not waited for. */
const ASKING_MS = 2000;

/** What goes back by itself; `stop` when another screen takes its place. */
export type GoingBack = { root: HTMLElement; stop(): void };

/** The address with the status as it is by now: a verdict or an expiry may have come since it was shown. */
async function latest(redirect: string): Promise<string> {
  const late = new Promise<null>(resolve => setTimeout(resolve, ASKING_MS, null));
  const page = await Promise.race([currentPage().catch(() => null), late]);
  const view = page?.view;
  return view !== undefined && 'redirect' in view ? view.redirect : redirect;
}

/**
 * Goes back to the customer once there was time to read, and says so as it counts down. A screen reader hears it once.
 * The end user can stop it.
 */
export function goingBack(app: App, redirect: string): GoingBack {
  const { organization } = app.texts;
  const endsAt = performance.now() + READING_S * 1000;
  const sentence = () => {
    const count = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
    return say('return.in', { organization, count });
  };
  const words = element('p', { class: 'muted', tabindex: '-1' }, sentence());
  let spoken = false;
  let stopped = false;

  const ticking = setInterval(() => {
    words.textContent = sentence();
    if (!spoken) announce(sentence(), 'spoken');
    spoken = true;
    if (performance.now() >= endsAt) void leave();
  }, 1000);

  function stop(): void {
    stopped = true;
    clearInterval(ticking);
  }

  async function leave(): Promise<void> {
    clearInterval(ticking);
    const address = await latest(redirect);
    if (!stopped) app.goOn(address);
  }

  const stay = button(say('action.stop'), () => {
    stop();
    stay.remove();
    words.textContent = say('return.stopped');
    words.focus();
  });
  return { root: element('div', { class: 'going-back' }, words, stay), stop };
}
