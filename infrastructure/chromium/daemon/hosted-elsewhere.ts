import { Duplex } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import { FrameReader } from '../../confinement/frames.ts';
import type { Reached } from '../limits/session-limits.ts';
import { type FromDaemon, fromDaemonLimits } from './from-daemon.ts';

/** The pipe of a host that a daemon runs, and what the daemon says of the host itself. */
export class HostedElsewhere extends Duplex {
  readonly #service: TLSSocket;
  #reached: Reached | null = null;
  #isFull = false;

  constructor(service: TLSSocket) {
    super();
    this.#service = service;
    const reader = new FrameReader(fromDaemonLimits, (message, body) => this.#take(message, body));
    service.on('data', chunk => {
      try {
        reader.push(chunk);
      } catch (error) {
        this.destroy(error as Error);
      }
    });
    service.on('error', error => this.destroy(error));
    service.once('close', () => this.destroy());
  }

  /** The limit at which the daemon has ended it; null when it was none, or it has not ended. */
  get reached(): Reached | null {
    return this.#reached;
  }

  /** There was no place for it any more. */
  get isFull(): boolean {
    return this.#isFull;
  }

  override _read(): void {
    this.#service.resume();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#service.write(chunk, done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#service.destroy();
    done(error);
  }

  #take(message: FromDaemon, body: Buffer): void {
    if (message.type === 'said') {
      if (!this.push(body)) this.#service.pause();
    } else if (message.type === 'full') this.#isFull = true;
    else this.#reached = message.reached;
  }
}
