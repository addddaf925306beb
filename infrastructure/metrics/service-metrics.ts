import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DeliveryMetrics } from '../../application/ports/delivery-metrics.ts';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import type { WorkMetrics } from '../../application/ports/work-metrics.ts';
import { ASSESSMENTS, DELIVERIES, KYC_RESULTS } from '../../application/processes/queues.ts';
import { addOccupancy, createStrangerMetrics, type Occupancy, type StrangerMetrics } from './stranger-metrics.ts';

/** What is looked up when somebody asks, not counted as it happens. */
export type Observed = {
  /** Messages that wait in each queue, and when the oldest is due. */
  queues(): Promise<{ queue: string; waiting: number; oldestDue: Date | null }[]>;
  /** Since when each read model has had events left to fold in; null when it has none. */
  readModels(): Promise<{ name: string; behindSince: Date | null }[]>;
  /** Captures that are live in this process. */
  captures(): number;
  /** People who wait for a place in this process. */
  waiting(): number;
  /** Of a process that has remote browsers. */
  occupancy?: (() => Occupancy) | undefined;
};

export type ServiceMetrics = {
  deliveries: DeliveryMetrics;
  work: WorkMetrics;
  /** A capture was refused, because something came too often. */
  captureRefused(cause: string): void;
  strangers: StrangerMetrics;
  /** One request was answered. `route` is the pattern that it matched. */
  requestAnswered(request: { method: string; route: string; status: number; durationMs: number }): void;
  /** From now on these are told too. */
  observe(observed: Observed): void;
  /** Everything in the text format of Prometheus 0.0.4. */
  exposition(): Promise<string>;
};

const ATTEMPT_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 10];
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const ageSeconds = (since: Date | null) => (since === null ? 0 : Math.max(0, (Date.now() - since.getTime()) / 1000));

/** Counts what this process does. Names and units follow the conventions of Prometheus. */
export function createServiceMetrics(): ServiceMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const deliveries = new Counter({
    name: 'affiant_webhook_deliveries_total',
    help: 'Webhook deliveries that are over, by outcome.',
    labelNames: ['outcome'] as const,
    registers,
  });
  for (const outcome of ['delivered', 'attempts_used_up', 'endpoint_deleted', 'endpoint_disabled'] as const) {
    deliveries.inc({ outcome }, 0);
  }
  const setAside = new Counter({
    name: 'affiant_work_set_aside_total',
    help: 'Messages of a queue that were set aside, because they ended their workers.',
    labelNames: ['queue'] as const,
    registers,
  });
  for (const queue of [ASSESSMENTS, DELIVERIES, KYC_RESULTS]) setAside.inc({ queue }, 0);
  const capturesRefused = new Counter({
    name: 'affiant_capture_refused_total',
    help: 'What was refused at captures since it came too often. cause: inquiry, address, take_over, handover.',
    labelNames: ['cause'] as const,
    registers,
  });
  for (const cause of ['inquiry', 'address', 'take_over', 'handover']) capturesRefused.inc({ cause }, 0);
  const attempts = new Histogram({
    name: 'affiant_webhook_attempt_duration_seconds',
    help: 'Attempts to deliver a webhook. outcome: accepted, refused (an answer that is no 2xx), or what went wrong.',
    labelNames: ['outcome'] as const,
    buckets: ATTEMPT_SECONDS,
    registers,
  });
  const requests = new Histogram({
    name: 'affiant_http_request_duration_seconds',
    help: 'HTTP requests that were answered, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_SECONDS,
    registers,
  });

  return {
    deliveries: {
      attempted({ accepted, error, durationMs }) {
        attempts.observe({ outcome: accepted ? 'accepted' : (error ?? 'refused') }, durationMs / 1000);
      },
      ended: outcome => deliveries.inc({ outcome }),
    },
    strangers: createStrangerMetrics(registers),
    work: { setAside: queue => setAside.inc({ queue }) },
    captureRefused: cause => capturesRefused.inc({ cause }),
    requestAnswered({ method, route, status, durationMs }) {
      requests.observe({ method, route, status }, durationMs / 1000);
    },
    observe: observed => addGauges(registers, observed),
    exposition: () => registry.metrics(),
  };
}

/** Looks, and has no values while the engine that knows them is away: the other metrics are told all the same. */
async function known<Label extends string>(gauge: Gauge<Label>, look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    gauge.reset();
  }
}

function addGauges(registers: Registry[], { queues, readModels, captures, waiting, occupancy }: Observed): void {
  if (occupancy !== undefined) addOccupancy(registers, occupancy);
  // All gauges are collected at once: each looks for itself.
  new Gauge({
    name: 'affiant_queue_oldest_due_age_seconds',
    help: 'How long the oldest message of a queue has been due; 0 when none is.',
    labelNames: ['queue'] as const,
    registers,
    async collect() {
      await known(this, async () => {
        for (const { queue, oldestDue } of await queues()) this.set({ queue }, ageSeconds(oldestDue));
      });
    },
  });
  new Gauge({
    name: 'affiant_queue_messages',
    help: 'Messages of a queue that wait, for their time or for a worker, or are in work.',
    labelNames: ['queue'] as const,
    registers,
    async collect() {
      await known(this, async () => {
        for (const { queue, waiting } of await queues()) this.set({ queue }, waiting);
      });
    },
  });
  new Gauge({
    name: 'affiant_read_model_lag_seconds',
    help: 'Age of the oldest event that a read model has not folded in; 0 when it is caught up with the log.',
    labelNames: ['read_model'] as const,
    registers,
    async collect() {
      await known(this, async () => {
        for (const { name, behindSince } of await readModels()) this.set({ read_model: name }, ageSeconds(behindSince));
      });
    },
  });
  new Gauge({
    name: 'affiant_capture_waiting',
    help: 'People who wait for a free remote browser.',
    registers,
    collect() {
      this.set(waiting());
    },
  });
  new Gauge({
    name: 'affiant_captures_live',
    help: 'Captures that are live in this process.',
    registers,
    collect() {
      this.set(captures());
    },
  });
}
