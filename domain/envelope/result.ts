import { canonicalJson } from '../canonical-json.ts';
import type { Acceptance, Assessment, Confidence } from '../inquiry/assessment.ts';

/** A statement that a result rests on. */
export type SupportingClaim = { value: string; property: string; source_url: string };

/** The result of one finished session: everything of it that its hash covers. */
export type EnvelopeResult = {
  id: string;
  inquiry_session_id: string;
  name: string;
  description: string;
  acceptance_category: Acceptance;
  acceptance_reason: string;
  confidence_category: Confidence;
  confidence_reason: string;
  supporting_claims: SupportingClaim[];
  error: string | null;
  /** The evidence was processed without an error. */
  success: boolean;
};

/** Id of the result of this session: the same name under another prefix. */
export function envelopeResultIdOf(sessionId: string): string {
  return `iq_res_${sessionId.slice('iq_sess_'.length)}`;
}

/** Half a character, as a page may hold it, has no canonical form: it becomes the sign for what can't be read. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** What an assessment of this session's evidence comes to. */
export function envelopeResult(
  envelope: { name: string; description: string },
  sessionId: string,
  assessment: Assessment,
): EnvelopeResult {
  return {
    id: envelopeResultIdOf(sessionId),
    inquiry_session_id: sessionId,
    name: wellFormed(envelope.name),
    description: wellFormed(envelope.description),
    acceptance_category: assessment.acceptance,
    acceptance_reason: wellFormed(assessment.acceptance_reason),
    confidence_category: assessment.confidence,
    confidence_reason: wellFormed(assessment.confidence_reason),
    supporting_claims: assessment.claims.map(({ value, property, source_url }) => ({
      value: wellFormed(value),
      property: wellFormed(property),
      source_url: wellFormed(source_url),
    })),
    error: assessment.error === null ? null : wellFormed(assessment.error),
    success: assessment.error === null,
  };
}

/**
 * `hash` of a result: SHA-256, in hex, over the UTF-8 bytes of its canonical JSON (RFC 8785). It covers the fields of
 * `EnvelopeResult` and no others, so that whoever gets the result can compute it again.
 */
export async function hashOf(result: EnvelopeResult): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalJson(result)));
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('');
}
