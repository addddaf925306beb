import type { SessionStarted } from '../domain/capture/events.ts';
import { captureSession } from '../domain/capture/session.ts';
import { DomainError } from '../domain/domain-error.ts';
import { delivery } from '../domain/webhook/delivery.ts';
import type { SubjectKind } from './capture/capture-subject.ts';
import { kindOf } from './capture/subject-kind.ts';
import { type CapturedReadModels, readModelOf } from './captured-read-models.ts';
import { deliveryPages } from './delivery-pages.ts';
import { deleteEvidenceFiles } from './evidence-files.ts';
import type { CommandContext, CommandHandler } from './handle.ts';
import { load } from './load.ts';
import type { DataKeys } from './ports/data-keys.ts';
import type { EventStore, Recorded, RecordedEvent } from './ports/event-store.ts';
import type { EvidenceStore } from './ports/evidence-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import { untilReadable } from './read-your-writes.ts';
import { streamOf } from './streams.ts';
import type { WebhookDeliveryDocument } from './views/webhook-delivery-view.ts';

type Parts = CapturedReadModels & {
  handle: CommandHandler;
  store: EventStore;
  evidence: EvidenceStore;
  dataKeys: DataKeys;
  identifiers: Identifiers;
  deliveries: ReadModel<WebhookDeliveryDocument>;
};

export type Erased = { id: string; deleted: true; evidence_files: number };

/**
 * Deletes inquiries and envelopes: gone for everyone at once, their evidence files removed, their personal data
 * unreadable for good.
 */
export type Erasure = {
  /**
   * Can be called again after a crash half-way: what is left is erased then.
   * @throws DomainError NOT_FOUND when there never was such a thing.
   */
  delete(id: string, actor: string): Promise<Erased>;
};

const isStart = (event: RecordedEvent): event is Recorded<SessionStarted> => event.type === 'SessionStarted';

export function createErasure({
  dataKeys,
  deliveries,
  evidence,
  handle,
  identifiers,
  store,
  ...readModels
}: Parts): Erasure {
  async function remove(id: string, actor: string): Promise<Erased> {
    const kind = kindOf(id);
    const [first] = await store.read(streamOf(kind, id));
    if (first === undefined) {
      throw new DomainError('NOT_FOUND', 'There is no such inquiry or envelope.', { field: 'id' });
    }
    const context = { orgId: first.metadata.org_id, actor, correlationId: identifiers.event() };
    if ((await kind.load(store, id)) !== undefined) {
      await untilReadable(readModelOf(readModels, id), await kind.delete(handle, id, context));
    }
    const evidence_files = await deleteEvidence(kind, id);
    await eraseDeliveries(id, context);
    await dataKeys.destroy(id);
    return { id, deleted: true, evidence_files };
  }

  /** What receivers answered to the webhooks about it may name the person. */
  async function eraseDeliveries(id: string, context: CommandContext): Promise<void> {
    await deliveries.caughtUpTo(await store.head());
    // A webhook names what it is about as an inquiry, an envelope of an outside KYC system too.
    const where = { org_id: context.orgId, inquiry_id: id };
    for await (const page of deliveryPages(deliveries, where)) {
      for (const { delivery: shown } of page) {
        await untilReadable(deliveries, await handle(delivery, shown.id, { type: 'Erase' }, context));
      }
    }
  }

  async function deleteEvidence(kind: SubjectKind, id: string): Promise<number> {
    let files = 0;
    for (const event of await store.read(streamOf(kind, id))) {
      if (!isStart(event)) continue;
      const { state: session } = await load(store, captureSession, event.data.session_id);
      // Those that were removed before may still be there, when whoever erases them has not come that far.
      const captured = [...session.evidence, ...session.removed.map(removed => removed.evidence)];
      for (const { evidence_id } of captured) await deleteEvidenceFiles(evidence, evidence_id);
      files += session.evidence.length;
    }
    return files;
  }

  return { delete: remove };
}
