import { folded } from '../../reading/text.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { fullerNames } from './greeted-in-full.ts';
import { firstNameGreeted } from './greeting.ts';
import { isPersonsName } from './persons-name.ts';

/** As of who is greeted by a first name and stands whole on the page. */
const PLAUSIBILITY = 0.62;

/** Whoever is greeted by a first name within a sentence and stands whole elsewhere: "Hey Carlotta, good to see you!" above "Carlotta Brink". */
export function firstNameGreetedCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const names = new Set(segments.flatMap(({ text, tag }) => (tag === '' ? [] : (firstNameGreeted(text) ?? []))));
  const whole = [...names].flatMap(name => fullerNames(name, segments)).filter(({ text }) => isPersonsName(text));
  const [first, ...more] = whole;
  if (!first || more.some(({ text }) => folded(text) !== folded(first.text))) return candidates;
  const { text: value, parts: runs } = first;
  propose(candidates, { label: 'name', value, plausibility: PLAUSIBILITY, source: 'greeting', runs });
  return candidates;
}
