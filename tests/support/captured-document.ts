import type { CommandHandler } from '../../application/handle.ts';
import type { EvidenceStore, StoredFile } from '../../application/ports/evidence-store.ts';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import { captureSession } from '../../domain/capture/session.ts';
import type { GroundedClaim } from '../../domain/inquiry/assessment.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { buildPdf } from '../analysis/pdf-builder.ts';
import { assess, assessmentOf } from './captured-inquiry.ts';

type Parts = {
  handle: CommandHandler;
  identifiers: Identifiers;
  engines: { evidenceStore: EvidenceStore };
  clock: { now(): Date };
};

const PAGE = 'https://gym.example.com/documents';

/** What was read from a page of the document. */
export type ReadValue = { property: string; value: string; label: string | null; page: number };

/** A PDF of A4 pages, each with its lines from 72 points below its top, 20 points one below the other. */
export function pdfOf(pages: readonly (readonly string[])[]): Buffer {
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  const lines = (of: readonly string[]) => of.map(line => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join(' ');
  return buildPdf([
    { dictionary: '/Type/Catalog/Pages 2 0 R' },
    { dictionary: `/Type/Pages/Kids[${kids}]/Count ${pages.length}` },
    { dictionary: '/Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding' },
    ...pages.flatMap((of, at) => [
      {
        dictionary: `/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${5 + 2 * at} 0 R/Resources<</Font<</F 3 0 R>>>>`,
      },
      { dictionary: '', stream: Buffer.from(`BT /F 12 Tf 20 TL 72 770 Td ${lines(of)} ET`, 'latin1') },
    ]),
  ]);
}

/** Hands a document in for an inquiry. */
export async function submitDocument(
  parts: Parts,
  orgId: string,
  inquiryId: string,
  { bytes, contentType }: StoredFile,
) {
  const { handle, identifiers, engines, clock } = parts;
  const context = { orgId, actor: 'end_user', correlationId: identifiers.event() };
  const session_id = identifiers.next('web_sess_');
  const evidence_id = identifiers.next('web_ev_');
  const of = { inquiry_id: inquiryId, session_id };
  const start = { type: 'StartSession', sessionId: session_id, consentVersion: '1', now: clock.now() } as const;
  await handle(inquiry, inquiryId, start, context);
  const visit = { ...of, visit_id: identifiers.next('web_pv_'), url: PAGE };
  await handle(captureSession, session_id, { type: 'RecordVisit', visit }, context);
  const { sha256, size } = await engines.evidenceStore.put(evidence_id, { bytes, contentType });
  const file = { evidence_id, content_type: contentType, sha256, size, snapshot_sha256: null };
  const evidence = { ...of, ...file, evidence_type: 'document', capture_mode: 'manual', source_url: PAGE } as const;
  await handle(captureSession, session_id, { type: 'KeepEvidence', evidence }, context);
  await handle(inquiry, inquiryId, { type: 'SubmitCapture', sessionId: session_id }, context);
  return { sessionId: session_id, visitId: visit.visit_id, evidenceId: evidence_id, bytes };
}

/** Hands a document in for an inquiry, which comes to review with what was read from it. @returns the evidence's id */
export async function captureDocument(
  parts: Parts,
  orgId: string,
  inquiryId: string,
  file: StoredFile,
  read: readonly ReadValue[],
): Promise<string> {
  const captured = await submitDocument(parts, orgId, inquiryId, file);
  const [{ place: _, ...one }] = assessmentOf(captured).claims as [GroundedClaim];
  const claims = read.map(({ page, ...value }) => ({
    ...one,
    ...value,
    place: { page },
    pixels: 'not_checked' as const,
  }));
  await assess(parts, orgId, inquiryId, captured, { claims, acceptance: 'low', confidence: 'low' });
  return captured.evidenceId;
}
