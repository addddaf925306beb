import { plainDigits } from '../../reading/digits.ts';
import { folded } from '../../reading/text.ts';
import { decided, type Outcome } from '../outcome.ts';

const LEAST_SIGNS = 3;
const signs = (text: string) => plainDigits(folded(text)).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether the last letters and digits of an identifier are these; unknown for so few that anything may end in them. */
export function endsIn(value: string, ending: string): Outcome {
  // "@shop.example" is not "@my-shop.example".
  if (ending.startsWith('@')) return decided(folded(value).trim().endsWith(folded(ending)));
  const wanted = signs(ending);
  if (wanted.length < LEAST_SIGNS) return 'unknown';
  return decided(signs(value).endsWith(wanted));
}
