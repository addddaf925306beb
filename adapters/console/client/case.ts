import { offerCopies } from './copy.ts';
import { followDrawing, showDocuments } from './document.ts';
import { linkClaims } from './linked-claims.ts';
import { placeOnPicture, placeTold } from './place-on-picture.ts';
import { keepPresence } from './presence.ts';
import { tellWhileBusy } from './tell-while-busy.ts';
import { offerZoom } from './zoom.ts';

/** Puts the rectangles where their values stand. */
function placeOn(picture: HTMLElement, image: HTMLImageElement): void {
  for (const element of picture.querySelectorAll<HTMLElement>('[data-place]')) {
    const place = placeTold(element);
    if (place !== undefined) placeOnPicture(element, place, image);
  }
}

for (const picture of document.querySelectorAll<HTMLElement>('[data-picture]')) {
  const image = picture.querySelector('img');
  if (image === null) continue;
  if (image.complete) placeOn(picture, image);
  image.addEventListener('load', () => placeOn(picture, image));
}
followDrawing(document);

/** Alt+N goes on to the next case; where somebody writes it is a letter on some keyboards. */
function offerNext(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-next]');
  document.addEventListener('keydown', event => {
    const isAsked = event.altKey && event.code === 'KeyN' && !event.ctrlKey && !event.metaKey;
    if (link === null || !isAsked || (event.target as Element).matches('input, textarea, select')) return;
    event.preventDefault();
    link.click();
  });
}

linkClaims();
offerZoom();
showDocuments();
offerNext();
offerCopies();
keepPresence();
tellWhileBusy();
