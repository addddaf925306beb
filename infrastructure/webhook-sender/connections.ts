import { LRUCache } from 'lru-cache';
import { type Connect, Connection } from './connection.ts';

const MOST_SESSIONS = 100;

/** Whom connections lead to: parts of an address, as `URL` has them. */
export type Receiver = Pick<URL, 'origin' | 'protocol' | 'hostname' | 'port'>;

/** Makes a socket to this receiver. */
export type Dialler = (
  receiver: Receiver,
  tls: { session: Buffer | undefined; onSession: (session: Buffer) => void },
  ...rest: Parameters<Connect>
) => void;

/**
 * Connections that are used again, found by origin. Each leads to the address that was vetted when it was made: a name
 * that means another address by now is noticed once its connections have lived `lifeMs`. How many are busy is the
 * business of who calls.
 */
export class Connections {
  readonly #dial: Dialler;
  readonly #lifeMs: number;
  readonly #open = new Set<Connection>();
  readonly #idle = new Map<string, Connection[]>();
  readonly #sessions = new LRUCache<string, Buffer>({ max: MOST_SESSIONS });

  constructor(dial: Dialler, lifeMs: number) {
    this.#dial = dial;
    this.#lifeMs = lifeMs;
  }

  /** One that lies idle, the one that did so last first; else a new one. */
  take(receiver: Receiver): Connection {
    const idle = this.#idle.get(receiver.origin);
    const connection = idle?.pop();
    if (idle?.length === 0) this.#idle.delete(receiver.origin);
    return connection ?? this.fresh(receiver);
  }

  fresh(receiver: Receiver): Connection {
    const { origin } = receiver;
    const connect: Connect = (...rest) => {
      const onSession = (session: Buffer) => this.#sessions.set(origin, session);
      this.#dial(receiver, { session: this.#sessions.get(origin), onSession }, ...rest);
    };
    const connection = new Connection(origin, connect, closed => this.#closed(closed));
    this.#open.add(connection);
    return connection;
  }

  /** Its exchange is over. One that was broken off, or has lived long enough, is not used again. */
  giveBack(connection: Connection): void {
    if (connection.isDestroyed || connection.ageMs >= this.#lifeMs) {
      this.#end(connection);
      return;
    }
    const idle = this.#idle.get(connection.origin);
    if (idle === undefined) this.#idle.set(connection.origin, [connection]);
    else idle.push(connection);
  }

  /** Breaks off what is under way. */
  destroy(): void {
    for (const connection of this.#open) connection.destroy();
    this.#open.clear();
    this.#idle.clear();
  }

  /** One that lay idle is over. Of one in use its exchange hears. */
  #closed(connection: Connection): void {
    const idle = this.#idle.get(connection.origin) ?? [];
    if (!idle.includes(connection)) return;
    const left = idle.filter(other => other !== connection);
    if (left.length > 0) this.#idle.set(connection.origin, left);
    else this.#idle.delete(connection.origin);
    this.#end(connection);
  }

  #end(connection: Connection): void {
    connection.destroy();
    this.#open.delete(connection);
  }
}
