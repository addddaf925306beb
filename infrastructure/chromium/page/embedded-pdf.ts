const PDF = /^application\/pdf\s*(;|$)/i;

function isPdf(type: string, address: string): boolean {
  if (type !== '') return PDF.test(type);
  return /^[^?#]*\.pdf([?#]|$)/i.test(address);
}

/** Frames that stand in an object. */
const fillings = new WeakMap<HTMLObjectElement, HTMLEmbedElement>();

function fillEmbed(embed: HTMLEmbedElement): void {
  const address = embed.getAttribute('src') ?? '';
  if (address === '' || !isPdf(embed.type, address)) return;
  embed.type = 'text/html';
  // Only another address makes Chromium look at the type again.
  embed.setAttribute('src', address);
}

function fillObject(object: HTMLObjectElement): void {
  const filling = fillings.get(object);
  if (object.data === '' || filling?.src === object.data) return;
  if (filling !== undefined) {
    filling.src = object.data;
    return;
  }
  // What it holds for such a browser may show the file itself.
  if (!isPdf(object.type, object.data) || object.querySelector('embed, iframe, object') !== null) return;
  const frame = document.createElement('embed');
  frame.type = 'text/html';
  frame.src = object.data;
  frame.style.cssText = 'display: block; width: 100%; height: 100%';
  if (getComputedStyle(object).display === 'inline') object.style.display = 'inline-block';
  object.style.overflow = 'hidden';
  fillings.set(object, frame);
  object.prepend(frame);
}

/** The document, and the shadow roots in it that have been found so far. */
const filled = new Set<Document | ShadowRoot>();
/** Finding shadow roots takes a look at every element. */
const LOOKS_EVERY_MS = 300;
let looking = 0;

const observer = new MutationObserver(records => {
  for (const root of new Set(records.map(({ target }) => target.getRootNode())))
    if (root instanceof Document || root instanceof ShadowRoot) fill(root);
  lookForShadowRoots();
});

function fill(root: Document | ShadowRoot): void {
  for (const object of root.querySelectorAll('object')) fillObject(object);
  for (const embed of root.querySelectorAll('embed')) fillEmbed(embed);
}

function enterRoot(root: Document | ShadowRoot): void {
  if (!filled.has(root)) {
    filled.add(root);
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['type', 'src', 'data'],
    });
    fill(root);
  }
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot !== null) enterRoot(shadowRoot);
}

/** Shadow roots that are open: an element may get one at any time, and nothing but the script that makes it tells of that. */
export function lookForShadowRoots(): void {
  if (looking !== 0) return;
  looking = setTimeout(() => {
    looking = 0;
    for (const root of filled) if (root instanceof ShadowRoot && !root.host.isConnected) filled.delete(root);
    enterRoot(document);
  }, LOOKS_EVERY_MS);
}

/**
 * Chromium fills `embed` and `object` with a PDF file by a plugin alone, which there is none of: an `embed` becomes a frame,
 * in which the file is drawn, and an `object`, which does not look at its type a second time, gets one to hold.
 */
export function fillWithPdf(): void {
  enterRoot(document);
}
