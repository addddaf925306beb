import { randomUUID } from 'node:crypto';
import { AckPolicy, connect, nanos, RetentionPolicy, StorageType } from 'nats';
import { openNats } from '../../../infrastructure/nats/open.ts';
import { placeOf } from '../../../infrastructure/nats/subjects.ts';
import { systemClock } from '../../../infrastructure/system/clock.ts';
import { neverLost } from '../../support/never-lost.ts';
import { silentLog } from '../../support/silent-log.ts';
import { type BenchOptions, median, type Row } from '../row.ts';

const MESSAGES = 3000;
const AT_ONCE = 64;
const LEASE_MS = 30_000;
/** The size of the orders that our processes give each other. */
const BODY = { event_id: randomUUID(), inquiry_id: `web_iq_${randomUUID()}`, endpoint_id: `wh_${randomUUID()}` };

/** Messages a second that are published durably and taken and acknowledged at the same time, against the bare client. */
export async function measureMessages(run: string, url: string, { rounds }: BenchOptions): Promise<Row> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const seen = [await bareRate(`${run}_${round}`, url), await ourRate(`${run}_${round}`, url)] as const;
    // The first round warms up.
    if (round === 0) continue;
    bare.push(seen[0]);
    ours.push(seen[1]);
  }
  return { name: 'publish and consume, NATS', unit: 'messages/s', ours: median(ours), bare: median(bare), goal: null };
}

/** Publishes all messages, so many at a time. */
async function publishAll(publish: (id: string) => Promise<unknown>): Promise<void> {
  let published = 0;
  const publisher = async () => {
    while (published < MESSAGES) {
      published += 1;
      await publish(randomUUID());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, publisher));
}

async function ourRate(queue: string, url: string): Promise<number> {
  const { messageBus, close } = await openNats({ url, clock: systemClock, log: silentLog, onLost: neverLost });
  let taken = 0;
  const startedAt = performance.now();
  const all = new Promise<void>(resolve => {
    const handle = async () => {
      taken += 1;
      if (taken === MESSAGES) resolve();
      return 'done' as const;
    };
    messageBus.consume(queue, handle, { concurrency: AT_ONCE, leaseMs: LEASE_MS });
  });
  await publishAll(id => messageBus.publish(queue, { id, body: BODY }));
  await all;
  const seconds = (performance.now() - startedAt) / 1000;
  await close();
  const client = await connect({ servers: url.replace(/^\w+:\/\//, '') });
  const place = placeOf(queue);
  await (await client.jetstreamManager()).consumers.delete(place.stream, place.durable);
  await client.close();
  return MESSAGES / seconds;
}

/** The same promises: stored before the publisher goes on, gone for good before the next one is taken. */
async function bareRate(stream: string, url: string): Promise<number> {
  const client = await connect({ servers: url.replace(/^\w+:\/\//, '') });
  const manager = await client.jetstreamManager();
  const jetStream = client.jetstream();
  const kept = { retention: RetentionPolicy.Workqueue, storage: StorageType.File };
  await manager.streams.add({ name: stream, subjects: [`${stream}.>`], ...kept });
  try {
    const wait = nanos(LEASE_MS);
    await manager.consumers.add(stream, { durable_name: stream, ack_policy: AckPolicy.Explicit, ack_wait: wait });
    const messages = await (await jetStream.consumers.get(stream, stream)).consume({ max_messages: AT_ONCE });
    const startedAt = performance.now();
    const takeAll = async () => {
      let taken = 0;
      let acknowledged = 0;
      const acknowledging: Promise<unknown>[] = [];
      for await (const message of messages) {
        message.json();
        taken += 1;
        acknowledging.push(message.ackAck().then(() => (acknowledged += 1)));
        if (taken === MESSAGES) break;
        if (taken - acknowledged >= AT_ONCE) await Promise.race(acknowledging.slice(-AT_ONCE));
      }
      await Promise.all(acknowledging);
    };
    const taking = takeAll();
    const payload = JSON.stringify(BODY);
    await publishAll(id => jetStream.publish(`${stream}.${id}`, payload, { msgID: id }));
    await taking;
    return MESSAGES / ((performance.now() - startedAt) / 1000);
  } finally {
    await manager.streams.delete(stream);
    await client.close();
  }
}
