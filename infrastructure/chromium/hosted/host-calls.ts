import type { GivenFile } from '../../../application/ports/given-file.ts';
import { type Capture, NoAnswer, type PageActivity } from '../../../application/ports/remote-browser.ts';
import type { PageSnapshot } from '../../../domain/reading/page-snapshot.ts';
import { withinTime } from '../deadline.ts';
import { FILE_PIECE } from '../wire/bounds.ts';
import type { FromHost } from '../wire/from-host.ts';
import { pageSnapshotShape } from '../wire/page-snapshot-shape.ts';
import type { HostConnection } from './host-connection.ts';

type Answer = Extract<FromHost, { type: 'snapshot' | 'screenshot' | 'activity' | 'given' | 'refused' }>;

type Call = {
  /** Takes the next part of the answer. */
  take(message: Exclude<Answer, { type: 'refused' }>, body: Buffer): void;
  reject(error: Error): void;
};

/** A person waits so long for what the page says or shows. A host tries three times; each of its steps has ten seconds. */
const ANSWER_MS = 30_000;
/** A file comes in pieces. */
const GIVEN_MS = 90_000;
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const asSnapshot = (body: Buffer): PageSnapshot => pageSnapshotShape.parse(JSON.parse(body.toString()));

/** What the service asks of a host, and the answers. */
export class HostCalls {
  readonly #host: HostConnection;
  readonly #waiting = new Map<number, Call>();
  #last = 0;

  constructor(host: HostConnection) {
    this.#host = host;
  }

  async capture(fullPage: boolean): Promise<Capture> {
    let snapshot: PageSnapshot | null = null;
    const order = (call: number) => this.#host.send({ type: 'capture', call, fullPage });
    const captured = this.#ask<Capture>('a screenshot', order, (message, body) => {
      if (message.type === 'snapshot') {
        snapshot = asSnapshot(body);
        return undefined;
      }
      const isPicture = message.type === 'screenshot' && body.subarray(0, 8).equals(PNG_SIGNATURE);
      if (snapshot === null || !isPicture) throw new Error('no screenshot came');
      return { snapshot, png: body };
    });
    return await captured.catch((error: Error) => {
      throw new NoAnswer(error.message, { cause: error });
    });
  }

  async read(fullPage: boolean): Promise<PageSnapshot> {
    const order = (call: number) => this.#host.send({ type: 'read', call, fullPage });
    return await this.#ask<PageSnapshot>('what the page says', order, ({ type }, body) => {
      if (type !== 'snapshot') throw new Error('no snapshot came');
      return asSnapshot(body);
    });
  }

  async activity(): Promise<PageActivity> {
    const order = (call: number) => this.#host.send({ type: 'activity', call });
    return await this.#ask<PageActivity>('how busy the page is', order, message => {
      if (message.type !== 'activity') throw new Error('the host did not say how busy the page is');
      return { quietMs: message.quietMs, password: message.password };
    });
  }

  async giveFile({ filename, bytes, more }: GivenFile): Promise<void> {
    await this.#ask<true>(
      'whether the page has the file',
      async call => {
        for (let from = 0; from === 0 || from < bytes.length; from += FILE_PIECE) {
          const isLast = from + FILE_PIECE >= bytes.length;
          const piece = bytes.subarray(from, from + FILE_PIECE);
          await this.#host.sendPiece({ type: 'file', call, filename, isLast, more }, piece);
        }
      },
      ({ type }) => {
        if (type !== 'given') throw new Error('the host did not say that the page has the file');
        return true;
      },
      GIVEN_MS,
    );
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
      call.take(message, body);
    } catch (error) {
      call.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** @param order sends it. @param take what one part of the answer makes of it; undefined: another part comes. */
  async #ask<Value>(
    what: string,
    order: (call: number) => unknown,
    take: (...part: Parameters<Call['take']>) => Value | undefined,
    withinMs = ANSWER_MS,
  ): Promise<Value> {
    const call = ++this.#last;
    const answer = new Promise<Value>((resolve, reject) => {
      const next: Call['take'] = (message, body) => {
        const value = take(message, body);
        if (value !== undefined) resolve(value);
      };
      this.#waiting.set(call, { take: next, reject });
    });
    void order(call);
    try {
      return await withinTime(withinMs, what, answer);
    } finally {
      this.#waiting.delete(call);
    }
  }
}
