import { meaningOf } from '../../reading/meaning.ts';
import { folded } from '../../reading/text.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { LONGEST_NAME } from './greeting.ts';

/** As of who is greeted: somebody else may have the same first name. */
const PLAUSIBILITY = 0.62;
const NAMES =
  /^\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:\p{Lu}[\p{L}\p{M}.'’-]*|de|da|do|dos|du|di|del|della|la|van|von|der|den))+$/u;

/** The same in letters without capitals that set spaces between names: "لمياء عبدالرحمن سعود". */
const NAMES_WITHOUT_CAPITALS =
  /^(?:(?!\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul})[\p{Lo}\p{M}'’-])+(?: [\p{Lo}\p{M}'’-]+){1,5}$/u;

/** Whether a text can be a whole name: in letters without capitals none of its words may mean something. */
const mayBeNames = (text: string) =>
  NAMES.test(text) ||
  (NAMES_WITHOUT_CAPITALS.test(text) && meaningOf(text).every(({ concepts }) => concepts.length === 0));

/** The texts of a page that are the name of a greeting with more names behind it. */
export function fullerNames(greeted: string, segments: readonly Segment[]): Segment[] {
  const begins = `${folded(greeted)} `;
  return segments.filter(
    ({ text }) => text.length <= LONGEST_NAME && folded(text).startsWith(begins) && mayBeNames(text),
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
