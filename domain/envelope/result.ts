import { canonicalJson } from '../canonical-json.ts';
import type { Review } from '../capture/review.ts';
import type { Digests } from '../digests.ts';
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

/** What a review changes of a result. */
export const REVIEWED_FIELDS = [
  'acceptance_category',
  'acceptance_reason',
  'confidence_category',
  'confidence_reason',
  'error',
  'success',
] as const satisfies readonly (keyof EnvelopeResult)[];
export type ReviewedField = (typeof REVIEWED_FIELDS)[number];

/** What a new assessment of the same evidence changes of a result. */
export const REASSESSED_FIELDS = [
  ...REVIEWED_FIELDS,
  'supporting_claims',
] as const satisfies readonly (keyof EnvelopeResult)[];
export type ReassessedField = (typeof REASSESSED_FIELDS)[number];

const ACCEPTANCE_OF = { approved: 'high', rejected: 'reject' } as const;

/**
 * The result after a review. A result has no status of its own, so its categories tell what was decided, in the
 * operator's words; one that goes back to review is again what was recorded.
 */
export function reviewedResult(
  recorded: EnvelopeResult,
  { to, reason }: Pick<Review, 'to' | 'reason'>,
): EnvelopeResult {
  if (to === 'manual_review') return recorded;
  return {
    ...recorded,
    acceptance_category: ACCEPTANCE_OF[to],
    acceptance_reason: wellFormed(reason),
    confidence_category: 'high',
    confidence_reason: 'An operator looked at the evidence.',
    error: null,
    success: true,
  };
}

/** Hashes a result, as `hashOf` does. */
export type ResultHash = (result: EnvelopeResult) => string;

/**
 * `hash` of a result: SHA-256, in hex, over the UTF-8 bytes of its canonical JSON (RFC 8785). It covers the fields of
 * `EnvelopeResult` and no others, so that whoever gets the result can compute it again.
 */
export function hashOf(result: EnvelopeResult, sha256: Digests['sha256']): string {
  return Array.from(sha256(canonicalJson(result)), byte => byte.toString(16).padStart(2, '0')).join('');
}
