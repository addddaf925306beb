import {
  evidenceHasChanged,
  nothingToReassess,
  type Reassess,
  type Reassessed,
  reassessedReason,
  statusAfter,
} from '../capture/reassessment.ts';
import { pick } from '../field-list.ts';
import type { Assessment } from '../inquiry/assessment.ts';
import { POLICY_VERSION } from '../inquiry/verdict.ts';
import type { EnvelopeReassessed } from './events.ts';
import { envelopeResult, REASSESSED_FIELDS, type ResultHash, reviewedResult } from './result.ts';
import type { OpenEnvelope } from './state.ts';

/**
 * The session whose evidence the latest result rests on.
 * @throws DomainError CONFLICT while there is none, it is assessed, or the result is of a session that nobody handed in
 */
export function reassessedEnvelopeSession({ assessing, result, status, submitted }: OpenEnvelope): string {
  const isOfSubmitted = result !== null && result.inquiry_session_id === submitted;
  if (isOfSubmitted && assessing === null && status !== 'pending') return result.inquiry_session_id;
  throw nothingToReassess();
}

/** What the envelope becomes by this assessment. @throws DomainError CONFLICT when the evidence could not be assessed */
export function envelopeReassessed({ four_eyes, status }: OpenEnvelope, assessment: Assessment): Reassessed {
  return statusAfter(status, four_eyes, assessment);
}

/**
 * The result rests on the new assessment. What an operator decided stays in it in their words, as long as it stands.
 * @throws DomainError CONFLICT when there is nothing to assess again, or it is no longer this session's evidence
 */
export function reassessEnvelope(
  envelope: OpenEnvelope,
  { assessment, hashOf, operator, sessionId }: Reassess & { hashOf: ResultHash },
): EnvelopeReassessed {
  if (reassessedEnvelopeSession(envelope) !== sessionId) throw evidenceHasChanged();
  const { to, reason } = envelopeReassessed(envelope, assessment);
  const stays = to === envelope.status;
  const found = envelopeResult(envelope, sessionId, assessment);
  const result = stays && envelope.review !== null ? reviewedResult(found, envelope.review) : found;
  return {
    type: 'EnvelopeReassessed',
    data: {
      ...assessment,
      envelope_id: envelope.envelope_id,
      result_id: result.id,
      session_id: sessionId,
      policy_version: POLICY_VERSION,
      result: pick(result, REASSESSED_FIELDS),
      hash: hashOf(result),
      status: stays ? null : to,
      status_reason: stays ? null : reassessedReason(reason),
      reassessed_by: operator,
    },
  };
}
