import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createServer, type Server, type TLSSocket } from 'node:tls';
import { CountedWarnings } from '../../../application/counted-warnings.ts';
import type { Log } from '../../../application/ports/log.ts';
import type { FoundBrowser } from '../../../application/ports/remote-browser.ts';
import { encodeFrame } from '../../confinement/frames.ts';
import { receiveFrame } from '../../confinement/receive-frame.ts';
import { inTime } from '../../system/in-time.ts';
import { reasonOf } from '../browser/failure.ts';
import type { HostProcess } from '../hosted/spawn-host.ts';
import { frameOf } from './from-daemon.ts';
import { type Greeting, type Wish, wishLimits } from './greeting.ts';
import { type Joined, join, LAST_WORDS_MS } from './join.ts';
import { listeningWith } from './secured.ts';

export type DaemonOptions = {
  token: string;
  /** Hosts at once. */
  limit: number;
  browser: FoundBrowser;
  /** Starts a host. @param deny networks that its pages never reach, beside those that none reaches */
  spawn(deny: readonly string[]): Promise<HostProcess>;
  log: Log;
};

/** Connections that have not proved themselves yet; more are let go. */
const MOST_UNPROVED = 64;
/** Those that have, and whose host does not run; more are let go. */
const MOST_ASKING = 256;
const WISH_MS = 10_000;
const KEEP_ALIVE_MS = 10_000;
/** Who uses a session is told once more, in seconds before it is ended. */
const LAST_CALL = 60;

/**
 * Runs hosts for services on other machines: one for each connection that proves to know the token and asks for it, for
 * as long as it lasts. What the two say to each other is passed on in parts and not read here.
 */
export class BrowsersDaemon {
  readonly #options: DaemonOptions;
  readonly #server: Server;
  readonly #refusals: CountedWarnings;
  readonly #open = new Set<Socket>();
  readonly #proved = new Set<TLSSocket>();
  readonly #hosts = new Set<Promise<void>>();
  /** Those of them that a service speaks with. */
  readonly #joined = new Map<TLSSocket, Joined>();
  /** When what still runs is ended, as `performance.now()` tells it; null: it was not told to stop. */
  #endsAt: number | null = null;

  constructor(options: DaemonOptions) {
    this.#options = options;
    this.#refusals = new CountedWarnings(options.log);
    this.#server = createServer(listeningWith(options.token), service => this.#take(service));
    this.#server.on('connection', socket => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
      if (this.#open.size - this.#proved.size > MOST_UNPROVED) socket.destroy();
    });
    this.#server.on('tlsClientError', (_, socket) => {
      this.#refusals.warn('a connection did not prove that it knows the token');
      // Node tells that the time for it is over, and leaves it open.
      socket.destroy();
    });
  }

  /** Hosts that run or start. */
  get hosts(): number {
    return this.#hosts.size;
  }

  /** @returns the port, another one when it was 0. @throws when it can't be had */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        const address = this.#server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    });
  }

  /** Whether it was told to stop. */
  get isStopping(): boolean {
    return this.#endsAt !== null;
  }

  /**
   * Takes no connection any more, and waits until every host has ended. Services are told how long that may last: they
   * give up their spares, and tell the people whose sessions go on.
   * @param hurry ends the wait
   */
  async drain(seconds: number, hurry: AbortSignal): Promise<void> {
    const { log } = this.#options;
    this.#endsAt = performance.now() + seconds * 1000;
    this.#server.close();
    for (const service of this.#proved) if (!this.#joined.has(service)) service.destroy();
    if (this.hosts === 0) return;
    log.info('sessions go on until they end', { hosts: this.hosts, seconds });
    for (const joined of this.#joined.values()) joined.warn(seconds);
    const warnAgain = () => {
      for (const joined of this.#joined.values()) joined.warn(LAST_CALL);
    };
    const lastCall = seconds > LAST_CALL ? setTimeout(warnAgain, (seconds - LAST_CALL) * 1000) : undefined;
    const ended = await Promise.race([
      Promise.all(this.#hosts).then(() => true),
      aborted(AbortSignal.any([hurry, AbortSignal.timeout(seconds * 1000)])).then(() => false),
    ]);
    clearTimeout(lastCall);
    if (ended) log.info('every session has ended');
    else log.warn('sessions are ended: the time for them is over, or it was told to stop again', { hosts: this.hosts });
  }

  /** Takes no connection any more and ends every host; its service is told why. */
  async close(): Promise<void> {
    this.#endsAt ??= performance.now();
    this.#server.close();
    for (const joined of this.#joined.values()) joined.stop();
    await Promise.all([...this.#joined.values()].map(({ over }) => over));
    for (const socket of [...this.#proved, ...this.#open]) socket.destroy();
    await Promise.all(this.#hosts);
    this.#refusals.close();
  }

  #take(service: TLSSocket): void {
    if (this.isStopping) {
      service.destroy();
      return;
    }
    this.#proved.add(service);
    service.once('close', () => this.#proved.delete(service));
    service.on('error', () => undefined);
    if (this.#proved.size - this.#hosts.size > MOST_ASKING) {
      service.destroy();
      return;
    }
    service.setNoDelay(true);
    service.setKeepAlive(true, KEEP_ALIVE_MS);
    service.write(encodeFrame(this.#greeting()));
    this.#hear(service).catch(error => {
      service.destroy();
      this.#options.log.warn('a service got no browser host', { reason: reasonOf(error) });
    });
  }

  #greeting(): Greeting {
    const { limit, browser } = this.#options;
    return { type: 'greeting', hosts: this.hosts, limit, browser };
  }

  async #hear(service: TLSSocket): Promise<void> {
    const asked = receiveFrame(service, wishLimits);
    const wish = await inTime(WISH_MS, asked, () => new Error('it asked for nothing')).catch(error => {
      // It only wanted to know.
      if (service.destroyed || service.readableEnded) return null;
      throw error;
    });
    if (wish === null) return;
    // It was told, or somebody else was faster: it asks again.
    if (this.hosts >= this.#options.limit) {
      service.end(frameOf({ type: 'full' }));
      setTimeout(() => service.destroy(), LAST_WORDS_MS).unref();
      return;
    }
    const hosted = this.#host(service, wish);
    const over = hosted.catch(() => undefined);
    this.#hosts.add(over);
    over.then(() => this.#hosts.delete(over));
    await hosted;
  }

  async #host(service: TLSSocket, { deny }: Wish): Promise<void> {
    const host = await this.#options.spawn(deny);
    host.exceeds.then(reached => {
      this.#options.log.warn('a browser host was ended: its session took more than it may', reached);
    });
    try {
      const joined = join(service, host);
      this.#joined.set(service, joined);
      if (this.#endsAt !== null) joined.warn(Math.max(0, Math.ceil((this.#endsAt - performance.now()) / 1000)));
      await joined.over;
    } finally {
      this.#joined.delete(service);
      await host.end();
      if (this.isStopping) this.#options.log.info('a browser host has ended', { left: this.hosts - 1 });
    }
  }
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
