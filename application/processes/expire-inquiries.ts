import { captureSession } from '../../domain/capture/session.ts';
import type { InquiryEvent } from '../../domain/inquiry/events.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import type { CommandHandler } from '../handle.ts';
import { load } from '../load.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventStore, Recorded } from '../ports/event-store.ts';
import type { Consumer, Handled, MessageBus } from '../ports/message-bus.ts';
import type { Process } from './process.ts';
import { EXPIRIES, type ExpiryDue } from './queues.ts';

const CONCURRENCY = 4;
const LEASE_MS = 30_000;
/** An inquiry whose evidence is being assessed when its time is over is looked at again after this. */
const LOOK_AGAIN_MS = 60_000;

/** Puts every inquiry on the bus for the moment when its time is over. */
export function queueExpiries(bus: MessageBus): Process<Recorded<InquiryEvent>> {
  return {
    name: 'expire-inquiries',
    categories: [inquiry.category],
    async handle(events) {
      const created = events.filter(event => event.type === 'InquiryCreated');
      await Promise.all(
        created.map(event => {
          const { inquiry_id, expires_at } = event.data;
          const body: ExpiryDue = { inquiry_id };
          return bus.publish(EXPIRIES, { id: inquiry_id, body }, { dueAt: new Date(expires_at) });
        }),
      );
    },
  };
}

/** Ends inquiries that have no verdict when their time is over. */
export function expireInquiries(parts: {
  store: EventStore;
  handle: CommandHandler;
  bus: MessageBus;
  clock: Clock;
}): Consumer {
  const { store, handle, bus, clock } = parts;
  const expire = async ({ inquiry_id }: ExpiryDue): Promise<Handled> => {
    const { state, orgId } = await load(store, inquiry, inquiry_id);
    if (state === null || orgId === null || state.deleted) return 'done';
    const now = clock.now();
    if (state.result.assessing !== null) return { again: new Date(now.getTime() + LOOK_AGAIN_MS) };
    const session = state.session_id === null ? null : await load(store, captureSession, state.session_id);
    const evidenceCaptured = (session?.state.evidence.length ?? 0) > 0;
    const context = { orgId, actor: 'system', correlationId: inquiry_id };
    await handle(inquiry, inquiry_id, { type: 'Expire', now, evidenceCaptured }, context);
    return 'done';
  };
  return bus.consume<ExpiryDue>(EXPIRIES, message => expire(message.body), {
    concurrency: CONCURRENCY,
    leaseMs: LEASE_MS,
  });
}
