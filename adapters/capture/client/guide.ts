import { element } from './dom.ts';
import { languageChoice } from './language-choice.ts';
import type { CaptureTexts } from './protocol.ts';
import { recordedList } from './recorded.ts';
import { say } from './say.ts';
import { paragraphs } from './text.ts';

/** The words that open and close: a screen reader says by itself which it is. */
function toggle(): HTMLElement[] {
  const word = (name: string, text: string) => element('b', { class: name, 'aria-hidden': 'true' }, text);
  return [word('opens', say('action.details')), word('closes', say('action.close'))];
}

/** What to do, in one line, that opens to everything that was said before the start. */
export function createGuide(texts: CaptureTexts): HTMLElement {
  const task = texts.userInstruction === '' ? say('live.task', { name: texts.name }) : texts.userInstruction;
  const part = (title: string, content: Node[]) => element('section', {}, element('h2', {}, title), ...content);
  const guide = element(
    'details',
    { class: 'guide' },
    element('summary', {}, element('span', { dir: 'auto' }, task), ...toggle()),
    element(
      'div',
      { class: 'panel' },
      part(say('cover.question', { organization: texts.organization }), paragraphs(texts.query)),
      texts.userInstruction !== '' && part(say('cover.whatToDo'), paragraphs(texts.userInstruction)),
      texts.acceptanceGuide !== null &&
        texts.acceptanceGuide !== '' &&
        part(say('cover.accepted'), paragraphs(texts.acceptanceGuide)),
      part(say('recorded.heading'), [recordedList(texts)]),
      languageChoice(),
    ),
  );
  guide.addEventListener('keydown', event => {
    if (event.key === 'Escape') guide.open = false;
  });
  return guide;
}
