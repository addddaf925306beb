import { currenciesOf, isCurrencySign } from './currencies.ts';
import { SCALE_WORD } from './numbers.ts';

const AMOUNT = "\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d+)?|\\d{1,3}(?:[ ,.']\\d{3})*(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?";
/** A number, what it is multiplied by, and the currency before or behind it. */
const IN_WORDS = new RegExp(
  `^[-+]?\\s?(?<before>[^\\d\\s+-]{0,6})\\s?(?:${AMOUNT})(?:\\s?(?<scale>${SCALE_WORD}(?![\\p{L}\\p{M}])|[万萬億만억亿]))?\\s?(?:(?:de|d'|di)\\s)?(?<after>[^\\d]{0,16})$`,
  'iu',
);

const isCurrency = (text: string) => isCurrencySign(text) || currenciesOf(text.toLowerCase()).size > 0;

/** Whether a text is an amount of money in words: "8 000 000 euros", "100 tys. zł", "EUR 2 Millionen". */
export function isAmountInWords(text: string): boolean {
  const { before = '', scale, after = '' } = IN_WORDS.exec(text)?.groups ?? {};
  const currencies = [before, after].map(one => one.trim()).filter(one => one !== '');
  const isLong = scale !== undefined || after.trim().length > 3;
  return isLong && currencies.length === 1 && currencies.every(isCurrency);
}
