import { type Child, element } from './dom.ts';
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

/** A part of what opens, under its heading. */
export function guidePart(title: string, content: Node[]): HTMLElement {
  return element('section', {}, element('h2', {}, title), ...content);
}

/** A line that opens to more. @param panel what it opens to, before everything that was said before the start. */
export function guideOf(line: Child[], panel: Child[], texts: CaptureTexts): HTMLDetailsElement {
  const guide = element(
    'details',
    { class: 'guide' },
    element('summary', {}, ...line, ...toggle()),
    element(
      'div',
      { class: 'panel', role: 'group', 'aria-label': say('action.details'), tabindex: '0' },
      ...panel,
      guidePart(say('cover.question', { organization: texts.organization }), paragraphs(texts.query)),
      texts.acceptanceGuide !== null &&
        texts.acceptanceGuide !== '' &&
        guidePart(say('cover.accepted'), paragraphs(texts.acceptanceGuide)),
      guidePart(say('recorded.heading'), [recordedList(texts)]),
      languageChoice(),
    ),
  );
  guide.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !guide.open) return;
    guide.open = false;
    guide.querySelector('summary')?.focus();
  });
  return guide;
}

/** What to do, in one line, that opens to everything that was said before the start. */
export function createGuide(texts: CaptureTexts): HTMLElement {
  const { userInstruction } = texts;
  const task = userInstruction === '' ? say('live.task', { name: texts.name }) : userInstruction;
  const instruction = userInstruction !== '' && guidePart(say('cover.whatToDo'), paragraphs(userInstruction));
  return guideOf([element('span', { dir: 'auto' }, task)], [instruction], texts);
}
