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
import type { Clock } from './ports/clock.ts';
import type { DataKeys } from './ports/data-keys.ts';
import type { EventStore, Recorded, RecordedEvent } from './ports/event-store.ts';
import type { EvidenceStore } from './ports/evidence-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import type { Reservations } from './ports/reservations.ts';
import type { Traces } from './ports/traces.ts';
import { streamOf } from './streams.ts';
import type { UnloggedEvidence } from './unlogged-evidence.ts';
import type { WebhookDeliveryDocument } from './views/webhook-delivery-view.ts';

type Parts = CapturedReadModels & {
  handle: CommandHandler;
  store: EventStore;
  evidence: EvidenceStore;
  dataKeys: DataKeys;
  identifiers: Identifiers;
  clock: Clock;
  reservations: Reservations;
  traces: Traces;
  unlogged: UnloggedEvidence;
  deliveries: ReadModel<WebhookDeliveryDocument>;
};

/** `kept_by`: servers that keep what was written to them for a while; removing it there is for whoever runs them. */
export type Erased = {
  id: string;
  deleted: true;
  evidence_files: number;
  webhook_deliveries: number;
  kept_by: readonly string[];
};

/**
 * Deletes inquiries and envelopes: gone for everyone at once, their evidence files removed, their personal data
 * unreadable for good, and nothing of them left in what our own engines store.
 */
export type Erasure = {
  /**
   * Can be called again after a crash half-way: what is left is erased then.
   * @throws DomainError NOT_FOUND when there never was such a thing.
   */
  delete(id: string, actor: string): Promise<Erased>;
  /** Finishes what somebody began and did not go on with for ten seconds; what fails keeps no other from its end. */
  finishLeft(): Promise<LeftErasure[]>;
};

/** An erasure that broke off. `error`: why it could not be finished now either; null: it is. */
export type LeftErasure = { id: string; error: unknown };

/** Names an erasure from before its first step until after its last. */
const UNDER_WAY = 'erasure:';
/** Whoever began has this time to end, ms: two may do it at once, but needn't. */
const OWN_TIME_MS = 10_000;

const BEHIND =
  'the read models are behind the log, so that something of the person may still stand in them: a running service finishes the erasure, or delete it again later';

/** What is reserved: who deletes, and since when. */
type UnderWay = { actor: string; since: string };

const isStart = (event: RecordedEvent): event is Recorded<SessionStarted> => event.type === 'SessionStarted';

export function createErasure({
  clock,
  dataKeys,
  deliveries,
  evidence,
  handle,
  identifiers,
  reservations,
  store,
  traces,
  unlogged,
  ...readModels
}: Parts): Erasure {
  async function remove(id: string, actor: string): Promise<Erased> {
    const kind = kindOf(id);
    const [first] = await store.read(streamOf(kind, id));
    if (first === undefined) {
      throw new DomainError('NOT_FOUND', 'There is no such inquiry or envelope.', { field: 'id' });
    }
    const begun: UnderWay = { actor, since: clock.now().toISOString() };
    const name = `${UNDER_WAY}${id}`;
    const { value } = await reservations.reserve(name, JSON.stringify(begun));
    const context = { orgId: first.metadata.org_id, actor, correlationId: identifiers.event() };
    if ((await kind.load(store, id)) !== undefined) await kind.delete(handle, id, context);
    const evidence_files = await deleteEvidence(kind, id);
    await unlogged.eraseOf(id);
    await dataKeys.destroy(id);
    const webhook_deliveries = await eraseDeliveries(id, context);
    await untilFolded(readModelOf(readModels, id));
    await traces.remove();
    await reservations.free(name, value);
    return { id, deleted: true, evidence_files, webhook_deliveries, kept_by: traces.elsewhere };
  }

  async function finishLeft(): Promise<LeftErasure[]> {
    const left: LeftErasure[] = [];
    for (const { name, value } of await reservations.beginning(UNDER_WAY)) {
      const { actor, since } = JSON.parse(value) as UnderWay;
      if (clock.now().getTime() - Date.parse(since) < OWN_TIME_MS) continue;
      const id = name.slice(UNDER_WAY.length);
      const finished = remove(id, actor).then(() => null);
      left.push({ id, error: await finished.catch((error: unknown) => error) });
    }
    return left;
  }

  /** Traces can be removed once the documents are gone. */
  async function untilFolded(readModel: Pick<ReadModel<unknown>, 'caughtUpTo'>): Promise<void> {
    if (await readModel.caughtUpTo(await store.head())) return;
    throw new Error(BEHIND);
  }

  /** What receivers answered to the webhooks about it may name the person. @returns how many there are. */
  async function eraseDeliveries(id: string, context: CommandContext): Promise<number> {
    await untilFolded(deliveries);
    // A webhook names what it is about as an inquiry, an envelope of an outside KYC system too.
    const where = { org_id: context.orgId, inquiry_id: id };
    let erased = 0;
    for await (const page of deliveryPages(deliveries, where)) {
      erased += page.length;
      for (const { delivery: shown } of page) await handle(delivery, shown.id, { type: 'Erase' }, context);
    }
    await untilFolded(deliveries);
    return erased;
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

  return { delete: remove, finishLeft };
}
