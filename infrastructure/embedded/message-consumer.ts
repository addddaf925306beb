import { pauseAfter } from '../../application/pause.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { Log } from '../../application/ports/log.ts';
import type { Consumer, ConsumerOptions, Handled, Message } from '../../application/ports/message-bus.ts';
import { AFTER_FAILURE, HELD_MS, RENEW_EVERY_MS } from '../engines/message-holding.ts';
import type { GroupCommit } from './group-commit.ts';
import type { LeasedMessage, MessageTable } from './message-table.ts';

export type ConsumerContext = {
  queue: string;
  table: MessageTable;
  commits: GroupCommit;
  clock: Clock;
  log: Log;
};

/** A consumer looks again after this time at the latest, so that a clock that is set forward is honoured. */
const LONGEST_SLEEP_MS = 1000;

/** Takes the messages of one queue as they come due, some at once. */
export class MessageConsumer<Body> implements Consumer {
  readonly #context: ConsumerContext;
  readonly #handle: (message: Message<Body>) => Promise<Handled>;
  readonly #options: ConsumerOptions;
  readonly #running = new Set<Promise<void>>();
  #taking: Promise<void> | undefined;
  #wokenMeanwhile = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    context: ConsumerContext,
    handle: (message: Message<Body>) => Promise<Handled>,
    options: ConsumerOptions,
  ) {
    this.#context = context;
    this.#handle = handle;
    this.#options = options;
    this.wake();
  }

  /** Looks for messages now. */
  wake(): void {
    this.#wokenMeanwhile = true;
    if (this.#stopped || this.#taking !== undefined) return;
    this.#taking = this.#take().then(sleepMs => {
      this.#taking = undefined;
      if (this.#wokenMeanwhile) this.wake();
      else this.#sleep(sleepMs);
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#taking;
    await Promise.all(this.#running);
  }

  /** Takes what is due and fits. Answers how long to sleep then. */
  async #take(): Promise<number> {
    this.#wokenMeanwhile = false;
    const { queue, table, commits, clock, log } = this.#context;
    const free = this.#options.concurrency - this.#running.size;
    try {
      const next = this.#untilNext();
      // Most wakes find nothing: only a message that is due is worth a transaction.
      if (free <= 0 || next > 0) return next;
      const leased = await commits.runWithoutSync(() => {
        if (this.#stopped) return [];
        const now = clock.now().getTime();
        return table.lease(queue, now, now + Math.min(this.#options.leaseMs, HELD_MS), free);
      });
      for (const message of leased) this.#start(message);
      return this.#untilNext();
    } catch (error) {
      log.error('no messages could be taken; trying again', { queue, error: String(error) });
      return LONGEST_SLEEP_MS;
    }
  }

  #start(message: LeasedMessage): void {
    const work = this.#work(message).finally(() => {
      this.#running.delete(work);
      this.wake();
    });
    this.#running.add(work);
  }

  async #work(message: LeasedMessage): Promise<void> {
    const { queue, table, commits, clock, log } = this.#context;
    const { id, body, deliveries, failures, lost } = message;
    const renewing = this.#renewing(message);
    try {
      const handled = await this.#handle({ id, body: body as Body, deliveries, lost }).finally(() =>
        clearInterval(renewing),
      );
      await commits.runWithoutSync(() => {
        if (handled === 'done') table.remove(queue, message);
        else table.postpone(queue, message, handled.again.getTime(), 0);
      });
    } catch (error) {
      const pauseMs = pauseAfter(failures + 1, AFTER_FAILURE);
      log.warn('a message failed and comes again', { queue, id, deliveries, pauseMs, error: String(error) });
      await commits
        .runWithoutSync(() => table.postpone(queue, message, clock.now().getTime() + pauseMs, failures + 1))
        .catch(failure => log.error('a message waits for its lease to end', { queue, id, error: String(failure) }));
    }
  }

  /** Renews the lease again and again, up to the time after which a worker is taken for dead. */
  #renewing(message: LeasedMessage): NodeJS.Timeout {
    const { queue, table, commits, clock, log } = this.#context;
    const end = clock.now().getTime() + this.#options.leaseMs;
    const renew = () => {
      const until = Math.min(clock.now().getTime() + HELD_MS, end);
      commits
        .runWithoutSync(() => table.renew(queue, message, until))
        .catch(error => log.warn('a lease was not renewed', { queue, id: message.id, error: String(error) }));
    };
    return setInterval(renew, RENEW_EVERY_MS).unref();
  }

  /** Milliseconds until the next message is due; infinite when none waits. */
  #untilNext(): number {
    const next = this.#context.table.nextVisible(this.#context.queue);
    return next === undefined ? Number.POSITIVE_INFINITY : next - this.#context.clock.now().getTime();
  }

  #sleep(ms: number): void {
    clearTimeout(this.#timer);
    // A full consumer is woken by the end of a handler.
    if (this.#stopped || this.#running.size >= this.#options.concurrency) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(ms, 1), LONGEST_SLEEP_MS));
    this.#timer.unref();
  }
}
