import { captureSession } from '../domain/capture/session.ts';
import { stepOfEvidence } from '../domain/envelope/progress.ts';
import type { CaptureSubject } from './capture/capture-subject.ts';
import { loadEvidence } from './evidence-for-analysis.ts';
import { load } from './load.ts';
import type { AnalysisRequest } from './ports/analyser.ts';
import type { EventStore } from './ports/event-store.ts';
import type { EvidenceStore } from './ports/evidence-store.ts';
import { taughtReadings } from './taught-readings.ts';

/**
 * What there is to establish by the evidence of a session, with everything that it is read by.
 * @throws when a file is missing or no longer the one that was captured.
 */
export async function analysisRequest(
  { store, evidence }: { store: EventStore; evidence: EvidenceStore },
  { criteria: configuration, scopeOf, templateKey }: CaptureSubject,
  sessionId: string,
  submittedAt: Date,
): Promise<AnalysisRequest> {
  const { evidence: captured, progress } = (await load(store, captureSession, sessionId)).state;
  return {
    configuration,
    submittedAt,
    evidence: await loadEvidence(evidence, captured, id => scopeOf(stepOfEvidence(progress, id))),
    readings: await taughtReadings(store, templateKey),
  };
}
