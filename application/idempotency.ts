import { DomainError } from '../domain/domain-error.ts';
import type { Caller } from './caller.ts';
import { newOperation, type Operation, type OperationNames, operationOf } from './operation.ts';
import type { Clock } from './ports/clock.ts';
import type { DataKeys } from './ports/data-keys.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { Reservations } from './ports/reservations.ts';
import type { Sealer } from './ports/sealer.ts';

/** What a request was answered with. */
export type KeptAnswer = { status: number; body: string };

/** A request under an idempotency key: `fingerprint` tells it from every other request. */
export type KeyedRequest = { key: string; fingerprint: string };

/** What to do with a request: answer it as before, refuse it, or run it as this operation and say how it ended. */
export type Begun =
  | { kind: 'answered'; answer: KeptAnswer }
  | { kind: 'other_request' }
  | { kind: 'in_progress' }
  | { kind: 'run'; operation: Operation; end(ending: Ending): Promise<void> };

/** `done`: to be answered again. `refused`: nothing was done, and the key is free again. `broken`: nobody knows. */
export type Ending = ({ kind: 'done' } & KeptAnswer) | { kind: 'refused' } | { kind: 'broken' };

type Parts = {
  reservations: Reservations;
  identifiers: Identifiers;
  clock: Clock;
  /** Seals with the master key. */
  sealer: Sealer;
  dataKeys: Pick<DataKeys, 'find'>;
};

/** `sealed` is null when what the answer told of was erased before it could be kept. */
type SealedAnswer = { status: number; owner: string | null; sealed: string | null };

/** What stands behind a key. It is there before the command runs, and gets the answer when that is known. */
type KeyRecord = OperationNames & { fingerprint: string; role: string; until: string; answer: SealedAnswer | null };

/** How long a key is remembered. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;
const DROPPED_AT_ONCE = 500;

/**
 * Requests that may come again: each is done once, and every repeat within 24 h gets the very same answer.
 *
 * Who comes while the first still runs in this process is told so. Another process does not know that, and runs the
 * request too, as the same operation: the log takes what one of the two appends, the other finds it there, and both
 * answer with what stands in the log.
 */
export type Idempotency = {
  /** Looks the key up, and reserves it when it is new. Keys of different organizations have nothing to do with each other. */
  begin(caller: Caller, request: KeyedRequest): Promise<Begun>;
  /** Forgets keys whose time is over. */
  forgetOld(): Promise<void>;
};

export function createIdempotency({ clock, dataKeys, identifiers, reservations, sealer }: Parts): Idempotency {
  /** Keys whose request runs in this process. */
  const running = new Set<string>();

  async function begin(caller: Caller, { key, fingerprint }: KeyedRequest): Promise<Begun> {
    const name = `idempotency:${caller.orgId}:${key}`;
    const { record, text, isNew } = await reserve(name, fingerprint, caller.role);
    if (record.fingerprint !== fingerprint) return { kind: 'other_request' };
    // A repeat by a key with another role is run again: what it may not see is refused, and nothing is done twice.
    if (record.answer !== null && record.role === caller.role) {
      return { kind: 'answered', answer: await open(record.answer) };
    }
    if (running.has(name)) return { kind: 'in_progress' };
    running.add(name);
    return {
      kind: 'run',
      operation: operationOf(record, identifiers),
      end: async ending => {
        try {
          if (ending.kind === 'done' && record.answer === null) await keep(name, text, record, ending);
          // A record that stood already may be of a command that ran before a crash: its names are not given up.
          if (ending.kind === 'refused' && isNew) await reservations.free(name, text);
        } finally {
          running.delete(name);
        }
      },
    };
  }

  async function forgetOld(): Promise<void> {
    while ((await reservations.dropEnded(clock.now(), DROPPED_AT_ONCE)) === DROPPED_AT_ONCE);
  }

  async function reserve(
    name: string,
    fingerprint: string,
    role: string,
  ): Promise<{ record: KeyRecord; text: string; isNew: boolean }> {
    for (;;) {
      const until = new Date(clock.now().getTime() + REMEMBERED_MS);
      const names = newOperation(identifiers);
      const fresh: KeyRecord = { ...names, fingerprint, role, until: until.toISOString(), answer: null };
      const text = JSON.stringify(fresh);
      const { value, reserved } = await reservations.reserve(name, text, until);
      if (reserved) return { record: fresh, text, isNew: true };
      const record = JSON.parse(value) as KeyRecord;
      if (clock.now().toISOString() < record.until) return { record, text: value, isNew: false };
      // Over, but not swept yet.
      if (await reservations.replace(name, value, text, until)) return { record: fresh, text, isNew: true };
    }
  }

  async function keep(name: string, standing: string, record: KeyRecord, { status, body }: KeptAnswer): Promise<void> {
    const owner = ownerOf(body);
    const sealer = await sealerOf(owner);
    const answer: SealedAnswer = { status, owner, sealed: sealer?.seal(body) ?? null };
    const text = JSON.stringify({ ...record, answer });
    const until = new Date(record.until);
    if (await reservations.replace(name, standing, text, until)) return;
    // Another process had the same request at the same time. It kept the same answer, which stays; or it was refused
    // what was granted here, and gave the key up: a repeat must not be taken for a new request.
    await reservations.reserve(name, text, until);
  }

  async function open({ status, owner, sealed }: SealedAnswer): Promise<KeptAnswer> {
    const sealer = await sealerOf(owner);
    if (sealer === undefined || sealed === null) {
      throw new DomainError('NOT_FOUND', 'What this request made has been deleted.');
    }
    return { status, body: sealer.open(sealed) };
  }

  /** What is told of an inquiry goes with its data key, so that its deletion takes kept answers as well. */
  async function sealerOf(owner: string | null): Promise<Sealer | undefined> {
    return owner === null ? sealer : dataKeys.find(owner);
  }

  return { begin, forgetOld };
}

/** The inquiry or envelope that an answer tells of, if it does. */
function ownerOf(body: string): string | null {
  const { id } = (body === '' ? {} : JSON.parse(body)) as { id?: unknown };
  return typeof id === 'string' && /^(?:web_)?iq_(?!res_|sess_)/.test(id) ? id : null;
}
