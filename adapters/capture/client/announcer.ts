import { element } from './dom.ts';
import { showToast } from './toasts.ts';

/** What was spoken is taken away after this time, in ms: long after a screen reader has taken it up. */
const SPOKEN_MS = 10_000;

/** Each sentence is an element of its own, so that two that come at once are both spoken, and one that repeats is too. */
function speak(text: string): void {
  const sentence = element('p', {}, text);
  document.getElementById('speaker')?.append(sentence);
  setTimeout(() => sentence.remove(), SPOKEN_MS);
}

/**
 * Says a change to everyone: a screen reader speaks it, and `shown` lets it be read for a while. What is only spoken
 * takes nothing away that is being read.
 */
export function announce(text: string, how: 'shown' | 'spoken' = 'shown'): void {
  if (how === 'shown') showToast(text);
  else speak(text);
}
