import type { Rect, TextRun } from '../reading/page-snapshot.ts';
import { normalise } from '../reading/text.ts';
import { gapText, union } from './segments.ts';

/** Where a value stands: its runs, the rectangle around them, and its letters as they are set there. */
export type FoundValue = { runs: TextRun[]; rect: Rect; text: string };

const LONGEST_WINDOW = 12;
/** A value that stands in a hundred places within other words is not looked for any longer. */
const MOST_PLACES = 100;
/** Marks are normalised together with the letter that they stand on. */
const LETTER_WITH_MARKS = /[\s\S]\p{M}*/gu;

/** A text without spaces in its normal form, and for each of its characters where it began in the original. */
type CompactText = { text: string; origins: number[] };

function compact(text: string): CompactText {
  let out = '';
  const origins: number[] = [];
  let index = 0;
  for (const [character] of text.matchAll(LETTER_WITH_MARKS)) {
    const plain = normalise(character).replaceAll(' ', '');
    out += plain;
    for (let unit = 0; unit < plain.length; unit++) origins.push(index);
    index += character.length;
  }
  return { text: out, origins };
}

function joined(runs: readonly TextRun[]): string {
  let text = '';
  let before: TextRun | undefined;
  for (const run of runs) {
    text += (before ? gapText(before, run) : '') + run.text;
    before = run;
  }
  return text;
}

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** What is set to a name without a space where people are addressed behind it. */
const HONORIFIC = /^(?:様|さま|さん|殿|님|씨)(?![\p{L}\p{N}])/u;

/** A value that begins or ends within a word is not the value that stands there. */
function cutsWord(text: string, start: number, end: number): boolean {
  const cutsStart = isWordCharacter(text[start - 1]) && isWordCharacter(text[start]);
  if (!cutsStart && HONORIFIC.test(text.slice(end, end + 3))) return false;
  return cutsStart || (isWordCharacter(text[end - 1]) && isWordCharacter(text[end]));
}

/** The letters of the value as they stand in the text, or null. */
function literal(value: string, text: string, hay: CompactText): string | null {
  for (let at = hay.text.indexOf(value); at >= 0; at = hay.text.indexOf(value, at + 1)) {
    const start = hay.origins[at] ?? 0;
    const end = hay.origins[at + value.length] ?? text.length;
    const found = text.slice(start, end).trim();
    if (!cutsWord(text, start, start + found.length)) return found.replace(/\s+/g, ' ');
  }
  return null;
}

/** Each run without spaces in its normal form: a page is searched for many values. */
const compacted = new WeakMap<TextRun, CompactText>();

function compactRun(run: TextRun): CompactText {
  const known = compacted.get(run) ?? compact(run.text);
  compacted.set(run, known);
  return known;
}

type Window = { from: number; size: number };

/** Where the value stands across neighbouring runs; the first few places, those over the fewest runs first. */
function windowsOf(value: string, runs: readonly TextRun[]): Window[] {
  const ends: number[] = [];
  let hay = '';
  for (const run of runs) {
    hay += compactRun(run).text;
    ends.push(hay.length);
  }
  const windows: Window[] = [];
  let first = 0;
  for (let at = hay.indexOf(value); at >= 0 && windows.length < MOST_PLACES; at = hay.indexOf(value, at + 1)) {
    while ((ends[first] ?? Number.POSITIVE_INFINITY) <= at) first++;
    let last = first;
    while ((ends[last] ?? Number.POSITIVE_INFINITY) < at + value.length) last++;
    const size = last - first + 1;
    const known = windows.at(-1);
    if (size <= LONGEST_WINDOW && (known?.from !== first || known.size !== size)) windows.push({ from: first, size });
  }
  return windows.sort((a, b) => a.size - b.size || a.from - b.from);
}

/**
 * Finds the fewest neighbouring runs in which the value literally stands, spaces aside.
 * @returns null when it stands nowhere: then nothing may be claimed.
 */
export function findValue(value: string, runs: readonly TextRun[]): FoundValue | null {
  const wanted = compact(value).text;
  if (wanted === '') return null;
  for (const { from, size } of windowsOf(wanted, runs)) {
    const window = runs.slice(from, from + size);
    const [only] = window;
    const whole = joined(window);
    const text = literal(wanted, whole, size === 1 && only ? compactRun(only) : compact(whole));
    if (text !== null) return { runs: window, rect: window.map(run => run.rect).reduce(union), text };
  }
  return null;
}
