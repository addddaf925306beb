import type { Duplex } from 'node:stream';
import type { Log } from '../../../application/ports/log.ts';
import { encodeFrame, FrameReader } from '../../confinement/frames.ts';
import type { Reached } from '../limits/session-limits.ts';
import { type FromHost, limitsFromHost } from '../wire/from-host.ts';
import type { ToHost } from '../wire/to-host.ts';
import type { EndedBy, HostEnd } from './host-end.ts';
import { MessageBudget } from './message-budget.ts';

export type HostConnectionOptions = {
  pipe: Duplex;
  maxDownloadBytes: number;
  log: Log;
  /** Ends the host with all that it started, and removes what it leaves. */
  end(): Promise<void>;
  /** What those who run it have ended it for, asked once it has ended; null: nothing. */
  endedBy?(): EndedBy | null;
  /** @param hear told when those who run it are about to stop, in how many seconds they end it */
  onStopping?(hear: (seconds: number) => void): void;
};

type First = Extract<FromHost, { type: 'ready' | 'failed' }>;

const ASK_EVERY_MS = 2_000;
/** A host that has not answered for so long hangs. */
const SILENT_MS = 20_000;
/** In bytes: what it takes to act on a message, however short. Three thousand a second are too many. */
const MESSAGE_COST = 20_000;
/** What a host has not read yet: a viewer's input is small. */
const MOST_UNREAD = 4 * 1024 * 1024;

/**
 * What the service has of one host: an ordered stream of messages, each held against its schema and its limit. One
 * that is wrong, a host that hangs, reads nothing or talks without end is killed; its session ends, and nothing else.
 */
export class HostConnection {
  readonly #options: HostConnectionOptions;
  readonly #budget = new MessageBudget();
  readonly #watch: NodeJS.Timeout;
  #receive: (message: FromHost, body: Buffer) => void = () => undefined;
  #onEnded: (why: HostEnd, reason: string) => void = () => undefined;
  #onStopping: (seconds: number) => void = () => undefined;
  /** When those who run it end it, as `performance.now()` tells it; null: they go on. */
  #stopsAt: number | null = null;
  #sessionId: string | undefined;
  #first: { resolve(message: First): void; reject(error: Error): void } | null = null;
  #heardAt = performance.now();
  #tellEnd: (why: HostEnd) => void = () => undefined;
  /** Resolves with why it has ended. */
  readonly ended = new Promise<HostEnd>(resolve => {
    this.#tellEnd = resolve;
  });
  #ending: Promise<void> | null = null;

  constructor(options: HostConnectionOptions) {
    this.#options = options;
    const { pipe, maxDownloadBytes } = options;
    const reader = new FrameReader(limitsFromHost(maxDownloadBytes), (message, body) => this.#take(message, body));
    pipe.on('data', chunk => {
      try {
        this.#budget.spend(chunk.length);
        reader.push(chunk);
      } catch (error) {
        this.#fail('wrong', `it sent what a browser host never sends (${firstLine(error)})`);
      }
    });
    pipe.on('error', () => this.#gone('its connection broke'));
    pipe.on('close', () => this.#gone('it ended'));
    options.onStopping?.(seconds => {
      this.#stopsAt = performance.now() + seconds * 1000;
      this.#onStopping(seconds);
    });
    this.#watch = setInterval(() => this.#look(), ASK_EVERY_MS).unref();
  }

  get isAlive(): boolean {
    return this.#ending === null;
  }

  /** Whether its browser runs or could not be started: what a host says first. Rejects when it ends before. */
  first(): Promise<First> {
    return new Promise((resolve, reject) => {
      this.#first = { resolve, reject };
      if (!this.isAlive) reject(new Error('the browser host has ended'));
    });
  }

  /**
   * Who hears it from now on.
   * @param sessionId whose host it is; undefined: nobody's yet
   * @param onEnded told once, unless the service ended it, why it has ended.
   * @param onStopping told when it will be ended in so many seconds, whatever it does; also when that is known already.
   */
  listen(
    sessionId: string | undefined,
    receive: (message: FromHost, body: Buffer) => void,
    onEnded: (why: HostEnd, reason: string) => void,
    onStopping: (seconds: number) => void = () => undefined,
  ): void {
    this.#sessionId = sessionId;
    this.#receive = receive;
    this.#onEnded = onEnded;
    this.#onStopping = onStopping;
    if (this.#stopsAt !== null) onStopping(Math.max(0, Math.ceil((this.#stopsAt - performance.now()) / 1000)));
  }

  send(order: ToHost): void {
    if (!this.isAlive || this.#options.pipe.destroyed) return;
    if (this.#options.pipe.writableLength > MOST_UNREAD) this.#fail('hung', 'it reads nothing');
    else this.#options.pipe.write(encodeFrame(order));
  }

  /** The same with a body. Resolves once there is room for the next one, or nobody to send it to. */
  async sendPiece(order: ToHost, body: Uint8Array): Promise<void> {
    const { pipe } = this.#options;
    if (!this.isAlive || pipe.destroyed) return;
    await new Promise<void>(resolve => {
      pipe.once('close', resolve);
      pipe.write(encodeFrame(order, body), () => {
        pipe.off('close', resolve);
        resolve();
      });
    });
  }

  /** Ends the host and its browser at once. */
  end(): Promise<void> {
    return this.#end('closed');
  }

  /** Its browser has crashed: ends it. */
  crashed(): void {
    this.#gone('its browser has crashed');
  }

  /** Its session takes more than it may: ends it. */
  exceeded(reached: Reached): void {
    this.#fail(reached.limit, 'its session took more than it may', reached);
  }

  #take(message: FromHost, body: Buffer): void {
    this.#heardAt = performance.now();
    this.#budget.spend(MESSAGE_COST);
    if (!this.isAlive || message.type === 'alive') return;
    if (message.type === 'warning') {
      const { times } = message;
      this.#options.log.warn(message.message, times === null ? undefined : { times });
      return;
    }
    if (this.#first !== null && (message.type === 'ready' || message.type === 'failed')) {
      this.#first.resolve(message);
      this.#first = null;
      return;
    }
    this.#receive(message, body);
  }

  #look(): void {
    if (performance.now() - this.#heardAt > SILENT_MS) this.#fail('hung', 'it no longer answers');
    else this.send({ type: 'ask' });
  }

  #gone(reason: string): void {
    if (!this.isAlive) return;
    const by = this.#options.endedBy?.() ?? null;
    if (by === null) this.#fail('crashed', reason);
    else if (by === 'stopped') this.#fail('stopped', 'those who ran it were told to stop');
    else this.exceeded(by);
  }

  #fail(why: HostEnd, reason: string, told?: Reached): void {
    if (!this.isAlive) return;
    this.#first?.reject(new Error(`the browser host failed: ${reason}`));
    this.#options.log.warn('a browser host was ended', { sessionId: this.#sessionId, reason, ...told });
    void this.#end(why);
    this.#onEnded(why, reason);
  }

  #end(why: HostEnd): Promise<void> {
    this.#ending ??= this.#shutDown(why);
    return this.#ending;
  }

  async #shutDown(why: HostEnd): Promise<void> {
    clearInterval(this.#watch);
    this.#tellEnd(why);
    this.#options.pipe.destroy();
    await this.#options.end();
  }
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 200);
