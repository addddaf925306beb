import { type Place, placeOnPicture, placeTold, type Sheet } from './place-on-picture.ts';

type TextPlace = Place & { option: HTMLOptionElement };

const form = document.querySelector<HTMLFormElement>('[data-pointing]');
const picture = document.querySelector<HTMLElement>('[data-pointed]');
const image = picture?.querySelector('img');
const texts = document.querySelector<HTMLSelectElement>('#text');
const preview = document.querySelector<HTMLElement>('[data-preview]');
/** What was read, where there is no picture of it. */
const lines = document.querySelector<HTMLElement>('[data-texts]');

/** The unit of places on a page of a document, which is drawn larger than it is; on others it is a pixel. */
function sheetOf(shown: HTMLImageElement): Sheet {
  const [naturalWidth = 0, naturalHeight = 0] = (picture?.dataset.unit ?? '').split(' ').map(Number);
  return naturalWidth > 0 && naturalHeight > 0 ? { naturalWidth, naturalHeight } : shown;
}

/** Where each text stands, in the unit of the picture. */
const places: TextPlace[] = [...(texts?.options ?? [])].flatMap(option => {
  const place = placeTold(option);
  return place === undefined ? [] : { ...place, option };
});

/** Fingers and eyes are not exact, in pixels of the screen. */
const NEAR = 6;

/** The smallest text at this point of the picture. */
function placeAt(event: PointerEvent | MouseEvent, shown: HTMLImageElement): TextPlace | undefined {
  const box = shown.getBoundingClientRect();
  const scale = sheetOf(shown).naturalWidth / box.width;
  const [x, y, near] = [(event.clientX - box.x) * scale, (event.clientY - box.y) * scale, NEAR * scale];
  const hit = places.filter(
    each =>
      x >= each.x - near && x <= each.x + each.width + near && y >= each.y - near && y <= each.y + each.height + near,
  );
  const farness = (each: TextPlace) => Math.hypot(x - each.x - each.width / 2, y - each.y - each.height / 2);
  return hit.sort((a, b) => a.width * a.height - b.width * b.height || farness(a) - farness(b))[0];
}

/** Draws a frame where a text stands; none where there is no text. */
function frame(mark: string, place: TextPlace | undefined, shown: HTMLImageElement): void {
  const element = picture?.querySelector<HTMLElement>(mark);
  if (element === null || element === undefined) return;
  element.hidden = place === undefined;
  if (place !== undefined) placeOnPicture(element, place, sheetOf(shown));
}

const chosen = () => places.find(({ option }) => option.selected);

/** So much of what would be read is in sight at least, in pixels. */
const LEAST_SEEN = 80;

let asked = 0;

/** Shows what would be read by what is chosen, beside the picture that one points at. */
async function show(of: HTMLFormElement, into: HTMLElement): Promise<void> {
  const mine = ++asked;
  const address = `${location.pathname}?${new URLSearchParams(new FormData(of) as unknown as Record<string, string>)}`;
  into.setAttribute('aria-busy', 'true');
  const waiting = document.createElement('p');
  waiting.className = 'notice';
  waiting.setAttribute('role', 'status');
  waiting.textContent = 'Reading the page…';
  into.replaceChildren(waiting);
  try {
    const response = await fetch(address, { cache: 'no-store', redirect: 'manual' });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const next = page.querySelector('[data-preview]') ?? page.querySelector('main');
    if (mine !== asked) return;
    // Signed out meanwhile, or the like: the page itself says so.
    if (next === null) return location.assign(address);
    into.replaceChildren(...next.childNodes);
    // On a narrow screen it stands below the picture that one points at.
    if (into.getBoundingClientRect().top > innerHeight - LEAST_SEEN) into.scrollIntoView();
    history.replaceState(null, '', address);
  } catch {
    if (mine !== asked) return;
    waiting.textContent = 'The service is away. Try again in a moment.';
  }
  into.removeAttribute('aria-busy');
}

if (form !== null && texts !== null && preview !== null) {
  form.addEventListener('submit', event => {
    event.preventDefault();
    void show(form, preview);
  });
}

if (form !== null && texts !== null && lines !== null) {
  const mark = () => {
    for (const piece of lines.querySelectorAll<HTMLElement>('[data-text]')) {
      piece.classList.toggle('linked', piece.dataset.text === texts.value);
    }
  };
  mark();
  texts.addEventListener('change', mark);
  lines.addEventListener('click', ({ target }) => {
    const piece = target instanceof Element ? target.closest<HTMLElement>('[data-text]') : null;
    if (piece === null) return;
    texts.value = piece.dataset.text ?? '';
    mark();
    form.requestSubmit();
  });
}

if (form !== null && texts !== null && image !== null && image !== undefined) {
  const draw = () => frame('[data-chosen]', chosen(), image);
  if (image.complete) draw();
  image.addEventListener('load', draw);
  texts.addEventListener('change', draw);
  image.parentElement?.addEventListener('pointermove', event => frame('[data-under]', placeAt(event, image), image));
  image.parentElement?.addEventListener('pointerleave', () => frame('[data-under]', undefined, image));
  image.parentElement?.addEventListener('click', event => {
    const place = placeAt(event, image);
    if (place === undefined) return;
    place.option.selected = true;
    draw();
    form.requestSubmit();
  });
}
