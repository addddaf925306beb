import { isDoubtfulState } from '../reading/doubtful-states.ts';
import { isDenied, stateOf } from '../reading/states.ts';
import type { Literal } from './values/literal.ts';

const MOST_OF_A_STATE = 3;

const mayBeBad = (text: string) => {
  const words = text.split(' ');
  return (
    words.length <= MOST_OF_A_STATE && !isDenied(text) && words.every(word => stateOf(word)?.polarity !== 'positive')
  );
};

/**
 * Whether some words are all states that do not hold: beside one that is known, others of the list are such words, too
 * ("switched away or disconnected").
 */
export const areBadStates = (values: readonly Literal[]): boolean =>
  values.some(({ text }) => isDoubtfulState(text)) &&
  values.every(({ text }) => isDoubtfulState(text) || mayBeBad(text));
