import { button, element } from './dom.ts';
import { icon } from './icons.ts';
import { say } from './say.ts';

/** A message stays for this time and for each of its letters, in ms: what is longer takes longer to read. */
const SHOWN_MS = 5000;
const LETTER_MS = 60;
/** The longest that one stays by itself, in ms. */
const LONGEST_MS = 20_000;

/** A screen reader speaks what comes into a place that it knows already: so long after that place, in ms. */
const FILLED_AFTER_MS = 60;

/** Messages at once; the oldest gives way. */
const MOST = 3;

/** Counts down while nobody points at the message or has the keyboard in it. */
function leavesByItself(toast: HTMLElement, text: string, leave: () => void): void {
  const time = Math.min(LONGEST_MS, SHOWN_MS + LETTER_MS * text.length);
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!toast.matches(':hover, :focus-within')) leave();
    }, time);
  };
  toast.addEventListener('pointerleave', wait);
  toast.addEventListener('focusout', wait);
  wait();
}

/**
 * Shows a message for as long as it takes to read it, and lets a screen reader speak it. It waits while it is pointed at
 * or has the keyboard, and can be put away.
 */
export function showToast(text: string): void {
  const holder = document.getElementById('toasts');
  if (holder === null) return;
  // Said again, it begins anew.
  takeBack(text);
  const leave = () => {
    toast.remove();
    holder.hidden = holder.children.length === 0;
  };
  const words = element('p', { class: 'toast-words', role: 'status', dir: 'auto' });
  const close = button(icon('cross'), leave, { class: 'square quiet', 'aria-label': say('action.close') });
  const toast = element('div', { class: 'toast', 'data-text': text }, words, close);
  holder.append(toast);
  holder.hidden = false;
  while (holder.children.length > MOST) holder.firstElementChild?.remove();
  setTimeout(() => {
    words.textContent = text;
  }, FILLED_AFTER_MS);
  leavesByItself(toast, text, leave);
}

/** Takes a message away that no longer holds. */
export function takeBack(text: string): void {
  const holder = document.getElementById('toasts');
  if (holder === null) return;
  for (const shown of [...holder.children]) if (shown.getAttribute('data-text') === text) shown.remove();
  holder.hidden = holder.children.length === 0;
}

/** What was said of a screen goes with it. */
export function clearToasts(): void {
  const holder = document.getElementById('toasts');
  if (holder === null) return;
  holder.replaceChildren();
  holder.hidden = true;
}
