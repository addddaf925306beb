import { announce } from './announcer.ts';
import type { App, Screen } from './app.ts';
import { card } from './card.ts';
import { element } from './dom.ts';
import type { CapturePage } from './protocol.ts';
import { pageAfter } from './requests.ts';
import { say } from './say.ts';

/** How long the end user waits here for a verdict, as the service is set up. */
const PATIENCE_SECONDS = Number(document.body.dataset.patience);
const PATIENCE_MS = 1000 * PATIENCE_SECONDS;
const RETRY_MS = 1000;

/** Waits for the verdict, and goes on without it when it takes long. */
export function waitingScreen(app: App, page: CapturePage, redirect: string): Screen {
  const bar = element('progress', { max: '100', value: '0', 'aria-label': say('waiting.bar') });
  const status = element('p', { class: 'muted' }, say('waiting.text'));
  const startedAt = performance.now();
  let over = false;
  // The person goes back from the computer.
  const onPhone = app.device === 'phone';

  const ticking = setInterval(() => {
    const passed = performance.now() - startedAt;
    bar.value = Math.min(100, (passed / PATIENCE_MS) * 100);
    if (passed < PATIENCE_MS || over || onPhone) return;
    over = true;
    status.textContent = say('waiting.over');
    announce(status.textContent, 'spoken');
    app.goOn(redirect);
  }, 200);

  async function watch(): Promise<void> {
    let revision = page.revision;
    while (!over) {
      try {
        const next = await pageAfter(revision);
        if (over) return;
        if (next.view.kind !== 'assessing') return app.show(next);
        revision = next.revision;
      } catch {
        // The network may come back within the time; past it the page goes on anyway.
        await new Promise(resolve => setTimeout(resolve, RETRY_MS));
      }
    }
  }
  void watch();

  const root = card(
    { eyebrow: app.texts.name, heading: say('waiting.heading') },
    bar,
    status,
    element(
      'p',
      { class: 'muted' },
      onPhone ? say('devices.back') : say('waiting.advice', { count: PATIENCE_SECONDS }),
    ),
  );
  return {
    root,
    dispose() {
      over = true;
      clearInterval(ticking);
    },
  };
}
