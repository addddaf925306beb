import { UNNAMED } from '../papers/paper.ts';
import { NO_HABITS } from '../reading/habits.ts';
import type { EvidenceReading, UnaskedReading } from './findings.ts';

export const NOTHING_UNASKED: UnaskedReading = { named: [], findings: [] };

/** A piece of evidence of which nothing was read, and that tells nothing. */
export const NOTHING_READ: EvidenceReading = {
  findings: [],
  unasked: NOTHING_UNASKED,
  integrityFlags: [],
  refused: null,
  isCut: false,
  snapshot: null,
  instructing: false,
  doubtfulState: false,
  openLines: [],
  mentions: [],
  beginnings: [],
  habits: NO_HABITS,
  paper: UNNAMED,
  tried: [],
  ungrounded: 0,
  cuttings: [],
  crops: [],
  excerpt: '',
  pictured: [],
};
