import { isUnspaced } from '../reading/lexicon/written-form.ts';
import { stateOf } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { parting, type RegionStep } from './regions.ts';

/** What is asked, in the words by which one of several records may be told; `names` are those of several words, each in its own. */
export type AskedWords = {
  words: ReadonlySet<string>;
  plain: string;
  names: readonly (readonly string[])[];
};

const SHORTEST_WORD = 3;
const SHORTEST_UNSPACED = 2;
/** Words that name nobody and nothing by themselves. */
const EMPTY =
  /^(the|and|for|with|from|this|that|your|you|are|has|have|der|die|das|und|mit|von|für|ihr|ihre|les|des|une|pour|avec|votre|vos|los|las|del|una|para|con|por|dos|das|uma|com|seu|sua|het|een|van|voor|uw)$/;

const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A name of several words, as "Officine del Faggio": whoever has but one of them is another. */
export const LONGER_NAME = /\p{Lu}\p{Ll}+(?:\s(?:\p{Ll}{1,3}\s)?\p{Lu}\p{Ll}+)+/gu;

export function askedWords(...texts: string[]): AskedWords {
  return {
    words: new Set(texts.flatMap(wordsOf)),
    plain: texts.map(folded).join(' '),
    names: texts.flatMap(text => text.match(LONGER_NAME) ?? []).map(wordsOf),
  };
}

/** The words of a record's name that may tell it; never a state, or whoever writes one would choose the record by it. */
function names(headings: readonly string[]): string[] {
  const kept = headings.filter(heading => stateOf(heading) === null).flatMap(wordsOf);
  return kept.filter(word => {
    if (isUnspaced(word)) return word.length >= SHORTEST_UNSPACED;
    return word.length >= SHORTEST_WORD && !EMPTY.test(word) && stateOf(word) === null;
  });
}

/** In letters; shorter words stand in others by chance. */
const SHORTEST_PART = 5;
const SHORTEST_REST = 3;

/** Whether a word begins or ends one that is asked: "Strom" the "Stromvertrag". */
const isPartOfCompound = (word: string, asked: ReadonlySet<string>) =>
  word.length >= SHORTEST_PART &&
  [...asked].some(
    whole => whole.length >= word.length + SHORTEST_REST && (whole.startsWith(word) || whole.endsWith(word)),
  );

const isAsked =
  ({ words, plain }: AskedWords) =>
  (word: string) =>
    words.has(word) || (isUnspaced(word) && plain.includes(word)) || isPartOfCompound(word, words);

/** The words of texts that may tell a record and are asked for. */
export const askedNames = (texts: readonly string[], asked: AskedWords): string[] =>
  names(texts).filter(isAsked(asked));

/** So many words of a longer name tell it. */
export const LEAST_OF_NAME = 2;
/** Letters of scripts that have no capitals, so that nothing tells names from other words. */
const WITHOUT_CAPITALS = /^\p{Lo}/u;

/**
 * Whether a word that is asked stands in a name beside others that are not: "Daniel Lehner" has one word of Daniel Lehmann's.
 * Where no capitals tell a name, it may be one unless most of its words are asked.
 */
function isOfNearName(
  word: string,
  { own, alone }: { own: readonly string[]; alone: readonly string[] },
  { names: asked, words }: AskedWords,
): boolean {
  const others = alone.filter(other => !words.has(other));
  if (others.length === 0) return false;
  if (WITHOUT_CAPITALS.test(word) && !isUnspaced(word)) return 2 * others.length >= alone.length;
  const named = asked.filter(name => name.includes(word));
  return named.length > 0 && named.every(name => name.filter(part => own.includes(part)).length < LEAST_OF_NAME);
}

/** Whether what is asked names the one, in words that the others' names do not share, and none of the others. */
export function isNamed(one: readonly string[], others: readonly (readonly string[])[], asked: AskedWords): boolean {
  const own = names(one);
  const foreign = others.map(names);
  const alone = own.filter(word => foreign.every(other => !other.includes(word)));
  const isOwn = alone.some(word => isAsked(asked)(word) && !isOfNearName(word, { own, alone }, asked));
  return isOwn && foreign.every(other => !other.some(word => isAsked(asked)(word) && !own.includes(word)));
}

const headingsOf = (steps: readonly RegionStep[]) => steps.flatMap(({ heading }) => heading ?? []);

/** Whether the page's own headings and what is asked tell that a value in the one place is meant and not in the other. */
export function isToldApart(one: readonly RegionStep[], other: readonly RegionStep[], asked: AskedWords): boolean {
  const { a, b } = parting(one, other);
  return isNamed(headingsOf(a), [headingsOf(b)], asked);
}
