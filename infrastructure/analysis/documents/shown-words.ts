import { withoutRadicals } from '../../../domain/reading/radicals.ts';
import type { PlacedLetter } from './drawn-letters.ts';
import type { GraphicsStates } from './graphics-state.ts';
import { type Box, multiply, transformedBox } from './matrix.ts';
import { writtenWord } from './right-to-left.ts';

/** What pdf.js gives for a character of a shown string. */
type ShownGlyph = { unicode: string; width: number; isSpace: boolean; fontChar?: unknown; operatorListId?: unknown };

/** A word with its box on the page, the height of its letters, how these look, and how many of them the file does not name. */
export type ShownWord = { text: string; box: Box; fontSize: number; letters: PlacedLetter[]; unnamed: number };

/** What pdf.js gives for a letter of which the file does not say which it is; no text has it. */
const UNNAMED = '\0';

/** Height of letters above the baseline and below it, as shares of the font size. */
const ASCENT = 0.8;
const DESCENT = 0.2;
/** A shift of this many thousandths of the font size between letters reads as a blank. */
const BLANK_SHIFT = 200;

/**
 * The words of a shown string (ISO 32000-2, 9.4.3 and 9.4.4), split at blanks; moves the text position behind it.
 * `unit` is the font's width unit, one thousandth for all but Type 3 fonts.
 */
export function showWords(states: GraphicsStates, shown: readonly unknown[], unit: number): ShownWord[] {
  const { state } = states;
  const words: ShownWord[] = [];
  let open: { glyphs: string[]; start: number; letters: PlacedLetter[] } | undefined;
  let x = 0;
  const close = () => {
    const text = open === undefined ? '' : withoutRadicals(writtenWord(open.glyphs));
    if (open !== undefined && text.trim() !== '') words.push(placed(states, text, open, x));
    open = undefined;
  };
  for (const piece of shown) {
    if (typeof piece === 'number') {
      if (-piece > BLANK_SHIFT) close();
      x -= (piece / 1000) * state.fontSize * state.horizontalScale;
      continue;
    }
    if (!isGlyph(piece)) continue;
    const blank = isBlank(piece);
    if (blank) close();
    else {
      open ??= { glyphs: [], start: x, letters: [] };
      open.glyphs.push(piece.unicode);
      open.letters.push(placedLetter(states, piece, x));
    }
    const spacing = state.charSpacing + (piece.isSpace ? state.wordSpacing : 0);
    const width = piece.width * unit * state.fontSize;
    const end = x + width * state.horizontalScale;
    x = end + spacing * state.horizontalScale;
    if (spacing > state.fontSize / 2) {
      x = end;
      close();
      x = end + spacing * state.horizontalScale;
    }
  }
  close();
  states.advance(x);
  return words;
}

/** Subsets of fonts number their letters anew, so that the code of a blank may be any letter: its name tells. */
const isBlank = ({ unicode, isSpace }: ShownGlyph) => unicode.trim() === '' || (isSpace && unicode === UNNAMED);

function placedLetter({ state, textMatrix }: GraphicsStates, glyph: ShownGlyph, x: number): PlacedLetter {
  const { fontName, fontSize, horizontalScale, rise } = state;
  const toPage = multiply(state.matrix, textMatrix);
  const matrix = multiply(toPage, [fontSize * horizontalScale, 0, 0, fontSize, x, rise]);
  return { font: fontName, code: String(glyph.fontChar), procedure: String(glyph.operatorListId), matrix };
}

function placed(
  states: GraphicsStates,
  text: string,
  { glyphs, start, letters }: { glyphs: readonly string[]; start: number; letters: PlacedLetter[] },
  end: number,
): ShownWord {
  const { matrix, fontSize, rise } = states.state;
  const toPage = multiply(matrix, states.textMatrix);
  const box = transformedBox(toPage, start, rise - DESCENT * fontSize, end, rise + ASCENT * fontSize);
  const unnamed = glyphs.filter(glyph => glyph === UNNAMED).length;
  return { text, box, fontSize: Math.abs(fontSize) * Math.hypot(toPage[2], toPage[3]), letters, unnamed };
}

function isGlyph(piece: unknown): piece is ShownGlyph {
  if (typeof piece !== 'object' || piece === null) return false;
  return 'unicode' in piece && typeof piece.unicode === 'string' && 'width' in piece && typeof piece.width === 'number';
}
