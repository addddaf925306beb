import { meaningOf } from '../reading/meaning.ts';

/** Shorter words are too like others. */
const LEAST = 4;
const MOST_OF_ENDING = 3;

const isKnown = (word: string) => {
  const meaning = meaningOf(word);
  return meaning.length > 0 && meaning.every(({ concepts }) => concepts.length > 0);
};

function withoutEnding(word: string): string {
  if (
    word.length <= LEAST ||
    !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u.test(word) ||
    isKnown(word) ||
    meaningOf(word).length === 0
  )
    return word;
  for (let cut = 1; cut <= MOST_OF_ENDING && word.length - cut >= LEAST; cut++) {
    const shorter = word.slice(0, -cut);
    if (isKnown(shorter)) return shorter;
  }
  return word;
}

/** Words without the endings of case, number and article behind which a known one stands: "Månadslönen", "maksuja". */
export const uninflected = (words: string): string => words.split(' ').map(withoutEnding).join(' ');
