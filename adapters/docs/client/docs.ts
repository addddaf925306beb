/** What the reference can do with JavaScript: find a route, copy code, and show where the reader is. */
import { offerCopy } from './code-box.ts';
import { offerTrials } from './try-it.ts';

const NARROW = matchMedia('(max-width: 60rem)');

function find<Kind extends Element>(selector: string, kind: new () => Kind): Kind | undefined {
  const element = document.querySelector(selector);
  return element instanceof kind ? element : undefined;
}

/** Shows only the routes that hold every word of the search. */
function offerSearch(): void {
  const box = find('.search', HTMLElement);
  const input = find('#search', HTMLInputElement);
  const found = find('#found', HTMLElement);
  if (box === undefined || input === undefined || found === undefined) return;
  const items = [...document.querySelectorAll<HTMLElement>('nav [data-find]')];
  const search = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const item of items) {
      const fits = words.every(word => item.dataset.find?.includes(word));
      item.hidden = !fits;
      if (fits) count += 1;
    }
    found.textContent = words.length === 0 ? '' : count === 1 ? '1 route' : `${count === 0 ? 'No' : count} routes`;
  };
  input.addEventListener('input', search);
  document.addEventListener('keydown', event => {
    const typing = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    input.focus();
  });
  box.hidden = false;
}

/** Marks the section that is read in the contents. */
function followReader(): void {
  const links = new Map<string, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav li a')) links.set(link.hash.slice(1), link);
  const observer = new IntersectionObserver(
    entries => {
      const entry = entries.find(({ isIntersecting }) => isIntersecting);
      if (entry === undefined) return;
      for (const link of links.values()) link.removeAttribute('aria-current');
      const current = links.get(entry.target.id);
      current?.setAttribute('aria-current', 'true');
      if (!NARROW.matches) current?.scrollIntoView({ block: 'nearest' });
    },
    { rootMargin: '-10% 0px -80% 0px' },
  );
  for (const section of document.querySelectorAll('section.operation')) observer.observe(section);
}

/** On a small screen the contents are folded up, and again when the reader has chosen. */
function foldContents(): void {
  const menu = find('details.menu', HTMLDetailsElement);
  if (menu === undefined) return;
  const fit = () => {
    menu.open = !NARROW.matches;
  };
  fit();
  NARROW.addEventListener('change', fit);
  menu.addEventListener('click', event => {
    if (NARROW.matches && event.target instanceof Element && event.target.closest('a') !== null) menu.open = false;
  });
}

offerSearch();
for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy')) offerCopy(button);
foldContents();
offerTrials();
followReader();
