/** How long a message can be seen, in ms. A screen reader reads it once, whenever it comes. */
const VISIBLE_MS = 6000;

let hiding = 0;

/** Says a change to everyone: a screen reader speaks it, and `shown` lets it be seen for a while. */
export function announce(text: string, how: 'shown' | 'spoken' = 'shown'): void {
  const region = document.getElementById('announcer');
  if (region === null) return;
  clearTimeout(hiding);
  region.textContent = '';
  region.className = how === 'shown' ? 'toast' : 'visually-hidden';
  // A region that is emptied and filled in one go is not read when the text is the same as before.
  requestAnimationFrame(() => {
    region.textContent = text;
  });
  hiding = setTimeout(() => {
    region.className = 'visually-hidden';
  }, VISIBLE_MS);
}
