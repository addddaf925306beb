import { modifiersOf } from './modifiers.ts';
import type { ViewerInput } from './protocol.ts';

/** Two presses of Escape within this time, in ms, give the keyboard back to the page's own buttons. */
const LEAVE_WITHIN_MS = 600;

/** Shortcuts of the browser around the page, which stay its own. */
const KEPT_BY_BROWSER = /^Key[WTNRL]$/;

/** What the keyboard may ask of the live screen. */
export type KeyboardWishes = {
  send(input: ViewerInput): void;
  /** Copy what is selected on the site; `cut` also deletes it. */
  copy(cut: boolean): void;
  /** Escape was pressed twice. */
  leave(): void;
};

/** A key that goes through an input method: its text comes from the composition. */
function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229 || event.key === 'Dead' || event.key === 'Process';
}

function textOf(event: KeyboardEvent, command: boolean): string | null {
  if (event.key === 'Enter') return '\r';
  return [...event.key].length === 1 && !command ? event.key : null;
}

/** Sends the keys that are pressed while this element has the focus. */
export function sendKeyboardInput(target: HTMLElement, wishes: KeyboardWishes): void {
  let escapeAt = Number.NEGATIVE_INFINITY;

  /** Whether the key is dealt with here, and not sent as a key. */
  function isShortcut(event: KeyboardEvent, command: boolean, kind: 'down' | 'up'): boolean {
    if (!command) return false;
    if (event.code === 'KeyV') return true;
    if (event.code !== 'KeyC' && event.code !== 'KeyX') return false;
    event.preventDefault();
    if (kind === 'down') wishes.copy(event.code === 'KeyX');
    return true;
  }

  function onKey(event: KeyboardEvent, kind: 'down' | 'up'): void {
    if (isComposing(event) || event.key === 'Meta' || event.key === 'Unidentified') return;
    const altGraph = event.getModifierState('AltGraph');
    const command = (event.ctrlKey || event.metaKey) && !altGraph;
    if (command && KEPT_BY_BROWSER.test(event.code)) return;
    if (isShortcut(event, command, kind)) return;
    event.preventDefault();
    if (event.key === 'Escape' && kind === 'down') {
      if (event.timeStamp - escapeAt < LEAVE_WITHIN_MS) {
        wishes.leave();
        return;
      }
      escapeAt = event.timeStamp;
    }
    wishes.send({
      type: 'key',
      kind,
      key: event.key,
      code: event.code,
      text: kind === 'down' ? textOf(event, command) : null,
      location: event.location,
      modifiers: altGraph ? 0 : modifiersOf(event),
      repeat: event.repeat,
    });
  }
  target.addEventListener('keydown', event => onKey(event, 'down'));
  target.addEventListener('keyup', event => onKey(event, 'up'));
  target.addEventListener('paste', event => {
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text !== '') wishes.send({ type: 'text', text: text.slice(0, 20_000) });
  });
}
