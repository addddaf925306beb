import type { Socket } from 'node:net';
import { Client, type Dispatcher } from 'undici';

/** An idle connection is closed after this time, or earlier when its receiver says so, ms. */
const IDLE_MS = 10_000;

/** Makes the socket; called again when one was lost. */
export type Connect = (signal: AbortSignal, ready: (...made: [null, Socket] | [Error, null]) => void) => void;

/** One connection to a receiver, made when it is first needed. It carries one exchange at a time. */
export class Connection {
  readonly origin: string;
  readonly #client: Client;
  readonly #ended = new AbortController();
  #madeAt = performance.now();
  #hasAnswered = false;

  /** @param onClosed the socket is gone, for whatever reason */
  constructor(origin: string, connect: Connect, onClosed: (connection: Connection) => void) {
    this.origin = origin;
    this.#client = new Client(origin, {
      pipelining: 1,
      keepAliveTimeout: IDLE_MS,
      keepAliveMaxTimeout: IDLE_MS,
      // Whoever sends has one limit of time for everything.
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: (_options, ready) => connect(this.#ended.signal, ready),
    });
    this.#client.on('connect', () => {
      this.#madeAt = performance.now();
      this.#hasAnswered = false;
    });
    this.#client.on('disconnect', () => onClosed(this));
  }

  /** Whether it has carried a whole answer: one that lay idle since may have been closed by its receiver. */
  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  get isDestroyed(): boolean {
    return this.#client.destroyed;
  }

  /** How long the socket stands, ms. */
  get ageMs(): number {
    return performance.now() - this.#madeAt;
  }

  answered(): void {
    this.#hasAnswered = true;
  }

  post(path: string, headers: string[], body: Buffer, handlers: Dispatcher.DispatchHandlers): void {
    this.#client.dispatch({ method: 'POST', path, headers, body }, handlers);
  }

  /** Breaks off what is under way and closes the socket. */
  destroy(): void {
    this.#ended.abort();
    void this.#client.destroy();
  }
}
