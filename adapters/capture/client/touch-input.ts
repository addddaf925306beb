import type { ViewerInput } from './protocol.ts';
import type { RemoteCanvas } from './remote-canvas.ts';

type Touch = ViewerInput & { type: 'touch' };

const KINDS = { touchstart: 'start', touchmove: 'move', touchend: 'end', touchcancel: 'cancel' } as const;
const NAMES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

/** A finger that lies so long without moving means more than a tap, in ms. */
const TAP_MS = 200;
/** So far a finger trembles, in pixels of the remote page. */
const TREMBLE_PX = 8;

/** The finger that touches first, until it is known whether it taps. */
class FirstTouch {
  readonly #send: (touch: Touch) => void;
  #held: Touch | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (touch: Touch) => void) {
    this.#send = send;
  }

  hold(touch: Touch): void {
    this.#held = touch;
    this.#timer = setTimeout(() => this.release(), TAP_MS);
  }

  release(): void {
    clearTimeout(this.#timer);
    if (this.#held !== null) this.#send(this.#held);
    this.#held = null;
  }

  trembles({ kind, points }: Touch): boolean {
    const [from, to] = [this.#held?.points[0], points[0]];
    if (kind !== 'move' || from === undefined || to === undefined) return false;
    return Math.hypot(to.x - from.x, to.y - from.y) < TREMBLE_PX;
  }
}

/**
 * Sends what fingers do on the canvas. A tap is sent whole when the finger is lifted: on a line that is slow between the
 * two, the site would take it for a long press.
 */
export function sendTouchInput(remote: RemoteCanvas, send: (input: ViewerInput) => void): void {
  const first = new FirstTouch(send);
  for (const name of NAMES) {
    remote.canvas.addEventListener(
      name,
      event => {
        event.preventDefault();
        const points = [...event.touches]
          .slice(0, 10)
          .map(touch => ({ id: touch.identifier % 1000, ...remote.toRemote(touch) }));
        const touch: Touch = { type: 'touch', kind: KINDS[name], points };
        if (first.trembles(touch)) return;
        first.release();
        if (touch.kind === 'start' && points.length === 1) first.hold(touch);
        else send(touch);
      },
      { passive: false },
    );
  }
}
