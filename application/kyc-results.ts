import { DomainError } from '../domain/domain-error.ts';
import { isEnvelopeId, isId } from '../domain/identifiers.ts';
import { kycResult } from '../domain/kyc/kyc-result.ts';
import { organization } from '../domain/organization/organization.ts';
import { organizationOf } from '../domain/organization/partition.ts';
import { kindOf } from './capture/subject-kind.ts';
import type { CommandHandler } from './handle.ts';
import { load } from './load.ts';
import type { EventStore } from './ports/event-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import { streamOf } from './streams.ts';

/** How an inquiry of an outside KYC system stands. */
export type ReportedKycResult = { org_id: string; inquiry_id: string; subject_id: string; status: string };

/** `recorded` is false when it stood so already. */
export type RecordedKycResult = Omit<ReportedKycResult, 'org_id'> & { recorded: boolean };

type Parts = { handle: CommandHandler; store: EventStore; identifiers: Identifiers };

/** Results of an outside KYC system, which reach subscribers as those of web inquiries do. */
export type KycResults = {
  /**
   * A report about an inquiry or envelope of ours belongs to its partition, so that what a test key made reaches test
   * endpoints only; one about anything else is live.
   *
   * @param correlationId what the report is known by outside; made when there is none.
   * @throws DomainError NOT_FOUND for an unknown organization or another organization's inquiry, VALIDATION naming
   *   the field.
   */
  record(report: ReportedKycResult, actor: string, correlationId?: string): Promise<RecordedKycResult>;
};

export function createKycResults({ handle, identifiers, store }: Parts): KycResults {
  async function record(report: ReportedKycResult, actor: string, correlationId?: string): Promise<RecordedKycResult> {
    const { org_id, inquiry_id, subject_id, status } = report;
    // Asked of the log: a read model may not know yet what was made a moment ago.
    if ((await load(store, organization, org_id)).orgId === null) {
      throw new DomainError('NOT_FOUND', 'There is no such organization.', { field: 'org_id' });
    }
    const orgId = await partitionFor(org_id, inquiry_id);
    const command = { type: 'Record', inquiryId: inquiry_id, subjectId: subject_id, status } as const;
    const context = { orgId, actor, correlationId: correlationId ?? identifiers.event() };
    const { events } = await handle(kycResult, inquiry_id, command, context);
    return { inquiry_id, subject_id, status, recorded: events.length > 0 };
  }

  async function partitionFor(orgId: string, inquiryId: string): Promise<string> {
    if (!isId('web_iq_', inquiryId) && !isEnvelopeId(inquiryId)) return orgId;
    const [first] = await store.read(streamOf(kindOf(inquiryId), inquiryId));
    if (first === undefined) return orgId;
    const { org_id: partition } = first.metadata;
    if (organizationOf(partition) === orgId) return partition;
    throw new DomainError('NOT_FOUND', 'There is no such inquiry.', { field: 'inquiry_id' });
  }

  return { record };
}
