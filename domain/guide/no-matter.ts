import { isDoubtfulState } from '../reading/doubtful-states.ts';
import { classOf } from '../reading/lexicon/concepts.ts';
import { meaningOf } from '../reading/meaning.ts';
import { stateOf } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { demands, saysMust } from './demands.ts';
import { callsThing } from './languages/filler/things-at-hand.ts';
import { noMatterPatterns } from './languages/no-matter-words.ts';
import { narrows } from './narrowing-words.ts';
import { isVerbOfLine } from './verbs-of-lines.ts';

/** In words, what may be of no account: "which of the two car parks". */
const MOST_WORDS = 7;
const LONGEST_UNSPACED = 12;
/** "On" is a state of switches. */
const SHORT_WORD = 3;

/** Verbs and adjectives by which what stands before "and" is a demand of its own: "name required and price does not matter". */
const DEMANDED =
  /(?<!\p{L})(?:\p{L}+ed|shown|seen|given|known|visible|mandatory|compulsory|necessary|there|present|valid|of|with)(?!\p{L})/iu;
/** Whether what is conceded is named by words alone: no number, no state, nothing that goes on to ask for more. */
function isPlainThing(words: string): boolean {
  const plain = words.trim();
  if (/[\p{N},;:!?()<>=≥≤+]/u.test(plain) || plain.length > MOST_WORDS * LONGEST_UNSPACED) return false;
  if (saysMust(plain) || (/ and /u.test(plain) && DEMANDED.test(plain))) return false;
  const all = plain.split(/\s+/u);
  const saysHow = (word: string) => isDoubtfulState(word) || (word.length > SHORT_WORD && stateOf(word) !== null);
  return all.length <= MOST_WORDS && !all.some(saysHow);
}

const AND = /(?<!\p{L})(?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e|en|i|a|lub|nebo|и|или|та|або)(?!\p{L})/u;
const OF = / (?:of|for|that|which|in|on|with|to|der|des|von|für|de|du|del|do|da|di|della|dei|van|voor) /u;

/** Whether some words call a kind of thing or person, which may be set aside as not wanted: "business accounts". */
function callsKind(words: string): boolean {
  const heads = words.split(AND).map(thing => thing.trim().split(OF)[0] ?? '');
  return heads
    .join(' ')
    .split(/[\s'’-]+/u)
    .some(word => {
      const isOfMatter = meaningOf(word).some(({ concepts }) =>
        concepts.some(concept => ['thing', 'who'].includes(classOf(concept))),
      );
      return isOfMatter || callsThing(word);
    });
}

/** "The tariff", and no "freelancers", of whom there may be one. */
const ONE =
  /^(?:the|its|his|her|their|how|what|which|who|when|where|l[ea]|l['’]|el|[ao]|il|lo|un[ao]?|son|sa|su|seu|sua) ?\p{L}+/iu;

function noMatterIn(part: string): string | undefined {
  const plain = folded(part).replace(/[.!;,。]+$/u, '');
  for (const pattern of noMatterPatterns()) {
    const { thing, aside } = pattern.exec(plain)?.groups ?? {};
    if (thing !== undefined && isPlainThing(thing)) return thing;
    if (aside !== undefined && ONE.test(aside) && isPlainThing(aside) && !narrows(aside) && !callsKind(aside))
      return aside;
  }
  return undefined;
}

/**
 * Whether a part of a line says no more than that something is of no account: "whichever plan they're on", "Tarif egal",
 * "otopark fark etmez". It asks for nothing, so that it may be left out; with a number, a state or a condition it is none.
 */
export const saysNoMatter = (part: string): boolean => noMatterIn(part) !== undefined;

const PLURAL = /(?<!\p{L})(?:do not|don't|are|make|play|have|need) [^.]*$/iu;

/**
 * Whether a sentence says of two things that they are of no account ("Territory and excess are of no importance"), so that it
 * is not parted. What is asked for before "and" is no such thing.
 */
export function saysNoMatterOfTwo(sentence: string): boolean {
  const things = noMatterIn(sentence)?.split(/ and /u) ?? [];
  if (things.length !== 2 || !PLURAL.test(sentence)) return false;
  const areNames = things.every(
    one => !demands(one) && !DEMANDED.test(one) && !narrows(one) && !one.split(' ').some(isVerbOfLine),
  );
  return areNames && !things.some(callsKind);
}
