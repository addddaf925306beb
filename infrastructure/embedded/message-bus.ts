import type { Clock } from '../../application/ports/clock.ts';
import type { Log } from '../../application/ports/log.ts';
import type {
  Consumer,
  ConsumerOptions,
  Handled,
  Message,
  MessageBus,
  PublishOptions,
} from '../../application/ports/message-bus.ts';
import { type Connection, openDatabase } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { MessageConsumer } from './message-consumer.ts';
import { MessageTable } from './message-table.ts';
import { OutsideChanges } from './outside-changes.ts';
import { removeTraces } from './traces.ts';

export type EmbeddedMessageBusOptions = {
  /** Path of the SQLite file. */
  file: string;
  clock: Clock;
  log: Log;
  /** Largest size of the file, in pages of 4096 bytes; unlimited unless told. */
  maxPages?: number;
};

/** How soon a consumer sees what another process published, ms. */
const POLL_MS = 100;

/**
 * Queues in an SQLite file; several processes may publish and work on it. What is published is durable, but for hints.
 * These, and what is written while messages are worked on, survive the end of the process, but are not waited for to reach the disk:
 * when the power fails, a message may be handed out once more, which every handler must bear anyway.
 */
export class EmbeddedMessageBus implements MessageBus {
  readonly #options: EmbeddedMessageBusOptions;
  readonly #db: Connection;
  readonly #table: MessageTable;
  readonly #commits: GroupCommit;
  readonly #outside: OutsideChanges;
  readonly #consumers = new Map<MessageConsumer<never>, string>();
  #closing: Promise<void> | undefined;

  constructor(options: EmbeddedMessageBusOptions) {
    this.#options = options;
    const { file, maxPages } = options;
    const limit = maxPages === undefined ? {} : { maxPages };
    this.#db = openDatabase(file, { synchronous: 'FULL', secureDelete: true, ...limit });
    this.#table = new MessageTable(this.#db);
    this.#commits = new GroupCommit(this.#db, file);
    this.#outside = new OutsideChanges(this.#db);
    this.#outside.poll(POLL_MS, () => this.#wake());
  }

  async publish(queue: string, message: { id: string; body: unknown }, options: PublishOptions = {}): Promise<void> {
    const encoded = { id: message.id, body: JSON.stringify(message.body) };
    const dueAt = (options.dueAt ?? this.#options.clock.now()).getTime();
    const commit = <T>(work: () => T) =>
      options.isHint ? this.#commits.runWithoutSync(work) : this.#commits.run(work);
    const consumers = [...this.#consumers].flatMap(([consumer, consumed]) => (consumed === queue ? [consumer] : []));
    if (options.dueAt === undefined) {
      for (const consumer of consumers) {
        const taken = consumer.takes(encoded, until =>
          commit(() => this.#table.insertHeld(queue, encoded, dueAt, until)),
        );
        if (taken !== undefined) return void (await taken);
      }
    }
    const inserted = commit(() => this.#table.insert(queue, encoded, dueAt));
    for (const consumer of consumers) consumer.expects(inserted);
    await inserted;
  }

  consume<Body>(
    queue: string,
    handle: (message: Message<Body>) => Promise<Handled>,
    options: ConsumerOptions,
  ): Consumer {
    const { clock, log } = this.#options;
    const context = { queue, table: this.#table, commits: this.#commits, clock, log };
    const consumer = new MessageConsumer<Body>(context, handle, options);
    this.#consumers.set(consumer, queue);
    return {
      stop: async () => {
        await consumer.stop();
        this.#consumers.delete(consumer);
      },
    };
  }

  async depth(queue: string): Promise<{ waiting: number; oldestDue: Date | null }> {
    return this.#table.depth(queue);
  }

  /** Leaves nothing in the file of messages that are done. @throws as `removeTraces`. */
  removeTraces(): Promise<void> {
    return removeTraces(this.#options.file);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#outside.stop();
    await Promise.all([...this.#consumers.keys()].map(consumer => consumer.stop()));
    this.#commits.close();
    this.#db.close();
  }

  #wake(): void {
    for (const consumer of this.#consumers.keys()) consumer.wake();
  }
}
