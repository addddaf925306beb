import type { Word } from './text-lines.ts';

const IS_MARK = /^\p{M}+$/u;
/** In heights of the mark: its baseline is that of its letter, and it stands over it. */
const SAME_LINE = 0.6;

const middle = ({ y, height }: Word) => y + height / 2;
const isOver = (mark: Word, { x, width }: Word) => mark.x + mark.width / 2 >= x && mark.x + mark.width / 2 <= x + width;

/**
 * Browsers print the marks of Arabic, Hebrew and other letters by themselves, each at its own height: they are no words, and
 * belong to the letter below or above them. Within a word of several letters nothing tells which one that is, so that the
 * mark is left out; such words are mostly written without.
 */
export function withMarksOnLetters(words: readonly Word[]): Word[] {
  const marks = words.filter(({ text }) => IS_MARK.test(text));
  if (marks.length === 0) return [...words];
  const others = words.filter(({ text }) => !IS_MARK.test(text));
  const marked = new Map<Word, string>();
  for (const mark of marks) {
    const letter = others
      .filter(one => isOver(mark, one) && Math.abs(middle(one) - middle(mark)) < SAME_LINE * mark.height)
      .toSorted((a, b) => Math.abs(middle(a) - middle(mark)) - Math.abs(middle(b) - middle(mark)))[0];
    if (letter !== undefined && [...letter.text].length === 1)
      marked.set(letter, (marked.get(letter) ?? letter.text) + mark.text);
  }
  return others.map(word => ({ ...word, text: (marked.get(word) ?? word.text).normalize('NFC') }));
}
