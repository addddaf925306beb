import { capturedBy } from '../../domain/capture/captured.ts';
import { captureSession } from '../../domain/capture/session.ts';
import type { Digests } from '../../domain/digests.ts';
import { kindOf, loadSubject } from '../capture/subject-kind.ts';
import type { CapturedReadModels } from '../captured-read-models.ts';
import type { CommandHandler } from '../handle.ts';
import { load } from '../load.ts';
import { everyDue } from '../page.ts';
import type { Clock } from '../ports/clock.ts';
import type { DueQuery } from '../ports/documents.ts';
import { EngineUnavailable } from '../ports/engine-unavailable.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { Log } from '../ports/log.ts';
import type { Consumer, MessageBus } from '../ports/message-bus.ts';
import type { RunningProcess } from './process.ts';
import { OLD_EXPIRIES } from './queues.ts';
import { keepSweeping } from './sweep.ts';

type Parts = {
  store: EventStore;
  handle: CommandHandler;
  digests: Digests;
  clock: Clock;
  log: Log;
};

type Due = { id: string; expires_at: string };

/** Asks a read model for what may be due, the earliest first. */
export type AskForDue = (query: DueQuery) => Promise<Due[]>;

const EVERY_MS = 1000;
const PAGE = 100;
const AT_ONCE = 8;
/** What could not be ended is looked at again after this: its evidence is being assessed, or it cannot be read. */
const LOOK_AGAIN_MS = 60_000;
const LEASE_MS = 30_000;

/**
 * Ends what has no verdict when its time is over. The read model says what may be due, and the log decides: several
 * processes may sweep at once, and one that comes late finds nothing to do.
 */
export class ExpirySweep {
  readonly #parts: Parts;
  readonly #due: AskForDue;
  /** When those that could not be ended are looked at again, by their ids. */
  readonly #later = new Map<string, number>();

  constructor(parts: Parts, due: AskForDue) {
    this.#parts = parts;
    this.#due = due;
  }

  /** Goes once through all that are due. @throws EngineUnavailable */
  async sweep(): Promise<void> {
    const now = this.#parts.clock.now();
    for (const [id, at] of this.#later) if (at <= now.getTime()) this.#later.delete(id);
    const query = { key: 'expires_at', until: now.toISOString(), limit: PAGE };
    const placeOf = ({ id, expires_at }: Due) => ({ value: expires_at, id });
    for await (const page of everyDue(query, placeOf, this.#due)) {
      const due = page.filter(({ id }) => !this.#later.has(id));
      for (let start = 0; start < due.length; start += AT_ONCE) {
        await Promise.all(due.slice(start, start + AT_ONCE).map(({ id }) => this.#tryToExpire(id, now)));
      }
    }
  }

  /** One that cannot be ended never holds up the others. */
  async #tryToExpire(id: string, now: Date): Promise<void> {
    try {
      if (await this.#expire(id, now)) return;
    } catch (error) {
      if (error instanceof EngineUnavailable) throw error;
      const what = capturedBy(id);
      this.#parts.log.error('a capture could not be ended, and is looked at again', { ...what, error });
    }
    this.#later.set(id, now.getTime() + LOOK_AGAIN_MS);
  }

  /** @returns false while its evidence is being assessed. */
  async #expire(id: string, now: Date): Promise<boolean> {
    const { store, handle, digests } = this.#parts;
    const subject = await loadSubject(store, id);
    if (subject === undefined) return true;
    if (subject.result.assessing !== null) return false;
    const { orgId, sessionId } = subject;
    const session = sessionId === null ? null : await load(store, captureSession, sessionId);
    const evidenceCaptured = (session?.state.evidence.length ?? 0) > 0;
    const context = { orgId, actor: 'system', correlationId: id };
    await kindOf(id).expire(handle, id, { now, evidenceCaptured, context }, digests);
    return true;
  }
}

/** Ends inquiries and envelopes within about a second of their time. */
export function expireCaptures({ inquiries, envelopes, ...parts }: Parts & CapturedReadModels): RunningProcess {
  const sweeps = [
    new ExpirySweep(parts, async query => (await inquiries.due(query)).map(({ inquiry }) => inquiry)),
    new ExpirySweep(parts, async query =>
      (await envelopes.due(query)).map(({ envelope: { id }, state: { expires_at } }) => ({ id, expires_at })),
    ),
  ];
  return keepSweeping('expire captures', EVERY_MS, parts.log, async () => {
    for (const sweep of sweeps) await sweep.sweep();
  });
}

/** Empties the queue in which an older version kept a message for each inquiry: they come out when they are due. */
export function dropOldExpiries(bus: MessageBus): Consumer {
  return bus.consume(OLD_EXPIRIES, async () => 'done', { concurrency: AT_ONCE, leaseMs: LEASE_MS });
}
