import type { ViewerInput } from '../../../application/ports/remote-browser.ts';

type Touch = Extract<ViewerInput, { type: 'touch' }>;
type Mouse = Extract<ViewerInput, { type: 'mouse' }>;
type Place = { x: number; y: number };

function mouse(kind: Mouse['kind'], { x, y }: Place, buttons: number): Mouse {
  const button = kind === 'move' && buttons === 0 ? 'none' : 'left';
  return { type: 'mouse', kind, x, y, button, buttons, clicks: kind === 'move' ? 0 : 1, modifiers: 0 };
}

/**
 * A finger that rests on what can be dragged lifts it. From its next move on the page gets a mouse in its place, after the
 * word that the finger is gone: so browsers of phones drag, and Chromium does on phones alone.
 */
export class LiftedFinger {
  /** Where the only finger is; null: there is none, or there are several. */
  #at: Place | null = null;
  #state: 'down' | 'lifts' | 'drags' = 'down';

  /** The page lets be dragged what the finger rests on. */
  lift(): void {
    if (this.#at !== null && this.#state === 'down') this.#state = 'lifts';
  }

  /** What the page gets for what a finger does. */
  inPlaceOf(touch: Touch): (Touch | Mouse)[] {
    const [point] = touch.points;
    const from = this.#at;
    if (touch.kind === 'start' && this.#state !== 'drags') {
      this.#at = touch.points.length === 1 && point ? point : null;
      this.#state = 'down';
      return [touch];
    }
    const isGone = touch.points.length === 0;
    if (from === null || this.#state === 'down' || (this.#state === 'lifts' && isGone)) {
      if (isGone) this.#at = null;
      return [touch];
    }
    const to = point ?? from;
    this.#at = isGone ? null : to;
    const moved = mouse('move', to, 1);
    if (this.#state === 'lifts') {
      this.#state = 'drags';
      return [{ type: 'touch', kind: 'cancel', points: [] }, mouse('move', from, 0), mouse('down', from, 1), moved];
    }
    if (!isGone) return [moved];
    this.#state = 'down';
    return [mouse('up', to, 0)];
  }
}
