import { isTypedWithOption, type Stroke, strokesOfMac } from './mac-keys.ts';
import { MODIFIER, modifiersOf } from './modifiers.ts';
import type { ViewerInput } from './protocol.ts';

/** Escape twice within this time, or Tab after Escape within the longer one, in ms, leaves the site. */
const LEAVE_WITHIN_MS = 600;
const TAB_WITHIN_MS = 4000;

/** Shortcuts of the browser around the page, which stay its own; its zoom too. */
const KEPT_BY_BROWSER = /^(Key[WTNRL]|Equal|Minus|Digit0|Numpad(Add|Subtract|0))$/;

/** What the keyboard may ask of the live screen. */
export type KeyboardWishes = {
  send(input: ViewerInput): void;
  /** Copy what is selected on the site; `cut` also deletes it. */
  copy(cut: boolean): void;
  /** Paste this text of the end user's own clipboard. */
  paste(text: string): void;
  /** Escape was pressed twice. */
  leave(): void;
  /** Tab was pressed after Escape: it leads out of the site, as it does anywhere. */
  leaveByTab(): void;
};

/** A key that goes through an input method: its text comes from the composition. */
function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229 || event.key === 'Dead' || event.key === 'Process';
}

function textOf(event: KeyboardEvent, command: boolean): string | null {
  if (event.key === 'Enter') return '\r';
  return [...event.key].length === 1 && !command ? event.key : null;
}

/** Presses a key and lets it go. */
export function pressKey(send: (input: ViewerInput) => void, { key, modifiers }: Stroke, text: string | null): void {
  const code = key.length === 1 ? `Key${key.toUpperCase()}` : key;
  const shared = { type: 'key', key, code, location: 0, modifiers, repeat: false } as const;
  send({ ...shared, kind: 'down', text });
  send({ ...shared, kind: 'up', text: null });
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
    const ofMac = strokesOfMac(event);
    if (ofMac !== null) {
      event.preventDefault();
      if (kind === 'down') for (const stroke of ofMac) pressKey(wishes.send, stroke, null);
      return;
    }
    const altGraph = event.getModifierState('AltGraph') || isTypedWithOption(event);
    const command = (event.ctrlKey || event.metaKey) && !altGraph;
    if (command && KEPT_BY_BROWSER.test(event.code)) return;
    if (isShortcut(event, command, kind)) return;
    if (event.key === 'Escape' && kind === 'down') {
      if (event.timeStamp - escapeAt < LEAVE_WITHIN_MS) {
        event.preventDefault();
        escapeAt = Number.NEGATIVE_INFINITY;
        wishes.leave();
        return;
      }
      escapeAt = event.timeStamp;
    } else if (kind === 'down' && event.key !== 'Shift') {
      const leaves = event.key === 'Tab' && event.timeStamp - escapeAt < TAB_WITHIN_MS;
      escapeAt = Number.NEGATIVE_INFINITY;
      if (leaves) {
        wishes.leaveByTab();
        return;
      }
    }
    event.preventDefault();
    wishes.send({
      type: 'key',
      kind,
      key: event.key,
      code: event.code,
      text: kind === 'down' ? textOf(event, command) : null,
      location: event.location,
      modifiers: altGraph ? modifiersOf(event) & MODIFIER.shift : modifiersOf(event),
      repeat: event.repeat,
    });
  }
  target.addEventListener('keydown', event => onKey(event, 'down'));
  // Whoever comes back has not just pressed it here.
  target.addEventListener('focus', () => {
    escapeAt = Number.NEGATIVE_INFINITY;
  });
  target.addEventListener('keyup', event => onKey(event, 'up'));
  target.addEventListener('paste', event => {
    event.preventDefault();
    wishes.paste(event.clipboardData?.getData('text/plain') ?? '');
  });
}
