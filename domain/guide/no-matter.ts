import { isDoubtfulState } from '../reading/doubtful-states.ts';
import { stateOf } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import { noMatterPatterns } from './languages/no-matter-words.ts';

/** In words, what may be of no account: "which of the two car parks". */
const MOST_WORDS = 7;
const LONGEST_UNSPACED = 12;
/** "On" is a state of switches. */
const SHORT_WORD = 3;

/** Whether what is conceded is named by words alone: no number, no state, nothing that goes on to ask for more. */
function isPlainThing(words: string): boolean {
  const plain = words.trim();
  if (/[\p{N},;:!?()<>=≥≤+]/u.test(plain) || plain.length > MOST_WORDS * LONGEST_UNSPACED) return false;
  const all = plain.split(/\s+/u);
  const saysHow = (word: string) => isDoubtfulState(word) || (word.length > SHORT_WORD && stateOf(word) !== null);
  return all.length <= MOST_WORDS && !all.some(saysHow);
}

/**
 * Whether a part of a line says no more than that something is of no account: "whichever plan they're on", "Tarif egal",
 * "otopark fark etmez". It asks for nothing, so that it may be left out; with a number, a state or a condition it is none.
 */
export function saysNoMatter(part: string): boolean {
  const plain = folded(part).replace(/[.!;,。]+$/u, '');
  return noMatterPatterns().some(pattern => {
    const thing = pattern.exec(plain)?.groups?.thing;
    return thing !== undefined && isPlainThing(thing);
  });
}
