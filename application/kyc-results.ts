import { DomainError } from '../domain/domain-error.ts';
import { kycResult } from '../domain/kyc/kyc-result.ts';
import { organization } from '../domain/organization/organization.ts';
import { type CommandHandler, load } from './handle.ts';
import type { EventStore } from './ports/event-store.ts';
import type { Identifiers } from './ports/identifiers.ts';

/** How an inquiry of an outside KYC system stands. */
export type ReportedKycResult = { org_id: string; inquiry_id: string; subject_id: string; status: string };

/** `recorded` is false when it stood so already. */
export type RecordedKycResult = Omit<ReportedKycResult, 'org_id'> & { recorded: boolean };

type Parts = { handle: CommandHandler; store: EventStore; identifiers: Identifiers };

/** Results of an outside KYC system, which reach subscribers as those of web inquiries do. */
export class KycResults {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /**
   * @param correlationId what the report is known by outside; made when there is none.
   * @throws DomainError NOT_FOUND for an unknown organization or another organization's inquiry, VALIDATION naming
   *   the field.
   */
  async record(report: ReportedKycResult, actor: string, correlationId?: string): Promise<RecordedKycResult> {
    const { handle, store, identifiers } = this.parts;
    const { org_id: orgId, inquiry_id, subject_id, status } = report;
    // Asked of the log: a read model may not know yet what was made a moment ago.
    if ((await load(store, organization, `organization-${orgId}`)).orgId === null) {
      throw new DomainError('NOT_FOUND', 'There is no such organization.', { field: 'org_id' });
    }
    const stream = `kyc_result-${inquiry_id}` as const;
    const command = { type: 'Record', inquiryId: inquiry_id, subjectId: subject_id, status } as const;
    const context = { orgId, actor, correlationId: correlationId ?? identifiers.event() };
    const { events } = await handle(kycResult, stream, command, context);
    return { inquiry_id, subject_id, status, recorded: events.length > 0 };
  }
}
