/** What the style of a page writes before an element, and where about it stands. */
export type GeneratedText = { text: string; box: DOMRect };

const LONGEST_GENERATED = 80;
/** In CSS pixels: smaller letters nobody reads. */
const SMALLEST_GENERATED = 6;
/** Of its height, as wide as a letter is on average. */
const WIDTH_OF_LETTER = 0.52;
/** Signs of an icon font are no words. */
const HAS_WORD = /\p{L}{2}|\p{L}\p{M}|[\p{Lo}]/u;
/** Cells, and elements that carry what a style may write. */
const isAsked = (element: Element) =>
  /^T[DH]$/.test(element.tagName) || Object.keys((element as HTMLElement).dataset).length > 0;

/** The words of `content`: a string, or the value of an attribute. */
function wordsOf(element: Element, content: string): string {
  const [, attribute] = /^attr\(\s*([\w-]+)\s*\)$/.exec(content) ?? [];
  if (attribute !== undefined) return element.getAttribute(attribute) ?? '';
  return (/^"((?:[^"\\]|\\.)*)"$/.exec(content)?.[1] ?? '').replace(/\\(.)/g, '$1');
}

/**
 * The label that a style sets before a value, as tables do that are shown as cards on a small screen (`content:
 * attr(data-label)`); null where none is seen. The document says nowhere how large it is: its place is made of its letters.
 */
export function generatedLabel(element: Element): GeneratedText | null {
  if (!isAsked(element)) return null;
  const style = getComputedStyle(element, '::before');
  if (style.content === 'none' || style.content === 'normal' || style.display === 'none') return null;
  const size = Number.parseFloat(style.fontSize);
  const isSeen = style.visibility === 'visible' && Number(style.opacity) > 0 && size >= SMALLEST_GENERATED;
  const isMoved = /absolute|fixed/.test(style.position) && Number.parseFloat(style.left) < 0;
  const text = wordsOf(element, style.content).replace(/\s+/g, ' ').trim();
  if (!isSeen || isMoved || Number.parseFloat(style.textIndent) < 0) return null;
  if (text === '' || text.length > LONGEST_GENERATED || !HAS_WORD.test(text)) return null;
  const outer = element.getBoundingClientRect();
  const around = getComputedStyle(element);
  const left = outer.left + Number.parseFloat(around.paddingLeft);
  const top = outer.top + Number.parseFloat(around.paddingTop);
  const width = Math.min(outer.width, WIDTH_OF_LETTER * size * text.length);
  return { text, box: new DOMRect(left, top, Math.max(1, width), Math.max(1, 1.2 * size)) };
}
