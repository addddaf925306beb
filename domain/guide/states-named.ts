import { holdsOverTime, type State, stateOf } from '../reading/states.ts';
import { normalise } from '../reading/text.ts';

/** Each word of a text, and each with the next one. */
function wordsAndPairs(text: string): string[] {
  const words = normalise(text).split(/[^\p{L}\p{M}\p{N}]+/u);
  // Portuguese "no" leads to what follows it: "matriculado no ano letivo".
  const isLeading = (at: number) => words[at] === 'no' && at + 1 < words.length;
  const pairs = words.map((word, at) => (isLeading(at + 1) ? word : `${word} ${words[at + 1] ?? ''}`));
  return [...words, ...pairs];
}

/** The states that a text names: "Has the user cancelled the subscription?" */
export const statesIn = (text: string): State[] => wordsAndPairs(text).flatMap(words => stateOf(words) ?? []);

/** Whether a text speaks of something as being in force: "Is the card valid?" */
export const speaksOfHolding = (text: string): boolean => wordsAndPairs(text).some(holdsOverTime);
