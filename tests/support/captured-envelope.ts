import type { CommandHandler } from '../../application/handle.ts';
import type { EvidenceStore, StoredFile } from '../../application/ports/evidence-store.ts';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { envelope } from '../../domain/envelope/envelope.ts';
import { type EnvelopeResult, hashOf } from '../../domain/envelope/result.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';

type Parts = { handle: CommandHandler; identifiers: Identifiers; clock: { now(): Date } };

const PAGE = 'https://gym.example.com/account';

const contextOf = ({ identifiers }: Parts, orgId: string) => ({
  orgId,
  actor: 'end_user',
  correlationId: identifiers.event(),
});

/** Starts a capture of an envelope without a browser. @returns the id of the session. */
export async function startEnvelope(parts: Parts, orgId: string, envelopeId: string): Promise<string> {
  const sessionId = parts.identifiers.next('iq_sess_');
  const start = { type: 'StartSession', sessionId, consentVersion: '1', now: parts.clock.now() } as const;
  await parts.handle(envelope, envelopeId, start, contextOf(parts, orgId));
  return sessionId;
}

/**
 * A page is visited in the session, and something of it kept. @returns the id of the evidence.
 * @param document that is kept; a screenshot of a few bytes that are none unless told
 */
export async function keepEvidence(
  parts: Parts & { engines: { evidenceStore: EvidenceStore } },
  orgId: string,
  envelopeId: string,
  sessionId: string,
  document?: StoredFile,
): Promise<string> {
  const context = contextOf(parts, orgId);
  const of = { envelope_id: envelopeId, session_id: sessionId };
  const visit = { ...of, visit_id: parts.identifiers.next('web_pv_'), url: PAGE };
  await parts.handle(captureSession, sessionId, { type: 'RecordVisit', visit }, context);
  const evidence_id = parts.identifiers.next('web_ev_');
  const kept = document ?? { bytes: new TextEncoder().encode(`picture ${evidence_id}`), contentType: 'image/png' };
  const { sha256, size } = await parts.engines.evidenceStore.put(evidence_id, kept);
  const file = { evidence_id, content_type: kept.contentType, sha256, size, snapshot_sha256: null };
  const evidence_type = document === undefined ? 'screenshot' : 'document';
  const evidence = { ...of, ...file, evidence_type, capture_mode: 'manual', source_url: PAGE } as const;
  await parts.handle(captureSession, sessionId, { type: 'KeepEvidence', evidence }, context);
  return evidence_id;
}

/** Hands a session in, which comes to this assessment. */
export async function finishEnvelope(
  parts: Parts,
  orgId: string,
  envelopeId: string,
  sessionId: string,
  assessment: Assessment,
): Promise<void> {
  const context = contextOf(parts, orgId);
  await parts.handle(envelope, envelopeId, { type: 'SubmitCapture', sessionId }, context);
  const hash = (result: EnvelopeResult) => hashOf(result, digests.sha256);
  await parts.handle(envelope, envelopeId, { type: 'RecordResult', sessionId, assessment, hashOf: hash }, context);
}

/** Goes through a capture of an envelope without a browser, until its result. @returns the id of the session. */
export async function captureEnvelope(
  parts: Parts,
  orgId: string,
  envelopeId: string,
  found: Assessment,
): Promise<string> {
  const sessionId = await startEnvelope(parts, orgId, envelopeId);
  await finishEnvelope(parts, orgId, envelopeId, sessionId, found);
  return sessionId;
}
