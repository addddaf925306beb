import { CURRENCY_IN_HAN } from '../../reading/currency-in-han.ts';

/** The kind of a register, which belongs to the number in it: "HRB 21877" in Germany, "FN 123456a" in Austria. */
const KIND_OF_REGISTER = /(?:^|\s)(?<begin>HR[AB]|GnR|VR|GsR|FN)$/u;
const NUMBER_IN_REGISTER = /^\d{1,6}(?:\s?\p{L}{1,2})?$/u;

/** What a register calls the number in it, where nothing else stands before its kind. */
const NUMBER_OF_REGISTER = 'Registernummer';

/** A label and its value, where the value begins with the last word of what stands before its figures. */
export function withEndOfLabel(label: string, value: string): { label: string; value: string } {
  const [end = '', kind] = KIND_OF_REGISTER.exec(label) ?? [];
  if (kind !== undefined && NUMBER_IN_REGISTER.test(value))
    return { label: label.slice(0, -end.length) || NUMBER_OF_REGISTER, value: `${kind} ${value}` };
  const [currency] = CURRENCY_IN_HAN.exec(label) ?? [];
  if (currency === undefined || !/^\p{Nd}/u.test(value)) return { label, value };
  return { label: label.slice(0, -currency.length), value: `${currency} ${value}` };
}
