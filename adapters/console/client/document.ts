import { placeOnSheet } from './place-on-picture.ts';
import { showZooms } from './zoom.ts';

const AWAY = 'The service is away. Try again in a moment.';

function notice(text: string): HTMLElement {
  const told = document.createElement('p');
  told.className = 'notice';
  told.setAttribute('role', 'status');
  told.textContent = text;
  return told;
}

/** Why a page can't be drawn, in the words of the service. */
async function whyNot(address: string): Promise<string> {
  try {
    const response = await fetch(address, { cache: 'no-store', headers: { accept: 'application/json' } });
    const { error } = (await response.json()) as { error?: { message?: string } };
    return error?.message ?? AWAY;
  } catch {
    return AWAY;
  }
}

/** Says of each page that it is being drawn until it is there, or why it can't be. */
export function followDrawing(root: ParentNode): void {
  for (const sheet of root.querySelectorAll<HTMLElement>('[data-drawn]')) {
    const [image, told] = [sheet.querySelector('img'), sheet.querySelector<HTMLElement>('[data-drawing]')];
    if (image === null || told === null) continue;
    const places = [...sheet.querySelectorAll<HTMLElement>('[data-part]')];
    // Its size is known before it is drawn, so that a value can be brought into sight at once.
    for (const place of places) {
      placeOnSheet(place);
      place.hidden = false;
    }
    const isThere = () => {
      told.hidden = true;
    };
    if (image.complete && image.naturalWidth > 0) isThere();
    image.addEventListener('load', isThere);
    image.addEventListener('error', async () => {
      told.setAttribute('role', 'status');
      told.textContent = await whyNot(image.src);
      image.hidden = true;
      for (const place of places) place.hidden = true;
    });
  }
}

/** Puts a document in the place of the link to it. */
async function show(holder: HTMLElement, address: string): Promise<void> {
  const waiting = notice('Reading the document…');
  holder.append(waiting);
  holder.ariaBusy = 'true';
  try {
    const response = await fetch(address, { cache: 'no-store', redirect: 'manual' });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const shown = page.querySelector('[data-document-shown]');
    // Signed out meanwhile, or the like: the link is still there.
    if (shown === null) waiting.remove();
    else if (response.ok) holder.replaceChildren(shown);
    else waiting.replaceWith(shown);
    followDrawing(holder);
    showZooms();
  } catch {
    waiting.textContent = AWAY;
  }
  holder.ariaBusy = null;
}

/** Shows documents among the evidence once they come near to what is seen. */
export function showDocuments(): void {
  const watcher = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        watcher.unobserve(target);
        void show(target, target.dataset.document ?? '');
      }
    },
    { rootMargin: '50% 0px' },
  );
  for (const holder of document.querySelectorAll('[data-document]')) watcher.observe(holder);
}
