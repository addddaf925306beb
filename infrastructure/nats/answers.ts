import { type KV, StorageType } from 'nats';
import { ATTEMPT_LIMIT_MS, type NatsLink } from './link.ts';

const BUCKET = 'affiant-answers';
/** What a crash has left here is forgotten after this. */
const KEPT_MS = 30 * 24 * 3_600_000;

/**
 * How often each message was answered, be it by giving it back. JetStream counts how often it handed one out: what was
 * handed out and not answered was lost by its worker. Only a message that is given back is written down, so that most
 * cost nothing; one that is done is forgotten.
 */
export class Answers {
  readonly #link: NatsLink;
  readonly #replicas: number | undefined;
  /** Answers that could not be written down while the server was away. */
  readonly #unwritten = new Map<string, number>();
  #bucket: Promise<KV> | undefined;

  constructor(link: NatsLink, replicas: number | undefined) {
    this.#link = link;
    this.#replicas = replicas;
  }

  /** How often workers have lost this message. @param handedOut this time included */
  async lost(key: string, handedOut: number): Promise<number> {
    if (handedOut <= 1) return 0;
    const answered = (await this.#written(key)) + (this.#unwritten.get(key) ?? 0);
    return Math.max(0, handedOut - 1 - answered);
  }

  /** Notes that the message is given back. */
  async gaveBack(key: string, handedOut: number): Promise<void> {
    this.#unwritten.set(key, (this.#unwritten.get(key) ?? 0) + 1);
    const before = handedOut <= 1 ? 0 : await this.#written(key);
    const now = before + (this.#unwritten.get(key) ?? 0);
    await this.#call(bucket => bucket.put(key, String(now)));
    this.#unwritten.delete(key);
  }

  /** Forgets a message that is done. */
  async done(key: string, handedOut: number): Promise<void> {
    this.#unwritten.delete(key);
    if (handedOut > 1) await this.#call(bucket => bucket.purge(key));
  }

  /** An answer that the server did not take counts all the same: the message comes again without its worker's fault. */
  unheard(key: string): void {
    this.#unwritten.set(key, (this.#unwritten.get(key) ?? 0) + 1);
  }

  async #written(key: string): Promise<number> {
    const entry = await this.#call(bucket => bucket.get(key));
    return entry === null || entry.operation !== 'PUT' ? 0 : Number(entry.string());
  }

  async #call<Result>(work: (bucket: KV) => Promise<Result>): Promise<Result> {
    this.#bucket ??= this.#open();
    try {
      const bucket = await this.#bucket;
      return await this.#link.attempt(() => work(bucket));
    } catch (error) {
      // It may be gone with the server's data: it is made anew.
      this.#bucket = undefined;
      throw error;
    }
  }

  #open(): Promise<KV> {
    const jetStream = this.#link.connection.jetstream({ timeout: ATTEMPT_LIMIT_MS });
    const replicas = this.#replicas === undefined ? {} : { replicas: this.#replicas };
    const options = { history: 1, ttl: KEPT_MS, storage: StorageType.File, timeout: ATTEMPT_LIMIT_MS, ...replicas };
    return this.#link.attempt(() => jetStream.views.kv(BUCKET, options));
  }
}
