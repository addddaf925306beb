import { report } from './report.ts';

/** Closed shadow roots that the browser has let us into, by their hosts. */
const opened = new WeakMap<Element, ShadowRoot>();
const askedInto = new WeakSet<Element>();
/** The element that was asked for last. */
let wanted: Element | null = null;

/** Elements of HTML itself that may have a shadow root. */
const PLAIN_HOSTS = /^(article|aside|div|footer|header|main|nav|p|section|span)$/;

export function shadowRootOf(host: Element): ShadowRoot | null {
  return host.shadowRoot ?? opened.get(host) ?? null;
}

/** Asks to be let into what looks like the host of a closed root: an element of the page's own, or one that is empty. */
export function askInto(element: Element | null): void {
  if (!element || askedInto.has(element) || shadowRootOf(element)) return;
  const name = element.localName;
  const isEmpty = element.childElementCount === 0 && element.textContent?.trim() === '';
  if (!name.includes('-') && !(isEmpty && PLAIN_HOSTS.test(name))) return;
  askedInto.add(element);
  wanted = element;
  report({ type: 'closed' });
}

/** The element that is to be looked into. */
export function wantedHost(): Element | null {
  return wanted;
}

export function letInto(root: ShadowRoot): void {
  opened.set(root.host, root);
}

/** The focused element, looked for in every shadow root that is known. */
export function focusedElement(): Element | null {
  let found = document.activeElement;
  for (let root = found && shadowRootOf(found); root?.activeElement; root = shadowRootOf(root.activeElement))
    found = root.activeElement;
  return found;
}

/** What an event of a pointer was on, in every shadow root that is known. */
export function pressedElement(event: MouseEvent): Element | null {
  const target = event.composedPath()[0];
  let found = target instanceof Element ? target : null;
  for (let root = found && opened.get(found); root; ) {
    const inner: Element | null = root.elementFromPoint(event.clientX, event.clientY);
    if (!inner || inner === found) break;
    found = inner;
    root = opened.get(inner);
  }
  return found;
}
