import {
  AckPolicy,
  type ConsumerConfig,
  type ConsumerInfo,
  DiscardPolicy,
  type JetStreamManager,
  NatsError,
  nanos,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from 'nats';
import type { NatsLink } from './link.ts';
import { INBOUND_QUEUES, INBOUND_STREAM, type QueuePlace, WORK_STREAM, WORK_SUBJECTS } from './subjects.ts';

/** Error codes of JetStream's API: nats-server, server/errors.json. */
const STREAM_NAME_IN_USE = 10058;
const STREAM_NOT_FOUND = 10059;
const CONSUMER_NOT_FOUND = 10014;
const CONSUMER_EXISTS = [10013, 10148];
export const MOST_MESSAGES_PER_SUBJECT = 10077;

/** What outside systems send is a few short texts; as a text within JSON it must fit a message again. */
const INBOUND_MAX_BYTES = 128 * 1024;
/** A message with a `Nats-Msg-Id` that an outside system repeats within this time is dropped. */
const INBOUND_DUPLICATES_MS = 20 * 60_000;
/** Only the repeated attempts of one call bear the same `Nats-Msg-Id` in the work stream. */
const WORK_DUPLICATES_MS = 120_000;
const UNUSED_ACK_WAIT_MS = 6000;

type Streams = Partial<StreamConfig> & { name: string };

/** The error code of JetStream's API; undefined for other errors. */
export function apiCode(error: unknown): number | undefined {
  return error instanceof NatsError ? error.api_error?.err_code : undefined;
}

/** Makes the streams and consumers, and makes them anew when they are gone. */
export class Topology {
  readonly #link: NatsLink;
  readonly #jsm: JetStreamManager;
  readonly #streams: readonly Streams[];

  /** @param replicas copies of each message in a cluster; left as it is unless told. */
  constructor(link: NatsLink, jsm: JetStreamManager, replicas: number | undefined) {
    const shared = {
      retention: RetentionPolicy.Workqueue,
      storage: StorageType.File,
      discard: DiscardPolicy.New,
      ...(replicas === undefined ? {} : { num_replicas: replicas }),
    };
    this.#link = link;
    this.#jsm = jsm;
    this.#streams = [
      {
        ...shared,
        name: WORK_STREAM,
        subjects: [WORK_SUBJECTS],
        // An id is a subject: what waits already is refused for as long as it waits, and no longer.
        max_msgs_per_subject: 1,
        discard_new_per_subject: true,
        duplicate_window: nanos(WORK_DUPLICATES_MS),
      },
      {
        ...shared,
        name: INBOUND_STREAM,
        subjects: [...INBOUND_QUEUES],
        max_msg_size: INBOUND_MAX_BYTES,
        duplicate_window: nanos(INBOUND_DUPLICATES_MS),
      },
    ];
  }

  async makeStreams(): Promise<void> {
    for (const config of this.#streams) {
      await this.#link.attempt(async () => {
        try {
          await this.#jsm.streams.add(config);
        } catch (error) {
          if (apiCode(error) !== STREAM_NAME_IN_USE) throw error;
          const { config: standing } = await this.#jsm.streams.info(config.name);
          await this.#jsm.streams.update(config.name, { ...standing, ...config });
        }
      });
    }
  }

  /** Makes the consumer of a queue, or gives it this time to acknowledge; makes the streams when they are gone. */
  async makeConsumer(place: QueuePlace, ackWaitMs: number): Promise<void> {
    const config: Partial<ConsumerConfig> = {
      durable_name: place.durable,
      filter_subject: place.filter,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(ackWaitMs),
      max_deliver: -1,
      // What outside systems send is taken in its order by all processes together: one is in work at a time.
      max_ack_pending: place.inbound ? 1 : -1,
      max_waiting: 4096,
    };
    await this.#withStreams(async () => {
      try {
        await this.#jsm.consumers.add(place.stream, config);
      } catch (error) {
        if (!CONSUMER_EXISTS.includes(apiCode(error) ?? 0)) throw error;
        await this.#jsm.consumers.update(place.stream, place.durable, config);
      }
    });
  }

  /** How the consumer of a queue stands; it is made when nobody has consumed the queue yet. */
  async consumerInfo(place: QueuePlace): Promise<ConsumerInfo> {
    const info = () => this.#link.attempt(() => this.#jsm.consumers.info(place.stream, place.durable));
    try {
      return await info();
    } catch (error) {
      if (![CONSUMER_NOT_FOUND, STREAM_NOT_FOUND].includes(apiCode(error) ?? 0)) throw error;
      await this.makeConsumer(place, UNUSED_ACK_WAIT_MS);
      return await info();
    }
  }

  /**
   * Deletes the message of this subject when it was acknowledged already: nats-server remembers the acknowledgement
   * sooner than the deletion, so that a crash leaves such messages in the stream. False when it waits in earnest.
   */
  async deleteLeftover(place: QueuePlace, subject: string): Promise<boolean> {
    const { ack_floor } = await this.consumerInfo(place);
    const { seq } = await this.#jsm.streams.getMessage(place.stream, { last_by_subj: subject });
    if (seq > ack_floor.stream_seq) return false;
    return this.#jsm.streams.deleteMessage(place.stream, seq, false);
  }

  async #withStreams(work: () => Promise<void>): Promise<void> {
    try {
      await this.#link.attempt(work);
    } catch (error) {
      if (apiCode(error) !== STREAM_NOT_FOUND) throw error;
      await this.makeStreams();
      await this.#link.attempt(work);
    }
  }
}
