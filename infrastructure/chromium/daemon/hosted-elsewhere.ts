import { Duplex } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import { FrameReader } from '../../confinement/frames.ts';
import type { EndedBy } from '../hosted/host-end.ts';
import { type FromDaemon, fromDaemonLimits } from './from-daemon.ts';

/**
 * The pipe of a host that a daemon runs, and what the daemon says of the host itself. `stopping` (seconds): the host
 * goes on for so long at most.
 */
export class HostedElsewhere extends Duplex {
  readonly #service: TLSSocket;
  #endedBy: EndedBy | null = null;
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

  /** What the daemon has ended it for; null: it was not the daemon, or it has not ended. */
  get endedBy(): EndedBy | null {
    return this.#endedBy;
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
    else if (message.type === 'stopping') this.emit('stopping', message.seconds);
    else this.#endedBy = message.by;
  }
}
