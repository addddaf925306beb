import type { Rect, TextRun } from '../../../application/ports/page-snapshot.ts';
import { normalise } from '../../../domain/reading/text.ts';
import { gapText, union } from './segments.ts';

/** Where a value stands: its runs, the rectangle around them, and its letters as they are set there. */
export type FoundValue = { runs: TextRun[]; rect: Rect; text: string };

const LONGEST_WINDOW = 12;
/** Marks are normalised together with the letter that they stand on. */
const LETTER_WITH_MARKS = /[\s\S]\p{M}*/gu;

/** The text without spaces in its normal form, and for each of its characters where it began in the original. */
function compact(text: string): { text: string; origins: number[] } {
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

/** A value that begins or ends within a word is not the value that stands there. */
function cutsWord(text: string, start: number, end: number): boolean {
  const cutsStart = isWordCharacter(text[start - 1]) && isWordCharacter(text[start]);
  return cutsStart || (isWordCharacter(text[end - 1]) && isWordCharacter(text[end]));
}

/** The letters of the value as they stand in the text, or null. */
function literal(value: string, text: string): string | null {
  const hay = compact(text);
  for (let at = hay.text.indexOf(value); at >= 0; at = hay.text.indexOf(value, at + 1)) {
    const start = hay.origins[at] ?? 0;
    const end = hay.origins[at + value.length] ?? text.length;
    const found = text.slice(start, end).trim();
    if (!cutsWord(text, start, start + found.length)) return found.replace(/\s+/g, ' ');
  }
  return null;
}

/**
 * Finds the fewest neighbouring runs in which the value literally stands, spaces aside.
 * @returns null when it stands nowhere: then nothing may be claimed.
 */
export function findValue(value: string, runs: readonly TextRun[]): FoundValue | null {
  const wanted = compact(value).text;
  if (wanted === '') return null;
  for (let size = 1; size <= Math.min(LONGEST_WINDOW, runs.length); size++) {
    for (let from = 0; from + size <= runs.length; from++) {
      const window = runs.slice(from, from + size);
      const text = literal(wanted, joined(window));
      if (text !== null) return { runs: window, rect: window.map(run => run.rect).reduce(union), text };
    }
  }
  return null;
}
