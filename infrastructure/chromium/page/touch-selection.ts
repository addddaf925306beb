/** A finger that rests for so long, in ms, or taps twice, selects a word: Chromium does that on phones alone. */
const RESTS_MS = 550;
/** A finger that moves so far, in pixels, drags. */
const MOVES_PX = 10;

const WORD = /[\p{L}\p{M}\p{N}_'’@.-]/u;

let timer = 0;
let rests: PointerEvent | null = null;

/** The ends of the word about a place of a text. */
function wordAbout(text: string, place: number): [start: number, end: number] {
  let [start, end] = [place, place];
  while (start > 0 && WORD.test(text.charAt(start - 1))) start--;
  while (end < text.length && WORD.test(text.charAt(end))) end++;
  return [start, end];
}

function selectWordAt(x: number, y: number): void {
  const caret = document.caretPositionFromPoint(x, y);
  const node = caret?.offsetNode;
  if (!caret || !node) return;
  if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
    if (node.selectionStart !== null) node.setSelectionRange(...wordAbout(node.value, caret.offset));
  } else if (node instanceof Text && node.parentElement) {
    if (getComputedStyle(node.parentElement).userSelect === 'none') return;
    const [start, end] = wordAbout(node.data, caret.offset);
    getSelection()?.setBaseAndExtent(node, start, node, end);
  }
}

/** Whether something that the event was not on has the focus: what is typed goes where the selection is. */
function isTypingElsewhere({ target }: Event): boolean {
  const focused = document.activeElement;
  const isNone = focused === null || focused === document.body || focused === document.documentElement;
  return !isNone && target instanceof Node && !focused.contains(target);
}

/** The second tap on a label selects its word, upon which Chromium leaves the field alone that the first one led into. */
function onDoubleTap(event: MouseEvent): void {
  const label = event.target instanceof Element ? event.target.closest('label') : null;
  if (label?.control) label.control.focus({ preventScroll: true });
  else if (!isTypingElsewhere(event)) selectWordAt(event.clientX, event.clientY);
}

function stopWaiting(): void {
  clearTimeout(timer);
  rests = null;
}

/** Lets fingers select. */
export function watchFingers(): void {
  addEventListener(
    'pointerdown',
    event => {
      stopWaiting();
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      rests = event;
      timer = setTimeout(() => selectWordAt(event.clientX, event.clientY), RESTS_MS);
    },
    true,
  );
  addEventListener(
    'pointermove',
    event => {
      if (rests && Math.hypot(event.clientX - rests.clientX, event.clientY - rests.clientY) > MOVES_PX) stopWaiting();
    },
    true,
  );
  for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, stopWaiting, true);
  let byTouch = false;
  addEventListener(
    'click',
    event => {
      byTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    },
    true,
  );
  addEventListener('dblclick', event => byTouch && onDoubleTap(event), true);
}
