import { offerCopies } from './copy.ts';

/** Everything on the page that tells of this claim: its row, and its rectangles on pictures. */
const tellingOf = (claim: string) => document.querySelectorAll<HTMLElement>(`[data-claim="${CSS.escape(claim)}"]`);

/** Shows which row and which rectangle belong together while one of them is looked at. */
function linkClaims(): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-claim]')) {
    const { claim = '' } = each.dataset;
    const mark = (on: boolean) => {
      for (const other of tellingOf(claim)) other.classList.toggle('linked', on);
    };
    each.addEventListener('pointerenter', () => mark(true));
    each.addEventListener('pointerleave', () => mark(false));
    each.addEventListener('focus', () => mark(true));
    each.addEventListener('blur', () => mark(false));
  }
}

/** Puts the rectangles where their values stand, in parts of the picture, so that they stay there at every size. */
function placeOn(picture: HTMLElement, image: HTMLImageElement): void {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth === 0 || naturalHeight === 0) return;
  for (const place of picture.querySelectorAll<HTMLElement>('[data-place]')) {
    const [x = 0, y = 0, width = 0, height = 0] = (place.dataset.place ?? '').split(' ').map(Number);
    place.style.left = `${(100 * x) / naturalWidth}%`;
    place.style.top = `${(100 * y) / naturalHeight}%`;
    place.style.width = `${(100 * width) / naturalWidth}%`;
    place.style.height = `${(100 * height) / naturalHeight}%`;
    place.hidden = false;
  }
}

/** A picture that is drawn smaller than it is can be seen in full size, and is then moved about in its frame. */
function offerFullSize(picture: HTMLElement): void {
  const button = picture.closest('figure')?.querySelector<HTMLButtonElement>('[data-zoom]');
  if (button === null || button === undefined) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const full = picture.classList.toggle('full');
    button.setAttribute('aria-pressed', String(full));
    // A frame that can be scrolled is reached by the keyboard.
    if (full) picture.tabIndex = 0;
    else picture.removeAttribute('tabindex');
  });
}

for (const picture of document.querySelectorAll<HTMLElement>('[data-picture]')) {
  const image = picture.querySelector('img');
  if (image === null) continue;
  if (image.complete) placeOn(picture, image);
  image.addEventListener('load', () => placeOn(picture, image));
  offerFullSize(picture);
}
linkClaims();
offerCopies();
