import type { AnalysisRequest, EvidenceForAnalysis } from './analyser.ts';

/** Reads evidence before its session is handed in, so that the analyser finds it read. */
export interface EarlyReader {
  /** Reads one piece, and remembers for a while what it says. Never throws for what it says, nor when it can't be read. */
  readAhead(
    capturedId: string,
    asked: Pick<AnalysisRequest, 'configuration' | 'readings'>,
    evidence: EvidenceForAnalysis,
  ): Promise<void>;
  /** Forgets what it says, and reads it no further. */
  forget(evidenceId: string): void;
  /** The same for all evidence of an inquiry or envelope. */
  forgetAll(capturedId: string): void;
}
