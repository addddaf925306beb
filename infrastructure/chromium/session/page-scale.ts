import { withinTime } from '../deadline.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';

const TIMEOUT_MS = 1_000;

/** How large a page is shown: pixels of its picture to one of its own. A page that is pinched, or wider than a phone. */
export type PageScale = {
  /** As the newest picture showed it. */
  readonly shown: number;
  /** Asks the page; what was known last when it does not answer. */
  ask(): Promise<number>;
};

/** Chromium takes places of input as the page's own pixels, and enlarges them by its scale itself. */
export function watchPageScale(session: DevtoolsSession): PageScale {
  let shown = 1;
  session.on('Page.screencastFrame', ({ metadata }) => {
    shown = metadata.pageScaleFactor;
  });
  return {
    get shown() {
      return shown;
    },
    async ask() {
      const answer = withinTime(TIMEOUT_MS, 'the scale of a page', session.send('Page.getLayoutMetrics'));
      const metrics = await answer.catch(() => null);
      shown = metrics?.cssVisualViewport.scale ?? shown;
      return shown;
    },
  };
}
