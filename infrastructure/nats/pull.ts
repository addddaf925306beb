import { createInbox, type Msg, type NatsConnection, nanos, type Subscription } from 'nats';
import { inTime } from '../system/in-time.ts';
import type { QueuePlace } from './subjects.ts';

/** How long the server keeps a request for a message, ms. */
const EXPIRES_MS = 10_000;
const GRACE_MS = 2000;
const DRAIN_LIMIT_MS = 1000;
const EXPIRED = 408;

/** A message; nothing within the time; or silence instead of either: there is no such consumer, or it moves. */
export type Pulled = Msg | 'nothing' | 'missing';

/** Asks a consumer for one message at a time, so that none waits in this process while its time runs. */
export class Pull {
  readonly #connection: NatsConnection;
  readonly #subject: string;
  readonly #inbox = createInbox();
  readonly #subscription: Subscription;
  #settle: ((pulled: Pulled) => void) | undefined;

  constructor(connection: NatsConnection, place: QueuePlace) {
    this.#connection = connection;
    this.#subject = `$JS.API.CONSUMER.MSG.NEXT.${place.stream}.${place.durable}`;
    this.#subscription = connection.subscribe(this.#inbox, {
      callback: (error, msg) => {
        if (error === null) this.#heard(msg);
      },
    });
  }

  next(): Promise<Pulled> {
    return new Promise(resolve => {
      const timer = setTimeout(() => this.#settle?.('missing'), EXPIRES_MS + GRACE_MS);
      this.#settle = pulled => {
        clearTimeout(timer);
        this.#settle = undefined;
        resolve(pulled);
      };
      const request = JSON.stringify({ batch: 1, expires: nanos(EXPIRES_MS) });
      this.#connection.publish(this.#subject, request, { reply: this.#inbox });
    });
  }

  /** Ends the waiting: the server may have forgotten the request, or the message is not wanted any more. */
  interrupt(): void {
    this.#settle?.('nothing');
  }

  /** Takes nothing more; what is on its way goes back to the server. */
  async close(): Promise<void> {
    const late = () => new Error('the server did not say that nothing is on its way any more');
    await inTime(DRAIN_LIMIT_MS, this.#subscription.drain(), late).catch(() => undefined);
  }

  #heard(msg: Msg): void {
    const isMessage = msg.reply !== undefined && msg.reply !== '';
    if (isMessage) {
      if (this.#settle === undefined) msg.respond('-NAK');
      else this.#settle(msg);
    } else {
      this.#settle?.(msg.headers?.code === EXPIRED ? 'nothing' : 'missing');
    }
  }
}
