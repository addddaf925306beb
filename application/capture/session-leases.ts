import { keepGoing } from '../keep-going.ts';
import { pause } from '../pause.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Reservations } from '../ports/reservations.ts';

/** Who runs the live session of an inquiry, so that every other node can send its end user there. */
export interface SessionLeases {
  /** Address of the other node that runs the live session of this inquiry; null when no other does. */
  ownerElsewhere(capturedId: string): Promise<string | null>;
  /** Makes this node the one that runs a session of the inquiry, until it releases the lease. False: another one is. */
  take(capturedId: string): Promise<boolean>;
  /** Gives the lease back. Nothing happens when this node has none. */
  release(capturedId: string): Promise<void>;
  /** Calls back when a lease was lost because it could not be renewed in time. */
  onLost(lost: (capturedId: string) => void): void;
  close(): Promise<void>;
}

type Parts = {
  reservations: Reservations;
  clock: Clock;
  log: Log;
  /** Address at which other nodes reach this one. */
  nodeUrl: string;
  /** A node that has not renewed a lease for this long is taken for dead. */
  leaseMs: number;
};

/** What stands behind a lease's name. */
type Lease = { node: string; until: number };

const PREFIX = 'capture lease:';
const nameOf = (capturedId: string) => `${PREFIX}${capturedId}`;

/** Ids of what is being captured at this moment, on whatever node. */
export async function liveCaptures(reservations: Reservations, now: Date): Promise<string[]> {
  const leases = await reservations.beginning(PREFIX);
  const live = leases.filter(({ value }) => (JSON.parse(value) as Lease).until > now.getTime());
  return live.map(({ name }) => name.slice(PREFIX.length));
}

/**
 * Leases kept as reservations that end. A lease of this node's own address that it does not hold is of a process that
 * died here: an address is only one process's at a time, so that nobody has to wait for its end.
 */
export function openSessionLeases({ reservations, clock, log, nodeUrl, leaseMs }: Parts): SessionLeases {
  /** The text of each lease that this node holds. */
  const held = new Map<string, string>();
  const stopping = new AbortController();
  let tellLost: (capturedId: string) => void = () => undefined;

  const fresh = () => JSON.stringify({ node: nodeUrl, until: clock.now().getTime() + leaseMs } satisfies Lease);
  const endOf = (text: string) => new Date((JSON.parse(text) as Lease).until);
  const isFree = (text: string) => {
    const { node, until } = JSON.parse(text) as Lease;
    return node === nodeUrl || until <= clock.now().getTime();
  };

  async function renew(capturedId: string, standing: string): Promise<void> {
    const text = fresh();
    if (await reservations.replace(nameOf(capturedId), standing, text, endOf(text))) {
      if (held.get(capturedId) === standing) held.set(capturedId, text);
      // It was released meanwhile.
      else await reservations.free(nameOf(capturedId), text);
      return;
    }
    if (held.get(capturedId) !== standing) return;
    held.delete(capturedId);
    log.warn('a capture session was taken over by another node', { capturedId });
    tellLost(capturedId);
  }

  const renewing = keepGoing('capture leases', log, stopping.signal, async () => {
    await pause(leaseMs / 3, stopping.signal);
    await Promise.all([...held].map(([capturedId, standing]) => renew(capturedId, standing)));
  });

  return {
    async ownerElsewhere(capturedId) {
      if (held.has(capturedId)) return null;
      const text = await reservations.reserved(nameOf(capturedId));
      return text === null || isFree(text) ? null : (JSON.parse(text) as Lease).node;
    },

    async take(capturedId) {
      if (held.has(capturedId)) return true;
      const name = nameOf(capturedId);
      const text = fresh();
      const { value, reserved } = await reservations.reserve(name, text, endOf(text));
      const mine = reserved || (isFree(value) && (await reservations.replace(name, value, text, endOf(text))));
      if (mine) held.set(capturedId, text);
      return mine;
    },

    async release(capturedId) {
      const text = held.get(capturedId);
      if (text === undefined) return;
      held.delete(capturedId);
      await reservations.free(nameOf(capturedId), text);
    },

    onLost(lost) {
      tellLost = lost;
    },

    async close() {
      stopping.abort();
      await renewing;
    },
  };
}
