import { report } from './report.ts';

/** A finger that rests for so long, in ms, lifts what can be dragged. */
const LIFTS_MS = 300;
/** A finger that moves so far, in pixels, scrolls. */
const STRAYS_PX = 10;

function isLetDragged(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.getAttribute('draggable') === 'true';
}

/**
 * Says when a finger lifts something, which Chromium lets it do on phones alone. A page that takes fingers itself has no
 * need of it.
 */
export function watchLifting(): void {
  let timer = 0;
  let from: Touch | undefined;
  const stop = () => clearTimeout(timer);
  const passive = { capture: true, passive: true };
  addEventListener(
    'touchstart',
    event => {
      stop();
      [from] = event.touches;
      if (event.touches.length > 1 || !event.composedPath().some(isLetDragged)) return;
      timer = setTimeout(() => event.defaultPrevented || report({ type: 'lifted' }), LIFTS_MS);
    },
    passive,
  );
  addEventListener(
    'touchmove',
    ({ touches: [to] }) => {
      if (from && to && Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > STRAYS_PX) stop();
    },
    passive,
  );
  for (const name of ['touchend', 'touchcancel'] as const) addEventListener(name, stop, passive);
}
