import { announce } from './announcer.ts';
import type { App } from './app.ts';
import { button, element } from './dom.ts';
import { guideOf, guidePart } from './guide.ts';
import { icon } from './icons.ts';
import { ask } from './page-dialog.ts';
import { problem } from './problem.ts';
import type { Guidance, Problem, StepWish } from './protocol.ts';
import { listed, say } from './say.ts';
import { takeBack } from './toasts.ts';

/** Names of fields and variables as one reads them. */
const readable = (name: string) => name.replaceAll('_', ' ');

const STATES = { open: 'steps.todo', done: 'steps.done', skipped: 'steps.skipped' } as const;

/** Where the end user is in the steps, what the step asks for, and the way to its page. */
export type StepsGuide = {
  root: HTMLElement;
  show(guidance: Guidance): void;
  /** What was shown last; null before the first. */
  readonly guidance: Guidance | null;
  /** What did not work, in words: where to go for the step, when the page was another one. */
  wordsOf(code: Problem): string;
};

/** The numbers of steps that are not done, and what each asks for, as parts of a sentence. */
export function undoneSteps({ steps }: Guidance): string[] {
  return steps.flatMap(({ instruction, state }, index) =>
    state === 'done' ? [] : [`${index + 1}. ${instruction.trim().replace(/[.。]$/, '')}`],
  );
}

/** What is wanted at the page, and whether it was seen there. */
function wantedFields({ fields }: Guidance): HTMLElement | false {
  if (fields.length === 0) return false;
  const chips = fields.map(({ name, found }) => {
    const text = say(found ? 'steps.found' : 'steps.notFound', { name: readable(name) });
    return element(
      'li',
      { class: found ? 'found' : '', title: text, 'aria-label': text },
      found && icon('check'),
      readable(name),
    );
  });
  return element('ul', { class: 'wanted', 'aria-label': say('steps.wanted') }, ...chips);
}

/** Where to go, or what happens here, in a sentence. */
function hintOf({ current, here, place, waitsFor }: Guidance, byItself: boolean): string {
  if (current === null) return say('steps.allDone');
  if (here) return say(byItself ? 'steps.hereByItself' : 'steps.here');
  const there = say('steps.goTo', { place: place ?? '' });
  return waitsFor.length === 0 ? there : `${there}. ${say('steps.waits', { names: listed(waitsFor.map(readable)) })}`;
}

/** @param send Tells the service what the end user wishes. */
export function createStepsGuide(app: App, send: (wish: StepWish) => void): StepsGuide {
  const { texts } = app;
  let guidance: Guidance | null = null;
  let spoken = '';
  /** What was said of the page that was shown before. */
  let elsewhere = '';

  const badge = element('strong', { class: 'badge' });
  const task = element('span', { dir: 'auto' });
  const list = element('ol', { class: 'steps-list' });
  const details = guideOf([badge, task], [guidePart(say('steps.list'), [list])], texts);
  const now = element('div', { class: 'step-now' });

  async function skip(step: number): Promise<void> {
    const text = say('steps.skipText', { organization: texts.organization });
    if (await ask(say('steps.skipHeading', { number: step }), text, say('steps.skip'), say('action.cancel'))) {
      send({ wish: 'skip', step });
    }
  }

  function entryOf(
    { instruction, state }: Guidance['steps'][number],
    index: number,
    current: number | null,
  ): HTMLElement {
    const number = index + 1;
    const isCurrent = number === current;
    const takeUp = () => {
      details.open = false;
      send({ wish: 'take_up', step: number });
    };
    return element(
      'li',
      { class: isCurrent ? 'current' : state, ...(isCurrent ? { 'aria-current': 'step' } : {}) },
      element('span', { dir: 'auto' }, instruction),
      element('span', { class: 'muted' }, say(STATES[state])),
      !isCurrent && button(say('steps.takeUp', { number }), takeUp, { class: 'quiet' }),
    );
  }

  function show(shown: Guidance): void {
    guidance = shown;
    if (shown.here) takeBack(elsewhere);
    const { current, steps, here, canGo, takenBack } = shown;
    const hint = hintOf(shown, texts.capturesByItself && !takenBack);
    badge.hidden = current === null;
    badge.textContent = current === null ? '' : say('steps.progress', { number: current, total: steps.length });
    task.textContent = current === null ? say('steps.allDone') : (steps[current - 1]?.instruction ?? '');
    list.replaceChildren(...steps.map((step, index) => entryOf(step, index, current)));
    const focused = now.contains(document.activeElement) ? document.activeElement?.getAttribute('data-wish') : null;
    now.hidden = current === null;
    const buttons =
      current === null
        ? []
        : [
            !here &&
              canGo &&
              button(say('steps.open'), () => send({ wish: 'go', step: current }), { 'data-wish': 'go' }),
            here &&
              takenBack &&
              texts.capturesByItself &&
              button(say('steps.again'), () => send({ wish: 'take_up', step: current }), { 'data-wish': 'again' }),
            button(say('steps.skip'), () => void skip(current), { class: 'quiet', 'data-wish': 'skip' }),
          ];
    now.replaceChildren(
      ...[
        wantedFields(shown),
        element('p', { class: here ? 'hint here' : 'hint', dir: 'auto' }, hint),
        ...buttons,
      ].filter(child => child !== false),
    );
    // What was rebuilt keeps the focus.
    if (focused) now.querySelector<HTMLElement>(`[data-wish="${focused}"]`)?.focus();
    const words = `${badge.textContent} ${task.textContent} ${hint}`;
    if (words !== spoken) announce(words, 'spoken');
    spoken = words;
  }

  // The room that it takes is measured before the session starts.
  show({
    current: 1,
    steps: texts.steps.map(instruction => ({ instruction, state: 'open' })),
    fields: [],
    place: null,
    here: true,
    takenBack: false,
    canGo: false,
    waitsFor: [],
  });
  return {
    root: element('div', { class: 'guide-area' }, details, now),
    show,
    get guidance() {
      return guidance;
    },
    wordsOf(code) {
      const words = problem(code, texts);
      if (code !== 'WRONG_PAGE' || guidance === null) return words;
      elsewhere = `${words} ${say('steps.goTo', { place: guidance.place ?? '' })}`;
      return elsewhere;
    },
  };
}
