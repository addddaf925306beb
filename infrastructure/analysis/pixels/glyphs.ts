/** A letter, digit or currency sign of a text, folded, with what stands around it. */
export type Glyph = {
  char: string;
  kind: 'letter' | 'digit' | 'currency';
  /** What stands between the glyph before and this one, without marks that carry no meaning. */
  gap: string;
  /** Carries an accent or is no letter of the English alphabet: the reader, trained on English, guesses at it. */
  accented: boolean;
};

const LIGATURES: Readonly<Record<string, string>> = {
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ð: 'd',
};

/** One spelling for quotes, dashes and blanks, which fonts and readers tell apart only by chance. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[’‘`´′]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text without case, accents and punctuation; what stood between the glyphs is kept beside them. */
export function glyphsOf(text: string): Glyph[] {
  const glyphs: Glyph[] = [];
  let gap = '';
  for (const written of plain(text).toLowerCase().normalize('NFC')) {
    const folded = (LIGATURES[written] ?? written).normalize('NFD').replace(/\p{M}/gu, '');
    if (kindOf(folded.charAt(0)) === null) gap += written;
    for (const char of folded) {
      const kind = kindOf(char);
      if (kind === null) continue;
      glyphs.push({ char, kind, gap, accented: kind === 'letter' && folded !== written });
      gap = '';
    }
  }
  return glyphs;
}

function kindOf(char: string): Glyph['kind'] | null {
  if (/\p{Nd}/u.test(char)) return 'digit';
  if (/\p{Sc}/u.test(char)) return 'currency';
  return /[\p{L}\p{N}]/u.test(char) ? 'letter' : null;
}
