import { captureSession } from '../../domain/capture/session.ts';
import { envelope } from '../../domain/envelope/envelope.ts';
import { isEnvelopeId } from '../../domain/identifiers.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { evidenceAccess } from '../../domain/operator/evidence-access.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import type { EventStore, RecordedEvent } from '../ports/event-store.ts';
import type { ReadModel } from '../ports/read-models.ts';
import { readStream } from '../streams.ts';
import type { WebhookDeliveryDocument } from '../views/webhook-delivery-view.ts';

type Parts = { store: EventStore; webhookDeliveries: ReadModel<WebhookDeliveryDocument> };

/** Deliveries of one inquiry whose events are part of its story. */
const MOST_DELIVERIES = 100;

/**
 * What happened to an inquiry or envelope, across its streams, in the log's order: itself, its captures, who looked at
 * what they left, and what webhooks told. From the log, so that it is there after erasure too. Empty when there is none.
 */
export async function storyOf(
  { store, webhookDeliveries }: Parts,
  orgId: string,
  id: string,
): Promise<RecordedEvent[]> {
  const own = isEnvelopeId(id) ? await readStream(store, envelope, id) : await readStream(store, inquiry, id);
  if (own[0]?.metadata.org_id !== orgId) return [];
  const sessions = own.flatMap(event => (event.type === 'SessionStarted' ? [event.data.session_id] : []));
  const captured = (await Promise.all(sessions.map(session => readStream(store, captureSession, session)))).flat();
  const evidence = captured.flatMap(event => (event.type === 'EvidenceCaptured' ? [event.data.evidence_id] : []));
  const looks = await Promise.all(evidence.map(each => readStream(store, evidenceAccess, each)));
  const where = { org_id: orgId, inquiry_id: id };
  const told = isEnvelopeId(id) ? [] : await webhookDeliveries.find({ where, limit: MOST_DELIVERIES });
  const deliveries = await Promise.all(told.map(each => readStream(store, delivery, each.delivery.id)));
  const events: RecordedEvent[] = [...own, ...captured, ...looks.flat(), ...deliveries.flat()];
  return events.sort((one, other) => (one.position < other.position ? -1 : 1));
}
