import { element } from './dom.ts';
import type { ViewerInput } from './protocol.ts';
import { say } from './say.ts';

type Key = { key: string; text: string | null };

/** What a soft keyboard does to a text that is not typed by keys. */
const EDITS: Readonly<Record<string, Key>> = {
  deleteContentBackward: { key: 'Backspace', text: null },
  deleteContentForward: { key: 'Delete', text: null },
  insertLineBreak: { key: 'Enter', text: '\r' },
  insertParagraph: { key: 'Enter', text: '\r' },
};

/** Keyboards that a soft keyboard can show. */
const INPUT_MODES = /^(text|decimal|numeric|tel|search|email|url)$/;
const MODE_OF_TYPE: Readonly<Record<string, string>> = { email: 'email', tel: 'tel', url: 'url', number: 'decimal' };

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
  const press = ({ key, text }: Key) => {
    const shared = { type: 'key', key, code: key, location: 0, modifiers: 0, repeat: false } as const;
    send({ ...shared, kind: 'down', text });
    send({ ...shared, kind: 'up', text: null });
  };
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
    if (edit !== undefined) press(edit);
    else if (event.data !== null) send({ type: 'text', text: event.data });
  });
  return entry;
}

/** Chooses the soft keyboard that suits the remote field. */
export function suitKeyboard(entry: HTMLTextAreaElement, field: { inputType: string; inputMode: string }): void {
  const mode = INPUT_MODES.test(field.inputMode) ? field.inputMode : (MODE_OF_TYPE[field.inputType] ?? 'text');
  entry.setAttribute('inputmode', mode);
}
