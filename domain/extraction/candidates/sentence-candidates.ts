import type { Segment } from '../segments.ts';
import { amountsWithoutCapitals } from './amounts-without-capitals.ts';
import { attestedCandidates } from './attested.ts';
import { belowNameCandidates } from './below-name.ts';
import type { Candidate } from './candidate.ts';
import { countedInSentenceCandidates } from './counted-in-sentence.ts';
import { daysOfClauses } from './days-of-clauses.ts';
import { daysWithoutCapitals } from './days-without-capitals.ts';
import { employerToldCandidates } from './employer-told.ts';
import { enteredPersonCandidates } from './entered-person.ts';
import { figuredNounCandidates } from './figured-noun.ts';
import { issuedToCandidates } from './issued-to.ts';
import { employmentCandidates } from './letter-of-employment.ts';
import { namedPartyCandidates } from './named-party.ts';
import { numbersOfClauses } from './numbers-of-clauses.ts';
import { ownThingCandidates } from './own-thing-told.ts';
import { proseCandidates } from './prose.ts';
import { roleInBracketsCandidates } from './role-in-brackets.ts';
import { saidBehindCandidates } from './said-behind.ts';
import { statedCandidates } from './stated.ts';
import { subjectCandidates } from './subject-of-sentence.ts';
import { describedPersonCandidates } from './told-person.ts';
import { unitOfSchoolCandidates } from './unit-of-school.ts';
import { worksAsCandidates } from './works-as.ts';

/** What sentences say: of whom a letter is, since when and until when something is so, what it costs, and what somebody works as. */
export const sentenceCandidates = (all: readonly Segment[]): Candidate[] => [
  ...all.flatMap(proseCandidates),
  ...all.flatMap(ownThingCandidates),
  ...belowNameCandidates(all),
  ...all.flatMap(attestedCandidates),
  ...all.flatMap(enteredPersonCandidates),
  ...all.flatMap(issuedToCandidates),
  ...all.flatMap(statedCandidates),
  ...all.flatMap(daysOfClauses),
  ...all.flatMap(numbersOfClauses),
  ...all.flatMap(daysWithoutCapitals),
  ...all.flatMap(amountsWithoutCapitals),
  ...all.flatMap(employerToldCandidates),
  ...employmentCandidates(all),
  ...all.flatMap(saidBehindCandidates),
  ...all.flatMap(figuredNounCandidates),
  ...all.flatMap(countedInSentenceCandidates),
  ...all.flatMap(namedPartyCandidates),
  ...all.flatMap(roleInBracketsCandidates),
  ...all.flatMap(worksAsCandidates),
  ...unitOfSchoolCandidates(all),
  ...describedPersonCandidates(all),
  ...subjectCandidates(all),
];
