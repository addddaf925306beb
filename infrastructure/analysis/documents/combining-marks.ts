/** A piece of text with its place, a word or a letter. */
type Piece = { text: string; x: number; y: number; width: number; height: number };

/** A mark, perhaps with one of which the file does not say which it is. */
const IS_MARK = /^\p{M}[\p{M}\0]*$/u;
/** Marks of scripts that run from the left, which fonts draw over what stands before them. */
const IS_DRAWN_BACK = /^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** In heights of the mark: how far from the end of its letter it may begin. */
const AT_ITS_END = 0.2;
/** In heights of the mark: its baseline is that of its letter, and it stands over it. */
const SAME_LINE = 0.6;

const MARKS = /[\p{M}\0]/gu;

const middle = ({ y, height }: Piece) => y + height / 2;
const isOver = (mark: Piece, { x, width }: Piece) =>
  mark.x + mark.width / 2 >= x && mark.x + mark.width / 2 <= x + width;
const fromEnd = (mark: Piece, { x, width }: Piece) => Math.abs(mark.x - (x + width));
const belongsTo = (mark: Piece, letter: Piece) =>
  mark.width === 0 && IS_DRAWN_BACK.test(mark.text)
    ? fromEnd(mark, letter) <= AT_ITS_END * mark.height
    : isOver(mark, letter);

const distance = (mark: Piece, letter: Piece) =>
  Math.abs(middle(letter) - middle(mark)) + (IS_DRAWN_BACK.test(mark.text) ? fromEnd(mark, letter) : 0);

/**
 * Browsers print the marks of Arabic, Hebrew and other letters by themselves, each at its own height: they are no words, and
 * belong to the letter below or above them. Within a word of several letters nothing tells which one that is, so that the
 * mark is left out; such words are mostly written without.
 */
export function withMarksOnLetters<T extends Piece>(words: readonly T[]): T[] {
  const marks = words.filter(({ text }) => IS_MARK.test(text));
  if (marks.length === 0) return [...words];
  const others = words.filter(({ text }) => !IS_MARK.test(text));
  const marked = new Map<T, string>();
  for (const mark of marks) {
    const letter = others
      .filter(one => belongsTo(mark, one) && Math.abs(middle(one) - middle(mark)) < SAME_LINE * mark.height)
      .toSorted((a, b) => distance(mark, a) - distance(mark, b))[0];
    if (letter !== undefined && [...letter.text.replace(MARKS, '')].length === 1)
      marked.set(letter, (marked.get(letter) ?? letter.text) + mark.text);
  }
  return others.map(word => ({ ...word, text: (marked.get(word) ?? word.text).normalize('NFC') }));
}
