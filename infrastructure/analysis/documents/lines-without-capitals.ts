import type { TextRun } from '../../../domain/reading/page-snapshot.ts';

/** Letters of which most lines are whose script has no capitals: nothing but their length tells that a line goes on. */
const LETTERS = /\p{L}/gu;
const WITHOUT_CASE = /\p{Lo}/gu;
const MOST = 0.6;
/** Scripts that set no blanks between words; a line of them ends wherever it is full. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー]/gu;
const FROM_THE_RIGHT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;
/** A line of a paragraph has so many letters or words; what is shorter may be a label or a value. */
const LEAST_LETTERS = 14;
const LEAST_WORDS = 5;
/** In font sizes: the lines of an address or a letterhead are shorter. */
const LEAST_WIDTH = 16;
const ENDS = /[.!?。！？؟۔।॥։:：;；]$/u;
/** A label of its own, and the next of a list: "致：…", "二、", "第三条", "※ …". */
const HAS_OWN_LABEL = /^[^:：,，、。()（）]{1,16}\s?[:：]/u;
const IS_OF_LIST =
  /^(?:[(（]?\p{Nd}{1,2}[)）.、．](?!\p{Nd})|[(（]?[一二三四五六七八九十]{1,3}[)）、]|第[一二三四五六七八九十\p{Nd}]+[条條章项項]|[①-⑳※・•●○■□◆◇▪▶☐☑]|[-–—*]\s|[가-하א-תก-ฮ]\.\s)/u;
/** In font sizes: how much room a line of letters without blanks may leave, and how long a first word is at most. */
const ROOM_OF_UNSPACED = 2.2;
const LONGEST_WORD = 8;
const SAME_EDGE = 3;
const SAME_SIZE = 1.35;
const MOST_INDENT = 5;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
const end = ({ rect }: TextRun) => rect.x + rect.width;

/** Whether a text is of a script without capitals. */
export function isWithoutCapitals(text: string): boolean {
  const letters = count(text, LETTERS);
  return letters > 0 && count(text, WITHOUT_CASE) > MOST * letters;
}

const isUnspaced = (text: string) => count(text, UNSPACED) > MOST * count(text, LETTERS);

/** Whether a line has as much text as one within a paragraph. */
const isLong = ({ text, rect, fontSize }: TextRun) =>
  rect.width >= LEAST_WIDTH * fontSize &&
  (isUnspaced(text) ? count(text, UNSPACED) >= LEAST_LETTERS : text.split(' ').length >= LEAST_WORDS);

/** How far a line begins within the column, and the place where it ends, as its script runs. */
function edgesOf(run: TextRun): { start: number; end: number } {
  return FROM_THE_RIGHT.test(run.text) ? { start: -end(run), end: -run.rect.x } : { start: run.rect.x, end: end(run) };
}

/** How much room the first word of a line takes that could not stand at the end of the line before it. */
function firstWordOf({ text, rect }: TextRun, size: number): number {
  if (isUnspaced(text) && !/^\p{sc=Thai}|^[A-Za-z\p{Nd}]{2}/u.test(text)) return ROOM_OF_UNSPACED * size;
  const word = text.split(' ', 1)[0] ?? '';
  return Math.min(LONGEST_WORD * size, (rect.width * (word.length + 1)) / Math.max(1, text.length));
}

/**
 * Whether a text of a script without capitals goes on in the line below it: it is as long as lines can be in its column, and
 * neither does it end nor does another text begin there.
 * @param all the lines of the page, which tell how long lines can be
 * @param isFirst whether it is the first line of its paragraph, which may begin within it
 */
export function goesOnWithoutCapitals(
  last: TextRun,
  below: TextRun,
  all: readonly TextRun[],
  isFirst: boolean,
): boolean {
  if (!isLong(last) || ENDS.test(last.text)) return false;
  if ([last.text, below.text].some(text => HAS_OWN_LABEL.test(text)) || IS_OF_LIST.test(below.text)) return false;
  const size = Math.max(last.fontSize, below.fontSize);
  const [line, next] = [edgesOf(last), FROM_THE_RIGHT.test(last.text) ? edgesFromRight(below) : edgesOf(below)];
  const indent = line.start - next.start;
  const hasOneEdge = Math.abs(indent) < SAME_EDGE + size / 4;
  if (!hasOneEdge && !(isFirst && indent > 0 && indent < MOST_INDENT * size)) return false;
  const isOfColumn = (one: TextRun) => {
    const { start } = edgesOf(one);
    return (
      Math.abs(start - next.start) < SAME_EDGE + size / 2 &&
      Math.max(one.fontSize, size) <= SAME_SIZE * Math.min(one.fontSize, size)
    );
  };
  const edge = all.filter(isOfColumn).reduce((most, one) => Math.max(most, edgesOf(one).end), line.end);
  return line.end + firstWordOf(below, size) > edge;
}

const edgesFromRight = (run: TextRun) => ({ start: -end(run), end: -run.rect.x });

/** Thai parts names and phrases by blanks, of which one may have stood at the end of the line. */
const WITHOUT_BLANK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{Nd}、，,。（(《「”%]$/u;
const FOLLOWS_WITHOUT = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{Nd}、，,。）)》」“%]/u;

/** What stands between the end of a line and the beginning of the next one of its text. */
export function gapBetweenLines(above: string, below: string): '' | ' ' {
  if (!isUnspaced(above) || !WITHOUT_BLANK.test(above) || !FOLLOWS_WITHOUT.test(below)) return ' ';
  return /\p{Nd}$/u.test(above) && /^\p{Nd}/u.test(below) ? ' ' : '';
}
