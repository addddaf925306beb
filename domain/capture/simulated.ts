import { DomainError } from '../domain-error.ts';
import { type Assessment, type GroundedClaim, instructionUse } from '../inquiry/assessment.ts';
import type { InquiryConfiguration } from '../inquiry/configuration.ts';
import type { Operator } from '../inquiry/events.ts';
import { requiredFields } from '../inquiry/required-fields.ts';
import { mayBecome, type ResultStatus } from '../inquiry/transitions.ts';
import { isTryLeft, type Tries } from './tries.ts';

/** What a test claims to have found. Without an address it was found where the capture starts. */
export type SimulatedClaim = { property: string; value: string; source_url?: string };

/** What something that was made with a test key is to become. */
export type Simulation = {
  to: ResultStatus;
  claims: readonly SimulatedClaim[];
  /** null: a sentence that says that it was simulated. */
  reason: string | null;
  /** Id of the capture session, should one be needed. */
  sessionId: string;
  consentVersion: string;
  now: Date;
};

/** Stands where a claim's evidence would: nothing was captured. */
export const SIMULATED_EVIDENCE = 'web_ev_simulated';
/** Who reviews in a simulation. */
export const SIMULATED_OPERATOR: Operator = { name: 'Simulated operator', email: 'operator@simulation.invalid' };

const REASON = 'Simulated with a test key.';

/** Why the result becomes what it is to become. */
export const reasonFor = ({ reason }: Pick<Simulation, 'reason'>): string => reason ?? REASON;

/** What an analyser would have said for the result to become this. Pending: too little, with another try granted. */
const SCORES: Record<ResultStatus, Pick<Assessment, 'acceptance' | 'confidence'>> = {
  approved: { acceptance: 'high', confidence: 'high' },
  rejected: { acceptance: 'reject', confidence: 'high' },
  manual_review: { acceptance: 'low', confidence: 'medium' },
  failed: { acceptance: 'low', confidence: 'low' },
  pending: { acceptance: 'low', confidence: 'low' },
};

/** The assessment of evidence that never was. */
export function simulatedAssessment(
  { fields, start_url, ai_instruction }: InquiryConfiguration,
  simulation: Simulation,
): Assessment {
  const reason = reasonFor(simulation);
  const { to } = simulation;
  const isDecisive = to === 'approved' || to === 'rejected';
  const required_fields = requiredFields(fields);
  const claims = simulation.claims.map(
    ({ property, value, source_url }): GroundedClaim => ({
      property,
      value,
      source_url: source_url ?? start_url,
      evidence_id: SIMULATED_EVIDENCE,
      score: 1,
      label: null,
      place: { page: 1 },
      pixels: 'not_checked',
    }),
  );
  return {
    claims,
    ...SCORES[to],
    acceptance_reason: reason,
    acceptance_by_guide: isDecisive,
    acceptance_certain: isDecisive,
    confidence_reason: reason,
    rules: [],
    required_fields,
    found_fields: required_fields.filter(name => claims.some(claim => claim.property === name)),
    mendable: [],
    readings: [],
    extracted_fields: [],
    evidence: [],
    ai_instruction_use: instructionUse(ai_instruction, false),
    analyser: 'simulation',
    analyser_version: '1',
    model: null,
    error: to === 'failed' ? 'simulated' : null,
  };
}

/**
 * Who makes a result of this status into that one: a capture, an operator, or the end user who starts again.
 * @throws DomainError CONFLICT when nobody can.
 */
export function simulatedBy(from: ResultStatus, to: ResultStatus): 'capture' | 'operator' | 'start' {
  if (from === 'pending') return 'capture';
  if (mayBecome(from, to)) return to === 'pending' ? 'start' : 'operator';
  throw new DomainError('CONFLICT', `A result that is ${from} can't become ${to}.`, { reason: 'IMPOSSIBLE' });
}

/** How many tries are counted after another one was granted. @throws DomainError CONFLICT when none is left. */
export function simulatedRetry(tries: Tries): number {
  if (isTryLeft(tries)) return tries.retry_count + 1;
  throw new DomainError('CONFLICT', 'No try is left: the result can not stay pending.', { reason: 'NO_TRY_LEFT' });
}

/** The session that has begun and waits for its capture; null when one must be started first. */
export function begunSession({ session_id, submitted }: Pick<Tries, 'session_id' | 'submitted'>): string | null {
  return session_id === submitted ? null : session_id;
}
