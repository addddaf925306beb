import { isSeenBox } from './boxes.ts';

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
/** What `content` is made of: strings, values of attributes, and numbers that are counted. What else reads it aloud comes after a slash. */
const PART_OF_CONTENT = /"((?:[^"\\]|\\.)*)"|attr\(\s*([\w-]+)[^)]*\)|(counters?)\([^)]*\)|(\/)/g;
/** A number that the document says nowhere. */
const COUNTED = '#';

/** The words of `content`. */
function wordsOf(element: Element, content: string): string {
  let words = '';
  for (const [, string, attribute, counter, slash] of content.matchAll(PART_OF_CONTENT)) {
    if (slash) break;
    if (string !== undefined) words += string.replace(/\\(.)/g, '$1');
    else if (attribute !== undefined) words += element.getAttribute(attribute) ?? '';
    else if (counter) words += COUNTED;
  }
  return words.replace(/\s+/g, ' ').trim();
}

/** In CSS pixels, to the left of where it belongs: nobody sees it there. */
const FAR_AWAY = -300;
const isSetApart = ({ position }: CSSStyleDeclaration) => /absolute|fixed/.test(position);

/** Whether what a style writes is large enough to be read, and stands where it can be seen. */
function isSeen(style: CSSStyleDeclaration): boolean {
  const isMoved = isSetApart(style) && Number.parseFloat(style.left) < FAR_AWAY;
  return (
    style.display !== 'none' &&
    style.visibility === 'visible' &&
    Number(style.opacity) > 0 &&
    Number.parseFloat(style.fontSize) >= SMALLEST_GENERATED &&
    !isMoved &&
    !(Number.parseFloat(style.textIndent) < 0)
  );
}

/**
 * The label that a style sets before a value, as tables do that are shown as cards on a small screen (`content:
 * attr(data-label)`); null where none is seen. In a cell that is shown as one, what stands before the value belongs to it. The
 * document says nowhere how large the label is: its place is made of its letters.
 */
export function generatedLabel(element: Element): GeneratedText | null {
  if (!isAsked(element)) return null;
  const style = getComputedStyle(element, '::before');
  if (style.content === 'none' || style.content === 'normal' || !isSeen(style)) return null;
  const text = wordsOf(element, style.content);
  if (text.length > LONGEST_GENERATED || !HAS_WORD.test(text)) return null;
  const around = getComputedStyle(element);
  const isOfData = Object.values((element as HTMLElement).dataset).some(value => value?.trim() === text);
  if (!isOfData && /^(table-cell|inline)$/.test(around.display)) return null;
  const outer = element.getBoundingClientRect();
  const left = outer.left + Number.parseFloat(around.paddingLeft);
  const top = outer.top + Number.parseFloat(around.paddingTop);
  const size = Number.parseFloat(style.fontSize);
  const width = Math.min(outer.width, WIDTH_OF_LETTER * size * text.length);
  return { text, box: new DOMRect(left, top, Math.max(1, width), Math.max(1, 1.2 * size)) };
}

const HTML = 'http://www.w3.org/1999/xhtml';
/** Elements in whose place something else is drawn, which no style writes into. */
const IS_REPLACED = /^(IMG|VIDEO|AUDIO|CANVAS|BR|OBJECT|EMBED|PROGRESS|METER)$/;
/** Letters and figures; signs of an icon font, bullets and colons are none. */
const SAYS_SOMETHING = /[\p{L}\p{N}#]/u;

/** What marks an item of a list, where that is words: a bullet or a number is written by nobody. */
function markerOf(element: Element, style: CSSStyleDeclaration): string {
  if (style.display !== 'list-item') return '';
  const { content } = getComputedStyle(element, '::marker');
  return wordsOf(element, /^(none|normal|)$/.test(content) ? style.listStyleType : content);
}

/** The rectangles of the letters and boxes that an element holds. */
function heldBoxes(element: Element): DOMRect[] {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].filter(isSeenBox);
}

/**
 * Where about a style writes: between the element's own edge and its first or last letter, where the style says for what is
 * set apart, and else where the letters would have room.
 */
function generatedBox(
  element: Element,
  side: 'before' | 'after',
  letters: number,
  style: CSSStyleDeclaration,
): DOMRect {
  const around = getComputedStyle(element);
  const outer = element.getBoundingClientRect();
  const height = Math.max(1, 1.2 * Number.parseFloat(style.fontSize));
  const width = Math.max(1, WIDTH_OF_LETTER * Number.parseFloat(style.fontSize) * letters);
  const left = outer.left + Number.parseFloat(around.paddingLeft);
  if (isSetApart(style) && around.position !== 'static') {
    const [x = 0, y = 0] = [style.left, style.top].map(length => Number.parseFloat(length) || 0);
    return new DOMRect(outer.left + x, outer.top + y, Number.parseFloat(style.width) || width, height);
  }
  const held = heldBoxes(element);
  const next = side === 'before' ? held[0] : held[held.length - 1];
  if (!next) return new DOMRect(left, outer.top, Math.min(width, Math.max(1, outer.width)), height);
  const isLeft = (side === 'before') === (around.direction !== 'rtl');
  const room = isLeft ? next.left - left : outer.right - Number.parseFloat(around.paddingRight) - next.right;
  if (room < 1 && style.display === 'block')
    return new DOMRect(left, side === 'before' ? outer.top : outer.bottom - height, width, height);
  // The marker of a list stands outside of it.
  const seen = room >= 1 && (around.display === 'inline' || room < width) ? room : width;
  return new DOMRect(isLeft ? next.left - seen : next.right, next.top, Math.max(1, seen), next.height);
}

/**
 * What a style writes before or behind what an element holds, and about where: "Not " before a state is read by everybody, but
 * the document says it nowhere.
 */
export function generatedText(element: Element, side: 'before' | 'after'): GeneratedText | null {
  if (IS_REPLACED.test(element.tagName) || element.namespaceURI !== HTML) return null;
  const around = getComputedStyle(element);
  const style = getComputedStyle(element, `::${side}`);
  const isWritten = style.content !== 'none' && style.content !== 'normal' && isSeen(style);
  const written = isWritten ? wordsOf(element, style.content) : '';
  const marker = side === 'before' ? markerOf(element, around) : '';
  const text = `${marker} ${written}`.trim().slice(0, LONGEST_GENERATED);
  if (!SAYS_SOMETHING.test(text)) return null;
  return { text, box: generatedBox(element, side, text.length, isWritten ? style : around) };
}
