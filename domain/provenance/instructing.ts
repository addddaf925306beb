import { plainForm } from '../reading/lexicon/written-form.ts';
import type { TextRun } from '../reading/page-snapshot.ts';
import { EAST } from './instructions/east.ts';
import { MIDDLE } from './instructions/middle.ts';
import { WEST } from './instructions/west.ts';

/** Between the first and the last word of what tells the reader to do something, in characters. */
const FARTHEST = 90;
/** Where the words of two parts of a page meet: what is told is told within one. */
const BETWEEN_PARTS = '\u241e';
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** Who is told not to ignore something is told nothing that matters here. */
const DENIED =
  / (?:not|t|never|nicht|nie|ne|n|no|nunca|non|nao|niet|nooit|inte|ikke|ala|alkaa|nu|не|δεν|μην|לא|אל|न|jangan|tidak|dung|khong) (?:\S+ )?$/u;
/** What somebody presses is no text that tells, unless it is long. */
const CONTROLS = /^(?:button|a|option|select|summary)$/;
const LONGEST_CONTROL = 40;

type Terms = readonly string[];
/** What is looked for first, and what must stand near it; `deniable` when a "not" before it takes it back. */
type Rule = { anchors: Terms; near: readonly Terms[]; deniable: boolean };

/** How a form stands in the text that is searched: whole words between spaces, or as it is where there are none. */
function termsOf(list: string): string[] {
  return plainForm(list)
    .split(', ')
    .map(form => {
      const words = form.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
      if (UNSPACED.test(words)) return words;
      return form.endsWith('-') ? ` ${words}` : ` ${words} `;
    });
}

let known: { whole: Terms; rules: readonly Rule[] } | undefined;

function rules() {
  const all = [WEST, MIDDLE, EAST].flatMap(languages => Object.values(languages));
  known ??= {
    whole: all.flatMap(({ whole }) => termsOf(whole)),
    rules: all.flatMap(({ ignore, previous, instructions, reviewer, approve }) => [
      { anchors: termsOf(ignore), near: [termsOf(instructions), termsOf(previous)], deniable: true },
      { anchors: termsOf(approve), near: [termsOf(reviewer)], deniable: false },
    ]),
  };
  return known;
}

/** The words of a text in plain form, each with a space before and behind it; signs that nobody sees part no word. */
function searched(text: string): string {
  const plain = plainForm(text.replace(/\p{Cf}/gu, ''));
  return ` ${plain.replace(/[^\p{L}\p{M}\p{N}\u241e]+/gu, ' ').replaceAll(BETWEEN_PARTS, ` ${BETWEEN_PARTS} `)} `;
}

/** What stands before and behind a place, within its part of the page. */
function around(text: string, at: number): { before: string; after: string } {
  const before = text.slice(Math.max(0, at - FARTHEST), at + 1);
  const after = text.slice(at, at + FARTHEST);
  const end = after.indexOf(BETWEEN_PARTS);
  return { before: before.slice(before.lastIndexOf(BETWEEN_PARTS) + 1), after: end < 0 ? after : after.slice(0, end) };
}

function isToldAt(text: string, at: number, { near, deniable }: Rule): boolean {
  const { before, after } = around(text, at);
  if (deniable && DENIED.test(before)) return false;
  return near.every(terms => terms.some(term => before.includes(term) || after.includes(term)));
}

function isTold(text: string, rule: Rule): boolean {
  return rule.anchors.some(anchor => {
    for (let at = text.indexOf(anchor); at >= 0; at = text.indexOf(anchor, at + anchor.length))
      if (isToldAt(text, at, rule)) return true;
    return false;
  });
}

/** Whether a text, as `partsOf` gives it, tells whoever judges it what to decide: to set instructions aside, or to approve. */
export function isInstructing(text: string): boolean {
  const plain = searched(text);
  const { whole, rules: all } = rules();
  return whole.some(phrase => plain.includes(phrase)) || all.some(rule => isTold(plain, rule));
}

/** Whether a text is what somebody presses or chooses. */
export const isControl = ({ tag, text }: TextRun): boolean => CONTROLS.test(tag) && text.length <= LONGEST_CONTROL;

/**
 * The text of a page as it is searched: what stands in one block is one part, whatever marks are set within it.
 * @param wrapped its lines go on in the next, as those of documents do
 */
export function partsOf(runs: readonly TextRun[], wrapped: boolean): string {
  let text = '';
  let block: number | null = null;
  for (const run of runs) {
    if (isControl(run)) continue;
    const isSame = wrapped || run.block === block;
    text += (isSame ? ' ' : BETWEEN_PARTS) + run.text.replaceAll(BETWEEN_PARTS, ' ');
    block = run.block;
  }
  return text;
}
