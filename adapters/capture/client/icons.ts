const SVG = 'http://www.w3.org/2000/svg';

/** Outlines on a field of 24 by 24. */
const OUTLINES = {
  back: 'M15 5l-7 7 7 7',
  reload: 'M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6',
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4',
  check: 'M4 12.5l5.5 5.5L20 7',
  keyboard: 'M3 6h18v12H3zM7 10h.01M12 10h.01M17 10h.01M8 14h8',
  copy: 'M9 9h11v11H9zM6 15H4V4h11v2',
  paste: 'M9 3h6v4H9zM8 5H5v16h14V5h-3',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4',
  cross: 'M6 6l12 12M18 6L6 18',
  windows: 'M8 8V4h13v11h-4M3 9h13v11H3zM3 13h13',
  phone: 'M7 2h10v20H7zM11 18.5h2',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v10H5z',
  unlocked: 'M7 11V8a5 5 0 0 1 9.6-2M5 11h14v10H5zM3 3l18 18',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
} as const;

export type IconName = keyof typeof OUTLINES;

/** A small picture that says nothing to a screen reader: its button's name does. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', OUTLINES[name]);
  svg.append(path);
  return svg;
}
