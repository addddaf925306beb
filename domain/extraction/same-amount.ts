import { currenciesOf } from '../reading/currencies.ts';
import { plainDigits } from '../reading/digits.ts';
import { normalise } from '../reading/text.ts';

/** What stands before and behind the digits of an amount. */
const AMOUNT = /^(?<before>[^\p{Nd}+-]*)(?<digits>[-+]?\d[\d.,' ]*?)(?<behind>\s*[^\p{Nd}]*)$/u;

type Amount = { digits: string; currencies: ReadonlySet<string> | null };

/** An amount by its digits and what it is counted in; null where something else stands there. */
function amountOf(text: string): Amount | null {
  const { before = '', digits, behind = '' } = AMOUNT.exec(plainDigits(normalise(text)))?.groups ?? {};
  if (digits === undefined) return null;
  const sign = `${before}${behind}`.trim();
  const currencies = sign === '' ? null : currenciesOf(sign);
  return currencies?.size === 0 ? null : { digits: digits.trim(), currencies };
}

/** Whether two texts are one amount, of which each names the currency in another way or one not at all: "EUR 1.336,75", "€ 1.336,75". */
export function isSameAmount(a: string, b: string): boolean {
  const [one, other] = [amountOf(a), amountOf(b)];
  if (one === null || other === null || one.digits !== other.digits) return false;
  if (one.currencies === null || other.currencies === null) return true;
  return [...one.currencies].some(currency => other.currencies?.has(currency));
}
