import { DomainError } from '../domain-error.ts';
import type { Assessment } from '../inquiry/assessment.ts';
import { mayBecome, type ResultStatus } from '../inquiry/transitions.ts';
import { decideVerdict, type Verdict } from '../inquiry/verdict.ts';

/** The tries that the end user has at a capture, be it of an inquiry or of an envelope. */
export type Tries = {
  /** What is captured, as the end user is told of it. */
  of: 'inquiry' | 'envelope';
  status: ResultStatus;
  retry_count: number;
  max_retries: number;
  /** Latest capture session; null before the first. */
  session_id: string | null;
  /** Latest session that was handed in; null before the first. */
  submitted: string | null;
  /** Session whose evidence is being assessed. */
  assessing: string | null;
};

/** Whether a try that came to nothing may be followed by another. */
export function isTryLeft({ retry_count, max_retries }: Pick<Tries, 'retry_count' | 'max_retries'>): boolean {
  return retry_count < max_retries;
}

/**
 * Why the end user may not go through the capture (again); null when they may.
 * @param isOver whether the time for it is.
 */
export function refusalOfTry(tries: Tries, isOver: boolean): DomainError | null {
  const { of, status, assessing } = tries;
  if (isOver) return new DomainError('CONFLICT', `The ${of} has expired.`, { reason: 'EXPIRED' });
  if (assessing !== null) {
    return new DomainError('CONFLICT', 'The evidence of the last session is being assessed.', { reason: 'ASSESSING' });
  }
  if (status === 'pending' || (mayBecome(status, 'pending') && isTryLeft(tries))) return null;
  return new DomainError('CONFLICT', `The result is ${status} and no try is left.`, { reason: 'DECIDED' });
}

/** Why a result is pending again. */
export const TRIES_AGAIN = 'The end user tries again.';

/** How many tries are counted once a session has started: whoever starts after a verdict tries again. */
export function retriesAtStart({ status, retry_count }: Pick<Tries, 'status' | 'retry_count'>): number {
  return status === 'pending' ? retry_count : retry_count + 1;
}

/**
 * Whether handing this session in changes anything: a repeat of the same request does not, also when the assessment
 * granted another try meanwhile.
 * @throws DomainError CONFLICT when it is not the latest session.
 */
export function isSubmission({ of, session_id, submitted, status }: Tries, sessionId: string): boolean {
  if (session_id !== sessionId) {
    throw new DomainError('CONFLICT', `This is not the latest capture session of the ${of}.`);
  }
  return submitted !== sessionId && status === 'pending';
}

/**
 * What an assessment means for the result, and how many tries are counted then.
 * @param setAside why the evidence could not be assessed and never will be by us: a person decides, whatever tries are left.
 */
export function judge(
  tries: Tries,
  assessment: Assessment,
  setAside?: string,
): { verdict: Verdict; retry_count: number } {
  const verdict: Verdict =
    setAside === undefined
      ? decideVerdict(assessment, isTryLeft(tries))
      : { outcome: 'manual_review', reason: setAside };
  return { verdict, retry_count: verdict.outcome === 'retry' ? tries.retry_count + 1 : tries.retry_count };
}
