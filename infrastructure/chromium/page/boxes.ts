/** The smallest rectangle around all of them. */
export function boundsOf(first: DOMRect, rects: readonly DOMRect[]): DOMRect {
  if (rects.length === 1) return first;
  const left = Math.min(...rects.map(rect => rect.left));
  const top = Math.min(...rects.map(rect => rect.top));
  const right = Math.max(...rects.map(rect => rect.right));
  const bottom = Math.max(...rects.map(rect => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The nearest element around that is laid out as a block of its own. */
export function blockOf(element: Element): Element {
  let at: Element | null = element;
  while (at && at.tagName !== 'BODY') {
    const display = getComputedStyle(at).display;
    if (!/^(inline|contents)/.test(display) || /^inline-/.test(display)) return at;
    at = at.parentElement;
  }
  return at ?? element;
}
