import { isGoodState } from '../../reading/joined-states.ts';
import { classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { stateOf } from '../../reading/states.ts';
import type { Candidate, CandidateSource } from './candidate.ts';

/** The page itself says of these that one is said of the other. A column of several things says it of none. */
const STATED: readonly CandidateSource[] = ['dl', 'label', 'row header', 'colon', 'item'];

const saysHowItStands = (value: string) => stateOf(value) !== null || isGoodState(value);

/** Whether a label is what a thing is called and says nothing of it: its number, its price, its day. */
function namesOnlyThing(label: string): boolean {
  const words = meaningOf(label);
  return words.length > 0 && words.every(({ concepts }) => concepts.some(concept => classOf(concept) === 'thing'));
}

/** "Contract: in force": how a thing stands, beside the name of the thing itself, so that no word says that it is a state. */
export const statesOfThings = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.flatMap(candidate =>
    STATED.includes(candidate.source) && saysHowItStands(candidate.value) && namesOnlyThing(candidate.label)
      ? [{ ...candidate, implies: 'status' as const }]
      : [],
  );
