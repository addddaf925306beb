import { type ConnectionOptions, connect, ErrorCode, Events, type Msg, type NatsConnection, NatsError } from 'nats';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { Log } from '../../application/ports/log.ts';

/** A call that has not come to an end after this is given up, ms. */
export const CALL_LIMIT_MS = 5000;
/** One attempt of a call, ms. */
export const ATTEMPT_LIMIT_MS = 2000;
const AWAY_CODES: readonly string[] = [
  ErrorCode.Timeout,
  ErrorCode.NoResponders,
  ErrorCode.Disconnect,
  ErrorCode.ConnectionClosed,
  ErrorCode.ConnectionDraining,
  ErrorCode.ConnectionRefused,
  ErrorCode.ConnectionTimeout,
];

/** Whether an error says that the server, or its JetStream, cannot serve just now. */
export function isAway(error: unknown): boolean {
  if (error instanceof EngineUnavailable) return true;
  if (!(error instanceof NatsError)) return false;
  if (error.api_error !== undefined) return error.api_error.code === 503;
  return AWAY_CODES.includes(error.code);
}

/** The connection to NATS, which comes back by itself for ever, and whether it stands just now. */
export class NatsLink {
  readonly connection: NatsConnection;
  readonly #log: Log;
  readonly #onReturn = new Set<() => void>();
  #connected = true;

  constructor(connection: NatsConnection, log: Log) {
    this.connection = connection;
    this.#log = log;
    void this.#follow();
  }

  get connected(): boolean {
    return this.#connected && !this.connection.isClosed();
  }

  /** Calls back whenever the connection has come back, until the returned function is called. */
  onReturn(callback: () => void): () => void {
    this.#onReturn.add(callback);
    return () => this.#onReturn.delete(callback);
  }

  /** Resolves once connected. @throws EngineUnavailable when it takes longer than this. */
  async standing(limitMs: number): Promise<void> {
    if (this.connected) return;
    if (this.connection.isClosed()) throw new EngineUnavailable('nats', new Error('the connection was closed'));
    await new Promise<void>((resolve, reject) => {
      const forget = this.onReturn(() => {
        clearTimeout(timer);
        forget();
        resolve();
      });
      const timer = setTimeout(() => {
        forget();
        reject(new EngineUnavailable('nats', new Error('there is no connection to the server')));
      }, limitMs);
    });
  }

  /** A request with its answer. @throws EngineUnavailable when there is none in time. */
  async request(subject: string, payload: string): Promise<Msg> {
    return this.attempt(() => this.connection.request(subject, payload, { timeout: ATTEMPT_LIMIT_MS }));
  }

  /** Does it once, as soon as there is a connection. @throws EngineUnavailable instead of what says that nobody serves. */
  async attempt<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.standing(CALL_LIMIT_MS - ATTEMPT_LIMIT_MS);
    try {
      return await work();
    } catch (error) {
      if (isAway(error) && !(error instanceof EngineUnavailable)) throw new EngineUnavailable('nats', error);
      throw error;
    }
  }

  async #follow(): Promise<void> {
    for await (const { type, data } of this.connection.status()) {
      if (type === Events.Disconnect) {
        this.#connected = false;
        this.#log.warn('the connection to NATS is lost; trying again until it is back');
      } else if (type === Events.Reconnect) {
        this.#connected = true;
        this.#log.info('the connection to NATS is back');
        for (const callback of [...this.#onReturn]) callback();
      } else if (type === Events.Error) {
        this.#log.error('NATS reported an error', { error: String(data) });
      }
    }
  }
}

/**
 * Connects to `nats://[user:password@|token@]host[:port][,host…]`, or `tls://…`.
 * @throws EngineUnavailable when no server answers within 5 s.
 */
export async function linkTo(url: string, log: Log): Promise<NatsLink> {
  try {
    return new NatsLink(await connect(connectionOptions(url)), log);
  } catch (error) {
    throw new EngineUnavailable('nats', error);
  }
}

function connectionOptions(url: string): ConnectionOptions {
  const [, scheme, credentials, hosts] = /^(nats|tls):\/\/(?:([^@/]*)@)?([^/?#@]+)\/?(?:\?[^#]*)?$/.exec(url) ?? [];
  if (hosts === undefined) throw new Error('the address must be of the form nats://host:port[,host:port]');
  const [user = '', pass] = (credentials ?? '').split(':').map(decodeURIComponent);
  return {
    name: 'affiant',
    servers: hosts.split(','),
    ...(credentials === undefined ? {} : pass === undefined ? { token: user } : { user, pass }),
    ...(scheme === 'tls' ? { tls: {} } : {}),
    timeout: CALL_LIMIT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
    pingInterval: 5000,
    maxPingOut: 2,
    // A server that is set up anew may refuse us for a while: that is no reason to stay away for ever.
    ignoreAuthErrorAbort: true,
  };
}
