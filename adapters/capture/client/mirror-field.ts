import { element } from './dom.ts';
import type { MirrorNode } from './protocol.ts';

/** What is typed is sent once the person pauses for so long, in ms. */
const PAUSE_MS = 300;

/** A field whose text becomes that of the field of the website. */
export type MirrorField = {
  root: HTMLElement;
  input: HTMLInputElement | HTMLTextAreaElement;
  update(node: MirrorNode): void;
};

/** @param wishes what goes to the website: the whole text, and Enter, which comes behind it. */
export function createMirrorField(node: MirrorNode, wishes: { fill(text: string): void; enter(): void }): MirrorField {
  const isLong = node.field === 'multiline';
  const type = node.role === 'range' ? 'range' : node.field === 'password' ? 'password' : 'text';
  const input = isLong ? element('textarea', { rows: '3' }) : element('input', { type, autocomplete: 'off' });
  const words = element('span', {});
  let timer = 0;
  /** What the website has, as far as is known here. */
  let sent: string | null = null;

  function flush(): void {
    if (timer === 0) return;
    clearTimeout(timer);
    timer = 0;
    sent = input.value;
    wishes.fill(input.value);
  }
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  });
  input.addEventListener('blur', flush);
  input.addEventListener('keydown', event => {
    const { key } = event as KeyboardEvent;
    if (key !== 'Enter' || isLong) return;
    event.preventDefault();
    flush();
    wishes.enter();
  });
  return {
    root: element('label', { class: 'field' }, words, input),
    input,
    update(now) {
      const name = now.name || (now.description ?? '…');
      if (words.textContent !== name) words.textContent = name;
      input.readOnly = now.readonly === true;
      if (input instanceof HTMLInputElement && type === 'range') {
        input.min = String(now.min ?? 0);
        input.max = String(now.max ?? 100);
      }
      // What hides its text does not tell it either. What is being typed is not overwritten.
      const value = now.value ?? '';
      if (type === 'password' || timer !== 0 || value === input.value) return;
      if (document.activeElement === input && value === sent) return;
      if (document.activeElement === input && sent !== null && input.value === sent && value === '') return;
      input.value = value;
    },
  };
}
