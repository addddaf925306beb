import type { Concept } from '../reading/lexicon/concepts.ts';
import { meaningOf, type Word } from '../reading/meaning.ts';
import { best } from '../reading/word-sameness.ts';
import type { FieldWording } from '../reading/wordings.ts';
import type { Candidate } from './candidates/candidate.ts';

/** What says only of which kind a value is. */
const KINDS: readonly Concept[] = ['date', 'money', 'number', 'name', 'type', 'detail', 'currency'];
const saysOnlyKind = ({ concepts }: Word) => concepts.length > 0 && concepts.every(one => KINDS.includes(one));

/**
 * Whether a cell stands in a row that a field does not ask for: the title of its column leaves some word of the field open, and
 * what its row is called says none of them. "401(k) | Year to date" is no bonus of the year.
 */
export function isOfUnaskedRow({ crossing }: Candidate, { name, description }: FieldWording): boolean {
  if (crossing === undefined) return false;
  const column = meaningOf(crossing.column);
  if (name.every(word => saysOnlyKind(word) || best(word, column) > 0)) return false;
  const asked = [...name, ...description].filter(word => best(word, column) === 0);
  return !meaningOf(crossing.row).some(word => best(word, asked) > 0);
}
