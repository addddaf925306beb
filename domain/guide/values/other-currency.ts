import type { Field } from '../../inquiry/configuration.ts';
import { currenciesOf } from '../../reading/currencies.ts';
import { readAmount } from './amounts.ts';
import type { Literal } from './literal.ts';

/** What stands before a number and behind it: "€ 20,000", "20.000 kr", "300 zł". */
const AROUND_NUMBER =
  /([A-Z]{0,3}\p{Sc}|\p{L}{2,4}\$?)?\s?\p{Nd}[\p{Nd}.,'’ ]*(?<=\p{Nd})\s?(\p{Sc}|\p{L}[\p{L}\p{M}]*)?/gu;
/** A sign or a code of a currency among other words: "balance in EUR". */
const SIGN = /\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/gu;

const isZero = (text: string) => /^[0٠۰０](?:[.,]0+)?$/u.test(text.trim());

/** The currencies that an inquiry counts in, by its query's amounts and by the words of a field. */
function askedIn(query: string, field: Field | undefined): Set<string> {
  const besideNumbers = [...query.matchAll(AROUND_NUMBER)].flatMap(([, before = '', after = '']) => [before, after]);
  const ofField = `${field?.name ?? ''} ${field?.description ?? ''}`.match(SIGN) ?? [];
  return new Set([...besideNumbers, ...ofField].flatMap(sign => [...currenciesOf(sign)]));
}

/**
 * Whether a bound without a currency is held against money in another currency than the inquiry counts in: 48,200 kronor are
 * no "at least 20000" where the query asks for €20,000.
 */
export function isInOtherCurrency(value: string, bound: Literal, query: string, field: Field | undefined): boolean {
  const [shown, wanted] = [readAmount(value)?.measure, readAmount(bound.text)?.measure];
  if (shown?.kind !== 'money' || wanted?.kind !== 'count') return false;
  // Nothing is nothing in every currency.
  if (isZero(bound.text)) return false;
  const asked = askedIn(query, field);
  return asked.size > 0 && ![...shown.currencies].some(code => asked.has(code));
}
