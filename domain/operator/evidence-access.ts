import type { Captured } from '../capture/captured.ts';
import type { Decider } from '../decider.ts';

/** How evidence was looked at: on a page of the console, or as a file that was downloaded. */
export const LOOKS = ['shown', 'downloaded'] as const;
export type Look = (typeof LOOKS)[number];

/** An operator was given a piece of evidence. */
export type EvidenceViewed = {
  type: 'EvidenceViewed';
  data: Captured & {
    evidence_id: string;
    operator_id: string;
    look: Look;
    /** The page of a document, from 1; null: the whole of the evidence. */
    page: number | null;
  };
};

export type EvidenceAccessCommand = { type: 'RecordLook'; viewed: EvidenceViewed['data'] };

/**
 * Who looked at a piece of evidence, and when: a stream for each piece. A look is no part of what is decided about an
 * inquiry, so it moves no revision that a decision is held against.
 */
export const evidenceAccess: Decider<null, EvidenceAccessCommand, EvidenceViewed> = {
  category: 'evidence_access',
  initialState: null,
  decide: ({ viewed }) => [{ type: 'EvidenceViewed', data: viewed }],
  evolve: state => state,
};
