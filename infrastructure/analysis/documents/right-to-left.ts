/** The digits of Persian and Urdu, and the marks within Arabic numbers, are of the script and are read from the left as all others. */
const RIGHT_TO_LEFT = /(?![\p{N}٪٫٬])[\p{sc=Arabic}\p{sc=Hebrew}]/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{N}/u;
/** Forms that letters take beside others: what is drawn, and not what is written. */
const DRAWN_FORM = /[\uFB1D-\uFDFF\uFE70-\uFEFC]/g;
const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

/** Whether a text holds letters that are read from the right. */
export const isRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text);
/** Letters of other scripts and digits are read from the left wherever they stand. */
const isLeftToRight = (text: string) => !isRightToLeft(text) && (LETTER.test(text) || DIGIT.test(text));

/** Turns the order round, but for stretches of what is read from the left, with the marks that stand within them. */
function turnedRound<T>(pieces: readonly T[], isFromLeft: (piece: T) => boolean, isMark: (piece: T) => boolean): T[] {
  const turned: T[] = [];
  for (let at = pieces.length - 1; at >= 0; ) {
    let first = at;
    if (isFromLeft(pieces[at] as T)) {
      for (let next = at - 1; next >= 0; next--) {
        const piece = pieces[next] as T;
        if (isFromLeft(piece)) first = next;
        else if (!isMark(piece)) break;
      }
    }
    turned.push(...pieces.slice(first, at + 1));
    at = first - 1;
  }
  return turned;
}

/**
 * A word as it is written, of its glyphs from left to right as a page draws them: letters of Arabic and Hebrew are read
 * from the right, digits within them from the left (UAX #9, for what stands within one word).
 */
export function writtenWord(glyphs: readonly string[]): string {
  if (!glyphs.some(isRightToLeft)) return glyphs.join('');
  const turned = turnedRound(glyphs, isLeftToRight, glyph => !isRightToLeft(glyph));
  return turned
    .map(glyph => MIRRORED[glyph] ?? glyph)
    .join('')
    .replace(DRAWN_FORM, form => form.normalize('NFKC'));
}

/**
 * Words of a line from left to right, in the order in which they are read: of a line of Arabic or Hebrew, from the right.
 * A mark that touches what is read from the left on both of its sides is within that: "2027-02-28" in pieces.
 */
export function inReadingOrder<T extends { text: string }>(
  words: readonly T[],
  doTouch: (one: T, other: T) => boolean,
): readonly T[] {
  const fromRight = words.filter(({ text }) => isRightToLeft(text)).length;
  const fromLeft = words.filter(({ text }) => !isRightToLeft(text) && LETTER.test(text)).length;
  if (fromRight === 0 || fromLeft > fromRight) return words;
  const within = new Set(
    words.filter((word, at) => {
      const sides = [words[at - 1], words[at + 1]];
      return sides.every(side => side !== undefined && isLeftToRight(side.text) && doTouch(word, side));
    }),
  );
  return turnedRound(
    words,
    ({ text }) => isLeftToRight(text),
    word => within.has(word) && !isRightToLeft(word.text),
  );
}

/** Whether no bracket of a text closes before one was opened, and none stays open. */
function isBalanced(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if (/[([«]/.test(sign)) open++;
    else if (/[)\]»]/.test(sign) && --open < 0) return false;
  }
  return open === 0;
}

/**
 * A page draws the bracket that opens in Arabic or Hebrew as one that closes elsewhere, and some files name it so. Words in
 * reading order, with these brackets as they are written where only that makes pairs of them.
 */
export function withBracketsTurned<T extends { text: string }>(words: readonly T[]): readonly T[] {
  const line = words.map(({ text }) => text).join(' ');
  if (!isRightToLeft(line) || isBalanced(line)) return words;
  const turned = words.map(word =>
    isLeftToRight(word.text) ? word : { ...word, text: [...word.text].map(sign => MIRRORED[sign] ?? sign).join('') },
  );
  return isBalanced(turned.map(({ text }) => text).join(' ')) ? turned : words;
}
