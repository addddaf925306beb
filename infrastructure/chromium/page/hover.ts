import { report } from './report.ts';

/** The words for an element are short: what is longer is cut. */
const LONGEST_TITLE = 300;
/** A page that changes them all the time is heard so often at most, in ms. */
const HOVER_PAUSE_MS = 60;

let hovered = '';
let isTelling = false;
let under: EventTarget[] = [];

/** A picture as a pointer has a keyword for those who can't have it: the last one. */
function cursorOf(element: Element): string {
  const keyword = /([a-z-]+)$/.exec(getComputedStyle(element).cursor)?.[1] ?? 'auto';
  if (keyword !== 'auto') return keyword;
  return element instanceof HTMLElement && element.isContentEditable ? 'text' : 'default';
}

function titleOf(path: readonly EventTarget[]): string {
  for (const each of path) {
    if (each instanceof HTMLElement && each.title !== '') return each.title.slice(0, LONGEST_TITLE);
  }
  return '';
}

/** The pointer and the title of what the mouse is over are drawn by the browser, and by no picture of the page. */
function tellHovered(): void {
  isTelling = false;
  const element = under.find(each => each instanceof Element);
  if (element === undefined) return;
  const [cursor, title] = [cursorOf(element as Element), titleOf(under)];
  if (`${cursor} ${title}` === hovered) return;
  hovered = `${cursor} ${title}`;
  report({ type: 'hover', cursor, title });
}

function onHover(event: PointerEvent): void {
  if (!event.isTrusted || event.pointerType !== 'mouse') return;
  under = event.composedPath();
  if (isTelling) return;
  isTelling = true;
  setTimeout(tellHovered, HOVER_PAUSE_MS);
}

/** Whoever comes back from another frame is told again. */
function onLeave(): void {
  hovered = '';
}

addEventListener('pointermove', onHover, { capture: true, passive: true });
document.addEventListener('pointerleave', onLeave, { capture: false, passive: true });
