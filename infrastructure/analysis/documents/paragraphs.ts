import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { gapBetweenLines, goesOnWithoutCapitals, isWithoutCapitals } from './lines-without-capitals.ts';

/** Between the lines of one paragraph, in font sizes. */
const LINE_GAP = 1.5;
const SAME_EDGE = 3;
/** OCR tells the size of a line by the letters that it happens to hold. */
const SAME_SIZE = 1.35;
/** What a line ends in that is not at its end. */
const GOES_ON = /[,(]$|\p{L}-$/u;
const BEGINS_WITHIN = /^\p{Ll}/u;
/** Articles, prepositions and conjunctions, behind which no text ends. */
const JOINING_WORD =
  /\s(?:of|the|and|an|in|to|for|with|by|at|on|der|die|das|dem|den|des|und|mit|von|vom|zu|zum|zur|im|am|ein|einer?|einem|einen|de|du|le|la|les|et|à|au|aux|en|par|pour|sur|dans|une?|del|el|los|las|y|con|por|para|que|di|della|dello|dei|degli|delle|il|lo|gli|e|per|dal|nel|nella|do|da|dos|das|no|na|em|com|uma?|van|het|een|met|voor|op|te|av|och|att|på|för|af|til|og|i|w|z|ze|oraz|że|v|ve|se|și|în|cu|и|в|с|на|по|от|та|у|з|за|και|του|της|στο|στην|με|για)$/u;
/** A line of a paragraph has several words; what is shorter may be a label of small letters. */
const LEAST_WORDS = 4;
/** In small letters: a line of labels and values has fewer. */
const LEAST_WORDS_OF_SENTENCE = 5;
/** Where the line ends in one of them: languages that write nouns with capitals have few. */
const LEAST_WORDS_BEFORE_ONE = 3;
const ENDS_WITHIN = /\s\p{Ll}[\p{L}\p{M}'’-]*$/u;
/** How far the first line of a paragraph begins within it, in font sizes. */
const MOST_INDENT = 5;
const ENDS = /[.!?:]$/;
/** "Période : octobre 2026": a line with a label of its own goes on with nothing. */
const HAS_OWN_LABEL = /^\p{Lu}[^:：]{1,40}\s?[:：]\s/u;

/** Lines that begin within so many pixels have one edge. */
const EDGE = 8;
/** Texts before a line, of which one may be what it goes on with. */
const NEAR = 12;

const wordsOf = (text: string) => text.split(' ').length;

/** Whether a line is as long as lines can be here: the next word had no room in it. A sentence that ends there may end a text. */
function isFull(last: TextRun, below: TextRun, edge: number): boolean {
  const plain = last.text.split(' ').filter(word => BEGINS_WITHIN.test(word)).length;
  const least = ENDS_WITHIN.test(last.text) ? LEAST_WORDS_BEFORE_ONE : LEAST_WORDS_OF_SENTENCE;
  if (plain < least || ENDS.test(last.text)) return false;
  const word = below.text.split(' ', 1)[0] ?? '';
  const width = (below.rect.width * (word.length + 1)) / Math.max(1, below.text.length);
  return last.rect.x + last.rect.width + width > edge;
}

/** "3. forma studiów" below "2. poziom": the next of a list, whatever it begins with. */
const NUMBERED = /^(\d{1,2})[.)]\s/;
const numberOf = ({ text }: TextRun) => Number(NUMBERED.exec(text)?.[1] ?? Number.NaN);
/** "b) Sitz": one of a list by its letter. */
const LETTERED = /^\p{Ll}\)\s/u;
const isNextOfList = (above: TextRun, below: TextRun) =>
  numberOf(below) === numberOf(above) + 1 || LETTERED.test(below.text);

/** What stands before the values of rows has few words, and begins as labels do. */
const MOST_WORDS_OF_LABEL = 5;
const BEGINS_LABEL = /^[^\p{Ll}\p{P}]/u;

/** Whether the text before a line stands beside it as a label stands beside its value. */
function isRow(line: TextRun, before: TextRun | undefined): boolean {
  if (before === undefined || before.rect.x + before.rect.width > line.rect.x) return false;
  if (!BEGINS_LABEL.test(before.text) || wordsOf(before.text) > MOST_WORDS_OF_LABEL) return false;
  const shared =
    Math.min(before.rect.y + before.rect.height, line.rect.y + line.rect.height) - Math.max(before.rect.y, line.rect.y);
  return shared > 0.5 * Math.min(before.rect.height, line.rect.height);
}

