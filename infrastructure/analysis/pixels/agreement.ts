import { wholeWordDistance } from './alignment.ts';
import { glyphsOf, plain } from './glyphs.ts';

/** Share of a value's letters that the reader may get wrong. Digits are never forgiven. */
const LETTER_TOLERANCE = 0.15;
/** Share of a value's letters that must be wrong before a text counts as saying something else. */
const FAR_OFF = 0.3;
const NEGATION = /(^|[^\p{L}])(not|non|never|no longer)[\s-]*$/iu;

/**
 * Whether the text that was read shows the value: as whole words and whole numbers, up to 15 % of the letters wrong,
 * digits, decimal places, currency and sign exact. `Active` is not shown by `Inactive`, nor 18.72 by 4,318.72.
 */
export function showsValue(value: string, text: string): boolean {
  const claimed = glyphsOf(value);
  if (claimed.length === 0) return value.trim() !== '' && plain(text).includes(plain(value));
  const letters = claimed.filter(glyph => glyph.kind === 'letter').length;
  if (wholeWordDistance(claimed, glyphsOf(text)) > Math.floor(letters * LETTER_TOLERANCE)) return false;
  return letters < claimed.length || !isNegated(value, text);
}

/**
 * Whether the text clearly says something else than the value. Between showing it and this lies a doubt: a few letters
 * off can be the reader's fault as well as a forgery. The text must be about as long as the value, since half a word
 * read is no evidence of another one.
 */
export function saysOtherwise(value: string, text: string): boolean {
  const claimed = glyphsOf(value);
  const read = glyphsOf(text);
  if (claimed.length === 0 || read.length * 2 < claimed.length || showsValue(value, text)) return false;
  if (claimed.some(glyph => glyph.kind === 'digit') || isNegated(value, text)) return true;
  return wholeWordDistance(claimed, read) > claimed.length * FAR_OFF;
}

/** `Not active` holds the word `Active` and says the opposite. */
function isNegated(value: string, text: string): boolean {
  const read = plain(text).toLowerCase();
  const at = read.indexOf(plain(value).toLowerCase());
  return at > 0 && NEGATION.test(read.slice(0, at));
}
