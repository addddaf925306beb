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

/** A connection to the file, with the statements and shared transactions that run on it. */
type Access = { db: Connection; table: MessageTable; commits: GroupCommit };

/**
 * Queues in an SQLite file; several processes may publish and work on it. What is published is durable. What is written
 * while messages are worked on survives the end of the process, but is not waited for to reach the disk: when the power
 * fails, a message may be handed out once more, which every handler must bear anyway.
 */
export class EmbeddedMessageBus implements MessageBus {
  readonly #options: EmbeddedMessageBusOptions;
  readonly #publishing: Access;
  readonly #working: Access;
  readonly #outside: OutsideChanges;
  readonly #consumers = new Map<MessageConsumer<never>, string>();
  #closing: Promise<void> | undefined;

  constructor(options: EmbeddedMessageBusOptions) {
    this.#options = options;
    this.#publishing = accessTo(options, 'FULL');
    this.#working = accessTo(options, 'NORMAL');
    this.#outside = new OutsideChanges(this.#working.db);
    this.#outside.poll(POLL_MS, () => this.#wake());
  }

  async publish(queue: string, message: { id: string; body: unknown }, options: PublishOptions = {}): Promise<void> {
    const encoded = { id: message.id, body: JSON.stringify(message.body) };
    const dueAt = (options.dueAt ?? this.#options.clock.now()).getTime();
    const { commits, table } = this.#publishing;
    await commits.run(() => table.insert(queue, encoded, dueAt));
    this.#wake(queue);
  }

  consume<Body>(
    queue: string,
    handle: (message: Message<Body>) => Promise<Handled>,
    options: ConsumerOptions,
  ): Consumer {
    const { clock, log } = this.#options;
    const { table, commits } = this.#working;
    const context = { queue, table, commits, clock, log };
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
    return this.#working.table.depth(queue);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#outside.stop();
    await Promise.all([...this.#consumers.keys()].map(consumer => consumer.stop()));
    for (const { commits, db } of [this.#publishing, this.#working]) {
      commits.close();
      db.close();
    }
  }

  /** Wakes the consumers of a queue, or all of them. */
  #wake(queue?: string): void {
    for (const [consumer, consumed] of this.#consumers) {
      if (queue === undefined || consumed === queue) consumer.wake();
    }
  }
}

function accessTo({ file, maxPages }: EmbeddedMessageBusOptions, synchronous: 'FULL' | 'NORMAL'): Access {
  const db = openDatabase(file, { synchronous, ...(maxPages === undefined ? {} : { maxPages }) });
  return { db, table: new MessageTable(db), commits: new GroupCommit(db, file) };
}
