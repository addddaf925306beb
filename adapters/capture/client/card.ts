import { type Child, element } from './dom.ts';
import { type IconName, icon } from './icons.ts';
import { languageChoice } from './language-choice.ts';

/** What a card may open with, beside its heading. */
export type CardHead = {
  /** A short line above the heading. */
  eyebrow?: string;
  heading: string;
  /** A round picture above everything, in the colour of its tone. */
  emblem?: { icon: IconName; tone: 'good' | 'bad' | 'neutral' };
};

/** The picture of the page's theme; null when it has none. It says nothing that the words beside it do not. */
function logo(): HTMLElement | null {
  const { logo: address } = document.body.dataset;
  return address === undefined ? null : element('img', { class: 'logo', src: address, alt: '' });
}

/** A screen that is one card in the middle of the page. */
export function card(head: CardHead, ...children: Child[]): HTMLElement {
  const emblem = head.emblem && element('div', { class: `emblem ${head.emblem.tone}` }, icon(head.emblem.icon));
  return element(
    'main',
    { class: 'card' },
    element('div', { class: 'card-top' }, logo(), emblem ?? null, languageChoice()),
    head.eyebrow !== undefined && element('p', { class: 'eyebrow', dir: 'auto' }, head.eyebrow),
    element('h1', { tabindex: '-1', dir: 'auto' }, head.heading),
    ...children,
  );
}

/** A row of buttons at a card's foot. */
export function actions(...buttons: Child[]): HTMLElement {
  return element('div', { class: 'actions' }, ...buttons);
}
