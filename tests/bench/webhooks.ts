import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { webhookPayload } from '../../domain/webhook/payload.ts';
import { newSecret } from '../../domain/webhook/signing-secret.ts';
import { apiOf } from '../support/api.ts';
import type { BareSending } from './bare-sender.ts';
import { type Bench, median } from './row.ts';
import { INQUIRY, withService } from './setting.ts';
import { type Sink, startSink } from './sink-process.ts';

const ENDPOINTS = 20;
/** Events of one measurement: each goes to every endpoint. */
const EVENTS = 250;
const AT_ONCE = 64;
const GOAL = 0.5;
const HALF_LOAD_SECONDS = 10;
const P99_GOAL_MS = 250;

async function untilReceived(sink: Sink, amount: number): Promise<void> {
  const deadline = Date.now() + 120_000;
  while ((await sink.count()) < amount) {
    if (Date.now() > deadline) throw new Error(`only ${await sink.count()} of ${amount} webhooks came`);
    await new Promise(resolve => setTimeout(resolve, 20));
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
      if (waitMs > 0) await new Promise(resolve => setTimeout(resolve, waitMs));
      await api('POST', '/web/inquiry', INQUIRY);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

async function sendBare(order: BareSending): Promise<number> {
  const child = fork(join(import.meta.dirname, 'bare-sender.js'));
  child.send(order);
  const [{ perSecond }] = (await once(child, 'message')) as [{ perSecond: number }];
  return perSecond;
}

const quantile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;

/**
 * Deliveries a second to a local receiver, from the log to the recorded outcome, against a bare client that signs and
 * posts the same bytes; then the latency from append to receipt at half of that load.
 */
export const deliverWebhooks: Bench = ({ rounds }) =>
  withService(async ({ service, key }) => {
    const sink = await startSink();
    const bareSink = await startSink();
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
      const seen: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
      for (let round = 0; round <= rounds; round++) {
        await sink.forget();
        await createEvents(service.url, key, EVENTS);
        await untilReceived(sink, amount);
        const { firstAt, lastAt } = await sink.received();
        const bare = await sendBare({ url: bareSink.url, body, secret, amount, atOnce: AT_ONCE });
        // The first round warms up.
        if (round === 0) continue;
        seen.ours.push(amount / ((lastAt - firstAt) / 1000));
        seen.bare.push(bare);
      }
      const ours = median(seen.ours);
      await sink.forget();
      const eventsASecond = Math.max(1, Math.round(ours / 2 / ENDPOINTS));
      await createEvents(service.url, key, eventsASecond * HALF_LOAD_SECONDS, eventsASecond);
      await untilReceived(sink, eventsASecond * HALF_LOAD_SECONDS * ENDPOINTS);
      const { latencies } = await sink.received();
      const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map(share => quantile(latencies, share));
      const verdict = p99 < P99_GOAL_MS ? 'ok' : 'BELOW GOAL';
      process.stdout.write(
        `append to receipt at ${eventsASecond * ENDPOINTS} deliveries/s: p50 ${p50} ms  p95 ${p95} ms  p99 ${p99} ms  ` +
          `goal p99 < ${P99_GOAL_MS} ms  ${verdict}\n`,
      );
      const name = `deliver webhooks to ${ENDPOINTS} endpoints`;
      return [{ name, unit: 'deliveries/s', ours, bare: median(seen.bare), goal: GOAL }];
    } finally {
      sink.stop();
      bareSink.stop();
    }
  });
