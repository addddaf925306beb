import { moving, type Settling, settle } from '../../domain/capture/settling.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import { pause } from '../pause.ts';
import type { FieldFinder } from '../ports/field-finder.ts';
import type { AutomaticCapture } from './automatic-capture.ts';
import type { LiveSession } from './live-session.ts';
import { capturesByItself } from './modes.ts';
import { findOn, valuesOf, wantedOf } from './wanted.ts';

/** When a page is looked at for the fields of its step, counted from when it was there, in ms; then at the last pause. */
const LOOK_AFTER_MS = [300, 1200, 3000, 5000];
const MOST_LOOKS = 30;

/** The pauses between looks at a page that may be captured by itself: until it has settled, and from then on, in ms. */
const UNTIL_SETTLED_MS = 600;
const ONCE_SETTLED_MS = 2000;
/** Twenty minutes of a page that rests. */
const MOST_LOOKS_BY_ITSELF = 600;

/** Looks at the page that a live session shows, again and again while somebody watches. */
export type PageWatch = {
  /** Another page is shown, or something else is wanted: the looks begin anew. */
  follow(live: LiveSession): void;
};

/** What two looks have in common between which nothing has moved. */
function layoutOf({ runs, pairs }: PageSnapshot): string {
  return JSON.stringify([runs.map(({ text, rect }) => [text, rect]), pairs]);
}

/** A page that only changes its parameters or its fragment goes on: it would never have settled. */
function placeOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? address;
}

/** How far the page of a session has come to rest. */
type Rest = { place: string; settling: Settling };

export function createPageWatch(parts: {
  finder: FieldFinder;
  automatic: AutomaticCapture;
  /** A page was captured by itself. */
  onCaptured(live: LiveSession): void;
}): PageWatch {
  const { finder, automatic, onCaptured } = parts;
  /** What ends the looks at the page that a session showed last. */
  const looking = new WeakMap<LiveSession, AbortController>();
  const rests = new WeakMap<LiveSession, Rest>();

  async function settling(live: LiveSession, snapshot: PageSnapshot): Promise<Settling> {
    const at = performance.now();
    const place = placeOf(snapshot.url);
    const before = rests.get(live);
    const { quietMs } = await live.remote.activity();
    const look = { at, quietMs: Math.min(quietMs, live.idleMs), layout: layoutOf(snapshot) };
    const now = settle(before?.place === place ? before.settling : moving(at), look);
    rests.set(live, { place, settling: now });
    return now;
  }

  /** Answers whether the page rests. One that can't be read now is looked at again. */
  async function look(live: LiveSession): Promise<boolean> {
    const wanted = wantedOf(live);
    if (wanted === null) return true;
    const snapshot = await live.remote.read({ fullPage: wanted.fullPage });
    const found = await findOn(finder, snapshot, wanted);
    const { guide } = live;
    const now = wantedOf(live);
    if (now?.step !== wanted.step || now.open !== wanted.open || snapshot.url !== live.remote.url()) return false;
    if (wanted.open && guide?.found(found.map(({ name }) => name))) live.tellGuidance();
    if (!capturesByItself(live.subject.configuration)) return true;
    if (!(await settling(live, snapshot)).settled) return false;
    if (await automatic(live, wanted, valuesOf(found, wanted))) onCaptured(live);
    return true;
  }

  async function keepLooking(live: LiveSession, signal: AbortSignal): Promise<void> {
    const byItself = capturesByItself(live.subject.configuration);
    let rests = false;
    const most = byItself ? MOST_LOOKS_BY_ITSELF : MOST_LOOKS;
    for (let looks = 0; looks < most; looks++) {
      const later = byItself ? (rests ? ONCE_SETTLED_MS : UNTIL_SETTLED_MS) : LOOK_AFTER_MS.at(-1);
      const planned = byItself && looks > 0 ? later : (LOOK_AFTER_MS[looks] ?? later);
      await pause(planned ?? 0, signal);
      if (signal.aborted) return;
      if (live.isWatched) rests = await look(live).catch(() => false);
    }
  }

  return {
    follow(live) {
      looking.get(live)?.abort();
      if (wantedOf(live) === null) return;
      const mine = new AbortController();
      looking.set(live, mine);
      void keepLooking(live, AbortSignal.any([mine.signal, live.ended]));
    },
  };
}
