/**
 * Lives in an isolated world of every frame: says what the viewer cannot see in a picture of the page (what has the
 * focus, which native picker would open) and does what no input event can (read the selection, set a picked value).
 */
declare const affiantReport: ((message: string) => void) | undefined;

export type AgentReport =
  | { type: 'here' }
  | { type: 'focus'; editable: boolean; inputType: string; inputMode: string }
  | { type: 'picker'; kind: string; value: string };

const TEXTLESS_INPUTS = /^(button|checkbox|radio|submit|reset|file|image|range|color|hidden)$/;
const PICKED_INPUTS = /^(date|time|datetime-local|month|week|color)$/;

/** The input whose native picker was asked for last. */
let pickedInput: HTMLInputElement | null = null;

/** The way out is put into a new document a moment after this script has begun: what is said before waits for it. */
const unsaid: AgentReport[] = [];
const MOST_UNSAID = 20;
const PATIENCE_MS = 3_000;
const PAUSE_MS = 20;

function report(message: AgentReport): void {
  unsaid.push(message);
  if (unsaid.length === 1) say(performance.now() + PATIENCE_MS);
  else if (unsaid.length > MOST_UNSAID) unsaid.shift();
}

function say(until: number): void {
  if (typeof affiantReport === 'function')
    for (const message of unsaid.splice(0)) affiantReport(JSON.stringify(message));
  else if (performance.now() < until) setTimeout(say, PAUSE_MS, until);
  else unsaid.length = 0;
}

/** The focused element, looked for in open shadow roots. */
function focusedElement(): Element | null {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
}

function isEditable(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element instanceof HTMLInputElement) return !TEXTLESS_INPUTS.test(element.type) && !element.readOnly;
  return element.isContentEditable || (element instanceof HTMLTextAreaElement && !element.readOnly);
}

function reportFocus(): void {
  const element = focusedElement();
  const inputMode = element instanceof HTMLElement ? element.inputMode : '';
  const inputType = element instanceof HTMLInputElement ? element.type : (element?.tagName.toLowerCase() ?? '');
  report({ type: 'focus', editable: isEditable(element), inputType, inputMode });
}

/** Native pickers are windows of their own, which no screencast shows: the viewer opens one instead. */
function reportPicker(event: Event): void {
  const target = event.composedPath()[0];
  const input = target instanceof Element ? target.closest('input') : null;
  if (!event.isTrusted || !input || !PICKED_INPUTS.test(input.type) || input.disabled || input.readOnly) return;
  event.preventDefault();
  pickedInput = input;
  report({ type: 'picker', kind: input.type, value: input.value });
}

/** Sets the value that the viewer picked, as if the native picker had. */
export function applyPick(value: string): void {
  if (!pickedInput?.isConnected) return;
  pickedInput.value = value;
  pickedInput.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  pickedInput.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Whether the element that is typed into takes a password. */
export function isPasswordFocused(): boolean {
  const element = focusedElement();
  return element instanceof HTMLInputElement && element.type === 'password';
}

/** The selected text, never that of a password; with `cut` it is taken out of its field as well. */
export function selectedText(cut: boolean): string {
  const element = focusedElement();
  let text = getSelection()?.toString() ?? '';
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (element instanceof HTMLInputElement && element.type === 'password') return '';
    if (element.selectionStart !== null && element.selectionEnd !== null) {
      text = element.value.slice(element.selectionStart, element.selectionEnd);
    }
  }
  if (cut && text && isEditable(element)) document.execCommand('delete');
  return text;
}

/**
 * A `select` opens a window of its own too, unless the page draws it: `appearance: base-select` makes it do so. A caret
 * that blinks would be two pictures a second of a page on which nothing happens.
 */
function adaptStyle(): void {
  const sheet = new CSSStyleSheet();
  const select = 'select:not([multiple], [size])';
  sheet.replaceSync(`:where(${select}), :where(${select})::picker(select) { appearance: base-select }
    :where(html) { caret-animation: manual }`);
  document.adoptedStyleSheets.push(sheet);
}

adaptStyle();
addEventListener('focusin', reportFocus, true);
addEventListener('focusout', () => setTimeout(reportFocus, 0), true);
addEventListener('pointerdown', () => report({ type: 'here' }), true);
addEventListener('click', reportPicker, true);
