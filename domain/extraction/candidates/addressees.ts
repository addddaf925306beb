import { folded } from '../../reading/text.ts';
import type { Candidate } from './candidate.ts';
import { ATTESTED } from './told-person.ts';

/** Of somebody to whom a letter is written that says something of somebody else. */
const WORTH_OF_ADDRESSEE = 0.7;

const wordsOf = (name: string) => new Set(folded(name).match(/[\p{L}\p{M}]{2,}/gu) ?? []);

/** Whether two names may be of one person: they share a word, as a first name and the whole one do. */
function mayBeOne(one: string, other: string): boolean {
  const [own, others] = [wordsOf(one), wordsOf(other)];
  return [...own].some(word => others.has(word));
}

/**
 * A letter that says of somebody what it says is not about whom it is written to: whoever is greeted or addressed in it, and
 * shares no name with whom it confirms something of, is less likely the one who is asked for.
 */
export function setAddresseesBack(candidates: readonly Candidate[]): void {
  const attested = candidates.filter(({ label, source }) => source === 'greeting' && label === ATTESTED);
  if (attested.length === 0) return;
  for (const candidate of candidates)
    if (
      candidate.source === 'greeting' &&
      candidate.label !== ATTESTED &&
      !attested.some(({ value }) => mayBeOne(candidate.value, value))
    )
      candidate.plausibility *= WORTH_OF_ADDRESSEE;
}
