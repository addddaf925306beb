/** How many times as wide as its frame evidence is shown. */
const STEPS = [1, 1.5, 2, 3, 4];
/** Farther than this a press of the mouse moves the evidence, and is no click; in pixels. */
const MOVES = 4;

const frameOf = (element: Element | null) => element?.closest('figure')?.querySelector<HTMLElement>('[data-picture]');

/** A frame that can be scrolled is reached by the keyboard; that of a document always is. */
function settle(frame: HTMLElement): void {
  const isMovable = frame.classList.contains('zoomed') || frame.classList.contains('full');
  if (isMovable || frame.classList.contains('leaves')) frame.tabIndex = 0;
  else frame.removeAttribute('tabindex');
}

function zoom(frame: HTMLElement, by: string): void {
  const full = frame.closest('figure')?.querySelector('[data-zoom="full"]');
  const isFull = by === 'full' && frame.classList.toggle('full');
  if (by !== 'full') frame.classList.remove('full');
  const now = Number(frame.dataset.times ?? 1);
  const at = STEPS.indexOf(now) + (by === 'in' ? 1 : -1);
  const times = by === 'in' || by === 'out' ? (STEPS[at] ?? now) : 1;
  // What is in the middle stays there.
  const middle = (frame.scrollTop + frame.clientHeight / 2) / Math.max(1, frame.scrollHeight);
  const across = (frame.scrollLeft + frame.clientWidth / 2) / Math.max(1, frame.scrollWidth);
  frame.dataset.times = String(times);
  frame.classList.toggle('zoomed', times !== 1);
  frame.style.setProperty('--times', String(times));
  full?.setAttribute('aria-pressed', String(isFull));
  settle(frame);
  frame.scrollTop = middle * frame.scrollHeight - frame.clientHeight / 2;
  frame.scrollLeft = across * frame.scrollWidth - frame.clientWidth / 2;
}

const KEYS: Record<string, string> = { '+': 'in', '=': 'in', '-': 'out', '0': 'fit' };

/** A mouse moves evidence about in its frame; fingers and keys do so by themselves. */
function followDrags(): void {
  document.addEventListener('pointerdown', ({ button, clientX, clientY, pointerType, target }) => {
    const frame = (target as Element).closest<HTMLElement>('[data-picture]');
    const isOnSheet = (target as Element).closest('.sheet') !== null;
    if (frame === null || !isOnSheet || pointerType !== 'mouse' || button !== 0) return;
    const [left, top] = [frame.scrollLeft, frame.scrollTop];
    let isMoved = false;
    const following = new AbortController();
    const { signal } = following;
    const move = (event: PointerEvent) => {
      isMoved ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > MOVES;
      if (!isMoved) return;
      frame.classList.add('moved');
      frame.scrollTo({ left: left + clientX - event.clientX, top: top + clientY - event.clientY, behavior: 'instant' });
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('dragstart', event => event.preventDefault(), { signal });
    addEventListener(
      'pointerup',
      () => {
        following.abort();
        frame.classList.remove('moved');
        if (!isMoved) return;
        const swallow = (event: Event) => event.preventDefault();
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      },
      { signal },
    );
  });
}

/** Shows the buttons of evidence that can be made larger. */
export function showZooms(): void {
  for (const buttons of document.querySelectorAll<HTMLElement>('[data-zooms]'))
    buttons.hidden = buttons.closest('figure')?.querySelector('[data-picture] .sheet') === null;
}

/** Evidence can be made larger by buttons and keys, and is then moved about in its frame. */
export function offerZoom(): void {
  showZooms();
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-zoom]');
    const frame = frameOf(button);
    if (button !== null && frame) zoom(frame, button.dataset.zoom ?? '');
  });
  document.addEventListener('keydown', event => {
    const frame = event.target as HTMLElement;
    const by = KEYS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || !frame.matches('[data-picture]')) return;
    event.preventDefault();
    zoom(frame, by);
  });
  followDrags();
}
