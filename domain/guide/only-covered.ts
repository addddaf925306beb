import type { Field } from '../inquiry/configuration.ts';
import { wordsCovered } from '../reading/label-similarity.ts';
import { labelWordingOf, wordingOf } from '../reading/wordings.ts';
import type { ClauseContext } from './reading-context.ts';

const LEAST_WORDS = 2;

/** The only field that has all of the words before a sign for its own: "disciplinary action = None on file". */
export function onlyCovered(subject: string, rest: string, { fields = [] }: ClauseContext): Field[] | null {
  const said = labelWordingOf(subject);
  // Of "!=" and ">=" a part of the sign would stand before the cut.
  const isSigned = /^[:=：]/u.test(rest) && /^[\p{L}\p{M}\p{N} '’/_-]+$/u.test(subject);
  if (!isSigned || said.words.length < LEAST_WORDS) return null;
  const [field, ...others] = fields.filter(one => wordsCovered(said, wordingOf(one)));
  return field && others.length === 0 ? [field] : null;
}
