import { isUnspaced } from '../reading/lexicon/written-form.ts';
import type { TextRun } from '../reading/page-snapshot.ts';
import { IS_ADDRESS, isHeavier } from './below-example.ts';
import { heldPhrases, leadingPhrases, wholePhrases } from './leading-phrases.ts';
import { EXAMPLE_NOUNS, ILLUSTRATIONS, PHRASES } from './phrases.ts';
import { PREVIEWS, WILL_LOOK } from './previews.ts';

const LONGEST_CAPTION = 140;
/** A longer one may only mention an example. */
const LONGEST_MENTION = 60;
/** In heights of a caption's line: what stands farther away is not what it is written beside. */
const FARTHEST = 3.5;
/** Between the lines of what a caption is written beside. */
const FARTHEST_LINE = 2.5;
/** Value beside its label, as "Sample size: 40", or what a field of a form is to look like: "e.g. 1234567". */
const HOLDS_VALUE = /[:：]\s*\S{1,20}$|\p{Nd}{2}/u;
const HEADS = /^h[1-6]$/;
const LEADS_ON: ReadonlySet<string> = new Set(['a', 'button', 'option', 'label', 'td', 'th', 'dt', 'dd']);
/** "Fig. 1", as drawings are called. */
const FIGURE =
  /^(?:fig(?:ure|ura|\.)|abb(?:ildung|\.)|obr(?:ázek|ázok|\.)|rys(?:unek|\.)|рис\.|afb\.|ábra|slika|слика|фиг\.|pav\.|att\.|joonis|εικ\.|şekil|kuva|figur|gambar|hình|図|图|圖|그림)\s?\p{Nd}/iu;
/** Numbers that count up from one are nobody's: 1234567, 0123 456 789. */
const COUNTS_UP = /^0?123456(?:7(?:8(?:90?)?)?)?$/;
/** A number of nothing but zeros is nobody's either: "AB-32-000000". */
const IS_ZEROS = /^(?:[\p{L}\p{Nd}]{1,6}[-/ ]){0,3}0{5,}$/u;
/** What a scan leaves of an address of the net that a line parts, or whose stop it does not see: "verdal example - Reg. 4418". */
const REST_OF_ADDRESS = /(?:^|\s)example\s?[-–·|]/u;
/** What marks something on a page as an example is looked at so often: nobody writes more. */
const MOST_MARKS = 100;

/** Words that only lead to an example within a sentence: "e.g.", "np." */
const SHORTEST_PHRASE = 5;
const namesOfExamples = PHRASES.example
  .split('|')
  .filter(phrase => phrase.length >= SHORTEST_PHRASE || isUnspaced(phrase))
  .join('|');
const beginsWithExample = leadingPhrases(namesOfExamples);
const namesExample = heldPhrases(EXAMPLE_NOUNS);
const namesIllustration = heldPhrases(ILLUSTRATIONS);
const saysItWillLook = heldPhrases(WILL_LOOK);
const isPreview = wholePhrases(PREVIEWS);

/** A note beside something that calls it an example or an illustration; no heading, label, value or link. */
function isCaption({ kind, tag, cell, text }: TextRun): boolean {
  if (kind !== 'text' || cell !== null || HEADS.test(tag) || LEADS_ON.has(tag)) return false;
  if (text.length > LONGEST_CAPTION || HOLDS_VALUE.test(text) || IS_ADDRESS.test(text)) return false;
  if (tag === '' && REST_OF_ADDRESS.test(text)) return false;
  if (FIGURE.test(text) || namesIllustration(text) || saysItWillLook(text) || isPreview(text)) return true;
  if (!text.trim().includes(' ') && !isUnspaced(text)) return false;
  return beginsWithExample(text) || (text.length <= LONGEST_MENTION && namesExample(text));
}

const isMadeUpNumber = ({ kind, text }: TextRun) =>
  kind === 'text' && (COUNTS_UP.test(text.replace(/[\s.-]/g, '')) || IS_ZEROS.test(text.trim()));

function* upwards(runs: readonly TextRun[], from: number): Iterable<TextRun> {
  for (let at = from - 1; at >= 0; at--) yield runs[at] as TextRun;
}

function* downwards(runs: readonly TextRun[], from: number): Iterable<TextRun> {
  for (let at = from + 1; at < runs.length; at++) yield runs[at] as TextRun;
}

/** The lines that stand close below each other from a text on, in one direction, up to a heading. */
function standingFrom(mark: TextRun, others: Iterable<TextRun>, reach: number): TextRun[] {
  const found: TextRun[] = [];
  let top = mark.rect.y;
  let end = top + mark.rect.height;
  for (const run of others) {
    const { rect, fontSize, tag } = run;
    const gap = Math.max(top - (rect.y + rect.height), rect.y - end);
    if (HEADS.test(tag) || gap > (found.length === 0 ? reach : FARTHEST_LINE * fontSize)) break;
    found.push(run);
    top = Math.min(top, rect.y);
    end = Math.max(end, rect.y + rect.height);
  }
  return found;
}

/** Whether a note stands in the width of some lines, and is set no larger than they are. */
function isWrittenBeside({ rect, fontSize }: TextRun, lines: readonly TextRun[]): boolean {
  const left = Math.min(...lines.map(line => line.rect.x));
  const right = Math.max(...lines.map(line => line.rect.x + line.rect.width));
  return rect.x < right && rect.x + rect.width > left && lines.some(line => fontSize <= line.fontSize);
}

/**
 * What stands beside a note that calls it an example, as below a picture ("Specimen card for illustration."), and what stands
 * around a number that somebody made up.
 */
export function shownAsExample(runs: readonly TextRun[]): ReadonlySet<TextRun> {
  const found = new Set<TextRun>();
  const marks = runs.flatMap((run, at) => (isCaption(run) || isMadeUpNumber(run) ? [at] : [])).slice(0, MOST_MARKS);
  for (const at of marks) {
    const mark = runs[at] as TextRun;
    const isNumber = isMadeUpNumber(mark);
    const reach = FARTHEST * mark.fontSize;
    const next = runs[at + 1];
    // What is heavier than what follows heads that.
    const isHeading = !isNumber && next !== undefined && isHeavier(mark, next);
    for (const others of isHeading ? [downwards(runs, at)] : [upwards(runs, at), downwards(runs, at)]) {
      const lines = standingFrom(mark, others, reach);
      if (lines.length > 0 && (isNumber || isWrittenBeside(mark, lines))) for (const line of lines) found.add(line);
    }
    if (isNumber) found.add(mark);
  }
  return found;
}
