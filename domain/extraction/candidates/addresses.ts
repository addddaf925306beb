import type { Segment } from '../segments.ts';
import { addressBlockCandidates } from './address-block.ts';
import { addressLinesCandidates } from './address-lines.ts';
import type { Candidate } from './candidate.ts';
import { situatedCandidates } from './situated.ts';

/** Addresses and to whom they belong, by where they stand and by what sentences tell of them. */
export const addressCandidates = (segments: readonly Segment[]): Candidate[] => [
  ...addressBlockCandidates(segments),
  ...addressLinesCandidates(segments),
  ...situatedCandidates(segments),
];
