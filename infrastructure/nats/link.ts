import {
  type ConnectionOptions,
  connect,
  DebugEvents,
  ErrorCode,
  Events,
  type Msg,
  type NatsConnection,
  NatsError,
} from 'nats';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { Log } from '../../application/ports/log.ts';
import { parseUrl } from '../../domain/parse-url.ts';
import { ClientLost, type OnClientLost } from '../engines/client-lost.ts';
import { SilenceWatch } from '../engines/silence-watch.ts';
import { ConfigError } from '../settings/config-error.ts';

/** A call that has not come to an end after this is given up, ms. */
export const CALL_LIMIT_MS = 5000;
/** One attempt of a call, ms. */
export const ATTEMPT_LIMIT_MS = 2000;
/**
 * Looks, one a second, without a word of the client. It tells of each ping and of each attempt to connect, of which there
 * is one within 6 s, unless DNS keeps it waiting.
 */
const PATIENCE = 60;
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

/**
 * The connection to NATS, which comes back by itself for ever, and whether it stands just now. The client (2.29) finds a
 * server dead that answers no ping, but lets go of the connection only once it has handed over what it still had to
 * send: when nobody takes that, it waits for ever and does nothing else.
 */
export class NatsLink {
  readonly connection: NatsConnection;
  readonly #log: Log;
  readonly #onLost: OnClientLost;
  readonly #silence: SilenceWatch;
  readonly #onReturn = new Set<() => void>();
  #connected = true;
  #isOver = false;

  /** @param patience looks without a word of the client after which it is lost; 60 unless told */
  constructor(connection: NatsConnection, log: Log, onLost: OnClientLost, patience = PATIENCE) {
    this.connection = connection;
    this.#log = log;
    this.#onLost = onLost;
    this.#silence = new SilenceWatch(patience, () => this.#lost(`has said nothing for ${patience} s`));
    this.#silence.sign('client');
    void this.#follow();
    void connection.closed().then(reason => this.#lost(`closed its connection by itself (${reason ?? 'no reason'})`));
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

  async close(): Promise<void> {
    this.#end();
    await this.connection.close();
  }

  #end(): void {
    this.#isOver = true;
    this.#silence.end();
  }

  #lost(what: string): void {
    if (this.#isOver) return;
    this.#end();
    this.#onLost(new ClientLost('nats', what));
  }

  async #follow(): Promise<void> {
    for await (const { type, data } of this.connection.status()) {
      this.#silence.sign('client');
      if (type === DebugEvents.StaleConnection) {
        // What is sent from now on would only pile up.
        this.#connected = false;
      } else if (type === Events.Disconnect) {
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
 * @throws EngineUnavailable when no server answers within 5 s, ConfigError when the URL is none.
 */
export async function linkTo(url: string, log: Log, onLost: OnClientLost): Promise<NatsLink> {
  const options = connectionOptions(url);
  try {
    return new NatsLink(await connect(options), log, onLost);
  } catch (error) {
    throw new EngineUnavailable('nats', error);
  }
}

function connectionOptions(url: string): ConnectionOptions {
  const [, scheme, credentials, hosts] = /^(nats|tls):\/\/(?:([^@/]*)@)?([^/?#@]+)\/?(?:\?[^#]*)?$/.exec(url) ?? [];
  const servers = hosts?.split(',') ?? [];
  if (servers.length === 0 || !servers.every(server => parseUrl(`nats://${server}`) !== null)) {
    throw new ConfigError('MESSAGE_BUS_URL must be of the form nats://host:port[,host:port][?replicas=number]');
  }
  const [user = '', pass] = (credentials ?? '').split(':').map(decodeURIComponent);
  return {
    name: 'affiant',
    servers,
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
