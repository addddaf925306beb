import { report } from './report.ts';

/**
 * The clipboard of this one browser, which nobody else has. What the person pastes is put into it and pasted by the
 * browser itself, so that the page sees what it always sees; what the site copies is read out of it by a paste of which
 * the page hears nothing. Copying for the person is a key for the page too, which may hold more than it shows as selected.
 */

/** The browser tells of its clipboard a moment after it changed. */
const OWN_MS = 2_000;

let writing: string | null = null;
let wroteAt = Number.NEGATIVE_INFINITY;
/** The next paste is ours. */
let reading = false;
let read: string | null = null;
/** The next copy is the person's. */
let copying = false;
let copied: Event | null = null;

/** Puts a text into the clipboard. No copying of the page's own is disturbed: the page never hears of it. */
export function fillClipboard(text: string): boolean {
  writing = text;
  wroteAt = performance.now();
  try {
    return document.execCommand('copy');
  } finally {
    writing = null;
  }
}

const hasKeyboard = (): boolean => document.hasFocus() && !(document.activeElement instanceof HTMLIFrameElement);

/** Takes the next copy for the person's. false: it would be that of another frame. */
export function expectCopy(): boolean {
  copying = hasKeyboard();
  copied = null;
  return copying;
}

/** Whether the page itself has said what is copied. */
export function endCopy(): boolean {
  copying = false;
  return copied?.defaultPrevented === true;
}

/** Takes the next paste for itself. false: it would go to another frame. */
export function expectPaste(): boolean {
  reading = hasKeyboard();
  read = null;
  return reading;
}

/** What was pasted meanwhile, at most so long; null when nothing was. */
export function endPaste(longest: number): string | null {
  reading = false;
  return read?.slice(0, longest) ?? null;
}

/** Listens before the page does. */
export function watchClipboard(): void {
  addEventListener(
    'copy',
    event => {
      // What a page makes up itself copies nothing.
      if (!event.isTrusted) return;
      if (copying) {
        copied = event;
        wroteAt = performance.now();
        return;
      }
      if (writing === null) {
        setTimeout(() => report({ type: 'copying' }), 0);
        return;
      }
      event.stopImmediatePropagation();
      event.preventDefault();
      event.clipboardData?.setData('text/plain', writing);
    },
    true,
  );
  addEventListener(
    'paste',
    event => {
      if (!reading || !event.isTrusted) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      read = event.clipboardData?.getData('text/plain') ?? '';
    },
    true,
  );
  // The key that pastes for us has no name.
  for (const name of ['keydown', 'keyup'] as const) {
    addEventListener(name, event => event.key === '' && reading && event.stopImmediatePropagation(), true);
  }
  // Only pages that came safely have it. Nothing leaves them that nobody pressed anything for.
  navigator.clipboard?.addEventListener('clipboardchange', () => {
    if (performance.now() - wroteAt > OWN_MS && navigator.userActivation.isActive) report({ type: 'copying' });
  });
}
