import type { DomainEvent } from '../../domain/decider.ts';

/** `<category>-<id>`, for example `inquiry-web_iq_01K…`. The category ends at the first hyphen. */
export type StreamName = `${string}-${string}`;

/** What is known of an event beside its data. Snake case: these names stand in the log and in the auditor's view. */
export type EventMetadata = {
  /** Organization that the event belongs to; `system` for events that belong to none. */
  org_id: string;
  /** Who caused it: `key:<id>`, `operator:<email>`, `end_user` or `system`. */
  actor: string;
  correlation_id: string;
  /** Id of the event that led to this one, null when a person or customer did. */
  causation_id: string | null;
  /** ISO 8601, UTC. */
  occurred_at: string;
  schema_version: number;
};

/** An event on its way into the log. */
export type NewEvent = {
  /** UUID; appending the same ids to the same stream again is answered as if it were the first time. */
  id: string;
  type: string;
  data: unknown;
  /** The version is put in by the codec, which knows what it writes. */
  metadata: Omit<EventMetadata, 'schema_version'> & { schema_version?: number };
};

/** An event as the log holds it. */
export type RecordedEvent = {
  id: string;
  type: string;
  data: unknown;
  metadata: EventMetadata;
  stream: StreamName;
  /** Place in its stream, from 0. */
  revision: number;
  /** Place in the whole log; grows strictly, with gaps. */
  position: bigint;
  /** When the log took it, ISO 8601, UTC. */
  created_at: string;
};

/** Domain events as the log holds them. */
export type Recorded<Event extends DomainEvent> = Event & Omit<RecordedEvent, keyof DomainEvent>;

/** The revision of the last event that the writer has seen, or that the stream must not exist yet. */
export type ExpectedRevision = number | 'no_stream';

/**
 * Where a subscriber may go on. Only the engine that made it can read it whole; it begins with the position in the log
 * that it stands at, in decimal, so that of two everybody knows the later one.
 */
export type Checkpoint = string;

/** Position in the log that a checkpoint stands at. @throws when no engine made it */
export function checkpointPosition(checkpoint: Checkpoint): bigint {
  const [position] = /^\d{1,19}(?!\d)/.exec(checkpoint) ?? [];
  if (position === undefined) throw new Error(`${checkpoint} is no checkpoint: it does not begin with a position`);
  return BigInt(position);
}

export type EventBatch = {
  /** May be empty: the checkpoint has moved on past events of other categories. */
  events: RecordedEvent[];
  /** Covers every event of this and all earlier batches: store it once they are handled. */
  checkpoint: Checkpoint;
};

export type SubscriptionOptions = {
  categories: readonly string[];
  /** null: from the beginning of the log. */
  from: Checkpoint | null;
  /** Ends the subscription; the iterator then returns. */
  signal: AbortSignal;
  /** Events in one batch at most; 500 unless told. */
  batchSize?: number;
};

export type ScanOptions = {
  categories: readonly string[];
  /** null: from the beginning of the log. */
  from: Checkpoint | null;
};

export type ReadAllOptions = ScanOptions & {
  /** Events at most. */
  limit: number;
};

/** The log has moved on since the writer read it. */
export class RevisionConflict extends Error {
  override readonly name = 'RevisionConflict';
  readonly stream: StreamName;
  readonly expected: ExpectedRevision;
  constructor(stream: StreamName, expected: ExpectedRevision) {
    super(`stream ${stream} is not at the expected revision ${expected}`);
    this.stream = stream;
    this.expected = expected;
  }
}

/** The log of everything that was decided: the one source of truth. */
export interface EventStore {
  /**
   * Appends all of the events or none; resolves once they are durable.
   * @throws RevisionConflict when the stream is not at `expected`, unless exactly these event ids are what follows it:
   *   then this append was sent before, with the same data, and it is not done again.
   */
  append(stream: StreamName, events: readonly NewEvent[], expected: ExpectedRevision): Promise<RecordedEvent[]>;
  /** The stream from its revision `from` (0 unless told) to its end; empty when there is no such stream. */
  read(stream: StreamName, from?: number): Promise<RecordedEvent[]>;
  /**
   * The next events of these categories in the log's order, at most `limit`; fewer, or none, only when no more follow yet.
   */
  readAll(options: ReadAllOptions): Promise<EventBatch>;
  /**
   * All events of these categories in the log's order, in batches of hundreds, up to what is its end when that is
   * reached. For those who read much of the log: the next events come while one works on a batch.
   */
  scan(options: ScanOptions): AsyncIterable<EventBatch>;
  /** Catch-up subscription: what stands in the log in its order, then what is appended, until the signal ends it. */
  subscribe(options: SubscriptionOptions): AsyncIterable<EventBatch>;
  /** Position of the last event of the log, 0n when it is empty. */
  head(): Promise<bigint>;
  close(): Promise<void>;
}
