import { plainDigits } from '../../reading/digits.ts';
import { isDenied } from '../../reading/states.ts';
import { folded } from '../../reading/text.ts';
import { decided, type Outcome } from '../outcome.ts';

const signs = (text: string) => plainDigits(folded(text)).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether the first letters and digits of a value are these. */
export function beginsWith(value: string, beginning: string): Outcome {
  const wanted = signs(beginning);
  return wanted === '' ? 'unknown' : decided(signs(value).startsWith(wanted));
}

const words = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(word => word !== '');

/** Whether words stand within a value, whole and in their order. What is not there may be said otherwise. */
export function contains(value: string, text: string): Outcome {
  const wanted = words(text);
  const isThere = wanted.length > 0 && ` ${words(value).join(' ')} `.includes(` ${wanted.join(' ')} `);
  // "No ejerciente" holds "ejerciente", and says the opposite.
  return isThere && !(isDenied(value) && !isDenied(text)) ? 'met' : 'unknown';
}
