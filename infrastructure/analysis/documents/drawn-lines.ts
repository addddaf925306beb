import type { Box } from './matrix.ts';

/** Of the height of a text's box, from its top: where a line goes through its letters, and neither over nor under them. */
const THROUGH = { from: 0.35, to: 0.75 };
/** A line is so thin, of the same height. */
const THIN = 0.15;
/** So much of a text's width lies under a line that is drawn through it, and the line ends so near to it, in its heights. */
const CROSSED = 0.9;
/** More than any page that people read draws through its words; each word is held against all of them. */
const MOST_LINES = 2_000;

const heightOf = ({ top, bottom }: Box) => bottom - top;

/** Thin level lines of a page, to tell which text is struck. */
export class DrawnLines {
  readonly #lines: { line: Box; color: string | null }[] = [];

  /** @param line the box of whatever is painted or stroked */
  draw(line: Box, color: string | null): void {
    const isLevel = line.right - line.left > 4 * heightOf(line);
    if (isLevel && this.#lines.length < MOST_LINES) this.#lines.push({ line, color });
  }

  /** Whether a line of its colour goes through the text from its beginning to its end: the rule of a table goes through a stamp as well. */
  strike(text: Box, ink: string | null): boolean {
    const height = heightOf(text);
    const width = text.right - text.left;
    return this.#lines.some(({ line, color }) => {
      if (color !== ink) return false;
      const at = ((line.top + line.bottom) / 2 - text.top) / height;
      const crossed = Math.min(line.right, text.right) - Math.max(line.left, text.left);
      return (
        at > THROUGH.from &&
        at < THROUGH.to &&
        heightOf(line) <= THIN * height &&
        crossed >= CROSSED * width &&
        width > 0
      );
    });
  }
}
