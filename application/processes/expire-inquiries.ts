import { captureSession } from '../../domain/capture/session.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import type { CommandHandler } from '../handle.ts';
import { load } from '../load.ts';
import type { Clock } from '../ports/clock.ts';
import { EngineUnavailable } from '../ports/engine-unavailable.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { Log } from '../ports/log.ts';
import type { Consumer, MessageBus } from '../ports/message-bus.ts';
import type { ReadModel } from '../ports/read-models.ts';
import type { InquiryDocument } from '../views/inquiry-view.ts';
import type { RunningProcess } from './process.ts';
import { OLD_EXPIRIES } from './queues.ts';
import { keepSweeping } from './sweep.ts';

type Parts = {
  store: EventStore;
  handle: CommandHandler;
  inquiries: ReadModel<InquiryDocument>;
  clock: Clock;
  log: Log;
};

const EVERY_MS = 1000;
const PAGE = 100;
const AT_ONCE = 8;
/** What could not be ended is looked at again after this: its evidence is being assessed, or it cannot be read. */
const LOOK_AGAIN_MS = 60_000;
const LEASE_MS = 30_000;

/**
 * Ends inquiries that have no verdict when their time is over. The read model says which may be due, and the log decides:
 * several processes may sweep at once, and one that comes late finds nothing to do.
 */
export class ExpirySweep {
  readonly #parts: Parts;
  /** When those that could not be ended are looked at again, by their ids. */
  readonly #later = new Map<string, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Goes once through all that are due. @throws EngineUnavailable */
  async sweep(): Promise<void> {
    const { inquiries, clock } = this.#parts;
    const now = clock.now();
    for (const [id, at] of this.#later) if (at <= now.getTime()) this.#later.delete(id);
    const query = { key: 'expires_at', until: now.toISOString(), limit: PAGE };
    for (let page = await inquiries.due(query); ; ) {
      const due = page.map(document => document.inquiry).filter(({ id }) => !this.#later.has(id));
      for (let start = 0; start < due.length; start += AT_ONCE) {
        await Promise.all(due.slice(start, start + AT_ONCE).map(({ id }) => this.#tryToExpire(id, now)));
      }
      const last = page.at(-1)?.inquiry;
      if (last === undefined || page.length < PAGE) return;
      page = await inquiries.due({ ...query, after: { value: last.expires_at, id: last.id } });
    }
  }

  /** One that cannot be ended never holds up the others. */
  async #tryToExpire(id: string, now: Date): Promise<void> {
    try {
      if (await this.#expire(id, now)) return;
    } catch (error) {
      if (error instanceof EngineUnavailable) throw error;
      this.#parts.log.error('an inquiry could not be ended, and is looked at again', { inquiry_id: id, error });
    }
    this.#later.set(id, now.getTime() + LOOK_AGAIN_MS);
  }

  /** @returns false while its evidence is being assessed. */
  async #expire(id: string, now: Date): Promise<boolean> {
    const { store, handle } = this.#parts;
    const { state, orgId } = await load(store, inquiry, id);
    if (state === null || orgId === null || state.deleted) return true;
    if (state.result.assessing !== null) return false;
    const session = state.session_id === null ? null : await load(store, captureSession, state.session_id);
    const evidenceCaptured = (session?.state.evidence.length ?? 0) > 0;
    const context = { orgId, actor: 'system', correlationId: id };
    await handle(inquiry, id, { type: 'Expire', now, evidenceCaptured }, context);
    return true;
  }
}

/** Ends inquiries within about a second of their time. */
export function expireInquiries(parts: Parts): RunningProcess {
  const expiries = new ExpirySweep(parts);
  return keepSweeping('expire inquiries', EVERY_MS, parts.log, () => expiries.sweep());
}

/** Empties the queue in which an older version kept a message for each inquiry: they come out when they are due. */
export function dropOldExpiries(bus: MessageBus): Consumer {
  return bus.consume(OLD_EXPIRIES, async () => 'done', { concurrency: AT_ONCE, leaseMs: LEASE_MS });
}
