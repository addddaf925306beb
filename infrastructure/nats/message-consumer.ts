import { type Msg, nanos } from 'nats';
import { pause, pauseAfter } from '../../application/pause.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { Log } from '../../application/ports/log.ts';
import type { Consumer, ConsumerOptions, Handled, Message } from '../../application/ports/message-bus.ts';
import { AFTER_FAILURE, HELD_MS, RENEW_EVERY_MS } from '../engines/message-holding.ts';
import type { Answers } from './answers.ts';
import { CALL_LIMIT_MS, type NatsLink } from './link.ts';
import { Pull } from './pull.ts';
import { type ReceivedMessage, receive } from './received-message.ts';
import { placeOf, type QueuePlace } from './subjects.ts';
import type { Topology } from './topology.ts';

export type ConsumerContext = {
  queue: string;
  link: NatsLink;
  topology: Topology;
  answers: Answers;
  clock: Clock;
  log: Log;
};

/** Whoever could take no message looks again after this time. */
const PAUSE_MS = 1000;
const ACK = '+ACK';
const IN_PROGRESS = '+WPI';

/** A negative acknowledgement: the message comes again after this time. */
function again(delayMs: number): string {
  return `-NAK ${JSON.stringify({ delay: nanos(Math.max(1, Math.ceil(delayMs))) })}`;
}

/** Takes the messages of one queue; each of its workers asks for one message, ends it, and asks for the next. */
export class NatsMessageConsumer<Body> implements Consumer {
  readonly #context: ConsumerContext;
  readonly #place: QueuePlace;
  readonly #handle: (message: Message<Body>) => Promise<Handled>;
  readonly #leaseMs: number;
  readonly #stopping = new AbortController();
  readonly #pulls = new Set<Pull>();
  readonly #workers: Promise<void>;
  #made: Promise<void> | undefined;

  constructor(
    context: ConsumerContext,
    handle: (message: Message<Body>) => Promise<Handled>,
    { concurrency, leaseMs }: ConsumerOptions,
  ) {
    this.#context = context;
    this.#place = placeOf(context.queue);
    this.#handle = handle;
    this.#leaseMs = leaseMs;
    // A server that was restarted has forgotten who asked, and perhaps the consumer as well.
    const forget = context.link.onReturn(() => {
      this.#made = undefined;
      this.#interrupt();
    });
    this.#workers = Promise.all(Array.from({ length: concurrency }, () => this.#serve())).then(forget);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#interrupt();
    await this.#workers;
  }

  async #serve(): Promise<void> {
    const { link, log, queue } = this.#context;
    const pull = new Pull(link.connection, this.#place);
    this.#pulls.add(pull);
    while (!this.#stopping.signal.aborted) {
      try {
        await link.standing(CALL_LIMIT_MS);
        await this.#made;
        this.#made ??= this.#make();
        await this.#made;
        if (this.#stopping.signal.aborted) break;
        const pulled = await pull.next();
        if (pulled === 'missing') this.#made = undefined;
        if (pulled === 'missing') await pause(250, this.#stopping.signal);
        else if (pulled !== 'nothing') await this.#work(pulled);
      } catch (error) {
        log.warn('no messages could be taken; trying again', { queue, error: String(error) });
        await pause(PAUSE_MS, this.#stopping.signal);
      }
    }
    this.#pulls.delete(pull);
    await pull.close();
  }

  async #make(): Promise<void> {
    try {
      await this.#context.topology.makeConsumer(this.#place, Math.min(this.#leaseMs, HELD_MS));
    } catch (error) {
      this.#made = undefined;
      throw error;
    }
  }

  async #work(msg: Msg): Promise<void> {
    const { clock, log, queue } = this.#context;
    const received = receive<Body>(msg, this.#place);
    const { message, dueAt } = received;
    const early = dueAt - clock.now().getTime();
    if (early > 0) return this.#answer(msg, received, again(early));

    const leaseEnd = performance.now() + this.#leaseMs;
    const renewing = setInterval(() => {
      if (performance.now() < leaseEnd) msg.respond(IN_PROGRESS);
    }, RENEW_EVERY_MS).unref();
    let answer: string;
    try {
      const lost = await this.#context.answers.lost(received.key, received.handedOut);
      const handled = await this.#handle({ ...message, lost });
      answer = handled === 'done' ? ACK : again(handled.again.getTime() - clock.now().getTime());
    } catch (error) {
      const pauseMs = pauseAfter(message.deliveries, AFTER_FAILURE);
      const { id, deliveries } = message;
      log.warn('a message failed and comes again', { queue, id, deliveries, pauseMs, error: String(error) });
      answer = again(pauseMs);
    } finally {
      clearInterval(renewing);
    }
    // Another worker may have it by now: only that it is done still counts.
    if (answer === ACK || performance.now() < leaseEnd) await this.#answer(msg, received, answer);
  }

  /** Waits until the server has taken the answer. When it cannot, the message comes again once its hold is over. */
  async #answer(msg: Msg, { message: { id }, key, handedOut }: ReceivedMessage<Body>, answer: string): Promise<void> {
    const { link, answers, log, queue } = this.#context;
    try {
      if (answer !== ACK) await this.#noted(() => answers.gaveBack(key, handedOut), id);
      await link.request(msg.reply ?? '', answer);
      if (answer === ACK) await this.#noted(() => answers.done(key, handedOut), id);
    } catch (error) {
      if (answer === ACK) answers.unheard(key);
      log.warn('a message comes again: its answer was not taken', { queue, id, error: String(error) });
    }
  }

  /** What can't be written down now is remembered in this process. */
  async #noted(work: () => Promise<void>, id: string): Promise<void> {
    const { log, queue } = this.#context;
    await work().catch(error => log.warn('an answer was not written down', { queue, id, error: String(error) }));
  }

  #interrupt(): void {
    for (const pull of this.#pulls) pull.interrupt();
  }
}
