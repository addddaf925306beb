import { type Captured, capturedBy } from '../domain/capture/captured.ts';
import type { Digests } from '../domain/digests.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { Operator } from '../domain/inquiry/events.ts';
import type { ResultStatus } from '../domain/inquiry/transitions.ts';
import { kindOf, loadSubject } from './capture/subject-kind.ts';
import { type CapturedReadModels, readModelOf } from './captured-read-models.ts';
import type { CommandHandler } from './handle.ts';
import { inquiryIdOf } from './inquiries.ts';
import type { EventStore } from './ports/event-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import { untilReadable } from './read-your-writes.ts';

/** What an operator may decide, and the status that it leads to. */
export const REVIEWS = { approve: 'approved', reject: 'rejected', reopen: 'manual_review' } as const;
export type ReviewDecision = keyof typeof REVIEWS;

export type ReviewedResult = Captured & { result_id: string; status: ResultStatus; reason: string | null };

type Parts = CapturedReadModels & {
  handle: CommandHandler;
  store: EventStore;
  identifiers: Identifiers;
  digests: Digests;
};

/** What operators do with results. */
export type Results = {
  /**
   * @param id of the inquiry, of its result, or of the envelope, whose latest result is meant.
   * @throws DomainError NOT_FOUND, VALIDATION without a reason, CONFLICT when the result's status does not allow it.
   */
  review(id: string, decision: ReviewDecision, reason: string, operator: Operator): Promise<ReviewedResult>;
};

export function createResults({ digests, handle, identifiers, store, ...readModels }: Parts): Results {
  async function review(
    id: string,
    decision: ReviewDecision,
    reason: string,
    operator: Operator,
  ): Promise<ReviewedResult> {
    const capturedId = inquiryIdOf(id);
    const subject = await loadSubject(store, capturedId);
    if (subject === undefined) {
      throw new DomainError('NOT_FOUND', 'There is no such inquiry, envelope or result.', { field: 'id' });
    }
    const actor = `operator:${operator.email}`;
    const context = { orgId: subject.orgId, actor, correlationId: identifiers.event() };
    const decided = { to: REVIEWS[decision], reason, operator };
    const reviewed = await kindOf(capturedId).review(handle, capturedId, decided, context, digests);
    await untilReadable(readModelOf(readModels, capturedId), reviewed);
    const { resultId: result_id, status } = reviewed;
    return { ...capturedBy(capturedId), result_id, status, reason: reviewed.reason };
  }

  return { review };
}
