/** A piece of text with its place, a word or a letter. */
type Piece = { text: string; x: number; y: number; width: number; height: number };

const IS_MARK = /^\p{M}+$/u;
/** In heights of the mark: its baseline is that of its letter, and it stands over it. */
const SAME_LINE = 0.6;

const middle = ({ y, height }: Piece) => y + height / 2;
const isOver = (mark: Piece, { x, width }: Piece) =>
  mark.x + mark.width / 2 >= x && mark.x + mark.width / 2 <= x + width;

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
      .filter(one => isOver(mark, one) && Math.abs(middle(one) - middle(mark)) < SAME_LINE * mark.height)
      .toSorted((a, b) => Math.abs(middle(a) - middle(mark)) - Math.abs(middle(b) - middle(mark)))[0];
    if (letter !== undefined && [...letter.text].length === 1)
      marked.set(letter, (marked.get(letter) ?? letter.text) + mark.text);
  }
  return others.map(word => ({ ...word, text: (marked.get(word) ?? word.text).normalize('NFC') }));
}
