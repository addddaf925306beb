import { type Concept, classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { HOLDING_PARTIES } from './holding-parties.ts';

/** A label with one of these and nothing else says whose the page is. */
const WHOSE: readonly Concept[] = [...HOLDING_PARTIES, 'name', 'person', 'account', 'membership', 'contract', 'detail'];

/** Whether a label says whose a page or a paper is, and nothing else. */
export function saysWhose(label: string): boolean {
  const words = meaningOf(label);
  const isWhose = words.every(({ concepts }) => concepts.some(concept => WHOSE.includes(concept)));
  return isWhose && words.some(({ concepts }) => concepts.some(concept => /^(?:who|name)$/.test(classOf(concept))));
}
