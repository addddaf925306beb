import { element } from './dom.ts';
import type { CaptureTexts } from './protocol.ts';
import { say } from './say.ts';

/** What will be recorded, sentence by sentence. */
export function recordedList({ recorded }: CaptureTexts, name = ''): HTMLElement {
  return element('ul', { class: name }, ...recorded.map(about => element('li', {}, say(`recorded.${about}`))));
}
