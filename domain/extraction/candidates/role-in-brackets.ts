import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { isPersonsName } from './persons-name.ts';

/** What somebody is, behind their name: a word or three, which are no date and no other name. */
const WITH_ROLE = /^(?<name>[^()（）]{3,50}?)\s*[(（](?<role>[\p{L}\p{M}][\p{L}\p{M}'’ -]{2,28})[)）]$/u;
const MOST_WORDS = 3;
const PLAUSIBILITY = 0.8;

/** Somebody with what they are in brackets, as lists of travellers have it: "Sanne Terpstra (lead guest)". */
export function roleInBracketsCandidates({ text, parts: runs }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  const { name = '', role = '' } = WITH_ROLE.exec(text)?.groups ?? {};
  if (!name.includes(' ') || role.split(' ').length > MOST_WORDS || !isPersonsName(name) || isPersonsName(role))
    return candidates;
  propose(candidates, { label: role, value: name, plausibility: PLAUSIBILITY, source: 'inline', runs });
  return candidates;
}
