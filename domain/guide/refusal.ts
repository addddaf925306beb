import { phrasebooksFor } from './languages/phrasebook.ts';
import { REFUSALS, REFUSALS_UNSPACED, type Refusals } from './languages/refusals.ts';
import { isVerbOfLine } from './verbs-of-lines.ts';

/**
 * What a sentence says of something by its own verb: that it is refused, that it alone is not enough, or that it is. `what`
 * stands for a condition: who or what is meant is how the evidence is.
 */
export type Refusal = { what: string; says: 'refused' | 'not enough' | 'enough' };

/** In characters; of what is longer nothing is read anyway. */
const LONGEST = 400;
/** Signs that only tell how Arabic is spoken. */
const POINTS = /[\u064b-\u0652]/gu;
/** How a condition begins by its verb alone: "Is het contract opgezegd, dan afwijzen". */
const VERB_FIRST = /^(?:is|zijn|wordt|worden|heeft|ist|sind|wird|werden|hat|er|är|har|blir|bliver)\s+(?=\S+ \S)/iu;
/** What leads up to what is meant. */
const LEADS =
  /^(?:please|bitte|also|auch|aussi|también|também|anche|ook|även|også|także|také|также|також|if|when|wenn|falls|si|als|om|hvis|dersom|jeśli|pokud|если|якщо|ha|dacă|若是|若|如果|如|凡|当|當)(?![\p{L}\p{N}])\s*|^(?:若是|若|如果|凡是|凡)/iu;
const TAIL =
  /[\s,;:،、，]+(?:dan|dann|so|då|da|then|alors|entonces|então|allora|(?:skal|ska|skall)(?: (?:det|den|de))?)?$/iu;

/** All but what is asked for, which is not granted anyway. */
const REST = /^(?:(?:any|all|every)(?: the)? )?(?:others?|anything|everything|anybody|anyone)(?: else)?(?!\p{L})/iu;

type Pattern = { says: Refusal['says']; pattern: RegExp };

function patternsOf({ before, behind, short, enough, enoughBefore }: Refusals, isSpaced: boolean): Pattern[] {
  const [edge, end] = isSpaced ? ['(?:,?\\s+|(?<=\\s))', '(?![\\p{L}\\p{N}])'] : ['', ''];
  const standsBehind = (words: string) => new RegExp(`^(?<what>.+?)${edge}(?:${words})[.!。]*$`, 'i');
  const standsBefore = (words: string) => new RegExp(`^(?:${words})${end}[:,]?\\s*(?<what>\\S.*?)[.!。]*$`, 'iu');
  return [
    // Of "X is not enough" the words for "enough" are a part.
    ...(short === undefined ? [] : [{ says: 'not enough', pattern: standsBehind(short) } as const]),
    ...(behind === undefined ? [] : [{ says: 'refused', pattern: standsBehind(behind) } as const]),
    ...(enoughBefore === undefined ? [] : [{ says: 'enough', pattern: standsBefore(enoughBefore) } as const]),
    ...(enough === undefined ? [] : [{ says: 'enough', pattern: standsBehind(enough) } as const]),
    ...(before === undefined ? [] : [{ says: 'refused', pattern: standsBefore(before) } as const]),
  ];
}

let known: Pattern[] | undefined;
const patterns = () => {
  known ??= [
    ...REFUSALS.flatMap(one => patternsOf(one, true)),
    ...REFUSALS_UNSPACED.flatMap(one => patternsOf(one, false)),
  ];
  return known;
};

function plain(what: string): string {
  const stated = what.replace(VERB_FIRST, '').replace(TAIL, '').trim();
  return stated.replace(LEADS, '').trim();
}

/** What a sentence refuses or lets pass by its verb; null where it does neither. */
export function refusalIn(sentence: string): Refusal | null {
  if (sentence.length > LONGEST) return null;
  const text = sentence.replace(POINTS, '').trim();
  for (const { says, pattern } of patterns()) {
    const what = plain(pattern.exec(text)?.groups?.what ?? '');
    if (REST.test(what)) return null;
    if (what !== '') return { what, says };
  }
  return null;
}

/**
 * The things that a sentence refuses together: "quotes and cancelled contracts" are refused one as the other. Of a clause with
 * a verb all must hold, as it says.
 */
export function thingsIn(what: string): string[] {
  if (what.split(/\s+/u).some(isVerbOfLine)) return [what];
  const book = phrasebooksFor(what).find(({ and }) => and.test(what));
  const joined = book ? what.split(book.and).flatMap(part => part.split(book.or)) : [what];
  const things = joined.flatMap(part => (joined.length > 1 ? part.split(/\s*[,、，]\s*/u) : [part]));
  return things.map(thing => thing.trim()).filter(thing => thing !== '');
}
