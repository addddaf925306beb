import { withStepWished } from '../../domain/capture/automatic.ts';
import { captureSession } from '../../domain/capture/session.ts';
import type { CommandHandler } from '../handle.ts';
import type { FieldFinder } from '../ports/field-finder.ts';
import type { AutomaticCapture } from './automatic-capture.ts';
import type { StepWish } from './guidance.ts';
import type { LiveSession } from './live-session.ts';
import { createPageWatch } from './page-watch.ts';

/** Follows the pages that end users of live sessions open, and leads them through the steps of their envelopes. */
export type Lead = {
  /** Another page is shown, or the steps have come on: tells the viewer, and leads the browser where the step says. */
  follow(live: LiveSession): void;
  /** Does what the end user wishes. @throws DomainError when the session is over. */
  wish(live: LiveSession, wish: StepWish): Promise<void>;
};

export function createLead(parts: { handle: CommandHandler; finder: FieldFinder; automatic: AutomaticCapture }): Lead {
  const { handle, finder, automatic } = parts;
  const watch = createPageWatch({ finder, automatic, onCaptured: follow });

  function follow(live: LiveSession): void {
    const { guide } = live;
    if (live.over) return;
    if (guide !== null) {
      const address = live.remote.url();
      const destination = guide.leadFrom(address);
      if (destination !== null) live.remote.goTo(destination);
      if (!guide.isHere(address)) guide.found([]);
      live.tellGuidance();
    }
    watch.follow(live);
  }

  return {
    follow,
    async wish(live, wish) {
      const { guide, subject } = live;
      if (guide === null) return;
      if (wish.wish === 'go') {
        if (guide.current === wish.step && guide.destination !== null) live.remote.goTo(guide.destination);
        return;
      }
      const type = wish.wish === 'skip' ? 'SkipStep' : 'TakeUpStep';
      const command = { type, guided: guide.guided, step: wish.step } as const;
      const { state } = await handle(captureSession, subject.sessionId, command, subject.context);
      guide.update(state.progress);
      if (wish.wish === 'take_up') live.pages = withStepWished(live.pages, wish.step);
      follow(live);
    },
  };
}
