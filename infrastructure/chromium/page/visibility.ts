/** A document that is shown, and where its viewport lies in the viewport of the page. */
export type ShownDocument = {
  document: Document;
  left: number;
  top: number;
  width: number;
  height: number;
  /** The element of the outer document that shows it, null for the page itself. */
  frame: Element | null;
  outer: ShownDocument | null;
};

/**
 * Whether what the element holds is rendered: no `display: none`, hidden visibility, zero opacity or skipped content
 * above it. One without a box of its own (`display: contents`, as every `slot` is) shows its text in that of the element
 * around it.
 */
export function isRendered(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  if (display !== 'contents') return element.checkVisibility({ visibilityProperty: true, ...ABOVE });
  if (visibility !== 'visible') return false;
  let box = elementAround(element);
  while (box && getComputedStyle(box).display === 'contents') box = elementAround(box);
  return box?.checkVisibility(ABOVE) === true;
}

/** What hides an element from further out; `visibility` is inherited, and may be set back further in. */
const ABOVE = { opacityProperty: true, contentVisibilityAuto: true };

/** The element that this one is laid out in. */
function elementAround(element: Element): Element | null {
  if (element.assignedSlot || element.parentElement) return element.assignedSlot ?? element.parentElement;
  const root = element.getRootNode();
  return root.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? (root as ShadowRoot).host : null;
}

/** Whether the rectangle, in the coordinates of its own document, touches the part of it that is shown. */
export function isInViewport(rect: DOMRect, shown: ShownDocument): boolean {
  const { document, width, height } = shown;
  if (rect.right <= 0 || rect.bottom <= 0 || rect.left >= width || rect.top >= height) return false;
  if (!shown.outer || !shown.frame) return document.defaultView !== null;
  const moved = new DOMRect(
    rect.x + shown.left - shown.outer.left,
    rect.y + shown.top - shown.outer.top,
    rect.width,
    rect.height,
  );
  return isInViewport(moved, shown.outer);
}

/** Whether the element, or what it holds or lies in, is what one sees at the middle of the rectangle. */
export function isOnTop(element: Element, rect: DOMRect, shown: ShownDocument): boolean {
  const x = Math.min(shown.width - 1, Math.max(0, rect.left + rect.width / 2));
  const y = Math.min(shown.height - 1, Math.max(0, rect.top + rect.height / 2));
  const hit = deepestElementAt(shown.document, x, y);
  if (!hit || !(holds(hit, element) || holds(element, hit))) return false;
  if (!shown.outer || !shown.frame) return true;
  const middle = new DOMRect(x + shown.left - shown.outer.left, y + shown.top - shown.outer.top, 0, 0);
  return isOnTop(shown.frame, middle, shown.outer);
}

/** `elementFromPoint` that looks into open shadow roots. */
function deepestElementAt(document: Document, x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}

/** Whether `inner` lies in `outer`, across shadow roots. */
function holds(outer: Element, inner: Element): boolean {
  let at: Node | null = inner;
  while (at) {
    if (at === outer) return true;
    at =
      at instanceof ShadowRoot || at.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? (at as ShadowRoot).host : at.parentNode;
  }
  return false;
}

/** Elements around one that are looked at for a line through it. */
const MOST_LINES = 4;

/** Whether a line is drawn through what an element holds: it is painted by an element around, and not inherited. */
export function isStruck(element: Element): boolean {
  for (let at: Element | null = element, steps = 0; at && steps < MOST_LINES; at = at.parentElement, steps++)
    if (getComputedStyle(at).textDecorationLine.includes('line-through')) return true;
  return false;
}
