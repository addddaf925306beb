import type { Word } from './meaning.ts';
import { best, weight } from './word-sameness.ts';
import type { LabelWording } from './wordings.ts';

/** From here on two words are likely the same one, or mean the same. */
const LEAST_SAMENESS = 0.7;

/** Whether two texts have a word in common, or words that mean the same. */
export const sharesWord = ({ words }: LabelWording, { words: others }: LabelWording): boolean =>
  words.some(word => best(word, others) >= LEAST_SAMENESS);

/** That a state stands beside a label says nothing of which one it is. */
const saysLittle = (word: Word) => !/\p{Nd}/u.test(word.text) && (weight(word) < 1 || word.concepts.includes('status'));

/**
 * Whether a label has no word but those of a text, and such as say little about which one it is: "My connection status" of
 * "connection", and not "Connection 2025".
 */
export const saysNoMore = ({ words }: LabelWording, { words: said }: LabelWording): boolean =>
  words.every(word => saysLittle(word) || best(word, said) >= LEAST_SAMENESS);
