/** A rectangle in pixels of the picture. */
export type Place = { x: number; y: number; width: number; height: number };

/** The place that an element tells of; undefined when it tells of none. */
export function placeTold({ dataset }: HTMLElement): Place | undefined {
  const [x, y, width, height] = (dataset.place ?? '').split(' ').map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return { x, y, width, height };
}

/** Puts an element on a part of its sheet: shares of its width and height. */
export function placeOnSheet({ dataset, style }: HTMLElement): void {
  const [x = 0, y = 0, width = 0, height = 0] = (dataset.part ?? '').split(' ').map(share => 100 * Number(share));
  for (const [side, share] of Object.entries({ left: x, top: y, width, height })) style.setProperty(side, `${share}%`);
}

/** The size of a picture in the unit in which places on it are told. */
export type Sheet = { naturalWidth: number; naturalHeight: number };

/** Puts an element where something stands on a picture, in parts of it, so that it stays there at every size. */
export function placeOnPicture(element: HTMLElement, place: Place, { naturalWidth, naturalHeight }: Sheet) {
  if (naturalWidth === 0 || naturalHeight === 0) return;
  element.style.left = `${(100 * place.x) / naturalWidth}%`;
  element.style.top = `${(100 * place.y) / naturalHeight}%`;
  element.style.width = `${(100 * place.width) / naturalWidth}%`;
  element.style.height = `${(100 * place.height) / naturalHeight}%`;
  element.hidden = false;
}
