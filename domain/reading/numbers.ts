import { normalise } from './text.ts';

const FACTORS: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 };
const NUMBER_IN_TEXT = /([-+]?)\s*(?:[$€£¥₹]|[A-Z]{3})?\s*([-+]?)(\d[\d.,' ]*)\s?([KMB]\b)?/;

/** The numbers that digits with separators may mean: `1.234` is two, `1,234.50` and `1.234,50` are one. */
function values(digits: string): number[] {
  const plain = digits.replace(/[ ']/g, '').replace(/[.,]+$/, '');
  const comma = plain.lastIndexOf(',');
  const point = plain.lastIndexOf('.');
  const withPoint = Number(plain.replaceAll(',', ''));
  const withComma = Number(plain.replaceAll('.', '').replace(',', '.'));
  if (comma >= 0 && point >= 0) return [comma > point ? withComma : withPoint];
  if (comma >= 0) return [/^\d{1,3}(,\d{3})+$/.test(plain) ? withPoint : withComma];
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(plain)) return [withPoint, withComma];
  return [/^\d{1,3}(\.\d{3}){2,}$/.test(plain) ? withComma : withPoint];
}

/** What numbers the first number in a text may mean; none when there is no number. */
export function readNumbers(text: string): number[] {
  const match = NUMBER_IN_TEXT.exec(normalise(text));
  if (!match) return [];
  const [, outer, inner, digits = '', suffix = ''] = match;
  const sign = outer === '-' || inner === '-' ? -1 : 1;
  const factor = FACTORS[suffix.toLowerCase()] ?? 1;
  return values(digits)
    .filter(Number.isFinite)
    .map(value => sign * value * factor);
}

const CURRENCIES: readonly [string, RegExp][] = [
  ['EUR', /€|\bEUR\b/],
  ['GBP', /£|\bGBP\b/],
  ['USD', /\$|\bUSD\b/],
  ['JPY', /¥|\bJPY\b/],
  ['INR', /₹|\bINR\b/],
  ['CHF', /\bCHF\b/],
  ['BTC', /\bBTC\b/],
  ['ETH', /\bETH\b/],
];

/** The currency that the text names, if one. */
export function currencyOf(text: string): string | null {
  return CURRENCIES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
