import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { InquiryConfiguration } from '../../domain/inquiry/configuration.ts';
import type { PieceOfEvidence } from '../../domain/judging/findings.ts';
import type { TaughtReading } from '../../domain/teaching/taught-reading.ts';

/** A piece of evidence with its bytes, as the analyser gets it. */
export type EvidenceForAnalysis = PieceOfEvidence & {
  bytes: Uint8Array;
  /** What the page said when a screenshot was taken, as it was stored (JSON of a `PageSnapshot`); null for documents. */
  snapshot: Uint8Array | null;
};

/** What there is to establish. */
export type AnalysisRequest = {
  configuration: InquiryConfiguration;
  /** Moment of the submission: rules about dates are held against it. */
  submittedAt: Date;
  evidence: readonly EvidenceForAnalysis[];
  /** How people taught us to read evidence of the template. */
  readings: readonly TaughtReading[];
};

/** A piece of evidence ended its reader again and again: it is given to no other, and a person must look at it. */
export class UnreadableEvidence extends Error {
  constructor(type: EvidenceForAnalysis['type'], readers: number) {
    const what = type === 'document' ? 'A document' : 'A captured page';
    super(`${what} ended the program that reads it ${readers} times. A person must look at it.`);
  }
}

/** Reads evidence and proposes claims and scores. It proposes; the policy of the domain decides. */
export interface Analyser {
  /** Name and version, stored with every assessment. */
  readonly name: string;
  readonly version: string;
  /**
   * @returns claims that all stand in the evidence, and their scores.
   * @throws UnreadableEvidence; other errors when the analysis itself broke; never for what the evidence says.
   */
  analyse(request: AnalysisRequest, signal: AbortSignal): Promise<Assessment>;
  close(): Promise<void>;
}
