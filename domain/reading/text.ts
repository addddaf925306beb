import { withoutRadicals } from './radicals.ts';

/** Marks that only tell in which direction the letters beside them run. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;

/** What is not in that form: most texts of a page are, and their forms take a tenth of the time in which it is read. */
const IRREGULAR = /[^ -_a-~]| {2}|^ | $/;

/** The vowels "am" of Thai and Lao, which that form takes apart, though they are one sign wherever they are written. */
const AM = /\u0e4d\u0e32|\u0ecd\u0eb2/g;
const asOneSign = (am: string) => (am === '\u0e4d\u0e32' ? '\u0e33' : '\u0eb3');

/** Text with one form for each quote, dash and space, so that a label or value compares equal however a page sets it. */
export function normalise(text: string): string {
  if (!IRREGULAR.test(text)) return text;
  return withoutRadicals(text)
    .normalize('NFKC')
    .replace(AM, asOneSign)
    .replace(DIRECTION_MARKS, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "İ" in lower case: an "i" with a dot of its own, which nobody writes. */
const DOTTED = /i\u0307/g;

/** The same in lower case: what two texts are compared by where capitals say nothing. */
export function folded(text: string): string {
  const lower = normalise(text).toLowerCase();
  return lower.includes('\u0307') ? lower.replace(DOTTED, 'i') : lower;
}

/** Whether one of the texts is a whole part of the other: "Gold" of "Gold member", but "£50" is no part of "£500" or "£1,50". */
export function isPartOf(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  for (let at = long.indexOf(short); at >= 0; at = long.indexOf(short, at + 1)) {
    const before = long.slice(0, at);
    const after = long.slice(at + short.length);
    const cutsBefore = /[\p{L}\p{N}]$|\d[.,']$/u.test(before) && /^[\p{L}\p{N}]/u.test(short);
    const cutsAfter = /^[\p{L}\p{N}]|^[.,']\d/u.test(after) && /[\p{L}\p{N}]$/u.test(short);
    if (!cutsBefore && !cutsAfter) return true;
  }
  return false;
}

/** Whether there are control characters other than tab, line feed, form feed and carriage return: no text holds any. */
export function holdsControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0c && code !== 0x0d) return true;
  }
  return false;
}

/** A text with a space in the place of each of some parts of it, which stand in it in this order and apart. */
export const withoutParts = (text: string, parts: readonly { start: number; end: number }[]): string =>
  parts.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
