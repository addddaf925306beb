import { actions } from './card.ts';
import { button, element } from './dom.ts';
import type { KeptEvidence } from './protocol.ts';
import { evidenceAddress } from './requests.ts';
import { say } from './say.ts';

/** How large the picture is: within its room, then in parts of its own size. */
const SIZES = [0, 0.5, 1, 1.5, 2, 3] as const;

export const kindOf = ({ type }: KeptEvidence): string =>
  say(type === 'screenshot' ? 'tray.screenshot' : 'tray.document');

/** What there is to look at, and what can be done with it. */
export type Previewed = {
  /** All that is kept, in its order. */
  all(): readonly KeptEvidence[];
  takeBack(id: string): void;
};

/** Shows a piece of evidence large, by keyboard too: + and − change its size, 0 fits it into its room. */
export function previewEvidence(first: string, { all, takeBack }: Previewed): void {
  let id = first;
  let size = 0;
  const heading = element('h2', { id: 'preview-heading', dir: 'auto' });
  const place = element('p', { class: 'muted' });
  const room = element('div', {
    class: 'preview-room',
    role: 'group',
    'aria-labelledby': 'preview-heading',
    tabindex: '0',
  });

  const kept = () => all().find(piece => piece.id === id);
  const move = (by: number) => {
    const list = all();
    const next = list[(list.findIndex(piece => piece.id === id) + by + list.length) % list.length];
    if (next === undefined) return;
    id = next.id;
    size = 0;
    show();
  };
  const resize = (to: number) => {
    size = Math.min(SIZES.length - 1, Math.max(0, to));
    const picture = room.querySelector('img');
    const factor = SIZES[size] ?? 0;
    if (picture !== null) picture.style.width = factor === 0 ? '' : `${picture.naturalWidth * factor}px`;
    if (picture !== null) picture.classList.toggle('fitted', factor === 0);
    smaller.setAttribute('aria-disabled', String(size === 0));
    larger.setAttribute('aria-disabled', String(size === SIZES.length - 1));
  };
  const smaller = button(say('preview.smaller'), () => resize(size - 1), { 'aria-keyshortcuts': '-' });
  const larger = button(say('preview.larger'), () => resize(size + 1), { 'aria-keyshortcuts': '+' });
  const previous = button(say('preview.previous'), () => move(-1));
  const next = button(say('preview.next'), () => move(1));
  const back = button(say('tray.takeBack'), () => {
    dialog.close();
    takeBack(id);
  });
  const close = button(say('action.close'), () => dialog.close(), { class: 'primary' });

  function show(): void {
    const piece = kept();
    if (piece === undefined) {
      dialog.close();
      return;
    }
    const list = all();
    heading.textContent = `${kindOf(piece)}: ${piece.label}`;
    place.textContent = say('steps.progress', { number: list.indexOf(piece) + 1, total: list.length });
    for (const each of [previous, next, place]) each.hidden = list.length < 2;
    const address = evidenceAddress(piece.id);
    const picture = element('img', {
      src: address,
      alt: say('preview.picture', { label: piece.label }),
      class: 'fitted',
    });
    picture.addEventListener('error', () => {
      const link = element('a', { href: address, download: piece.label }, say('preview.save'));
      const words = say(piece.type === 'document' ? 'preview.document' : 'preview.gone');
      room.replaceChildren(element('p', {}, words), ...(piece.type === 'document' ? [link] : []));
      for (const each of [smaller, larger]) each.hidden = true;
    });
    for (const each of [smaller, larger]) each.hidden = false;
    room.replaceChildren(picture);
    resize(0);
  }

  const dialog = element(
    'dialog',
    { class: 'preview', 'aria-labelledby': 'preview-heading' },
    element('header', {}, heading, place),
    room,
    actions(close, previous, next, smaller, larger, back),
  );
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === '+' || key === '=') resize(size + 1);
    if (key === '-') resize(size - 1);
    if (key === '0') resize(0);
  });
  dialog.addEventListener('close', () => dialog.remove());
  show();
  document.body.append(dialog);
  dialog.showModal();
}
