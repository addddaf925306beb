import { isNoneWord } from '../../reading/doubtful-states.ts';
import { isDenied } from '../../reading/states.ts';
import { type Phrasebook, phrasebooksFor } from '../languages/phrasebook.ts';
import { COMMAS } from '../list-marks.ts';
import { turns } from '../narrowing-words.ts';
import { joinsIn } from '../own-and.ts';
import { isVerbOfLine } from '../verbs-of-lines.ts';

const MOST_PARTS = 8;

/** Words for "and" of languages that have no phrases here. */
const AND_ELSEWHERE = /\s+(?:और|तथा|एवं|serta|và|และ)\s+/u;

/** Signs between conditions that stand each for itself: ends of sentences, "+", "&", a dash between words. */
const APART =
  /\s*[;；]\s*|(?<=[\p{L}\p{M})%]{2})[.!]\s+(?=\p{L})|(?<=\d)[.!]\s+(?=\p{Lu})|[。！।]\s*|\s+[+&]\s+|(?<=[\p{L}\p{M})"”]),?\s+[–—-]\s+(?=[\p{L}("“])/u;

/** A part, and whether it goes on with the one before, by a comma or by "and". */
type Part = { text: string; goesOn: boolean };

function partsOf(line: string, isApart: boolean, book: Phrasebook): Part[] {
  const joins = joinsIn(line, book);
  const sentences = isApart ? line.split(APART) : [line];
  return sentences.flatMap(sentence =>
    sentence
      .split(joins)
      .flatMap(part => part.split(AND_ELSEWHERE))
      .flatMap(part => part.split(COMMAS))
      .map(part => part.trim())
      .filter(part => part !== '')
      .map((text, at) => ({ text, goesOn: at > 0 })),
  );
}

const denies = (text: string) => isDenied(text) || text.split(/\s+/u).some(isNoneWord);

/**
 * Whether what a part denies may be denied of the next one, too: "not Gold and Silver", "no conditions, notes or fines". What has a
 * verb of its own, or is denied itself, says something else.
 */
function mayReachOn(parts: readonly Part[], { or }: Phrasebook): boolean {
  return parts.some(({ text, goesOn }, at) => {
    const before = parts[at - 1];
    if (!goesOn || !before || !denies(before.text) || denies(text)) return false;
    const words = text.split(/\s+/u);
    return words.length < 2 || or.test(` ${text} `) || !(words.length > 2 || words.some(isVerbOfLine));
  });
}

/** The ways to part a line into conditions that must all hold: at its ends of sentences, commas and words for "and". */
export function partings(line: string): string[][] {
  if (turns(line)) return [];
  const ways = phrasebooksFor(line).flatMap(book =>
    [true, false].map(isApart => {
      const parts = partsOf(line, isApart, book);
      return mayReachOn(parts, book) ? [] : parts.map(({ text }) => text);
    }),
  );
  const distinct = new Map(ways.map(parts => [parts.join('\n'), parts]));
  return [...distinct.values()].filter(parts => parts.length > 1 && parts.length <= MOST_PARTS);
}
