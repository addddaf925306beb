import { meaningOf } from '../reading/meaning.ts';
import { stateOf } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { looksLikeLabel } from '../reading/value-types.ts';
import { labelWordingOf, wordingOf } from '../reading/wordings.ts';
import { type Candidate, type CandidateSource, STATED_OF_ONE } from './candidates/candidate.ts';
import type { Doubt } from './doubt.ts';
import { isOfNearName } from './near-name.ts';
import { type Asked, isOfOtherMatter } from './other-matter.ts';
import type { Page } from './page.ts';
import { type FoundValue, findInSentence, findTold, findValue } from './place.ts';
import { pathOf, type RegionStep } from './regions.ts';
import { hasLabel, type Scored } from './scoring.ts';
import { isStruck } from './segments.ts';
import { isOfOtherTime } from './time-told.ts';
import { type AskedWords, askedWords, isToldApart } from './told.ts';

/** A candidate for a field, where it stands, what speaks against it, and what it is worth beside the others. */
export type Weighed = Scored & {
  found: FoundValue;
  path: readonly RegionStep[];
  asked: AskedWords;
  doubt: Doubt | null;
  rank: number;
};

/** Of one field, the likeliest; what comes behind them is not looked at. */
const MOST_OF_A_FIELD = 40;
/** Values that stand nowhere as they were put together; after so many a field is left out. */
const MOST_MISSES = 10;
/** Anybody can write a sentence on a page, so that a sentence yields to a value in its own place. */
const WEIGHT_OF_PROSE = 0.65;
/** Where it calls the value just what it is asked for. */
const WEIGHT_OF_TOLD_PROSE = 0.8;
const LIKE_ITS_NAME = 0.95;
/** What is no statement of the site yields to what is one. */
const WEIGHT_IN_DOUBT = 0.6;
/** What stands beside the field's very name comes before what looks more like it: the day of "Next payment due" before a "Next payment". */
const WORTH_OF_THE_NAME = 1.5;
/** A box of a form on paper is drawn around one label and its value, whereas of the items of a page only their looks tell. */
const isBoxOfForm = ({ source, runs }: Candidate) => source === 'item' && runs[0]?.tag === '';
/** The words of a sentence tell where a value in it ends, and a day ends by itself: "自民國115年12月18日零時起". */
const TOLD: readonly CandidateSource[] = ['prose', 'greeting', 'line', 'title'];
const isToldInDocument = ({ source, runs }: Candidate) => TOLD.includes(source) && runs[0]?.tag === '';
/** Where a state stands, as no label does, an item of a page is a label and its value. */
const isItemOfState = ({ source, value }: Candidate) =>
  source === 'item' && stateOf(value) !== null && !looksLikeLabel(value);
/** A place that what is asked names comes before one that is as likely. */
const WORTH_OF_BEING_NAMED = 1.1;

function ranked(one: Omit<Weighed, 'rank'>, all: readonly Omit<Weighed, 'rank'>[]): Weighed {
  const { candidate, score, doubt, path, asked, named } = one;
  const isNamed = all.some(other => other !== one && isToldApart(path, other.path, asked));
  const ofProse = one.similarity >= LIKE_ITS_NAME ? WEIGHT_OF_TOLD_PROSE : WEIGHT_OF_PROSE;
  const weight =
    (candidate.source === 'prose' && candidate.plain !== true ? ofProse : 1) * (doubt ? WEIGHT_IN_DOUBT : 1);
  const isStatedOfOne = STATED_OF_ONE.includes(candidate.source) || isBoxOfForm(candidate) || isItemOfState(candidate);
  const isSurelyNamed = named && doubt === null && isStatedOfOne;
  // Who is greeted is not who stands beside the name of the field.
  const isOutnamed = !hasLabel(candidate) && all.some(other => other.named && other.doubt === null);
  const worth =
    (isNamed ? WORTH_OF_BEING_NAMED : 1) * (isSurelyNamed ? WORTH_OF_THE_NAME : 1) * (isOutnamed ? WEIGHT_IN_DOUBT : 1);
  return { ...one, rank: score * weight * worth };
}

/** Looks at the likeliest candidates of each field: where they stand, and whether the site itself says them. */
export function weigh(scored: readonly Scored[], { provenanceOf, regionOf }: Page, query: string): Weighed[] {
  const meant = meaningOf(query);
  const byField = new Map<string, Scored[]>();
  for (const one of scored) {
    const known = byField.get(one.field.name);
    if (known) known.push(one);
    else byField.set(one.field.name, [one]);
  }

  function weighed(one: Scored, words: string, asked: AskedWords, matter: Asked): Omit<Weighed, 'rank'> | null {
    const { candidate, type } = one;
    const find = isToldInDocument(candidate) ? findTold : type === 'date' ? findInSentence : findValue;
    const found = find(candidate.value, candidate.runs);
    if (!found) return null;
    const path = pathOf(regionOf(found.runs[0]));
    const headings = path.flatMap(({ heading }) => heading ?? []);
    const doubt =
      provenanceOf({ ...candidate, region: regionOf(found.runs[0]) }, found.runs, words) ??
      (found.runs.some(isStruck) || isOfOtherTime(type, `${words} ${query}`, candidate.label, headings)
        ? 'other_time'
        : candidate.source !== 'greeting' && isOfOtherMatter(path, labelWordingOf(candidate.label), matter)
          ? 'other_matter'
          : isOfNearName(headings, asked)
            ? 'other_record'
            : null);
    return { ...one, found, path, asked, doubt };
  }

  return [...byField.values()].flatMap(all => {
    const kept: Omit<Weighed, 'rank'>[] = [];
    let misses = 0;
    const [first] = all;
    if (!first) return [];
    const { name, description } = first.field;
    const words = `${name.replace(/[_-]+/g, ' ')} ${description}`;
    const asked = askedWords(query, words);
    const matter = { wording: wordingOf(first.field), query: meant, plain: `${words} ${query}` };
    for (const one of all.sort((a, b) => b.score - a.score)) {
      if (kept.length >= MOST_OF_A_FIELD || misses >= MOST_MISSES) break;
      const looked = weighed(one, folded(words), asked, matter);
      if (looked) kept.push(looked);
      else misses++;
    }
    return kept.map(one => ranked(one, kept));
  });
}
