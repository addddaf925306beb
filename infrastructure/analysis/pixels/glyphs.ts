import { plainDigits } from '../../../domain/reading/digits.ts';

/** A letter, digit or currency sign of a text, folded, with what stands around it. */
export type Glyph = {
  char: string;
  kind: 'letter' | 'digit' | 'currency';
  /** What stands between the glyph before and this one, without marks that carry no meaning. */
  gap: string;
  /** A Latin letter with a mark, or one that the data of its script lack: the reader guesses at it. */
  guessed: boolean;
};

const LATIN = /\p{sc=Latin}/u;
const UNSPACED = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}\u30fc]';
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
/** Letters that stand for the same but for size or a stroke that readers hardly see. */
const SAME: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['ぁあ', 'ぃい', 'ぅう', 'ぇえ', 'ぉお', 'っつ', 'ゃや', 'ゅゆ', 'ょよ'].map(([a = '', b = '']) => [a, b]),
  ),
  ...Object.fromEntries(
    ['ァア', 'ィイ', 'ゥウ', 'ェエ', 'ォオ', 'ッツ', 'ャヤ', 'ュユ', 'ョヨ'].map(([a = '', b = '']) => [a, b]),
  ),
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ς: 'σ',
};
/** Cyrillic is read with Ukrainian data, which lack these letters of other languages. */
const UNKNOWN = /[ыэъёўђјљњћџ]/u;
/** What `º` and `ª` become: readers take them for a small o or a, or for a digit. */
export const ORDINAL = '\ue000';
/** Between letters of scripts that set no spaces: a reader puts one wherever it sees a gap. */
const FALSE_SPACE = new RegExp(`(?<=${UNSPACED})\\s+(?=${UNSPACED})`, 'gu');

/** One spelling for quotes, dashes and blanks, which fonts and readers tell apart only by chance. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[’‘`´′]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text without case, accents and punctuation; what stood between the glyphs is kept beside them. */
export function glyphsOf(text: string): Glyph[] {
  const glyphs: Glyph[] = [];
  let gap = '';
  const spaced = plainDigits(plain(text.replace(/[ºª]/g, ORDINAL)))
    .toLowerCase()
    .normalize('NFC')
    .replace(FALSE_SPACE, '');
  for (const written of spaced) {
    const bare = (LIGATURES[written] ?? written).normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
    const folded = SAME[bare] ?? bare;
    if (kindOf(folded.charAt(0)) === null) gap += written;
    for (const char of folded) {
      const kind = kindOf(char);
      if (kind === null) continue;
      glyphs.push({
        char,
        kind,
        gap,
        guessed: kind === 'letter' && (UNKNOWN.test(written) || (folded !== written && LATIN.test(folded))),
      });
      gap = '';
    }
  }
  return glyphs;
}

function kindOf(char: string): Glyph['kind'] | null {
  if (char === ORDINAL) return 'letter';
  if (/\p{Nd}/u.test(char)) return 'digit';
  if (/\p{Sc}/u.test(char)) return 'currency';
  return /[\p{L}\p{N}]/u.test(char) ? 'letter' : null;
}
