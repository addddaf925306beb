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

/**
 * Chromium fills `embed` and `object` with a PDF file by a plugin alone, which there is none of: an `embed` becomes a frame,
 * in which the file is drawn, and an `object`, which does not look at its type a second time, gets one to hold.
 */
export function fillWithPdf(): void {
  const embeds = document.getElementsByTagName('embed');
  const objects = document.getElementsByTagName('object');
  const fill = () => {
    for (const object of [...objects]) fillObject(object);
    for (const embed of [...embeds]) fillEmbed(embed);
  };
  const attributes = { attributes: true, attributeFilter: ['type', 'src', 'data'] };
  new MutationObserver(fill).observe(document, { childList: true, subtree: true, ...attributes });
  fill();
}
