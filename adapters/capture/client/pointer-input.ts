import { modifiersOf } from './modifiers.ts';
import type { ViewerInput } from './protocol.ts';
import type { RemoteCanvas } from './remote-canvas.ts';

type Mouse = ViewerInput & { type: 'mouse' };

const BUTTONS = ['left', 'middle', 'right'] as const;

/** Presses within this time and distance count as one multiple click. */
const MULTI_CLICK = { ms: 450, px: 5 };

/** Height of a line where a wheel counts in lines, in pixels. */
const LINE_PX = 40;

/** Counts clicks as a desktop does: 1, 2, 3, then 1 again. */
function createClickCounter() {
  let last = { at: 0, x: 0, y: 0, count: 0 };
  return {
    press(event: PointerEvent): number {
      const near = Math.hypot(event.clientX - last.x, event.clientY - last.y) < MULTI_CLICK.px;
      const again = near && event.timeStamp - last.at < MULTI_CLICK.ms;
      last = { at: event.timeStamp, x: event.clientX, y: event.clientY, count: again ? (last.count % 3) + 1 : 1 };
      return last.count;
    },
    get count() {
      return Math.max(1, last.count);
    },
  };
}

/** Sends what a mouse or pen does on the canvas. Moves and wheel turns are gathered to one a picture. */
export function sendPointerInput(remote: RemoteCanvas, send: (input: ViewerInput) => void): void {
  const { canvas } = remote;
  const clicks = createClickCounter();
  let move: Mouse | null = null;
  let wheel: (ViewerInput & { type: 'wheel' }) | null = null;

  const mouse = (event: PointerEvent, kind: Mouse['kind'], button: Mouse['button'], count: number): Mouse => ({
    type: 'mouse',
    kind,
    ...remote.toRemote(event),
    button,
    buttons: event.buttons & 7,
    clicks: count,
    modifiers: modifiersOf(event),
  });

  function flush(): void {
    if (move !== null) send(move);
    if (wheel !== null) send(wheel);
    move = null;
    wheel = null;
  }
  const isTouch = (event: PointerEvent) => event.pointerType === 'touch';

  canvas.addEventListener('pointerdown', event => {
    const button = BUTTONS[event.button];
    if (isTouch(event) || button === undefined) return;
    event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    flush();
    send(mouse(event, 'down', button, clicks.press(event)));
  });
  canvas.addEventListener('pointerup', event => {
    const button = BUTTONS[event.button];
    if (isTouch(event) || button === undefined) return;
    flush();
    send(mouse(event, 'up', button, clicks.count));
  });
  canvas.addEventListener('pointermove', event => {
    if (isTouch(event)) return;
    if (move === null && wheel === null) requestAnimationFrame(flush);
    move = mouse(event, 'move', event.buttons & 1 ? 'left' : 'none', 0);
  });
  canvas.addEventListener(
    'wheel',
    event => {
      event.preventDefault();
      const unit = event.deltaMode === 1 ? LINE_PX : event.deltaMode === 2 ? canvas.clientHeight : 1;
      if (move === null && wheel === null) requestAnimationFrame(flush);
      wheel = {
        type: 'wheel',
        ...remote.toRemote(event),
        dx: (wheel?.dx ?? 0) + event.deltaX * unit,
        dy: (wheel?.dy ?? 0) + event.deltaY * unit,
        modifiers: modifiersOf(event),
      };
    },
    { passive: false },
  );
  canvas.addEventListener('contextmenu', event => event.preventDefault());
}
