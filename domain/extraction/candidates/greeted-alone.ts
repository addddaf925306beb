import { OTHERS_PEOPLE } from '../../reading/kinship.ts';
import { type Concept, classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { folded, isPartOf } from '../../reading/text.ts';
import { levelOf } from '../regions.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, STATED_OF_ONE } from './candidate.ts';
import { fullerNames } from './greeted-in-full.ts';
import { greets, LONGEST_NAME } from './greeting.ts';
import { HOLDING_PARTIES } from './holding-parties.ts';
import { isOneName, withoutAddress } from './honorific.ts';
import { isKoreanName } from './korean-names.ts';
import { isLink } from './look.ts';
import { isPersonsName } from './persons-name.ts';
import { saysWhose } from './says-whose.ts';
import { ATTESTED } from './told-person.ts';

/** A greeting or a heading that is the only person on the page is whose page it is, as surely as a label says it. */
const PLAUSIBILITY_ALONE = 0.82;
/** Who is addressed as a doctor or a teacher is less likely the one who looks. */
const LEAST_PLAUSIBILITY = 0.5;
/** Pairs of this plausibility say what a text is. */
const CLEARLY_PAIRED = 0.8;
/** A name that stands in the bar of the site alone may be that of anything. */
const FEWEST_MENTIONS = 2;

/** The number of a card is the value of whatever stands above it, and no label. */
const IS_NUMBER = /^\P{L}*(?:no|nr|n[ºo°]|№)?\P{L}*$/iu;

/** The level of a heading that may be over the whole page. */
const LEAST_HEADING = 2;

const isPerson = (text: string) => (text.includes(' ') && isPersonsName(text)) || isKoreanName(withoutAddress(text));
const headsPart = ({ parts: [first] }: Segment) => first !== undefined && (levelOf(first) ?? 0) > 1;
const isAllCapitals = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();

/** Labels, and the values of labels that name something else than a person: words with capitals, and no names. */
function toldOtherwise(candidates: readonly Candidate[]): ReadonlySet<string> {
  const told = new Set<string>();
  for (const { label, value, plausibility, source, runs } of candidates) {
    if (plausibility < CLEARLY_PAIRED || source === 'prose' || source === 'greeting') continue;
    // What heads the page is the value of no text that only stands above it.
    if (source === 'below' && runs[0] && levelOf(runs[0]) === 1) continue;
    if (IS_NUMBER.test(label)) continue;
    const words = meaningOf(label).filter(({ concepts }) => concepts.length > 0);
    const isOfPerson = words.some(({ concepts }) => concepts.some(one => /^(?:who|name)$/.test(classOf(one))));
    if (!isPerson(value)) told.add(folded(label));
    if (words.length > 0 && !isOfPerson) told.add(folded(value));
  }
  return told;
}

/** Whether a label says of somebody that they are there for another: "Contact: Ms Ito". */
const isThereForAnother = (name: string, candidates: readonly Candidate[]): boolean =>
  candidates.some(
    ({ label, value, plausibility, source }) =>
      plausibility >= CLEARLY_PAIRED &&
      source !== 'greeting' &&
      isPartOf(folded(name), folded(value)) &&
      meaningOf(label).some(({ concepts }) => concepts.some(one => OTHERS_PEOPLE.includes(one))),
  );

/** Whether somebody is addressed only as the value of a label that says more, known or not, than whose the page is: who stays with a guest. */
const isOfSomeOtherPart = (greeted: Candidate, candidates: readonly Candidate[]): boolean =>
  candidates.some(
    ({ source, label, runs }) =>
      STATED_OF_ONE.includes(source) && runs.some(run => greeted.runs.includes(run)) && !saysWhose(label),
  );

/** Who is greeted, or shown as signed in more than in passing; null where several are. */
function greetedIn(candidates: readonly Candidate[], segments: readonly Segment[]): Candidate | null {
  const all = candidates.filter(
    ({ source, plausibility }) => source === 'greeting' && plausibility >= LEAST_PLAUSIBILITY,
  );
  const greeted = all.filter(({ unsure }) => !unsure);
  const mentions = (name: string) => segments.filter(({ text }) => folded(text).includes(folded(name))).length;
  const shown = all.filter(one => mentions(one.value) >= FEWEST_MENTIONS);
  const from = greeted.length > 0 ? greeted : shown;
  const [first] = from;
  if (!first || !isPerson(first.value) || isOneName(first.value)) return null;
  if (isThereForAnother(first.value, candidates) || isOfSomeOtherPart(first, candidates)) return null;
  // A letter is of whom it says something, whoever signs it.
  if (all.some(({ label, value }) => label === ATTESTED && !isPartOf(folded(value), folded(first.value)))) return null;
  return from.every(({ value }) => isPartOf(folded(value), folded(first.value))) ? first : null;
}

/** Whom else a page may be of, beside those who hold what it is about. */
const HAS_IT: readonly Concept[] = [...HOLDING_PARTIES, 'licensee', 'beneficiary', 'recipient', 'passenger', 'child'];

/** "New holder: Chiara Bassani": whether a label says of somebody else that they have it. */
const saysAnotherHasIt = (own: string, { label, value, source }: Candidate): boolean =>
  source !== 'greeting' &&
  source !== 'heading' &&
  isPerson(value) &&
  !isPartOf(folded(value), own) &&
  !isPartOf(own, folded(value)) &&
  meaningOf(label).some(({ concepts }) => concepts.some(one => HAS_IT.includes(one)));

/** What is sold by a name of its own. */
const SOLD: readonly Concept[] = ['plan', 'product', 'service', 'subscription', 'level'];

/** Whether a label says of a name that it is that of a thing: "Premium Plus" over the page, and "Plan: Premium Plus, 12 months" on it. */
const saysWhatItIs = (own: string, { label, value, plausibility, source }: Candidate): boolean =>
  plausibility >= CLEARLY_PAIRED &&
  source !== 'greeting' &&
  folded(value).startsWith(own) &&
  !/\p{Nd}/u.test(label) &&
  meaningOf(label).some(({ concepts }) => concepts.some(one => SOLD.includes(one)));

const wordsOf = (text: string) => new Set(folded(text).match(/[\p{L}\p{M}]{3,}/gu) ?? []);

/** Whether a heading is over somebody of the same family, or over one of the parts of which another is headed by the name itself. */
function isOfTheirOwn(text: string, own: string, heads: ReadonlySet<string>): boolean {
  const words = wordsOf(own);
  return heads.has(own) || [...wordsOf(text)].some(word => words.has(word));
}

/** Whether somebody else stands on the page than whoever has a name, or the name is that of a thing, as far as the form of texts tells. */
function namesSomebodyElse(name: string, candidates: readonly Candidate[], segments: readonly Segment[]): boolean {
  const own = folded(name);
  if (candidates.some(one => saysAnotherHasIt(own, one))) return true;
  const told = toldOtherwise(candidates);
  if (candidates.some(one => saysWhatItIs(own, one))) return true;
  const heads = new Set(segments.filter(headsPart).map(({ text }) => folded(text)));
  return segments.some((segment, at) => {
    const { text } = segment;
    if (text.length > LONGEST_NAME || greets(text) || !isPerson(text) || isPartOf(folded(text), own)) return false;
    // The site's own name, what leads elsewhere, and what heads a part of the page.
    const isOfSite = at === 0 || isLink(segment) || (headsPart(segment) && !isOfTheirOwn(text, own, heads));
    return !isOfSite && !told.has(folded(text)) && (!isAllCapitals(text) || isAllCapitals(name));
  });
}

/** Who is greeted by a whole name where nobody else stands on the page. */
export function greetedAlone(candidates: readonly Candidate[], segments: readonly Segment[]): Candidate[] {
  const first = greetedIn(candidates, segments);
  // Of whom a letter says something in its sentences, only those tell whether it is so now.
  if (!first || first.label === ATTESTED || fullerNames(first.value, segments).length > 0) return [];
  if (namesSomebodyElse(first.value, candidates, segments)) return [];
  return [{ ...first, plausibility: PLAUSIBILITY_ALONE, unsure: false }];
}

/** Whose whole name heads the page where nobody else stands on it, and nobody else is greeted. */
export function headingAlone(candidates: readonly Candidate[], segments: readonly Segment[]): Candidate[] {
  const [first, ...others] = candidates.filter(({ source }) => source === 'heading');
  // A lesser heading is over an item of a list as often.
  const level = first?.runs[0] && levelOf(first.runs[0]);
  if (!first || (level ?? 0) > LEAST_HEADING || !isPerson(first.value) || isOneName(first.value)) return [];
  const own = folded(first.value);
  const greeted = candidates.filter(({ source }) => source === 'greeting');
  if (others.some(({ value }) => folded(value) !== own)) return [];
  if (greeted.some(({ value }) => !isPartOf(folded(value), own))) return [];
  if (namesSomebodyElse(first.value, candidates, segments)) return [];
  return [{ ...first, plausibility: PLAUSIBILITY_ALONE }];
}
