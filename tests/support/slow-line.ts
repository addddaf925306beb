import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** Of what a sender has written, so much waits before the line; then it has to wait. */
const BUFFER_BYTES = 32_000;
const PACKET_BYTES = 1_400;

export type Shape = { bytesPerSecond: number; roundTripMs: number };

/** A way to a server as narrow and as long as it is told: bytes leave it no faster, and no sooner, in either direction. */
export class SlowLine {
  readonly #server;
  readonly #ends = new Set<Socket>();
  readonly #down: Direction;

  /** @param to port of the server on this machine */
  constructor(to: number, shape: Shape) {
    // One line for all connections, as a person has one.
    const up = new Direction(shape);
    const down = new Direction(shape);
    this.#down = down;
    this.#server = createServer(near => {
      const far = connect(to, '127.0.0.1');
      up.lead(near, far);
      down.lead(far, near);
      for (const end of [near, far]) {
        this.#ends.add(end);
        end.setNoDelay(true);
        end.on('error', () => undefined);
        end.once('close', () => {
          this.#ends.delete(end);
          near.destroy();
          far.destroy();
        });
      }
    });
  }

  /** @returns the port that leads to the server */
  async start(): Promise<number> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  /** How long what the server sends now waits for what it has sent before, in ms. */
  get waitMs(): number {
    return this.#down.waitMs;
  }

  async close(): Promise<void> {
    for (const end of this.#ends) end.destroy();
    await new Promise(resolve => this.#server.close(resolve));
  }
}

class Direction {
  readonly #bytesPerMs: number;
  readonly #delayMs: number;
  #freeAt = 0;
  #isWaiting = false;
  readonly #inOrder: { at: number; then: () => void }[] = [];

  constructor({ bytesPerSecond, roundTripMs }: Shape) {
    this.#bytesPerMs = bytesPerSecond / 1_000;
    this.#delayMs = roundTripMs / 2;
  }

  get waitMs(): number {
    return Math.max(0, this.#freeAt - performance.now());
  }

  lead(from: Socket, to: Socket): void {
    let waiting = 0;
    from.on('data', (data: Buffer) => {
      waiting += data.length;
      if (waiting > BUFFER_BYTES) from.pause();
      for (let start = 0; start < data.length; start += PACKET_BYTES) {
        const packet = data.subarray(start, start + PACKET_BYTES);
        this.#after(packet.length, () => {
          waiting -= packet.length;
          if (waiting <= BUFFER_BYTES) from.resume();
          if (!to.destroyed) to.write(packet);
        });
      }
    });
    from.on('end', () => this.#after(0, () => to.end()));
  }

  #after(bytes: number, then: () => void): void {
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / this.#bytesPerMs;
    this.#inOrder.push({ at: this.#freeAt + this.#delayMs, then });
    if (!this.#isWaiting) this.#wait();
  }

  /** One timer at a time: two that fire late overtake each other. */
  #wait(): void {
    const [next] = this.#inOrder;
    this.#isWaiting = next !== undefined;
    if (next === undefined) return;
    setTimeout(() => {
      const now = performance.now();
      const due = this.#inOrder.findIndex(({ at }) => at > now);
      for (const { then } of this.#inOrder.splice(0, due < 0 ? this.#inOrder.length : due)) then();
      this.#wait();
    }, next.at - performance.now());
  }
}
