import { element } from './dom.ts';
import type { CaptureTexts } from './protocol.ts';
import { paragraphs } from './text.ts';

/** What to do, in one line, that opens to everything that was said before the start. */
export function createGuide(texts: CaptureTexts): HTMLElement {
  const task = texts.userInstruction === '' ? texts.query : texts.userInstruction;
  const part = (title: string, content: Node[]) => element('section', {}, element('h2', {}, title), ...content);
  const guide = element(
    'details',
    { class: 'guide' },
    element('summary', {}, element('span', {}, task)),
    element(
      'div',
      { class: 'panel' },
      part('What is asked', paragraphs(texts.query)),
      texts.userInstruction !== '' && part('What to do', paragraphs(texts.userInstruction)),
      texts.acceptanceGuide !== null &&
        texts.acceptanceGuide !== '' &&
        part('What is accepted', paragraphs(texts.acceptanceGuide)),
      part('What is recorded', [element('ul', {}, ...texts.recorded.map(line => element('li', {}, line)))]),
    ),
  );
  guide.addEventListener('keydown', event => {
    if (event.key === 'Escape') guide.open = false;
  });
  return guide;
}