/** A name or a number that is parted at its own hyphen: "Four-à-" and "Chaux", "0761-00-" and "4410". */
const IS_ONE_WORD = /[\p{L}\p{N}]-$/u;
const GOES_ON_IN_IT = /^[\p{Lu}\p{N}]/u;

function continues(
  above: TextRun,
  last: TextRun,
  below: TextRun,
  edge: number,
  linesWithoutCapitals: readonly TextRun[],
): boolean {
  if (above.cell || below.cell || above.kind !== 'text' || below.kind !== 'text') return false;
  const size = Math.max(last.fontSize, below.fontSize);
  const isAlike =
    size <= SAME_SIZE * Math.min(last.fontSize, below.fontSize) &&
    last.fontWeight === below.fontWeight &&
    last.color === below.color;
  const gap = below.rect.y - (last.rect.y + last.rect.height);
  const isNear = gap > -0.5 * size && gap < LINE_GAP * size;
  const indent = last.rect.x - below.rect.x;
  const hasOneEdge = Math.abs(indent) < SAME_EDGE + size / 4;
  if (!isAlike || !isNear || isNextOfList(above, below)) return false;
  if (isWithoutCapitals(last.text))
    return goesOnWithoutCapitals(last, below, linesWithoutCapitals, above.text === last.text);
  // Only the first line of a paragraph is indented, and it ends where the others do.
  const isIndented = above.text === last.text && indent > 0 && indent < MOST_INDENT * size;
  if (!hasOneEdge) return isIndented && !HAS_OWN_LABEL.test(below.text) && isFull(last, below, edge);
  if (GOES_ON.test(last.text) || (wordsOf(last.text) >= LEAST_WORDS && JOINING_WORD.test(last.text))) return true;
  if (HAS_OWN_LABEL.test(below.text)) return false;
  return wordsOf(last.text) >= LEAST_WORDS && (BEGINS_WITHIN.test(below.text) || isFull(last, below, edge));
}

/**
 * Puts lines together that are one text: the next goes on where the one before it did not end.
 * @param areParted whether a rule lies between two of them
 */
export function joinParagraphs(
  runs: readonly TextRun[],
  areParted: (above: TextRun, below: TextRun) => boolean = () => false,
): TextRun[] {
  const joined: TextRun[] = [];
  /** The last line of each text that may go on. */
  const lasts = new Map<TextRun, TextRun>();
  const edges = new Map<number, number>();
  const edgeOf = ({ rect: { x } }: TextRun) => Math.round(x / EDGE);
  for (const run of runs) {
    const right = run.rect.x + run.rect.width;
    edges.set(edgeOf(run), Math.max(right, edges.get(edgeOf(run)) ?? right));
  }
  /** The lines that have a text before them, as the values of rows have their labels. */
  const withoutCapitals = runs.filter(run => isWithoutCapitals(run.text));
  const rows = new Set(runs.filter((run, at) => isRow(run, runs[at - 1])));
  for (const run of runs) {
    const above = joined.findLast((one, at) => {
      if (at < joined.length - NEAR) return false;
      const last = lasts.get(one) ?? one;
      if (rows.has(run) && rows.has(last)) return false;
      return continues(one, last, run, edges.get(edgeOf(run)) ?? 0, withoutCapitals) && !areParted(last, run);
    });
    if (above === undefined) {
      const text = { ...run };
      joined.push(text);
      lasts.set(text, run);
      continue;
    }
    const last = lasts.get(above) ?? above;
    lasts.set(above, run);
    above.text =
      IS_ONE_WORD.test(above.text) && GOES_ON_IN_IT.test(run.text)
        ? `${above.text}${run.text}`
        : `${above.text}${gapBetweenLines(last.text, run.text)}${run.text}`;
    const x = Math.min(above.rect.x, run.rect.x);
    const y = Math.min(above.rect.y, last.rect.y);
    const right = Math.max(above.rect.x + above.rect.width, run.rect.x + run.rect.width);
    above.rect = { x, y, width: right - x, height: run.rect.y + run.rect.height - y };
  }
  return joined;
}
