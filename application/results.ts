import { DomainError } from '../domain/domain-error.ts';
import type { Operator } from '../domain/inquiry/events.ts';
import { inquiry } from '../domain/inquiry/inquiry.ts';
import type { ResultStatus } from '../domain/inquiry/transitions.ts';
import type { CommandHandler } from './handle.ts';
import { inquiryIdOf } from './inquiries.ts';
import { load } from './load.ts';
import type { EventStore } from './ports/event-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import { untilReadable } from './read-your-writes.ts';
import type { InquiryDocument } from './views/inquiry-view.ts';

/** What an operator may decide, and the status that it leads to. */
export const REVIEWS = { approve: 'approved', reject: 'rejected', reopen: 'manual_review' } as const;
export type ReviewDecision = keyof typeof REVIEWS;

export type ReviewedResult = { inquiry_id: string; result_id: string; status: ResultStatus; reason: string | null };

type Parts = {
  handle: CommandHandler;
  store: EventStore;
  identifiers: Identifiers;
  inquiries: ReadModel<InquiryDocument>;
};

/** What operators do with results. */
export type Results = {
  /**
   * @param id of the inquiry or of its result.
   * @throws DomainError NOT_FOUND, VALIDATION without a reason, CONFLICT when the result's status does not allow it.
   */
  review(id: string, decision: ReviewDecision, reason: string, operator: Operator): Promise<ReviewedResult>;
};

export function createResults({ handle, identifiers, inquiries, store }: Parts): Results {
  async function review(
    id: string,
    decision: ReviewDecision,
    reason: string,
    operator: Operator,
  ): Promise<ReviewedResult> {
    const inquiryId = inquiryIdOf(id);
    const { orgId } = await load(store, inquiry, inquiryId);
    if (orgId === null) throw new DomainError('NOT_FOUND', 'There is no such inquiry or result.', { field: 'id' });
    const context = { orgId, actor: `operator:${operator.email}`, correlationId: identifiers.event() };
    const command = { type: 'Review', to: REVIEWS[decision], reason, operator } as const;
    const reviewed = await handle(inquiry, inquiryId, command, context);
    await untilReadable(inquiries, reviewed);
    const { state } = reviewed;
    if (state === null) throw new DomainError('NOT_FOUND', 'There is no such inquiry or result.', { field: 'id' });
    const { result_id, status } = state.result;
    return { inquiry_id: state.inquiry_id, result_id, status, reason: state.result.reason };
  }

  return { review };
}
