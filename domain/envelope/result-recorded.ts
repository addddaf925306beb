import type { Assessment } from '../inquiry/assessment.ts';
import type { ResultStatus } from '../inquiry/transitions.ts';
import { POLICY_VERSION } from '../inquiry/verdict.ts';
import type { EnvelopeResultRecorded } from './events.ts';
import { envelopeResult, type ResultHash } from './result.ts';
import type { OpenEnvelope } from './state.ts';

/** Where the envelope stands with a result. */
type Outcome = { status: ResultStatus; reason: string; retry_count: number };

/** The event of the result that this session's assessment comes to. */
export function resultRecorded(
  envelope: OpenEnvelope,
  sessionId: string,
  assessment: Assessment,
  { status, reason, retry_count }: Outcome,
  hashOf: ResultHash,
): EnvelopeResultRecorded {
  const { acceptance: _acceptance, confidence: _confidence, ...grounds } = assessment;
  const told = envelopeResult(envelope, sessionId, assessment);
  const { id: result_id, inquiry_session_id: session_id, ...result } = told;
  return {
    type: 'EnvelopeResultRecorded',
    data: {
      ...grounds,
      ...result,
      envelope_id: envelope.envelope_id,
      result_id,
      session_id,
      hash: hashOf(told),
      transaction_address: null,
      policy_version: POLICY_VERSION,
      status,
      status_reason: reason,
      retry_count,
    },
  };
}
