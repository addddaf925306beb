import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { createServiceMetrics } from '../../infrastructure/metrics/service-metrics.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { INLINE } from './requests.ts';

const test = suite('metrics');
const house = await openHttpHouse();
test.after(() => house.close());

const text = async () => (await house.app.request('/metrics')).text();

/** The value of one sample; undefined when it is not told. */
function sample(exposition: string, name: string): number | undefined {
  const line = exposition.split('\n').find(each => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

test('are told without a key, in the text format of Prometheus', async () => {
  const response = await house.app.request('/metrics');
  assert.is(response.status, 200);
  assert.is(response.headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8');
  const lines = (await response.text()).trimEnd().split('\n');
  for (const line of lines)
    assert.match(line, /^(# (HELP|TYPE) \w+ .+|\w+(\{.+\})? (-?[\d.]+(e[+-]?\d+)?|Nan|\+Inf)|)$/);
  assert.ok(lines.some(line => line.startsWith('process_cpu_seconds_total ')));
});

test('count requests by the pattern of their route, so that ids make no counter of their own', async () => {
  const { owner } = await house.household();
  const { body } = await owner<{ id: string }>('POST', '/web/inquiry', INLINE);
  for (let count = 0; count < 3; count++) await owner('GET', `/web/inquiry/${body.id}`);
  await owner('GET', '/web/inquiry/web_iq_00000000000000000000000000');
  await house.app.request('/nowhere/secret-4711');
  const told = await text();
  const counted = (labels: string) => sample(told, `affiant_http_request_duration_seconds_count{${labels}}`);
  const route = '/api/v1/web/inquiry/:id';
  assert.is(counted(`method="GET",route="${route}",status="200"`), 3);
  assert.is(counted(`method="GET",route="${route}",status="404"`), 1);
  assert.is(counted('method="POST",route="/api/v1/web/inquiry",status="200"'), 1);
  assert.ok(!told.includes(body.id) && !told.includes('secret-4711'));
});

test('tell attempts, outcomes, queues, read models and captures', async () => {
  const metrics = createServiceMetrics();
  metrics.deliveries.attempted({ accepted: true, error: null, durationMs: 30 });
  metrics.deliveries.attempted({ accepted: false, error: null, durationMs: 3000 });
  metrics.deliveries.attempted({ accepted: false, error: 'timeout', durationMs: 8000 });
  metrics.deliveries.ended('delivered');
  const ago = (ms: number) => new Date(Date.now() - ms);
  metrics.observe({
    queues: async () => [
      { queue: 'deliveries', waiting: 7, oldestDue: ago(90_000) },
      { queue: 'expiries', waiting: 2, oldestDue: ago(-90_000) },
    ],
    readModels: async () => [
      { name: 'inquiries', behindSince: null },
      { name: 'templates', behindSince: ago(4000) },
    ],
    captures: () => 3,
    waiting: () => 2,
  });
  const told = await metrics.exposition();
  const attempts = 'affiant_webhook_attempt_duration_seconds';
  assert.is(sample(told, `${attempts}_bucket{le="0.05",outcome="accepted"}`), 1);
  assert.is(sample(told, `${attempts}_sum{outcome="refused"}`), 3);
  assert.is(sample(told, `${attempts}_count{outcome="timeout"}`), 1);
  assert.is(sample(told, 'affiant_webhook_deliveries_total{outcome="delivered"}'), 1);
  assert.is(sample(told, 'affiant_webhook_deliveries_total{outcome="endpoint_deleted"}'), 0);
  assert.is(sample(told, 'affiant_queue_messages{queue="deliveries"}'), 7);
  const age = (queue: string) => sample(told, `affiant_queue_oldest_due_age_seconds{queue="${queue}"}`) ?? Number.NaN;
  assert.ok(age('deliveries') >= 90 && age('deliveries') < 100, String(age('deliveries')));
  assert.is(age('expiries'), 0);
  assert.is(sample(told, 'affiant_read_model_lag_seconds{read_model="inquiries"}'), 0);
  assert.ok((sample(told, 'affiant_read_model_lag_seconds{read_model="templates"}') ?? 0) >= 4);
  assert.is(sample(told, 'affiant_captures_live'), 3);
  assert.is(sample(told, 'affiant_capture_waiting'), 2);
});

test('tell why hosts and readers have ended, and how many places are taken', async () => {
  const metrics = createServiceMetrics();
  const { hostEnded, readers } = metrics.strangers;
  hostEnded('memory');
  readers.started();
  readers.started();
  readers.ended('time');
  const occupancy = () => ({ places: 8, taken: 3, hosts: { in_use: 2, spare: 1 } });
  metrics.observe({
    queues: async () => [],
    readModels: async () => [],
    captures: () => 2,
    waiting: () => 1,
    occupancy,
  });
  const told = await metrics.exposition();
  const samples = {
    'affiant_browser_hosts_ended_total{cause="memory"}': 1,
    'affiant_browser_hosts_ended_total{cause="crashed"}': 0,
    'affiant_browser_hosts{state="in_use"}': 2,
    'affiant_browser_hosts{state="spare"}': 1,
    affiant_capture_places: 8,
    affiant_capture_places_taken: 3,
    affiant_readers: 1,
    'affiant_readers_ended_total{cause="time"}': 1,
    'affiant_readers_ended_total{cause="done"}': 0,
  };
  assert.equal(Object.fromEntries(Object.keys(samples).map(name => [name, sample(told, name)])), samples);
  for (const own of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'nodejs_eventloop_lag_seconds']) {
    assert.type(sample(told, own), 'number', own);
  }
});

test('look anew each time', async () => {
  const metrics = createServiceMetrics();
  let waiting = 0;
  const queues = async () => [{ queue: 'deliveries', waiting, oldestDue: new Date(Date.now() - waiting * 10_000) }];
  metrics.observe({ queues, readModels: async () => [], captures: () => 0, waiting: () => 0 });
  for (waiting of [1, 2]) {
    const told = await metrics.exposition();
    assert.is(sample(told, 'affiant_queue_messages{queue="deliveries"}'), waiting);
    const age = sample(told, 'affiant_queue_oldest_due_age_seconds{queue="deliveries"}') ?? Number.NaN;
    assert.ok(age >= waiting * 10 && age < waiting * 10 + 5, `${waiting}: ${age}`);
  }
});

test('leave out what an engine would have to say that is away, and tell the others', async () => {
  const metrics = createServiceMetrics();
  let away = false;
  const queues = [{ queue: 'deliveries', waiting: 7, oldestDue: null }];
  metrics.observe({
    queues: async () => {
      if (away) throw new EngineUnavailable('nats');
      return queues;
    },
    readModels: async () => [{ name: 'inquiries', behindSince: null }],
    captures: () => 3,
    waiting: () => 2,
  });
  const waiting = async () => sample(await metrics.exposition(), 'affiant_queue_messages{queue="deliveries"}');
  assert.is(await waiting(), 7);
  away = true;
  assert.is(await waiting(), undefined);
  assert.is(sample(await metrics.exposition(), 'affiant_captures_live'), 3);
  assert.is(sample(await metrics.exposition(), 'affiant_read_model_lag_seconds{read_model="inquiries"}'), 0);
  away = false;
  assert.is(await waiting(), 7);
});

test.run();
