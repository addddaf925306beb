import { captureSession } from '../domain/capture/session.ts';
import { stepOfEvidence, undoneSteps } from '../domain/envelope/progress.ts';
import { withUndoneSteps } from '../domain/envelope/undone-steps.ts';
import type { Assessment } from '../domain/inquiry/assessment.ts';
import type { CaptureSubject } from './capture/capture-subject.ts';
import { loadEvidence } from './evidence-for-analysis.ts';
import { load } from './load.ts';
import type { Analyser } from './ports/analyser.ts';
import type { EventStore } from './ports/event-store.ts';
import type { EvidenceStore } from './ports/evidence-store.ts';
import { taughtReadings } from './taught-readings.ts';

type Parts = { store: EventStore; evidence: EvidenceStore; analyser: Analyser };

/**
 * What the evidence of a session says, by everything that it is read by, and which steps were not done.
 * @param submittedAt when the session was handed in: dates are held against that day
 * @throws when a file is missing or no longer the one that was captured
 */
export async function analyseSession(
  { store, evidence, analyser }: Parts,
  { criteria: configuration, scopeOf, steps, templateKey }: CaptureSubject,
  { sessionId, submittedAt }: { sessionId: string; submittedAt: Date },
  signal: AbortSignal,
): Promise<Assessment> {
  const { evidence: captured, progress } = (await load(store, captureSession, sessionId)).state;
  const request = {
    configuration,
    submittedAt,
    evidence: await loadEvidence(evidence, captured, id => scopeOf(stepOfEvidence(progress, id))),
    readings: await taughtReadings(store, templateKey),
  };
  const assessment = await analyser.analyse(request, signal);
  return withUndoneSteps(assessment, steps, undoneSteps(steps, progress));
}
