import { type Captured, capturedBy } from '../domain/capture/captured.ts';
import type { Digests } from '../domain/digests.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { Operator } from '../domain/inquiry/events.ts';
import type { ResultStatus } from '../domain/inquiry/transitions.ts';
import { kindOf, loadSubject } from './capture/subject-kind.ts';
import { type CapturedReadModels, readModelOf } from './captured-read-models.ts';
import type { CommandHandler } from './handle.ts';
import { inquiryIdOf } from './inquiries.ts';
import type { Clock } from './ports/clock.ts';
import type { EventStore } from './ports/event-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import { untilReadable } from './read-your-writes.ts';

/** The status that a decision about a result leads to. */
const REVIEWS = { approve: 'approved', reject: 'rejected', reopen: 'manual_review' } as const;

/** What an operator may decide. `ask-again`: the end user may go through the capture again. */
export const REVIEW_DECISIONS = ['approve', 'reject', 'reopen', 'ask-again'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

export type ReviewedResult = Captured & { result_id: string; status: ResultStatus; reason: string | null };

type Parts = CapturedReadModels & {
  handle: CommandHandler;
  store: EventStore;
  identifiers: Identifiers;
  clock: Clock;
  digests: Digests;
};

/** Whoever decides at the console: for their own organization only, on what they have seen. */
export type SignedInOperator = { operatorId: string; orgId: string; seen: number };

/** What operators do with results. */
export type Results = {
  /**
   * @param id of the inquiry, of its result, or of the envelope, whose latest result is meant.
   * @param by who decides at the console; an operator at the command line, who is of every organization, unless told.
   * @throws DomainError NOT_FOUND, VALIDATION without a reason, CONFLICT when the result's status does not allow it or
   * it has gone on since it was seen.
   */
  review(
    id: string,
    decision: ReviewDecision,
    reason: string,
    operator: Operator,
    by?: SignedInOperator,
  ): Promise<ReviewedResult>;
};

export function createResults({ clock, digests, handle, identifiers, store, ...readModels }: Parts): Results {
  async function review(
    id: string,
    decision: ReviewDecision,
    reason: string,
    operator: Operator,
    by?: SignedInOperator,
  ): Promise<ReviewedResult> {
    const capturedId = inquiryIdOf(id);
    const subject = await loadSubject(store, capturedId);
    if (subject === undefined || (by !== undefined && by.orgId !== subject.orgId)) {
      throw new DomainError('NOT_FOUND', 'There is no such inquiry, envelope or result.', { field: 'id' });
    }
    const actor = `operator:${by?.operatorId ?? operator.email}`;
    const context = { orgId: subject.orgId, actor, correlationId: identifiers.event() };
    const kind = kindOf(capturedId);
    const on = [handle, capturedId] as const;
    const under = [context, digests, by?.seen] as const;
    const reviewed =
      decision === 'ask-again'
        ? await kind.askAgain(...on, { reason, operator, now: clock.now() }, ...under)
        : await kind.review(...on, { to: REVIEWS[decision], reason, operator }, ...under);
    await untilReadable(readModelOf(readModels, capturedId), reviewed);
    const { resultId: result_id, status } = reviewed;
    return { ...capturedBy(capturedId), result_id, status, reason: reviewed.reason };
  }

  return { review };
}
