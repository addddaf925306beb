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

/** A day in figures, and what is set to it without a space: that it is the last one, "2027年6月30日まで", or its hour, "民國116年7月9日中午12時". */
const IS_DAY =
  /^(?:\p{Nd}{4}(?:년.*일|[.-].*\p{Nd})|(?:\p{Nd}{4}|(?:中華民國|民國|民国|令和|平成)\p{Nd}{1,3})年.*日)$/u;
const UNTIL_BEHIND = /^(?:まで|까지|中午|正午|午夜|凌晨|上午|下午|晚上|午前|午後|오전|오후)/u;

/** A value that begins or ends within a word is not the value that stands there. */
function cutsWord(text: string, start: number, end: number): boolean {
  const cutsStart = isWordCharacter(text[start - 1]) && isWordCharacter(text[start]);
  if (!cutsStart && HONORIFIC.test(text.slice(end, end + 3))) return false;
  if (!cutsStart && UNTIL_BEHIND.test(text.slice(end, end + 2)) && IS_DAY.test(text.slice(start, end))) return false;
  return cutsStart || (isWordCharacter(text[end - 1]) && isWordCharacter(text[end]));
}

/** Letters that are set without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** Syllables that end what is said of a word before them, and take nothing of it back, as "ではない" and "がない" would. */
const PARTICLE = /^(?:を|へ|に|の|と|より|から|まで)(?!\p{N})/u;
const IS_KANA = /\p{sc=Hiragana}/u;
/** A day or a month in figures ends by itself, and what leads to it is known: "于2026年3月1日起". */
const DAY_IN_FIGURES = /^(?:(?:民國|民国|令和|平成|昭和|西元|公元|西暦)\s?)?(?:\p{Nd}|元).*[年月日]$/su;
const LEADS_TO_DAY = /[自于於在至从從由到]/u;
/** A day with its year behind it is whole whatever letters follow: "10.11.2026г.", and a sign that a reader of letters set to it. */
const WHOLE_DAY = /^\p{Nd}{1,2}([./-])\p{Nd}{1,2}\1\p{Nd}{4}$/u;

const isParted = (outside: string, inside: string) => !isWordCharacter(outside) || !isWordCharacter(inside);

/** As `cutsWord`, where words stand without spaces: what a particle parts from others is a word, and a day in figures is one by itself. */
function cutsPhrase(text: string, start: number, end: number): boolean {
  const at = (index: number) => text[index] ?? '';
  const [before, first, last, after] = [at(start - 1), at(start), at(end - 1), at(end)];
  const isDay = DAY_IN_FIGURES.test(text.slice(start, end));
  const begins =
    isParted(before, first) || (IS_KANA.test(before) && !IS_KANA.test(first)) || (isDay && LEADS_TO_DAY.test(before));
  const isWhole = WHOLE_DAY.test(text.slice(start, end)) && /\p{L}/u.test(after);
  const isEnd = UNSPACED.test(last) && PARTICLE.test(text.slice(end)) && !IS_KANA.test(last);
  const ends = isParted(after, last) || isEnd || (isDay && !/\p{N}/u.test(after)) || isWhole;
  return !(begins && ends);
}

/** The letters of the value as they stand in the text, or null. */
function literal(value: string, text: string, hay: CompactText, cuts: typeof cutsWord): string | null {
  for (let at = hay.text.indexOf(value); at >= 0; at = hay.text.indexOf(value, at + 1)) {
    const start = hay.origins[at] ?? 0;
    const end = hay.origins[at + value.length] ?? text.length;
    const found = text.slice(start, end).trim();
    if (!cuts(text, start, start + found.length)) return found.replace(/\s+/g, ' ');
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

function find(value: string, runs: readonly TextRun[], cuts: typeof cutsWord): FoundValue | null {
  const wanted = compact(value).text;
  if (wanted === '') return null;
  for (const { from, size } of windowsOf(wanted, runs)) {
    const window = runs.slice(from, from + size);
    const [only] = window;
    const whole = joined(window);
    const text = literal(wanted, whole, size === 1 && only ? compactRun(only) : compact(whole), cuts);
    if (text !== null) return { runs: window, rect: window.map(run => run.rect).reduce(union), text };
  }
  return null;
}

/**
 * Finds the fewest neighbouring runs in which the value literally stands, spaces aside.
 * @returns null when it stands nowhere: then nothing may be claimed.
 */
export const findValue = (value: string, runs: readonly TextRun[]): FoundValue | null => find(value, runs, cutsWord);

/** As `findValue`, also among words of a sentence that are set without spaces: "4月1日" of "は、4月1日に当社へ入社し", "10.11.2026" of "10.11.2026г.". */
export const findInSentence = (value: string, runs: readonly TextRun[]): FoundValue | null =>
  findValue(value, runs) ?? find(value, runs, cutsPhrase);

const SET_WITHOUT_BLANKS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}ー]/u;

/** Whether a value begins or ends within a number, or within a word of letters that are set with blanks. */
function cutsWordWithBlanks(text: string, start: number, end: number): boolean {
  const cuts = (outside = '', inside = '') =>
    !isParted(outside, inside) && ![outside, inside].some(one => SET_WITHOUT_BLANKS.test(one));
  return cuts(text[start - 1], text[start]) || cuts(text[end], text[end - 1]);
}

/** As `findInSentence`, where whoever read the value there told by the words around it where it begins and ends: "周若澜" of "兹证明周若澜女士". */
export const findTold = (value: string, runs: readonly TextRun[]): FoundValue | null =>
  findInSentence(value, runs) ?? find(value, runs, cutsWordWithBlanks);

/** Whether the letters of a value stand there, though words without spaces do not tell where it begins and ends. */
export function standsAmongLetters(value: string, runs: readonly TextRun[]): boolean {
  const wanted = compact(value).text;
  return UNSPACED.test(wanted) && windowsOf(wanted, runs).length > 0;
}
