import type { LabelledValue, PageSnapshot, TextRun } from '../../../domain/reading/page-snapshot.ts';
import { blockOf, boundsOf, boxesOfLetters, isSeenBox } from './boxes.ts';
import {
  asFormField,
  collapsed,
  type FormField,
  fieldLabel,
  fieldText,
  isEditable,
  transformed,
} from './field-text.ts';
import { type GeneratedText, generatedLabel, generatedText } from './generated-text.ts';
import { createRegions, groundOf, headingLevel } from './regions.ts';
import { createCellPlaces } from './table-grid.ts';
import { isInViewport, isOnTop, isRendered, isStruck, type ShownDocument } from './visibility.ts';

const MOST_RUNS = 4000;
/** Of one run, of a label or title, of an address, of the name of an element: what is longer is cut. */
const LONGEST_RUN = 10_000;
const LONGEST_LABEL = 1_000;
const LONGEST_ADDRESS = 8_192;
const LONGEST_TAG = 64;
/** Of all that a page says. */
const MOST_TEXT = 400_000;
const UNREAD_ELEMENTS = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'HEAD', 'TITLE', 'OBJECT', 'DATALIST']);

/**
 * Reads every visible run of text of the page, with same-origin frames and open shadow roots.
 * @param wholePage rectangles count from the top of the page instead of the top of the viewport.
 */
