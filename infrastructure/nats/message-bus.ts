import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { headers } from 'nats';
import type { Clock } from '../../application/ports/clock.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { Log } from '../../application/ports/log.ts';
import type {
  Consumer,
  ConsumerOptions,
  Handled,
  Message,
  MessageBus,
  PublishOptions,
} from '../../application/ports/message-bus.ts';
import type { Answers } from './answers.ts';
import { ATTEMPT_LIMIT_MS, CALL_LIMIT_MS, isAway, type NatsLink } from './link.ts';
import { NatsMessageConsumer } from './message-consumer.ts';
import { DUE_HEADER } from './received-message.ts';
import { placeOf, subjectOf } from './subjects.ts';
import { apiCode, MOST_MESSAGES_PER_SUBJECT, type Topology } from './topology.ts';

const PAUSE_MS = 100;

export type NatsMessageBusOptions = { link: NatsLink; topology: Topology; answers: Answers; clock: Clock; log: Log };

/**
 * Queues in JetStream work-queue streams. A message that is not due is handed back to the server with the rest of its
 * time, which the server keeps over a restart; what comes early all the same is handed back again. The time that a
 * handler asks for (`again`) is kept by the server alone: after a crash of the server it may come at once.
 */
export class NatsMessageBus implements MessageBus {
  readonly #options: NatsMessageBusOptions;
  readonly #consumers = new Set<Consumer>();

  constructor(options: NatsMessageBusOptions) {
    this.#options = options;
  }

  /** @throws EngineUnavailable after 5 s. The message may have been stored all the same: publish it again. */
  async publish(queue: string, message: { id: string; body: unknown }, options: PublishOptions = {}): Promise<void> {
    const { link, topology } = this.#options;
    const jetStream = link.connection.jetstream();
    const payload = JSON.stringify(message.body) ?? 'null';
    const header = headers();
    if (options.dueAt !== undefined) header.set(DUE_HEADER, String(options.dueAt.getTime()));
    // In the work stream it only marks the attempts of this call: the subject is what tells messages apart.
    const msgID = placeOf(queue).inbound ? message.id : randomUUID();
    const deadline = performance.now() + CALL_LIMIT_MS;
    for (;;) {
      const left = deadline - performance.now();
      try {
        await link.standing(Math.max(1, left));
        const timeout = Math.max(1, Math.min(ATTEMPT_LIMIT_MS, left));
        await jetStream.publish(subjectOf(queue, message.id), payload, { msgID, headers: header, timeout });
        return;
      } catch (error) {
        if (apiCode(error) === MOST_MESSAGES_PER_SUBJECT) {
          if (await this.#waits(queue, message.id)) return;
        } else if (!isAway(error)) throw error;
        if (deadline - performance.now() <= PAUSE_MS) throw new EngineUnavailable('nats', error);
      }
      await pause(PAUSE_MS);
      if (link.connected) await topology.makeStreams().catch(() => undefined);
    }
  }

  consume<Body>(
    queue: string,
    handle: (message: Message<Body>) => Promise<Handled>,
    options: ConsumerOptions,
  ): Consumer {
    const consumer = new NatsMessageConsumer<Body>({ ...this.#options, queue }, handle, options);
    this.#consumers.add(consumer);
    return {
      stop: async () => {
        await consumer.stop();
        this.#consumers.delete(consumer);
      },
    };
  }

  /**
   * `waiting` is exact. `oldestDue` is the earlier of two due times, that of the oldest stored message and that of the
   * first one that was never handed out, each as it was published: JetStream does not tell what waits for the time that
   * its handler asked for.
   */
  async depth(queue: string): Promise<{ waiting: number; oldestDue: Date | null }> {
    const place = placeOf(queue);
    const info = await this.#options.topology.consumerInfo(place);
    const waiting = info.num_pending + info.num_ack_pending;
    if (waiting === 0) return { waiting, oldestDue: null };
    const sequences = info.num_pending === 0 ? [1] : [1, info.delivered.stream_seq + 1];
    const dues = await Promise.all(sequences.map(sequence => this.#dueFrom(place.stream, place.filter, sequence)));
    const known = dues.filter(due => due !== undefined);
    return { waiting, oldestDue: known.length === 0 ? null : new Date(Math.min(...known)) };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#consumers].map(consumer => consumer.stop()));
  }

  /** Whether a message of this id waits in earnest. When it is a leftover of a crash, it is out of the way afterwards. */
  async #waits(queue: string, id: string): Promise<boolean> {
    try {
      return !(await this.#options.topology.deleteLeftover(placeOf(queue), subjectOf(queue, id)));
    } catch {
      // Done meanwhile, or the server went away: the next attempt will tell.
      return false;
    }
  }

  /** Due time of the first message with this sequence or a later one, ms since 1970; undefined when there is none. */
  async #dueFrom(stream: string, filter: string, sequence: number): Promise<number | undefined> {
    const request = JSON.stringify({ seq: sequence, next_by_subj: filter });
    const answer = await this.#options.link.request(`$JS.API.STREAM.MSG.GET.${stream}`, request);
    const { message } = answer.json<{ message?: { hdrs?: string; time: string } }>();
    if (message === undefined) return undefined;
    const header = Buffer.from(message.hdrs ?? '', 'base64').toString('latin1');
    const due = new RegExp(`^${DUE_HEADER}: (\\d+)`, 'm').exec(header)?.[1];
    return due === undefined ? Date.parse(message.time) : Number(due);
  }
}
