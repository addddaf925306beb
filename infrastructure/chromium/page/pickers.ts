import { fieldLabel } from './field-text.ts';
import { type ReportedOption, report } from './report.ts';
import { pressedElement } from './shadow-roots.ts';

/**
 * Native pickers and lists of choices are windows of their own, which no picture of the page shows: they are kept from
 * opening, and the viewer shows one instead.
 */
const PICKED_INPUTS = /^(date|time|datetime-local|month|week|color)$/;

const LONGEST_CHOICE = 200;
/** What all choices together may come to, in characters of their JSON. */
const LONGEST_CHOICES = 30_000;

/** What the viewer picks for: the input whose picker was asked for last, or the field and what it offers. */
let pickedInput: HTMLInputElement | null = null;
let chosen: { field: HTMLSelectElement | HTMLInputElement; options: HTMLOptionElement[] } | null = null;

/** Where the last press was, and whether it was by a finger. */
let press = { byTouch: false, x: 0, y: 0 };
/** A finger that moves so far, in pixels, scrolls. */
const SCROLLS_PX = 10;

export function notePointer({ pointerType, clientX, clientY }: PointerEvent): void {
  press = { byTouch: pointerType === 'touch', x: clientX, y: clientY };
}

const withoutGaps = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_CHOICE);

function choiceOf(option: HTMLOptionElement): ReportedOption {
  const parent = option.parentElement;
  const group = parent instanceof HTMLOptGroupElement ? parent : null;
  return {
    text: withoutGaps(option.label || option.text || option.value),
    group: group === null ? '' : withoutGaps(group.label),
    disabled: option.disabled || group?.disabled === true,
    selected: option.selected,
  };
}

function offer(field: HTMLSelectElement | HTMLInputElement, all: HTMLOptionElement[]): void {
  const options: ReportedOption[] = [];
  let room = LONGEST_CHOICES;
  for (const each of all) {
    const option = choiceOf(each);
    room -= JSON.stringify(option).length;
    if (room < 0) break;
    options.push(option);
  }
  chosen = { field, options: all.slice(0, options.length) };
  const label = withoutGaps(fieldLabel(field) ?? '');
  const multiple = field instanceof HTMLSelectElement && field.multiple;
  report({ type: 'choices', label, multiple, cut: options.length < all.length, options });
}

/**
 * Whether this field would open a list of its own. One of several rows is in the page; fingers can't add to it there. One
 * row for several choices is a list that opens, too.
 */
function isOfViewer(select: HTMLSelectElement): boolean {
  if (select.matches(':disabled')) return false;
  return select.multiple ? press.byTouch || select.size === 1 : select.size <= 1;
}

/** What the field suggests for what stands in it. */
function suggestionsOf(input: HTMLInputElement): HTMLOptionElement[] {
  if (!input.list || input.disabled || input.readOnly) return [];
  const typed = input.value.toLowerCase();
  return [...input.list.options].filter(({ value, label }) =>
    [value, label].some(text => text.toLowerCase().includes(typed)),
  );
}

function offerSuggestions(input: HTMLInputElement): boolean {
  const suggestions = suggestionsOf(input);
  if (suggestions.length > 0) offer(input, suggestions);
  return suggestions.length > 0;
}

function pick(input: HTMLInputElement): void {
  pickedInput = input;
  report({ type: 'picker', kind: input.type, value: input.value });
}

const isPicked = (input: HTMLInputElement): boolean =>
  PICKED_INPUTS.test(input.type) && !input.matches(':disabled') && !input.readOnly;

/** A list opens when the mouse goes down, or when a tap pretends that it does. */
export function onMouseDown(event: MouseEvent): void {
  if (!event.isTrusted || event.button !== 0) return;
  const select = pressedElement(event)?.closest('select');
  if (!select || !isOfViewer(select)) return;
  event.preventDefault();
  select.focus({ preventScroll: true });
  offer(select, [...select.options]);
}

/** A tap on a list of several rows pretends no mouse. */
export function onTouchEnd(event: TouchEvent): void {
  const [finger] = event.changedTouches;
  const target = event.composedPath()[0];
  const select = target instanceof Element ? target.closest('select') : null;
  if (!event.isTrusted || !finger || !select?.multiple || !isOfViewer(select)) return;
  if (Math.hypot(finger.clientX - press.x, finger.clientY - press.y) > SCROLLS_PX) return;
  event.preventDefault();
  offer(select, [...select.options]);
}

export function onClick(event: MouseEvent): void {
  if (!event.isTrusted) return;
  const input = pressedElement(event)?.closest('input');
  if (!input) return;
  if (!isPicked(input)) {
    offerSuggestions(input);
    return;
  }
  event.preventDefault();
  pick(input);
}

/** The keys by which a field opens its list or picker. */
export function onOpeningKey(event: KeyboardEvent, focused: Element | null): void {
  const opens = event.key === 'F4' || (event.altKey && /^Arrow(Up|Down)$/.test(event.key));
  if (!event.isTrusted) return;
  if (focused instanceof HTMLSelectElement && (opens || event.key === ' ') && isOfViewer(focused)) {
    offer(focused, [...focused.options]);
  } else if (focused instanceof HTMLInputElement && isPicked(focused) && (opens || event.key === ' ')) {
    pick(focused);
  } else if (!(focused instanceof HTMLInputElement && event.key === 'ArrowDown' && offerSuggestions(focused))) return;
  event.preventDefault();
}

/** A field that opened before we could look into its shadow root: closes what it opened, and offers the same. */
export function takeOver(element: Element): void {
  const select = element.closest('select');
  const input = element.closest('input');
  const field = select && isOfViewer(select) ? select : input && isPicked(input) ? input : null;
  if (!field) return;
  field.blur();
  field.focus({ preventScroll: true });
  if (field instanceof HTMLSelectElement) offer(field, [...field.options]);
  else pick(field);
}

function tellChange(field: HTMLElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Sets the value that the viewer picked, as if the native picker had. */
export function applyPick(value: string): void {
  if (!pickedInput?.isConnected) return;
  pickedInput.value = value;
  tellChange(pickedInput);
}

/** Chooses what the viewer chose, by the places in what was offered. */
export function applyChoice(places: number[]): void {
  if (!chosen?.field.isConnected) return;
  const { field, options } = chosen;
  const wanted = new Set(places.map(place => options[place]));
  if (field instanceof HTMLInputElement) field.value = [...wanted][0]?.value ?? field.value;
  else if (field.multiple) for (const option of options) option.selected = wanted.has(option);
  else for (const option of options) if (wanted.has(option)) option.selected = true;
  tellChange(field);
}
