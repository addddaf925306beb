import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can lose bytes without anybody noticing, as a network does that drops packets. */
export class SwallowingProxy {
  readonly #server;
  readonly #ends = new Set<Socket>();
  #isDeaf = false;

  /** @param to port of the server on this machine */
  constructor(to: number) {
    this.#server = createServer(near => {
      const ends = [near];
      // Whoever comes while nothing is let through is taken in and hears nothing.
      if (!this.#isDeaf) {
        const far = connect(to, '127.0.0.1');
        ends.push(far);
        near.pipe(far);
        far.pipe(near);
      }
      for (const end of ends) {
        this.#ends.add(end);
        end.on('error', () => undefined);
        end.once('close', () => {
          this.#ends.delete(end);
          for (const each of ends) each.destroy();
        });
      }
    });
  }

  /** @returns the port that leads to the server */
  async start(): Promise<number> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  /** Connections that stand stay open, and nothing comes through them any more. New ones are as good as ever. */
  swallow(): void {
    for (const end of this.#ends) {
      end.unpipe();
      end.resume();
    }
  }

  /** As `swallow`, and the same becomes of new connections until it is told otherwise. */
  goDeaf(isDeaf: boolean): void {
    this.#isDeaf = isDeaf;
    if (isDeaf) this.swallow();
  }

  async close(): Promise<void> {
    for (const end of this.#ends) end.destroy();
    await new Promise(resolve => this.#server.close(resolve));
  }
}
