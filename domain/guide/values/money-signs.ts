import { currenciesOf } from '../../reading/currencies.ts';
import { signNamed } from '../../reading/currency-names.ts';

/** A sign as other writings of the same have it: "kr" of "kr.", "£" of "pounds". */
export function plainSign(sign: string): string {
  const known = signNamed(sign);
  if (known !== null) return known;
  const bare = sign.replace(/\.$/u, '');
  return bare !== sign && currenciesOf(bare).size > 0 ? bare : sign;
}
