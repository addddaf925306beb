import { captureSession } from '../domain/capture/session.ts';
import { DomainError } from '../domain/domain-error.ts';
import { inquiry } from '../domain/inquiry/inquiry.ts';
import { delivery } from '../domain/webhook/delivery.ts';
import { deliveryPages } from './delivery-pages.ts';
import { snapshotIdOf } from './evidence-for-analysis.ts';
import type { CommandContext, CommandHandler } from './handle.ts';
import { load } from './load.ts';
import type { DataKeys } from './ports/data-keys.ts';
import type { EventStore } from './ports/event-store.ts';
import type { EvidenceStore } from './ports/evidence-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import { untilReadable } from './read-your-writes.ts';
import { readStream } from './streams.ts';
import type { InquiryDocument } from './views/inquiry-view.ts';
import type { WebhookDeliveryDocument } from './views/webhook-delivery-view.ts';

type Parts = {
  handle: CommandHandler;
  store: EventStore;
  evidence: EvidenceStore;
  dataKeys: DataKeys;
  identifiers: Identifiers;
  inquiries: ReadModel<InquiryDocument>;
  deliveries: ReadModel<WebhookDeliveryDocument>;
};

export type ErasedInquiry = { id: string; deleted: true; evidence_files: number };

/** Deletes inquiries: gone for everyone at once, their evidence files removed, their personal data unreadable for good. */
export type Erasure = {
  /**
   * Can be called again after a crash half-way: what is left is erased then.
   * @throws DomainError NOT_FOUND when there never was such an inquiry.
   */
  delete(inquiryId: string, actor: string): Promise<ErasedInquiry>;
};

export function createErasure({
  dataKeys,
  deliveries,
  evidence,
  handle,
  identifiers,
  inquiries,
  store,
}: Parts): Erasure {
  async function remove(inquiryId: string, actor: string): Promise<ErasedInquiry> {
    const { state, orgId } = await load(store, inquiry, inquiryId);
    if (state === null || orgId === null) {
      throw new DomainError('NOT_FOUND', 'There is no such inquiry.', { field: 'id' });
    }
    const context = { orgId, actor, correlationId: identifiers.event() };
    if (!state.deleted) await untilReadable(inquiries, await handle(inquiry, inquiryId, { type: 'Delete' }, context));
    const evidence_files = await deleteEvidence(inquiryId);
    await eraseDeliveries(inquiryId, context);
    await dataKeys.destroy(inquiryId);
    return { id: inquiryId, deleted: true, evidence_files };
  }

  /** What receivers answered to the webhooks of this inquiry may name the person. */
  async function eraseDeliveries(inquiryId: string, context: CommandContext): Promise<void> {
    await deliveries.caughtUpTo(await store.head());
    const where = { org_id: context.orgId, inquiry_id: inquiryId };
    for await (const page of deliveryPages(deliveries, where)) {
      for (const { delivery: shown } of page) {
        await untilReadable(deliveries, await handle(delivery, shown.id, { type: 'Erase' }, context));
      }
    }
  }

  async function deleteEvidence(inquiryId: string): Promise<number> {
    let files = 0;
    for (const event of await readStream(store, inquiry, inquiryId)) {
      if (event.type !== 'SessionStarted') continue;
      const { state: session } = await load(store, captureSession, event.data.session_id);
      for (const { evidence_id, snapshot_sha256 } of session.evidence) {
        await evidence.delete(evidence_id);
        if (snapshot_sha256 !== null) await evidence.delete(snapshotIdOf(evidence_id));
        files += 1;
      }
    }
    return files;
  }

  return { delete: remove };
}
