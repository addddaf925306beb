import { classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { folded } from '../../reading/text.ts';
import { valueType } from '../../reading/value-types.ts';
import { LEADS_TO_VALUE } from '../cut.ts';
import { levelOf, type Region } from '../regions.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, type CandidateSource, propose } from './candidate.ts';
import type { RegionOf } from './closed-parts.ts';
import { greets } from './greeting.ts';

const LONGEST = 120;
const MOST_WORDS_OF_DAY = 5;
const MOST_WORDS_BEFORE = 9;
const PLAUSIBILITY = 0.8;
const ENDS = /(?<!\p{L}\.\p{L})[.!]$/u;
/** Articles, whose a thing is, that it is so now, and what leads to a day: of the words of grammar these alone turn nothing round. */
const PLAIN = new Set(
  'the,your,is,der,die,das,dein,deine,ihr,ihre,ist,le,la,les,l,votre,ton,ta,est,el,su,tu,está,es,o,a,seu,sua,teu,tua,é,il,lo,tuo,suo,è,de,het,uw,je,din,ditt,dit,er,är,on,twój,twoja,twoje,jest,váš,vaše,vaša,je,az,ön,dumneavoastră,este,το,η,ο,σας,είναι,ваш,ваша,ваше,вашият,вашата,вашето,е,твій,твоя,שלך,שלכם,ہے,है,आपका,आपकी,you,are,in,on,te,di,au,al,bis,zum,met,en,tot,til,till,do,до,la,kuni,teie,của,bạn,anda,đến'.split(
    ',',
  ),
);
const STATED: readonly CandidateSource[] = ['dl', 'label', 'row header', 'colon', 'item'];

/** Of these, words that nobody knows for what they are here, so that a label is the same without them. */
const NAMES_NOTHING = new Set('está,es,é,è,jest,este,dumneavoastră,er,dein,deine,il,tuo,su,tu,ton,ta'.split(','));

/** What is said of the day, without whose it is and that it is so. */
const labelOf = (before: readonly string[]): string =>
  before.filter(word => !NAMES_NOTHING.has(folded(word))).join(' ');

const isPlain = (word: string) => meaningOf(word).length > 0 || PLAIN.has(folded(word));

/** What a sentence says before the day at its end, and the day; null where it says more or something else. */
function dayAtEnd(sentence: string): { label: string; day: string } | null {
  const words = sentence.split(' ');
  for (let size = Math.min(MOST_WORDS_OF_DAY, words.length - 1); size > 0; size--) {
    const whole = words.slice(-size).join(' ');
    const day = whole.replace(/(?<=\p{Nd}{4})[.!]$/u, '');
    const leadsOn = PLAIN.has(folded(words.at(-size) ?? '')) || LEADS_TO_VALUE.test(day);
    if (leadsOn || valueType(day) !== 'date') continue;
    const before = words.slice(0, -size);
    const isMoment = meaningOf(labelOf(before)).some(({ concepts }) => concepts.some(one => classOf(one) === 'moment'));
    const isWhole = before.length <= MOST_WORDS_BEFORE && before.every(isPlain);
    return isMoment && isWhole && !/[,;:()]/u.test(before.join(' ')) ? { label: labelOf(before), day } : null;
  }
  return null;
}

/** "Hello Kim, your membership …": the sentence without whom it greets. */
function withoutGreeting(text: string): string {
  const comma = text.indexOf(', ');
  return comma > 0 && greets(text.slice(0, comma)) ? text.slice(comma + 2) : text;
}

/** Whether a part of a page stands within the one, which may be the whole page. */
function isWithin(region: Region | null, outer: Region | null): boolean {
  for (let at = region; at; at = at.parent) if (at === outer) return true;
  return outer === null;
}

/**
 * A sentence that says until when something is valid, or since when, and nothing else: "Your membership is valid until 31
 * December 2027." Anybody may write a sentence on a page, so it counts only where sites write such a one themselves: right
 * below a heading and right above labels with their values.
 * @param paired what the page says of the labels of values
 */
export function saidOfDayCandidates(
  segments: readonly Segment[],
  paired: readonly Candidate[],
  regionOf: RegionOf,
): Candidate[] {
  const labels = [...new Set(paired.filter(({ source }) => STATED.includes(source)).map(({ label }) => folded(label)))];
  const beginsWithLabel = (text: string) =>
    labels.some(label => text.startsWith(label) && /^(?:$|[\s:：])/u.test(text.slice(label.length)));
  const candidates: Candidate[] = [];
  for (const [at, { text, parts }] of segments.entries()) {
    const [above, below] = [segments[at - 1], segments[at + 1]];
    if (text.length > LONGEST || !ENDS.test(text) || !above?.parts[0] || !below?.parts[0]) continue;
    const said = levelOf(above.parts[0]) === null ? null : dayAtEnd(withoutGreeting(text));
    if (said === null || !beginsWithLabel(folded(below.text))) continue;
    if (!isWithin(regionOf(below.parts[0]), regionOf(parts[0]))) continue;
    propose(candidates, {
      label: said.label,
      value: said.day,
      plausibility: PLAUSIBILITY,
      source: 'line',
      runs: parts,
    });
  }
  return candidates;
}
