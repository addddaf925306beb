/** A message that is handed to a worker. */
export type Message<Body = unknown> = {
  /** The publisher's id. */
  id: string;
  body: Body;
  /** How often it was handed out, this time included. A hint for logs: the truth of what was tried is in the log. */
  deliveries: number;
  /**
   * How often a worker took it and was never heard of again: it was killed with it, or hung until its lease ended. It is
   * counted before the work begins, so that the end of the whole process counts.
   */
  lost: number;
};

/** What becomes of a message: it is done, or it comes back at the given time. */
export type Handled = 'done' | { again: Date };

export type PublishOptions = {
  /** Not before this time; at once unless told. */
  dueAt?: Date;
  /**
   * The work is found again without the message, so that nobody has to wait for the disk: it may be lost when the power
   * fails, though not when the process ends. Durable unless told.
   */
  isHint?: boolean;
};

export type ConsumerOptions = {
  /** Messages in work at once at most. */
  concurrency: number;
  /** A worker that does not answer within this time is taken for dead and its message is handed out again. */
  leaseMs: number;
};

export interface Consumer {
  /** Takes no new message and resolves once those in work have ended. */
  stop(): Promise<void>;
}

/**
 * Work that waits, durable and with due times. Each message goes to one worker at a time, at least once.
 * A handler that throws gets its message again after a growing pause.
 */
export interface MessageBus {
  /** Resolves once the message is durable. A message whose id already waits in the queue is not put in twice. */
  publish(queue: string, message: { id: string; body: unknown }, options?: PublishOptions): Promise<void>;
  consume<Body>(
    queue: string,
    handle: (message: Message<Body>) => Promise<Handled>,
    options: ConsumerOptions,
  ): Consumer;
  /** Messages that wait or are in work, and the due time of the oldest. */
  depth(queue: string): Promise<{ waiting: number; oldestDue: Date | null }>;
  close(): Promise<void>;
}
