import { createHash } from 'node:crypto';
import { snapshotIdOf } from '../../application/evidence-files.ts';
import type { CommandHandler } from '../../application/handle.ts';
import type { EvidenceStore } from '../../application/ports/evidence-store.ts';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import { captureSession } from '../../domain/capture/session.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';

type Parts = {
  handle: CommandHandler;
  identifiers: Identifiers;
  engines: { evidenceStore: EvidenceStore };
  clock: { now(): Date };
};

export type CapturedInquiry = { sessionId: string; visitId: string; evidenceId: string; bytes: Uint8Array };

const PAGE = 'https://gym.example.com/account';

/**
 * Goes through a capture without a browser: a page is visited, a screenshot kept and the capture submitted.
 * @param picture the screenshot; a few bytes that are none unless told
 * @param snapshot what its page said; nothing of it is kept unless told
 */
export async function capture(
  parts: Parts,
  orgId: string,
  inquiryId: string,
  picture?: Uint8Array,
  snapshot?: PageSnapshot,
): Promise<CapturedInquiry> {
  const { handle, identifiers, engines, clock } = parts;
  const context = { orgId, actor: 'end_user', correlationId: identifiers.event() };
  const sessionId = identifiers.next('web_sess_');
  const visitId = identifiers.next('web_pv_');
  const evidenceId = identifiers.next('web_ev_');
  const of = { inquiry_id: inquiryId, session_id: sessionId };
  const bytes = picture ?? new TextEncoder().encode(`picture ${evidenceId}`);
  await handle(inquiry, inquiryId, { type: 'StartSession', sessionId, consentVersion: '1', now: clock.now() }, context);
  const url = snapshot?.url ?? PAGE;
  const visit = { ...of, visit_id: visitId, url };
  await handle(captureSession, sessionId, { type: 'RecordVisit', visit }, context);
  const { sha256, size } = await engines.evidenceStore.put(evidenceId, { bytes, contentType: 'image/png' });
  const text = snapshot === undefined ? null : new TextEncoder().encode(JSON.stringify(snapshot));
  const kept = text && { bytes: text, contentType: 'application/json' };
  const of_page = kept && (await engines.evidenceStore.put(snapshotIdOf(evidenceId), kept)).sha256;
  const file = { evidence_id: evidenceId, content_type: 'image/png', sha256, size, snapshot_sha256: of_page };
  const evidence = { ...of, ...file, evidence_type: 'screenshot', capture_mode: 'manual', source_url: url } as const;
  await handle(captureSession, sessionId, { type: 'KeepEvidence', evidence }, context);
  await handle(inquiry, inquiryId, { type: 'SubmitCapture', sessionId }, context);
  return { sessionId, visitId, evidenceId, bytes };
}

/** An assessment that finds the membership active. */
export function assessmentOf({ evidenceId, bytes }: CapturedInquiry, changes: Partial<Assessment> = {}): Assessment {
  const rect = { x: 10, y: 20, width: 80, height: 16 };
  const found = { value: 'Active', score: 0.93, label: 'Membership status' };
  const claim = { property: 'membership_status', source_url: PAGE, evidence_id: evidenceId };
  return {
    claims: [{ ...claim, ...found, place: { rect }, pixels: 'agree' }],
    acceptance: 'high',
    acceptance_reason: 'All fields were found.',
    acceptance_by_guide: false,
    acceptance_certain: true,
    confidence: 'high',
    confidence_reason: 'The pixels agree.',
    rules: [],
    required_fields: ['membership_status'],
    found_fields: ['membership_status'],
    mendable: [],
    readings: [],
    extracted_fields: [{ evidence_id: evidenceId, fields: [{ name: 'membership_status', ...found, rect }] }],
    evidence: [{ id: evidenceId, sha256: createHash('sha256').update(bytes).digest('hex') }],
    analyser: 'local',
    analyser_version: 'test',
    model: null,
    ai_instruction_use: 'none',
    error: null,
    ...changes,
  };
}

/** Assesses a capture; the inquiry's policy decides what follows. */
export async function assess(
  parts: Parts,
  orgId: string,
  inquiryId: string,
  captured: CapturedInquiry,
  changes: Partial<Assessment> = {},
): Promise<void> {
  const context = { orgId, actor: 'system', correlationId: parts.identifiers.event() };
  const assessment = assessmentOf(captured, changes);
  const command = { type: 'RecordAssessment', sessionId: captured.sessionId, assessment } as const;
  const { events } = await parts.handle(inquiry, inquiryId, command, context);
  if (events.length === 0) throw new Error(`the assessment of ${inquiryId} was not recorded`);
}

/** Brings an inquiry without retries to where an operator has to look at it. */
export async function bringToReview(parts: Parts, orgId: string, inquiryId: string): Promise<CapturedInquiry> {
  const captured = await capture(parts, orgId, inquiryId);
  await assess(parts, orgId, inquiryId, captured, { acceptance: 'low', confidence: 'low' });
  return captured;
}
