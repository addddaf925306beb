import { captureSession } from '../../domain/capture/session.ts';
import type { CommandHandler } from '../handle.ts';
import { pause } from '../pause.ts';
import type { FieldFinder } from '../ports/field-finder.ts';
import type { StepWish } from './guidance.ts';
import type { LiveSession } from './live-session.ts';

/** When a page is looked at for the fields of its step, counted from when it was there, in ms; then at the last pause. */
const LOOK_AFTER_MS = [300, 1200, 3000, 5000];

/** A page is looked at this often at most. */
const MOST_LOOKS = 30;

/** Leads the end users of live sessions through the steps of their envelopes. */
export type Lead = {
  /** Another page is shown, or the steps have come on: tells the viewer, and leads the browser where the step says. */
  follow(live: LiveSession): void;
  /** Does what the end user wishes. @throws DomainError when the session is over. */
  wish(live: LiveSession, wish: StepWish): Promise<void>;
};

export function createLead(parts: { handle: CommandHandler; finder: FieldFinder }): Lead {
  const { handle, finder } = parts;
  /** What ends the look at the page that a session showed last. */
  const looking = new WeakMap<LiveSession, AbortController>();

  function tell(live: LiveSession): void {
    const { guide } = live;
    if (guide !== null) live.tell({ type: 'guidance', guidance: guide.guidance(live.remote.url()) });
  }

  /** A page that can't be read now is looked at again. */
  async function look(live: LiveSession): Promise<void> {
    const { guide } = live;
    const step = guide?.step ?? null;
    if (guide === null || step === null) return;
    const snapshot = await live.remote.read({ fullPage: step.full_screen }).catch(() => null);
    if (snapshot === null || guide.step !== step || !guide.isHere(snapshot.url)) return;
    const found = await finder.find(snapshot, step.fields);
    if (guide.step !== step || !guide.isHere(live.remote.url())) return;
    if (guide.found(found)) tell(live);
  }

  async function keepLooking(live: LiveSession, signal: AbortSignal): Promise<void> {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      await pause(LOOK_AFTER_MS[looks] ?? LOOK_AFTER_MS.at(-1) ?? 0, signal);
      if (signal.aborted) return;
      if (live.isWatched) await look(live);
    }
  }

  function follow(live: LiveSession): void {
    const { guide } = live;
    if (guide === null || live.over) return;
    const address = live.remote.url();
    looking.get(live)?.abort();
    const destination = guide.leadFrom(address);
    if (destination !== null) live.remote.goTo(destination);
    const here = guide.isHere(address);
    if (!here) guide.found([]);
    tell(live);
    if (!here || guide.step?.fields.length === 0) return;
    const mine = new AbortController();
    looking.set(live, mine);
    void keepLooking(live, AbortSignal.any([mine.signal, live.ended]));
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
      follow(live);
    },
  };
}
