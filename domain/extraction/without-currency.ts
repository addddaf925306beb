import { isCurrencySign } from '../reading/currencies.ts';
import { CURRENCY_IN_HAN } from '../reading/currency-in-han.ts';

const SUFFIX = /(?<=\p{L}{3}.*)\s+(?:in\s)?[([]?(\p{Lu}{3}|[^\p{L}\p{N}\s()[\]]{1,2})[)\]]?$/u;
/** The same in brackets, in scripts that set nothing before these as well: "账户余额（元）", "Saldo (Rp)". */
const BRACKETED = /(?<=\p{L}{2})\s?[(（](\p{L}[\p{L}\p{M}]{0,2}|\p{Sc})\.?[)）]$/u;
const LONGEST = 70;

/** A label without the currency at its end, which says nothing of what stands there: "Auszahlungsbetrag EUR", "Net pay (£)". */
export function withoutCurrency(label: string): string {
  const [suffix, sign = ''] = (label.length <= LONGEST && (SUFFIX.exec(label) ?? BRACKETED.exec(label))) || [];
  const bare = suffix !== undefined && isCurrencySign(sign) ? label.slice(0, -suffix.length) : label;
  return bare.replace(CURRENCY_IN_HAN, '');
}
