import { meaningOf } from '../../reading/meaning.ts';
import { folded, normalise } from '../../reading/text.ts';
import { right, type Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { fullerNames } from './greeted-in-full.ts';
import { isPersonsName } from './persons-name.ts';

/** In pixels from the top: what stands farther down is no bar of the site. */
const HIGHEST = 120;
const LONGEST_BAR = 60;
/** In pixels; what is set larger is the name of the site. */
const LARGEST = 20;
/** Of the width of the page, from where on people are shown who is signed in. */
const TOWARDS_END = 0.6;
const FIRST_NAME = /^\p{Lu}[\p{Ll}\p{M}]{2,20}$/u;
const BETWEEN = /\s*[|·•▾▼⌄∨›»,]+\s*/u;
/** What has more words of the kind is a menu. */
const MOST_NAMES = 8;
/** As of who is greeted by a first name and stands whole on the page. */
const PLAUSIBILITY = 0.62;

/** The texts of the bar that may be a first name and nothing else. */
function firstNamesIn(segments: readonly Segment[]): string[] {
  const width = segments.reduce((most, { rect }) => Math.max(most, right(rect)), 0);
  return segments
    .filter(({ rect, text, tag }) => tag !== '' && rect.y < HIGHEST && text.length <= LONGEST_BAR)
    .filter(({ rect, fontSize }) => right(rect) > TOWARDS_END * width && fontSize <= LARGEST)
    .flatMap(({ text }) => normalise(text).split(BETWEEN))
    .filter(part => FIRST_NAME.test(part) && meaningOf(part).every(({ concepts }) => concepts.length === 0));
}

/** Whoever the bar of a site calls by a first name, where one person on the page has it: "Sanne" above "Sanne Terpstra". */
export function firstNameInBarCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const names = firstNamesIn(segments);
  if (names.length === 0 || names.length > MOST_NAMES) return candidates;
  const bare = segments.map(segment => ({ ...segment, text: segment.text.replace(/\s*[(（][^)）]*[)）]$/u, '') }));
  const texts = bare.map(({ text }) => folded(text));
  // The name of the site stands in its bar as well, and in more places than somebody's does.
  const mentions = (name: string) => texts.filter(text => text.includes(folded(name))).length;
  const whole = names
    .map(name => ({ name, fuller: fullerNames(name, bare).filter(({ text }) => isPersonsName(text)) }))
    .filter(({ name, fuller }) => fuller.length > 0 && mentions(name) <= fuller.length + 1)
    .flatMap(({ fuller }) => fuller);
  const [first, ...more] = whole;
  if (!first || more.some(({ text }) => folded(text) !== folded(first.text))) return candidates;
  const { text: value, parts: runs } = first;
  propose(candidates, { label: 'name', value, plausibility: PLAUSIBILITY, source: 'greeting', runs });
  return candidates;
}
