import type { EvidenceScope } from '../../domain/envelope/evidence-scope.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { InquiryConfiguration } from '../../domain/inquiry/configuration.ts';
import type { PageSnapshot } from './page-snapshot.ts';

/** A piece of evidence with its bytes, as the analyser gets it. */
export type EvidenceForAnalysis = {
  id: string;
  type: 'screenshot' | 'document';
  mode: 'manual' | 'auto';
  sourceUrl: string;
  contentType: string;
  bytes: Uint8Array;
  sha256: string;
  /** What the page said when a screenshot was taken; null for documents. */
  snapshot: PageSnapshot | null;
  /** What is read from it when it belongs to a step; otherwise everything that is asked for. */
  scope?: EvidenceScope | undefined;
};

/** What there is to establish. */
export type AnalysisRequest = {
  configuration: InquiryConfiguration;
  /** Moment of the submission: rules about dates are held against it. */
  submittedAt: Date;
  evidence: readonly EvidenceForAnalysis[];
};

/** Reads evidence and proposes claims and scores. It proposes; the policy of the domain decides. */
export interface Analyser {
  /** Name and version, stored with every assessment. */
  readonly name: string;
  readonly version: string;
  /**
   * @returns claims that all stand in the evidence, and their scores.
   * @throws when the analysis itself broke; never for what the evidence says.
   */
  analyse(request: AnalysisRequest, signal: AbortSignal): Promise<Assessment>;
  close(): Promise<void>;
}
