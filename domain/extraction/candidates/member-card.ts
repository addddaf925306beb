import { tellsDoubtfulState } from '../../reading/doubtful-states.ts';
import { OTHERS_PEOPLE } from '../../reading/kinship.ts';
import type { Concept } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { folded } from '../../reading/text.ts';
import { levelOf, type Region } from '../regions.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import type { RegionOf } from './closed-parts.ts';
import { isPersonsName } from './persons-name.ts';

/** What levels are called by: "Nível Ouro", "Gold tier". */
const LEVELS: readonly Concept[] = ['level', 'plan'];
const LONGEST_BADGE = 30;
const MOST_WORDS_OF_LEVEL = 3;
const BEGINS_NAME = /^[\p{Lu}\p{Lo}]/u;
/** A card holds somebody's name, what they have, and a number or two: what holds more tells of other things. */
const MOST_TEXTS = 6;
const LONGEST_TEXT = 48;
/** They set a card of somebody apart from what somebody might have, and from whom one may turn to. */
const OF_ANOTHER: readonly Concept[] = [
  'next',
  'upcoming',
  'pending',
  'former',
  'last',
  'minimum',
  'maximum',
  'original',
  'phone',
  'email',
  'employer',
  'provider',
  ...OTHERS_PEOPLE,
];
const OF_ONE = /^(?:card|section|article|item|part)$/;
const HAS_NUMBER = /\p{Nd}(?:[\s-]?\p{Nd}){5}/u;
const PLAUSIBILITY_OF_LEVEL = 0.85;
/** As of somebody whom the page shows as a person besides naming them. */
const PLAUSIBILITY_OF_NAME = 0.82;

type Badge = { label: string; value: string };

const namesLevel = (text: string) => {
  const words = meaningOf(text);
  return words.length > 0 && words.every(({ concepts }) => concepts.some(one => LEVELS.includes(one)));
};

/** Whether nobody knows a word to mean anything, and it is none of grammar. */
const isUnknown = (word: string) =>
  meaningOf(word).length > 0 && meaningOf(word).every(one => one.concepts.length === 0);

const isCalled = (words: readonly string[]) =>
  words.length > 0 &&
  words.length <= MOST_WORDS_OF_LEVEL &&
  words.every(word => BEGINS_NAME.test(word) && isUnknown(word));

/** A level by its word and what that one is called, where a text says nothing else. */
function badgeIn(text: string): Badge | null {
  if (text.length > LONGEST_BADGE || /[\p{Nd}:：]/u.test(text)) return null;
  const words = text.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (namesLevel(first) && isCalled(words.slice(1))) return { label: first, value: words.slice(1).join(' ') };
  if (namesLevel(last) && isCalled(words.slice(0, -1))) return { label: last, value: words.slice(0, -1).join(' ') };
  return null;
}

const isName = (text: string) => /^[^,]+\s[^,]+$/u.test(text) && isPersonsName(text);

/** Whether a part of a page shows one person and what they have, and speaks of nothing else. */
function isCardOf(texts: readonly Segment[]): boolean {
  const names = texts.filter(({ text }) => isName(text));
  const isPlain = ({ text }: Segment) =>
    text.length <= LONGEST_TEXT &&
    !tellsDoubtfulState(text) &&
    !meaningOf(text).some(({ concepts }) => concepts.some(one => OF_ANOTHER.includes(one)));
  return texts.length <= MOST_TEXTS && names.length === 1 && texts.every(isPlain);
}

/**
 * What cards of members show without labels: the name, the level, a number. The level is told by its word and counts only
 * where no other level is named anywhere on the page, since lists of what each level gives have the same words, and the name
 * where nobody else's stands by itself.
 */
export function memberCardCandidates(segments: readonly Segment[], regionOf: RegionOf): Candidate[] {
  const candidates: Candidate[] = [];
  const badges = segments.flatMap(segment => {
    const badge = badgeIn(segment.text);
    return badge === null ? [] : [{ ...badge, segment }];
  });
  const [only] = badges;
  if (!only || badges.some(({ value }) => folded(value) !== folded(only.value))) return candidates;
  const ofRegion = new Map<Region, Segment[]>();
  for (const segment of segments) {
    const region = regionOf(segment.parts[0]);
    const known = region && ofRegion.get(region);
    if (known) known.push(segment);
    else if (region) ofRegion.set(region, [segment]);
  }
  const names = new Set(segments.filter(({ text }) => isName(text)).map(({ text }) => folded(text)));
  for (const { label, value, segment } of badges) {
    const region = regionOf(segment.parts[0]);
    const texts = region && OF_ONE.test(region.kind) ? (ofRegion.get(region) ?? []) : [];
    if (segment.parts.some(run => levelOf(run) !== null) || !isCardOf(texts)) continue;
    propose(candidates, { label, value, plausibility: PLAUSIBILITY_OF_LEVEL, source: 'line', runs: segment.parts });
    const bearer = texts.find(({ text }) => isName(text));
    if (bearer && names.size === 1 && texts.some(({ text }) => HAS_NUMBER.test(text)))
      propose(candidates, {
        label: 'name',
        value: bearer.text,
        plausibility: PLAUSIBILITY_OF_NAME,
        source: 'greeting',
        runs: bearer.parts,
      });
  }
  return candidates;
}
