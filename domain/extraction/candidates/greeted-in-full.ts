import { folded } from '../../reading/text.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { LONGEST_NAME } from './greeting.ts';

/** As of who is greeted: somebody else may have the same first name. */
const PLAUSIBILITY = 0.62;
const NAMES =
  /^\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Lu}[\p{L}\p{M}.'’-]*|de|da|do|dos|du|di|del|della|la|van|von|der|den))+$/u;

/** The texts of a page that are the name of a greeting with more names behind it. */
export function fullerNames(greeted: string, segments: readonly Segment[]): Segment[] {
  const begins = `${folded(greeted)} `;
  return segments.filter(
    ({ text }) => text.length <= LONGEST_NAME && folded(text).startsWith(begins) && NAMES.test(text),
  );
}

/** Whoever is greeted by a part of a name that stands whole on the page: "Hello Hannah" above "Hannah Ettinger". */
export function greetedInFull(candidates: readonly Candidate[], segments: readonly Segment[]): Candidate[] {
  const [only, ...others] = candidates.filter(({ source }) => source === 'greeting');
  if (!only || others.some(({ value }) => folded(value) !== folded(only.value))) return [];
  const [first, ...more] = fullerNames(only.value, segments);
  if (!first || more.some(({ text }) => folded(text) !== folded(first.text))) return [];
  const found: Candidate[] = [];
  const { text: value, parts: runs } = first;
  propose(found, { label: 'name', value, plausibility: PLAUSIBILITY, source: 'greeting', runs });
  return found;
}
