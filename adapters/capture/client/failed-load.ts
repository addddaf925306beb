import { announce } from './announcer.ts';
import { actions } from './card.ts';
import { button, element } from './dom.ts';
import type { CaptureNotice, CaptureTexts, ViewerInput } from './protocol.ts';
import { say } from './say.ts';

type Load = CaptureNotice & { type: 'load' };

/** What stands in the place of a page that could not be opened, or above one whose site turns its visitor away. */
export type FailedLoad = {
  root: HTMLElement;
  /** What was asked for is not shown, and why; a problem of null: it is. Answers whether nothing of a site is shown. */
  show(load: Pick<Load, 'problem' | 'host'>): boolean;
  /** Whether there is a page to go back to. */
  allowBack(allowed: boolean): void;
};

/** @param upload lets the person choose a document of their own; null where the request takes none. */
export function createFailedLoad(
  { canUpload }: CaptureTexts,
  send: (input: ViewerInput) => void,
  upload: () => void,
): FailedLoad {
  const heading = element('h2', { class: 'outside-heading', tabindex: '-1' });
  const text = element('p', {});
  const again = button(say('action.tryAgain'), () => send({ type: 'reload' }), { class: 'primary' });
  const back = button(say('action.back'), () => send({ type: 'back' }), { class: 'secondary' });
  const close = button(say('action.close'), () => hide(), { class: 'quiet' });
  const root = element(
    'section',
    { class: 'outside failed-load', hidden: true },
    heading,
    text,
    canUpload && element('p', { class: 'muted' }, say('load.uploadInstead')),
    actions(again, back, canUpload && button(say('action.upload'), upload, { class: 'secondary' }), close),
  );

  let canGoBack = false;
  let turnsAway = false;
  const offerBack = () => {
    back.hidden = turnsAway || !canGoBack;
  };

  function hide(): void {
    root.hidden = true;
  }

  return {
    root,
    show({ problem, host }) {
      turnsAway = problem === 'TURNED_AWAY';
      root.classList.toggle('above', turnsAway);
      root.hidden = problem === null;
      if (problem === null) return false;
      heading.textContent = turnsAway ? say('load.turnedAway', { host }) : say('load.heading');
      text.textContent = sentence(problem, host);
      offerBack();
      close.hidden = !turnsAway;
      announce(`${heading.textContent}. ${text.textContent}`, 'spoken');
      if (!turnsAway) heading.focus({ preventScroll: true });
      return !turnsAway;
    },
    allowBack(allowed) {
      canGoBack = allowed;
      offerBack();
    },
  };
}

function sentence(problem: NonNullable<Load['problem']>, host: string): string {
  if (problem === 'BUSY' || problem === 'TURNED_AWAY') return say(`load.${problem}`);
  return say(`load.${problem}`, { host });
}
