import { element } from './dom.ts';
import { icon } from './icons.ts';
import { language, say } from './say.ts';

/** Set while the page loads again because of the choice, so that the focus comes back to it. */
const CHOSEN = 'language-chosen';

/** The server keeps the choice until the browser is closed, and answers the page in this language. */
function choose(tag: string): void {
  sessionStorage.setItem(CHOSEN, tag);
  location.replace(`?language=${tag}${location.hash}`);
}

/** Lets the person choose the language of the page: each by its own name. */
export function languageChoice(): HTMLElement {
  const options = language.offered.map(({ tag, name }) =>
    element('option', { value: tag, lang: tag, selected: tag === language.tag }, name),
  );
  const select = element('select', { 'aria-describedby': 'language-hint' }, ...options);
  select.addEventListener('change', () => choose(select.value));
  const name = element('span', { class: 'visually-hidden' }, say('page.language'));
  const hint = element('span', { id: 'language-hint', hidden: true }, say('page.languageHint'));
  return element('label', { class: 'language', title: say('page.language') }, icon('globe'), name, select, hint);
}

/** The choice that has just brought this page: whoever made it goes on from there. */
export function focusAfterChoice(): void {
  if (sessionStorage.getItem(CHOSEN) === null) return;
  sessionStorage.removeItem(CHOSEN);
  document.querySelector<HTMLElement>('.language select')?.focus();
}
