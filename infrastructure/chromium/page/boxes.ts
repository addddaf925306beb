/** Whether something can be seen in a rectangle. */
export const isSeenBox = ({ width, height }: DOMRect): boolean => width >= 1 && height >= 1;

/** Where the letters of a text stand, line by line: without the space at its ends, which would hide whether it touches what is beside it. */
export function boxesOfLetters(node: Text): DOMRect[] {
  const range = node.ownerDocument.createRange();
  range.setStart(node, node.data.length - node.data.trimStart().length);
  range.setEnd(node, node.data.trimEnd().length);
  return [...range.getClientRects()];
}

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
