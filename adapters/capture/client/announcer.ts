/** How long a message can be seen, in ms. A screen reader reads it once, whenever it comes. */
const VISIBLE_MS = 6000;

let hiding = 0;

/** A region that is emptied and filled in one go is not read when the text is the same as before. */
function fill(region: HTMLElement, text: string): void {
  region.textContent = '';
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}

/**
 * Says a change to everyone: a screen reader speaks it, and `shown` lets it be seen for a while. What is only spoken
 * has a region of its own, so that it takes nothing away that is being read.
 */
export function announce(text: string, how: 'shown' | 'spoken' = 'shown'): void {
  const region = document.getElementById(how === 'shown' ? 'announcer' : 'speaker');
  if (region === null) return;
  fill(region, text);
  if (how === 'spoken') return;
  clearTimeout(hiding);
  region.className = 'toast';
  hiding = setTimeout(() => {
    region.className = 'visually-hidden';
  }, VISIBLE_MS);
}
