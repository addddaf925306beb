import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { webhookPayload } from '../../domain/webhook/payload.ts';
import { newSecret } from '../../domain/webhook/signing-secret.ts';
import { apiOf } from '../support/api.ts';
import type { BareSending } from './bare-sender.ts';
import { say } from './progress.ts';
import { type Bench, type LatencyRow, quantile } from './row.ts';
import { INQUIRY, withService } from './setting.ts';
import { type Sink, startSink } from './sink-process.ts';
import { alternate, type Slice } from './slices.ts';

const ENDPOINTS = 20;
/** Events of one slice: each goes to every endpoint. */
const EVENTS = 100;
const AT_ONCE = 64;
const GOAL = 0.5;
/** What is written down behind the last receipt of a slice still belongs to it. */
const SETTLE_MS = 500;
const HALF_LOAD_SECONDS = 10;
const P99_GOAL_MS = 250;

async function untilReceived(sink: Sink, amount: number): Promise<void> {
  const deadline = Date.now() + 120_000;
  while ((await sink.count()) < amount) {
    if (Date.now() > deadline) throw new Error(`only ${await sink.count()} of ${amount} webhooks came`);
    await pause(20);
  }
}

/** Creates inquiries, each of which is one event: as fast as possible, or so many a second at even distances. */
async function createEvents(url: string, key: string, amount: number, perSecond = Number.POSITIVE_INFINITY) {
  const api = apiOf(url, key);
  const startedAt = performance.now();
  let created = 0;
  const worker = async () => {
    while (created < amount) {
      const waitMs = startedAt + (created++ * 1000) / perSecond - performance.now();
      if (waitMs > 0) await pause(waitMs);
      await api('POST', '/web/inquiry', INQUIRY);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

async function sendBare(sender: ChildProcess, order: BareSending): Promise<Slice> {
  sender.send(order);
  const [{ seconds }] = (await once(sender, 'message')) as [{ seconds: number }];
  return { requests: order.amount, seconds };
}

/**
 * Deliveries a second to a local receiver, from the log to the recorded outcome, against a bare client that signs and
 * posts the same bytes; then the latency from append to receipt at half of that load. The processor time of a delivery
 * holds its share of the inquiry that was created.
 */
export const deliverWebhooks: Bench = ({ slices, checkout }) =>
  withService(checkout, async ({ service, key }) => {
    const sink = await startSink();
    const bareSink = await startSink();
    const sender = fork(join(import.meta.dirname, 'bare-sender.js'));
    try {
      const api = apiOf(service.url, key);
      for (let number = 0; number < ENDPOINTS; number++) {
        await api('POST', '/webhook/endpoints', { url: `${sink.url}/${number}` });
      }
      const body = webhookPayload({
        type: 'web.result.pending',
        timestamp: new Date().toISOString(),
        inquiryId: 'web_iq_01KAJV4S2W8H3Z9Q6T5R7Y1X0C',
        subjectId: 'customer-user-8841',
      });
      const secret = newSecret(new Uint8Array(32).fill(7));
      const amount = EVENTS * ENDPOINTS;
      const deliver = async (): Promise<Slice> => {
        await sink.forget();
        await createEvents(service.url, key, EVENTS);
        await untilReceived(sink, amount);
        const { firstAt, lastAt } = await sink.received();
        await pause(SETTLE_MS);
        return { requests: amount, seconds: (lastAt - firstAt) / 1000 };
      };
      const name = `deliver webhooks to ${ENDPOINTS} endpoints`;
      const sides = {
        ours: { pid: service.process.pid, measure: deliver },
        bare: {
          pid: sender.pid,
          measure: () => sendBare(sender, { url: bareSink.url, body, secret, amount, atOnce: AT_ONCE }),
        },
      };
      const seen = await alternate(name, sides, slices, [sink.pid, bareSink.pid]);
      const perSecond = Math.max(1, Math.round(seen.ours / 2 / ENDPOINTS));
      say(`latency at half of that load, ${HALF_LOAD_SECONDS} s`);
      await sink.forget();
      await createEvents(service.url, key, perSecond * HALF_LOAD_SECONDS, perSecond);
      await untilReceived(sink, perSecond * HALF_LOAD_SECONDS * ENDPOINTS);
      const { latencies } = await sink.received();
      const latency: LatencyRow = {
        name: `append to receipt at ${perSecond * ENDPOINTS} deliveries/s`,
        p50: quantile(latencies, 0.5),
        p99: quantile(latencies, 0.99),
        p99Goal: P99_GOAL_MS,
      };
      return [{ name, unit: 'deliveries/s', ...seen, goal: GOAL }, latency];
    } finally {
      sender.disconnect();
      sink.stop();
      bareSink.stop();
    }
  });
