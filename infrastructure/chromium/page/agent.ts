/**
 * Lives in an isolated world of every frame: says what the viewer cannot see in a picture of the page (what has the
 * focus, which native picker would open, what is copied) and does what no input event can (read the selection, set a
 * picked value).
 */
import { watchClipboard } from './clipboard.ts';
import { fillWithPdf } from './embedded-pdf.ts';
import { watchLifting } from './lifting.ts';
import { notePointer, onClick, onMouseDown, onOpeningKey, onTouchEnd, takeOver } from './pickers.ts';
import { report } from './report.ts';
import { askInto, focusedElement, letInto, pressedElement } from './shadow-roots.ts';
import { watchFingers } from './touch-selection.ts';

const TEXTLESS_INPUTS = /^(button|checkbox|radio|submit|reset|file|image|range|color|hidden)$/;

/** The last press, for a field that could not be seen yet when it came. */
let pressed: { x: number; y: number; at: number } = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
const PRESS_COUNTS_MS = 1_000;

function takesText(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  // An editor that draws its text itself is told of it here, and has no field.
  if ('editContext' in element && element.editContext !== null) return true;
  if (element instanceof HTMLInputElement) return !TEXTLESS_INPUTS.test(element.type) && !element.readOnly;
  return element.isContentEditable || (element instanceof HTMLTextAreaElement && !element.readOnly);
}

function reportFocus(): void {
  const element = focusedElement();
  askInto(element);
  const field = element instanceof HTMLElement ? element : null;
  const inputType = element instanceof HTMLInputElement ? element.type : (element?.tagName.toLowerCase() ?? '');
  const { inputMode = '', enterKeyHint = '' } = field ?? {};
  report({ type: 'focus', editable: takesText(element), inputType, inputMode, enterKeyHint });
}

/** Only the frame that has the focus speaks: one that has just lost it would contradict the one that has it now. */
function reportOwnFocus(): void {
  const isInFrame = document.activeElement instanceof HTMLIFrameElement;
  if (document.hasFocus() && !isInFrame) reportFocus();
}

/** Looks into a closed shadow root that the browser hands over, for what was pressed or focused there before. */
export function enter(root: ShadowRoot): void {
  letInto(root);
  reportOwnFocus();
  const inner = root.elementFromPoint(pressed.x, pressed.y);
  if (inner === null || performance.now() - pressed.at > PRESS_COUNTS_MS) return;
  askInto(inner);
  takeOver(inner);
}

/** Whether the element that is typed into takes a password. */
export function isPasswordFocused(): boolean {
  const element = focusedElement();
  return element instanceof HTMLInputElement && element.type === 'password';
}

/** The selected text, never that of a password. */
export function selectedText(): string {
  const element = focusedElement();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (element instanceof HTMLInputElement && element.type === 'password') return '';
    if (element.selectionStart !== null && element.selectionEnd !== null) {
      return element.value.slice(element.selectionStart, element.selectionEnd);
    }
  }
  return getSelection()?.toString() ?? '';
}

/** A caret that blinks would be two pictures a second of a page on which nothing happens. */
function adaptStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':where(html) { caret-animation: manual }');
  document.adoptedStyleSheets.push(sheet);
}

adaptStyle();
watchClipboard();
watchFingers();
watchLifting();
fillWithPdf();
addEventListener('focusin', reportOwnFocus, true);
addEventListener('focusout', () => setTimeout(reportOwnFocus, 0), true);
addEventListener(
  'pointerdown',
  event => {
    notePointer(event);
    report({ type: 'here' });
  },
  true,
);
addEventListener(
  'mousedown',
  event => {
    pressed = { x: event.clientX, y: event.clientY, at: performance.now() };
    onMouseDown(event);
    askInto(pressedElement(event));
    // A field that has the focus already tells nothing by itself when it is pressed again.
    setTimeout(reportOwnFocus, 0);
  },
  true,
);
addEventListener('touchend', onTouchEnd, { capture: true, passive: false });
addEventListener('click', onClick, true);
addEventListener('keydown', event => onOpeningKey(event, focusedElement()), true);
// What had the focus on the page before is gone with it.
if (self === top) addEventListener('DOMContentLoaded', reportOwnFocus);
