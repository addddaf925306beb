import type { MongoClient } from 'mongodb';
import { pause } from '../../application/pause.ts';
import type { Log } from '../../application/ports/log.ts';
import { ClientLost, type OnClientLost } from '../engines/client-lost.ts';
import { inTime } from '../system/in-time.ts';

const PAUSE_MS = 1000;
/** The driver waits for a server for much shorter, and only for the servers' names as long as DNS lets it, ms. */
const CONNECT_LIMIT_MS = 60_000;

/** When a client is lost. */
export type Persistence = {
  /** Attempts in a row to connect that came to no heartbeat at all, not even a failed one. */
  attempts: number;
  /** Taking leave of a server that is there. */
  closeSeconds: number;
};

/** The driver bounds each step of closing. */
const PERSISTENCE = { attempts: 8, closeSeconds: 15 };

/** Who hears of what becomes of a client. */
export type Surroundings = {
  log: Log;
  /** What is asked now will not be answered any more. */
  abandon(): void;
  onLost: OnClientLost;
};

/**
 * Opens a client again, and again until a server is there, however long that takes: a server that is away makes its
 * heartbeats fail. When not even that happens, or the driver does not come back from closing or connecting, the client
 * is lost.
 */
export class ClientReopening {
  readonly #client: MongoClient;
  readonly #surroundings: Surroundings;
  readonly #persistence: Persistence;
  readonly #ending = new AbortController();
  #isUnderWay = false;
  #heartbeats = 0;

  constructor(client: MongoClient, surroundings: Surroundings, persistence: Persistence = PERSISTENCE) {
    this.#client = client;
    this.#surroundings = surroundings;
    this.#persistence = persistence;
    const count = () => {
      this.#heartbeats += 1;
    };
    client.on('serverHeartbeatSucceeded', count).on('serverHeartbeatFailed', count);
  }

  /** Nothing more when it is under way. @param why goes into the log */
  async run(why: string, fields: Record<string, unknown>): Promise<void> {
    if (this.#isUnderWay || this.#ending.signal.aborted) return;
    this.#isUnderWay = true;
    const { log, abandon, onLost } = this.#surroundings;
    log.warn(why, fields);
    abandon();
    try {
      await this.#close();
      await this.#connect();
    } catch (error) {
      if (!(error instanceof ClientLost)) throw error;
      this.end();
      onLost(error);
    } finally {
      this.#isUnderWay = false;
    }
  }

  /** Whoever closes the client says so first: it is not opened again. */
  end(): void {
    this.#ending.abort();
  }

  async #close(): Promise<void> {
    const { closeSeconds } = this.#persistence;
    const late = () => new ClientLost('mongodb', `did not close within ${closeSeconds} s`);
    const closed = this.#client.close().catch(error => {
      this.#surroundings.log.warn('closing the connection to the document server failed', { error });
    });
    await inTime(closeSeconds * 1000, closed, late);
  }

  async #connect(): Promise<void> {
    const late = () => new ClientLost('mongodb', `came to no end of connecting within ${CONNECT_LIMIT_MS / 1000} s`);
    const { signal } = this.#ending;
    const { attempts } = this.#persistence;
    for (let vain = 0; !signal.aborted; await pause(PAUSE_MS, signal)) {
      const before = this.#heartbeats;
      try {
        await inTime(CONNECT_LIMIT_MS, this.#client.connect(), late);
        // Whoever closed the client meanwhile is not left with an open one.
        if (signal.aborted) await this.#client.close();
        return;
      } catch (error) {
        if (error instanceof ClientLost) throw error;
        this.#surroundings.log.warn('document server not reached by a new connection', { error });
        vain = this.#heartbeats > before ? 0 : vain + 1;
        if (vain >= attempts) {
          throw new ClientLost('mongodb', `came to no heartbeat in ${attempts} attempts to connect`);
        }
      }
    }
  }
}