export function takeSnapshot(wholePage: boolean): Omit<PageSnapshot, 'stable'> {
  const runs: TextRun[] = [];
  const pairs: LabelledValue[] = [];
  const numbers = new Map<Element, number>();
  const offset = wholePage ? { x: scrollX, y: scrollY } : { x: 0, y: 0 };
  let truncated = false;
  let said = 0;
  /** The `dt` that the next `dd` belongs to. */
  let term = '';

  const numberOf = (element: Element): number => {
    const known = numbers.get(element);
    if (known !== undefined) return known;
    numbers.set(element, numbers.size);
    return numbers.size - 1;
  };
  const cellOf = createCellPlaces(numberOf);
  const { regions, regionOf } = createRegions();
  /** Where the reading is. */
  let region: number | null = null;
  let heading = 0;

  function keep(
    element: Element,
    text: string,
    rects: readonly DOMRect[],
    shown: ShownDocument,
    label?: string | null,
  ) {
    const first = rects[0];
    if (!first || !isRendered(element)) return;
    const kept = text.slice(0, LONGEST_RUN);
    said += kept.length + (label?.length ?? 0);
    if (kept.length < text.length) truncated = true;
    if (runs.length >= MOST_RUNS || said > MOST_TEXT) {
      truncated = true;
      return;
    }
    const box = boundsOf(first, rects);
    const style = getComputedStyle(element);
    const inViewport = isInViewport(box, shown);
    const ground = groundOf(element);
    const probe = rects.find(rect => isInViewport(rect, shown)) ?? first;
    runs.push({
      text: kept,
      rect: { x: box.x + shown.left + offset.x, y: box.y + shown.top + offset.y, width: box.width, height: box.height },
      fontSize: Number.parseFloat(style.fontSize),
      fontWeight: Number(style.fontWeight) || 400,
      color: style.color,
      ...(ground !== undefined && { ground }),
      ...(isStruck(element) && { struck: true }),
      tag: element.tagName.slice(0, LONGEST_TAG).toLowerCase(),
      kind: label === undefined ? 'text' : 'input',
      ...(label !== undefined && { editable: isEditable(element as FormField) }),
      label: label ?? null,
      block: numberOf(blockOf(element)),
      parent: numberOf(element),
      cell: cellOf(element),
      region,
      ...(heading > 0 && { heading }),
      inViewport,
      onTop: inViewport ? isOnTop(element, probe, shown) : null,
    });
  }

  function readText(node: Text, element: Element, shown: ShownDocument): void {
    const text = collapsed(node.data);
    if (!text) return;
    const rects = boxesOfLetters(node).filter(isSeenBox);
    keep(element, transformed(text, getComputedStyle(element).textTransform), rects, shown);
  }

  function readField(field: FormField, shown: ShownDocument): void {
    const text = fieldText(field);
    if (!text) return;
    const label = fieldLabel(field)?.slice(0, LONGEST_LABEL) ?? null;
    const before = runs.length;
    keep(field, text, [field.getBoundingClientRect()].filter(isSeenBox), shown, label);
    if (label && runs.length > before) pairs.push({ label, value: text.slice(0, LONGEST_RUN), source: 'label' });
  }

  function readFrame(frame: HTMLIFrameElement, outer: ShownDocument): void {
    const inner = frame.contentDocument;
    if (!inner?.body || !isRendered(frame)) return;
    const box = frame.getBoundingClientRect();
    read(inner.body, {
      document: inner,
      left: outer.left + box.left + frame.clientLeft,
      top: outer.top + box.top + frame.clientTop,
      width: frame.clientWidth,
      height: frame.clientHeight,
      frame,
      outer,
    });
  }

  /** Reads what an element holds, with what its style writes before and behind it where that is not its label. */
  function readHeld(element: Element, shown: ShownDocument, label: GeneratedText | null = null): void {
    const before = label ? null : generatedText(element, 'before');
    if (before) keep(element, before.text, [before.box], shown);
    read(element, shown);
    const after = generatedText(element, 'after');
    if (after) keep(element, after.text, [after.box], shown);
  }

  /** Reads an element and answers what it shows, as one line. */
  function readWhole(element: Element, shown: ShownDocument, label: GeneratedText | null = null): string {
    const before = runs.length;
    readHeld(element, shown, label);
    return runs
      .slice(before)
      .map(run => run.text)
      .join(' ')
      .slice(0, LONGEST_RUN);
  }

  function readDefinition(element: Element, shown: ShownDocument): void {
    const label = term;
    const value = readWhole(element, shown);
    if (label && value) pairs.push({ label, value, source: 'dl' });
  }

  /** Reads an element whose label its style writes before it. */
  function readLabelled(element: Element, shown: ShownDocument): void {
    const label = generatedLabel(element);
    if (!label) {
      readHeld(element, shown);
      return;
    }
    const before = runs.length;
    keep(element, label.text, [label.box], shown);
    const kept = runs[before];
    // A cell holds its value alone.
    if (kept) kept.cell = null;
    const value = readWhole(element, shown, label);
    if (kept && value) pairs.push({ label: label.text, value, source: 'label' });
  }

  function readElement(element: Element, shown: ShownDocument): void {
    if (UNREAD_ELEMENTS.has(element.tagName)) return;
    const [outerRegion, outerHeading] = [region, heading];
    region = regionOf(element, region);
    heading = headingLevel(element) || heading;
    readInside(element, shown);
    region = outerRegion;
    heading = outerHeading;
  }

  function readInside(element: Element, shown: ShownDocument): void {
    const field = asFormField(element);
    if (field) readField(field, shown);
    else if (element.tagName === 'IFRAME') readFrame(element as HTMLIFrameElement, shown);
    else if (element.tagName === 'DT') term = readWhole(element, shown);
    else if (element.tagName === 'DD') readDefinition(element, shown);
    else readLabelled(element, shown);
  }

  function read(parent: Element, shown: ShownDocument): void {
    const assigned = parent.tagName === 'SLOT' ? (parent as HTMLSlotElement).assignedNodes({ flatten: true }) : [];
    const children = assigned.length > 0 ? assigned : (parent.shadowRoot ?? parent).childNodes;
    for (const child of children) {
      if (truncated) return;
      if (child.nodeType === Node.TEXT_NODE) readText(child as Text, child.parentElement ?? parent, shown);
      else if (child.nodeType === Node.ELEMENT_NODE) readElement(child as Element, shown);
    }
  }

  if (document.body) {
    const page = { document, left: 0, top: 0, width: innerWidth, height: innerHeight, frame: null, outer: null };
    read(document.body, page);
  }
  return {
    url: location.href.slice(0, LONGEST_ADDRESS),
    title: document.title.slice(0, LONGEST_LABEL),
    viewport: { width: innerWidth, height: innerHeight },
    scale: devicePixelRatio,
    runs,
    pairs,
    regions,
    truncated,
  };
}
