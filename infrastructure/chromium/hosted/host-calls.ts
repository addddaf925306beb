import type { PageSnapshot } from '../../../application/ports/page-snapshot.ts';
import type { Capture } from '../../../application/ports/remote-browser.ts';
import { withinTime } from '../deadline.ts';
import type { FromHost } from '../wire/from-host.ts';
import { pageSnapshotShape } from '../wire/page-snapshot-shape.ts';
import type { HostConnection } from './host-connection.ts';

type Answer = Extract<FromHost, { type: 'snapshot' | 'screenshot' | 'refused' }>;

type Call = {
  whole: boolean;
  snapshot: PageSnapshot | null;
  resolve(answer: { snapshot: PageSnapshot; png: Uint8Array }): void;
  reject(error: Error): void;
};

/** A host tries three times, and each of its steps has ten seconds. */
const ANSWER_MS = 90_000;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const NO_PICTURE = new Uint8Array(0);

/** What the service asks of a host, and the answers. */
export class HostCalls {
  readonly #host: HostConnection;
  readonly #waiting = new Map<number, Call>();
  #last = 0;

  constructor(host: HostConnection) {
    this.#host = host;
  }

  async capture(fullPage: boolean): Promise<Capture> {
    return await this.#ask('capture', fullPage);
  }

  async read(fullPage: boolean): Promise<PageSnapshot> {
    return (await this.#ask('read', fullPage)).snapshot;
  }

  /** Nobody answers any more. */
  end(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('the session has ended'));
    this.#waiting.clear();
  }

  answered(message: Answer, body: Buffer): void {
    const call = this.#waiting.get(message.call);
    if (call === undefined) return;
    try {
      if (message.type === 'refused') throw new Error(message.problem);
      if (message.type === 'snapshot') {
        call.snapshot = pageSnapshotShape.parse(JSON.parse(body.toString()));
        if (!call.whole) call.resolve({ snapshot: call.snapshot, png: NO_PICTURE });
        return;
      }
      if (call.snapshot === null || !body.subarray(0, 8).equals(PNG_SIGNATURE)) throw new Error('no screenshot came');
      call.resolve({ snapshot: call.snapshot, png: body });
    } catch (error) {
      call.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async #ask(type: 'capture' | 'read', fullPage: boolean): Promise<{ snapshot: PageSnapshot; png: Uint8Array }> {
    const call = ++this.#last;
    const answer = new Promise<{ snapshot: PageSnapshot; png: Uint8Array }>((resolve, reject) => {
      this.#waiting.set(call, { whole: type === 'capture', snapshot: null, resolve, reject });
    });
    this.#host.send({ type, call, fullPage });
    try {
      return await withinTime(ANSWER_MS, type === 'capture' ? 'a screenshot' : 'what the page says', answer);
    } finally {
      this.#waiting.delete(call);
    }
  }
}
