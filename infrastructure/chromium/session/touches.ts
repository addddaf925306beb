import type { ViewerInput } from '../../../application/ports/remote-browser.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import type { PageScale } from './page-scale.ts';

type Touch = Extract<ViewerInput, { type: 'touch' }>;

const TYPES = { start: 'touchStart', move: 'touchMove', end: 'touchEnd', cancel: 'touchCancel' } as const;

/**
 * Fingers on a page. A move waits for the one before, so that of those that pile up the last one counts; with more fingers
 * than one the page is asked for its scale before each, which is what they change. Nothing else waits: a finger that is
 * lifted late has pressed long.
 */
export class Touches {
  readonly #session: DevtoolsSession;
  readonly #scale: PageScale;
  #moving = false;
  #nextMove: Touch | null = null;
  /** Counts what is no move: a move of before must not come after it. */
  #turns = 0;

  constructor(session: DevtoolsSession, scale: PageScale) {
    this.#session = session;
    this.#scale = scale;
  }

  /** Resolves once the page has taken it, or never will. */
  async send(touch: Touch): Promise<void> {
    if (touch.kind === 'move') {
      if (this.#moving) this.#nextMove = touch;
      else await this.#move(touch);
      return;
    }
    const pending = this.#nextMove;
    this.#nextMove = null;
    this.#turns++;
    if (pending) void this.#dispatch(pending, this.#scale.shown);
    await this.#dispatch(touch, this.#scale.shown);
  }

  async #move(first: Touch): Promise<void> {
    this.#moving = true;
    for (let move: Touch | null = first; move; move = this.#takeNext()) {
      const turn = this.#turns;
      const scale = move.points.length > 1 ? await this.#scale.ask() : this.#scale.shown;
      if (turn === this.#turns) await this.#dispatch(move, scale);
    }
    this.#moving = false;
  }

  #takeNext(): Touch | null {
    const next = this.#nextMove;
    this.#nextMove = null;
    return next;
  }

  /** What is left of several fingers is told as a move without the one that was lifted: an end has no points. */
  async #dispatch({ kind, points }: Touch, scale: number): Promise<void> {
    const type = points.length > 0 && (kind === 'end' || kind === 'cancel') ? 'touchMove' : TYPES[kind];
    const touchPoints = points.map(({ id, x, y }) => ({ id, x: x / scale, y: y / scale }));
    const sent = this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
    // The page is gone, or takes no fingers now.
    await sent.catch(() => undefined);
  }
}
