import type { Frame, Viewer, ViewerNotice } from '../../../application/ports/remote-browser.ts';
import type { FromHost } from '../wire/from-host.ts';

type Waiting = { resolve(): void; reject(): void };

/** Stands in the host for the viewer that the service has. */
export class HostViewer implements Viewer {
  readonly id: number;
  readonly #tell: (head: FromHost, body?: Uint8Array) => void;
  readonly #waiting = new Map<number, Waiting>();
  #number = 0;

  constructor(id: number, tell: (head: FromHost, body?: Uint8Array) => void) {
    this.id = id;
    this.#tell = tell;
  }

  frame({ jpeg, width, height, at }: Frame): Promise<void> {
    const number = ++this.#number;
    this.#tell({ type: 'frame', viewer: this.id, number, width, height, at: at ?? null }, jpeg);
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject: () => reject(new Error('the viewer is gone')) });
    });
  }

  notice(notice: ViewerNotice): void {
    if (notice.type === 'mirror') {
      this.#tell({ type: 'mirror', viewer: this.id }, Buffer.from(JSON.stringify(notice.tree)));
      return;
    }
    this.#tell({ type: 'notice', viewer: this.id, notice });
  }

  /** The viewer has shown a frame, or could not. */
  displayed(number: number, shown: boolean): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (shown) waiting?.resolve();
    else waiting?.reject();
  }
}
