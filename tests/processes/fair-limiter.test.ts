import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DELIVERIES_IN_WORK, FairLimiter } from '../../application/processes/fair-limiter.ts';

const test = suite('fair limiter');
const HANG_MS = 8000;

type Delivery = { endpoint: string; createdAt: number; takes: number };
type Ended = Delivery & { startedAt: number };

/**
 * Runs deliveries through the limiter with a clock of its own, as a queue with due times and bounded hands would.
 * `answersIn`: how long an attempt to this endpoint takes that begins then.
 */
async function simulate(
  deliveries: Delivery[],
  answersIn: (endpoint: string, now: number) => number,
  untilMs: number,
): Promise<{ ended: Ended[]; waiting: Delivery[]; mostAtOnce: Map<string, number> }> {
  let now = 0;
  const limiter = new FairLimiter({ now: () => new Date(now) }, 0);
  const due = new Map<number, (() => void | Promise<void>)[]>();
  const waiting = new Set(deliveries);
  const ended: Ended[] = [];
  const atOnce = new Map<string, number>();
  const mostAtOnce = new Map<string, number>();
  let inHand = 0;
  const at = (time: number, work: () => void | Promise<void>): void => {
    due.set(time, [...(due.get(time) ?? []), work]);
  };

  const take = async (delivery: Delivery): Promise<void> => {
    if (inHand >= DELIVERIES_IN_WORK) return at(now + 1, () => take(delivery));
    inHand += 1;
    delivery.takes += 1;
    const { endpoint } = delivery;
    const permit = await limiter.acquire(endpoint);
    if ('again' in permit) {
      inHand -= 1;
      return at(Math.ceil(permit.again.getTime()), () => take(delivery));
    }
    waiting.delete(delivery);
    atOnce.set(endpoint, (atOnce.get(endpoint) ?? 0) + 1);
    mostAtOnce.set(endpoint, Math.max(mostAtOnce.get(endpoint) ?? 0, atOnce.get(endpoint) ?? 0));
    ended.push({ ...delivery, startedAt: now });
    at(now + answersIn(endpoint, now), () => {
      inHand -= 1;
      atOnce.set(endpoint, (atOnce.get(endpoint) ?? 0) - 1);
      permit.release();
    });
  };
  for (const delivery of deliveries) at(delivery.createdAt, () => take(delivery));
  for (; now < untilMs; now++) {
    const works = due.get(now) ?? [];
    due.delete(now);
    await Promise.all(works.map(work => work()));
  }
  return { ended, waiting: [...waiting], mostAtOnce };
}

/** One delivery to each endpoint every 250 ms. */
function steady(endpoints: readonly string[], seconds: number): Delivery[] {
  return Array.from({ length: seconds * 4 }, (_, number) =>
    endpoints.map(endpoint => ({ endpoint, createdAt: number * 250, takes: 0 })),
  ).flat();
}

const named = (kind: string, count: number) => Array.from({ length: count }, (_, number) => `${kind}-${number}`);
const lateness = (ended: readonly Ended[], kind: string) =>
  ended.filter(({ endpoint }) => endpoint.startsWith(kind)).map(({ startedAt, createdAt }) => startedAt - createdAt);

test('endpoints that hang hold few turns, and what waits for them is seldom taken out in vain', async () => {
  const endpoints = [...named('hang', 10), ...named('ok', 40)];
  const answersIn = (endpoint: string) => (endpoint.startsWith('hang') ? HANG_MS : 5);
  const { ended, waiting, mostAtOnce } = await simulate(steady(endpoints, 60), answersIn, 61_000);
  const late = lateness(ended, 'ok');
  assert.is(late.length, 40 * 240);
  assert.ok(Math.max(...late) < 1000, String(Math.max(...late)));
  for (const endpoint of named('hang', 10)) assert.ok((mostAtOnce.get(endpoint) ?? 0) <= 4, endpoint);
  // Each of 10 endpoints makes 4 attempts in 8 s; the rest waits.
  const attempts = ended.length - late.length;
  assert.ok(attempts >= 200 && attempts <= 320, String(attempts));
  assert.is(waiting.length, 10 * 240 - attempts);
  const takes = waiting.reduce((sum, { takes }) => sum + takes, 0) / waiting.length;
  assert.ok(takes < 4, `${takes} times each`);
});

test('a hundred that hang leave half of the hands to those that answer', async () => {
  const answersIn = (endpoint: string) => (endpoint.startsWith('hang') ? HANG_MS : 5);
  const known = steady(named('ok', 20), 30);
  const late = steady(named('hang', 100), 29).map(each => ({ ...each, createdAt: each.createdAt + 1000 }));
  const { ended } = await simulate([...known, ...late], answersIn, 31_000);
  assert.ok(Math.max(...lateness(ended, 'ok')) < 1000);
  assert.is(lateness(ended, 'ok').length, 20 * 120);
});

test('endpoints that begin to hang all at once give way within a second', async () => {
  const endpoints = [...named('falls', 10), ...named('ok', 40)];
  const answersIn = (endpoint: string, now: number) => (endpoint.startsWith('falls') && now >= 5000 ? HANG_MS : 5);
  const { ended, mostAtOnce } = await simulate(steady(endpoints, 30), answersIn, 31_000);
  assert.ok(Math.max(...lateness(ended, 'ok')) < 1000);
  for (const endpoint of named('falls', 10)) assert.ok((mostAtOnce.get(endpoint) ?? 0) <= 8, endpoint);
});

test('an endpoint that answers again gets its backlog within a minute or so', async () => {
  const answersIn = (_endpoint: string, now: number) => (now < 20_000 ? HANG_MS : 5);
  const { waiting } = await simulate(steady(['back'], 20), answersIn, 100_000);
  assert.is(waiting.length, 0);
});

test('a burst for one endpoint that answers quickly is not passed back and forth', async () => {
  const burst = Array.from({ length: 3000 }, () => ({ endpoint: 'quick', createdAt: 0, takes: 0 }));
  const { ended, waiting, mostAtOnce } = await simulate(burst, () => 5, 10_000);
  assert.is(waiting.length, 0);
  assert.ok((mostAtOnce.get('quick') ?? 0) <= 16);
  const takes = ended.reduce((sum, each) => sum + each.takes, 0) / ended.length;
  assert.ok(takes < 5, `${takes} times each`);
  console.log(
    `3000 at once: over after ${Math.max(...ended.map(each => each.startedAt))} ms, taken ${takes.toFixed(1)} times each`,
  );
});

test.run();
