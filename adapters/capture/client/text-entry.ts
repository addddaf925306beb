import { element } from './dom.ts';
import { pressKey } from './keyboard-input.ts';
import type { Stroke } from './mac-keys.ts';
import { MODIFIER } from './modifiers.ts';
import type { CaptureNotice, ViewerInput } from './protocol.ts';
import { say } from './say.ts';

/** The field of the remote page that has the focus. */
export type RemoteField = Omit<CaptureNotice & { type: 'focus' }, 'type'>;

const key = (name: string, modifiers = 0): Stroke => ({ key: name, modifiers });
const TO_LINE_START = key('Home', MODIFIER.shift);
const ENTER = key('Enter');

/** What a soft keyboard or an input method does to a text that is not typed by keys. */
const EDITS: Readonly<Record<string, readonly Stroke[]>> = {
  deleteContentBackward: [key('Backspace')],
  deleteContentForward: [key('Delete')],
  deleteWordBackward: [key('Backspace', MODIFIER.ctrl)],
  deleteWordForward: [key('Delete', MODIFIER.ctrl)],
  deleteSoftLineBackward: [TO_LINE_START, key('Backspace')],
  deleteHardLineBackward: [TO_LINE_START, key('Backspace')],
  historyUndo: [key('z', MODIFIER.ctrl)],
  historyRedo: [key('z', MODIFIER.ctrl | MODIFIER.shift)],
  insertLineBreak: [ENTER],
  insertParagraph: [ENTER],
};

/** Keyboards that a soft keyboard can show, and words on its Enter. */
const INPUT_MODES = /^(none|text|decimal|numeric|tel|search|email|url)$/;
const ENTER_KEYS = /^(enter|done|go|next|previous|search|send)$/;
const MODE_OF_TYPE: Readonly<Record<string, string>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'decimal',
  search: 'search',
};

/** Stands in the field at all times: a soft keyboard says nothing of a Backspace in an empty one. */
const PLACEHOLDER = ' ';

/**
 * An invisible field that takes what keys alone can't give: soft keyboards and input methods. It has the focus while
 * a field of the remote page has it, and keeps nothing of what is typed.
 */
export function createTextEntry(send: (input: ViewerInput) => void): HTMLTextAreaElement {
  const entry = element('textarea', {
    class: 'text-entry',
    'aria-label': say('live.typeHere'),
    autocapitalize: 'off',
    autocomplete: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    tabindex: '-1',
  });
  const empty = () => {
    entry.value = PLACEHOLDER;
    entry.setSelectionRange(PLACEHOLDER.length, PLACEHOLDER.length);
  };
  entry.addEventListener('focus', empty);
  entry.addEventListener('input', event => {
    if (!(event instanceof InputEvent) || !event.isComposing) empty();
  });
  entry.addEventListener('compositionupdate', event => send({ type: 'composition', text: event.data }));
  entry.addEventListener('compositionend', event => {
    send({ type: 'composition', text: '' });
    if (event.data !== '') send({ type: 'text', text: event.data });
    empty();
  });
  entry.addEventListener('beforeinput', event => {
    if (event.isComposing || event.inputType === 'insertCompositionText') return;
    event.preventDefault();
    const edit = EDITS[event.inputType];
    // What replaces or is dropped comes beside the event's own text.
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (edit !== undefined) for (const stroke of edit) pressKey(send, stroke, stroke === ENTER ? '\r' : null);
    else if (text !== '') send({ type: 'text', text });
  });
  return entry;
}

/** Chooses the soft keyboard that suits the remote field. */
export function suitKeyboard(entry: HTMLTextAreaElement, field: RemoteField): void {
  const mode = INPUT_MODES.test(field.inputMode) ? field.inputMode : (MODE_OF_TYPE[field.inputType] ?? 'text');
  entry.setAttribute('inputmode', mode);
  if (ENTER_KEYS.test(field.enterKeyHint)) entry.setAttribute('enterkeyhint', field.enterKeyHint);
  else entry.removeAttribute('enterkeyhint');
}
