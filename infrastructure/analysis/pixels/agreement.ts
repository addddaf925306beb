import { wholeWordDistance } from './alignment.ts';
import { glyphsOf, plain } from './glyphs.ts';

/** Share of a value's letters that must be wrong before a text counts as saying something else. */
const FAR_OFF = 0.3;
const NEGATION =
  /(^|[^\p{L}])(not|non|never|no longer|nicht|kein|keine|pas|no|não|nie|ikke|inte|icke|niet|geen|ei|ne|не|ні|нет|δεν|μη|לא|אינו|غير|ليس)[\s-]*$/iu;
/** A letter of other scripts than Latin, of which a reader may well take one for another. */
const ONE_OFF = 1;
const OTHER_LETTER = /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u;
/** An edge of a frame, or a letter without serifs: `I rok` is read as `| rok`. */
const STROKE = '|';

/**
 * Whether the text that was read shows the value: as whole words and whole numbers, with the currency, the decimal point
 * and the sign where the value has them. Case and punctuation do not count, nor what a reader takes one for the other.
 * `Active` is not shown by `Inactive`, nor 18.72 by 4,318.72, nor `Maria` by `Mario`.
 */
export function showsValue(value: string, text: string): boolean {
  return showsAsRead(value, text) || (text.includes(STROKE) && showsAsRead(value, text.replaceAll(STROKE, 'I')));
}

function showsAsRead(value: string, text: string): boolean {
  const claimed = glyphsOf(value);
  if (claimed.length === 0) return value.trim() !== '' && plain(text).includes(plain(value));
  if (wholeWordDistance(claimed, glyphsOf(text)) > 0 || !hasSign(value, text)) return false;
  return claimed.some(glyph => glyph.kind === 'digit') || !isNegated(value, text);
}

const signs = (text: string) => plain(text).replaceAll(' ', '');

/** What readers make of stains, frames and raised letters: `1.º` becomes `1.*` twice. Several stars are a hidden number. */
const NOISE = /(?<!\*)\*(?!\*)|[|~^_{}<>\\¢¤¬¦]/;

/** Whether the text holds the value sign for sign, wherever its blanks are, and the value has no sign that is noise in all likelihood. */
export const holdsSigns = (value: string, text: string): boolean =>
  !NOISE.test(value) && signs(text).includes(signs(value));

/**
 * Whether the text clearly says something else than the value. Between showing it and this lies a doubt: a few letters
 * off can be the reader's fault as well as a forgery; a digit can't, unless a letter was read that looks like it. The text must be about as long as the value, since half a word
 * read is no evidence of another one.
 */
export function saysOtherwise(value: string, text: string): boolean {
  const claimed = glyphsOf(value);
  const read = glyphsOf(text);
  if (claimed.length === 0 || read.length * 2 < claimed.length || showsValue(value, text)) return false;
  // A letter alone has nothing beside it by which a reader would know its size: `C` is read as `Cc`.
  if (claimed.length === 1 && claimed[0]?.kind === 'letter') return false;
  const distance = wholeWordDistance(claimed, read);
  if (OTHER_LETTER.test(plain(value))) return distance > Math.max(ONE_OFF, claimed.length * FAR_OFF);
  if (isNegated(value, text)) return true;
  return distance > claimed.length * FAR_OFF;
}

/** `Not active` holds the word `Active` and says the opposite. */
function isNegated(value: string, text: string): boolean {
  const read = plain(text).toLowerCase();
  const at = read.indexOf(plain(value).toLowerCase());
  return at > 0 && NEGATION.test(read.slice(0, at));
}

/** A blood group `O+` is not shown by `O-`. */
function hasSign(value: string, text: string): boolean {
  const signed = /[\p{L}\p{N}]\s?[+-]$/u.exec(plain(value).toLowerCase())?.[0];
  return signed === undefined || plain(text).toLowerCase().replaceAll(' ', '').includes(signed.replaceAll(' ', ''));
}
