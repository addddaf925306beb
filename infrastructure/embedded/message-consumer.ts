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

/** A message in work, and the time after which its worker is taken for dead. */
type InWork = { message: LeasedMessage; end: number };

/** Takes the messages of one queue as they come due, some at once. */
export class MessageConsumer<Body> implements Consumer {
  readonly #context: ConsumerContext;
  readonly #handle: (message: Message<Body>) => Promise<Handled>;
  readonly #options: ConsumerOptions;
  readonly #running = new Set<Promise<void>>();
  readonly #inWork = new Set<InWork>();
  readonly #renewing: NodeJS.Timeout;
  #taking: Promise<void> | undefined;
  #wokenMeanwhile = false;
  /** Something may be due that is not taken yet. */
  #isBehind = true;
  #coming = 0;
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
    this.#renewing = setInterval(() => this.#renew(), RENEW_EVERY_MS).unref();
    this.wake();
  }

  /** Looks for messages now. */
  wake(): void {
    this.#wokenMeanwhile = true;
    this.#isBehind = true;
    if (this.#stopped || this.#taking !== undefined) return;
    this.#taking = this.#take().then(sleepMs => {
      this.#taking = undefined;
      if (this.#wokenMeanwhile) this.wake();
      else this.#sleep(sleepMs);
    });
  }

  /**
   * Takes a message that is put in right now, if there is room and nothing older waits for it.
   * @param insert puts it in as held until then; false when one with its id waits there already
   * @returns what `insert` does; undefined when the message has to wait with the others
   */
  takes(
    message: { id: string; body: string },
    insert: (until: number) => Promise<boolean>,
  ): Promise<boolean> | undefined {
    const isFull = this.#running.size >= this.#options.concurrency;
    if (this.#stopped || this.#isBehind || this.#coming > 0 || isFull) return undefined;
    const inserted = insert(this.#context.clock.now().getTime() + Math.min(this.#options.leaseMs, HELD_MS));
    const start = (isNew: boolean) => {
      if (!isNew) return;
      return this.#work({ id: message.id, body: JSON.parse(message.body), deliveries: 1, failures: 0, lost: 0 });
    };
    // Whoever publishes hears why it could not be put in.
    this.#run(inserted.then(start, () => undefined));
    return inserted;
  }

  /** A message is being put in that waits with the others: nothing younger may overtake it. */
  expects(inserted: Promise<unknown>): void {
    this.#coming += 1;
    const came = () => {
      this.#coming -= 1;
      this.wake();
    };
    inserted.then(came, came);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#taking;
    await Promise.all(this.#running);
    clearInterval(this.#renewing);
  }

  /** Takes what is due and fits. Answers how long to sleep then. */
  async #take(): Promise<number> {
    this.#wokenMeanwhile = false;
    const { queue, table, commits, clock, log } = this.#context;
    const free = this.#options.concurrency - this.#running.size;
    try {
      const next = this.#untilNext();
      this.#isBehind = next <= 0;
      // Most wakes find nothing: only a message that is due is worth a transaction.
      if (free <= 0 || next > 0) return next;
      const leased = await commits.runWithoutSync(() => {
        if (this.#stopped) return [];
        const now = clock.now().getTime();
        return table.lease(queue, now, now + Math.min(this.#options.leaseMs, HELD_MS), free);
      });
      for (const message of leased) this.#run(this.#work(message));
      const left = this.#untilNext();
      this.#isBehind = left <= 0;
      return left;
    } catch (error) {
      log.error('no messages could be taken; trying again', { queue, error: String(error) });
      return LONGEST_SLEEP_MS;
    }
  }

  #run(working: Promise<void>): void {
    const work = working.finally(() => {
      this.#running.delete(work);
      if (this.#isBehind) this.wake();
    });
    this.#running.add(work);
  }

  async #work(message: LeasedMessage): Promise<void> {
    const { queue, table, commits, clock, log } = this.#context;
    const { id, body, deliveries, failures, lost } = message;
    const inWork = { message, end: clock.now().getTime() + this.#options.leaseMs };
    this.#inWork.add(inWork);
    try {
      const handled = await this.#handle({ id, body: body as Body, deliveries, lost }).finally(() =>
        this.#inWork.delete(inWork),
      );
      await commits.runWithoutSync(() => {
        if (handled === 'done') table.remove(queue, message);
        else table.postpone(queue, message, handled.again.getTime(), 0);
      });
      if (handled !== 'done') this.wake();
    } catch (error) {
      const pauseMs = pauseAfter(failures + 1, AFTER_FAILURE);
      log.warn('a message failed and comes again', { queue, id, deliveries, pauseMs, error: String(error) });
      await commits
        .runWithoutSync(() => table.postpone(queue, message, clock.now().getTime() + pauseMs, failures + 1))
        .catch(failure => log.error('a message waits for its lease to end', { queue, id, error: String(failure) }));
      this.wake();
    }
  }

  /** Renews the leases of all that is in work, each up to the time after which its worker is taken for dead. */
  #renew(): void {
    const { queue, table, commits, clock, log } = this.#context;
    if (this.#inWork.size === 0) return;
    const now = clock.now().getTime();
    const renewed = [...this.#inWork].filter(({ end }) => now < end);
    commits
      .runWithoutSync(() => {
        for (const { message, end } of renewed) table.renew(queue, message, Math.min(now + HELD_MS, end));
      })
      .catch(error => log.warn('leases were not renewed', { queue, error: String(error) }));
  }

  /** Milliseconds until the next message is due; infinite when none waits. */
  #untilNext(): number {
    const next = this.#context.table.nextVisible(this.#context.queue);
    return next === undefined ? Number.POSITIVE_INFINITY : next - this.#context.clock.now().getTime();
  }

  #sleep(ms: number): void {
    clearTimeout(this.#timer);
    // A full one that is behind is woken by the end of a handler.
    if (this.#stopped || (this.#isBehind && this.#running.size >= this.#options.concurrency)) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(ms, 1), LONGEST_SLEEP_MS));
    this.#timer.unref();
  }
}
