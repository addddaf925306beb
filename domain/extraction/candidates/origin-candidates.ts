import type { Segment } from '../segments.ts';
import type { Candidate } from './candidate.ts';
import { companyCandidates } from './company.ts';
import { dayOfIssueCandidates } from './day-of-issue.ts';
import { footCandidates } from './foot-of-paper.ts';
import { letterDateCandidates } from './letter-date.ts';
import { letterheadCandidates } from './letterhead.ts';
import { numberOfPaperCandidates } from './number-of-paper.ts';
import { signedForCandidates } from './signed-for.ts';
import { siteNameCandidates } from './site-name.ts';

/** Who made a page or a paper, when, and under which number, as its head, its foot and its title say. */
export const originCandidates = (all: readonly Segment[]): Candidate[] => [
  ...companyCandidates(all),
  ...letterheadCandidates(all),
  ...siteNameCandidates(all),
  ...footCandidates(all),
  ...signedForCandidates(all),
  ...letterDateCandidates(all),
  ...dayOfIssueCandidates(all),
  ...numberOfPaperCandidates(all),
];
