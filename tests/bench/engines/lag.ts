import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ProjectionRunner } from '../../../projections/runner.ts';
import { silentLog } from '../../support/silent-log.ts';
import { type BenchOptions, type LatencyRow, quantile } from '../row.ts';
import { type EngineSet, inquiriesOf, type OpenedSet } from './engine-set.ts';
import { story } from './stories.ts';

/** What the process that only reads is told: first where everything is, then what to wait for, then the end. */
export type FollowerOrder =
  | { set: EngineSet; category: string }
  /** A command that was sent at this moment has its events up to this position of the log. */
  | { position: string; sentAt: number; id: string; counts: boolean }
  | { end: true };

/** What it answers: that it listens, and at the end how late everything was readable, ms. */
export type FollowerAnswer = { ready: true } | { lags: number[] };

const COMMANDS_PER_SECOND = 200;
const P99_GOAL_MS = 100;
const LIMIT_MS = 5000;
/** Commands that may wait at once, those of half a second: more would only tell of this machine's queue. */
const MOST_WAITING = COMMANDS_PER_SECOND / 2;
/** Share of the usual length of a measurement: p99 needs some more. */
const SHARE = 2;
/** What comes first only warms up two processes and the engines. */
const WARM_UP_MS = 3000;

/** Milliseconds since 1970 on one clock for the processes of this machine. */
export const now = (): number => performance.timeOrigin + performance.now();

/**
 * How long it takes from a command until its document can be read, at 200 commands a second: for a waiter of the
 * process that folds, and for one of another process. A command begins when it is due, so that one that comes late
 * because this process is busy counts whole.
 * @throws when the machine is too busy for that many commands.
 */
export async function measureLag(
  category: string,
  set: EngineSet,
  { log: store, documents, settings, announcements }: OpenedSet,
  { seconds }: BenchOptions,
): Promise<LatencyRow[]> {
  const projection = inquiriesOf(category);
  const runner = new ProjectionRunner(projection, { store, documents, settings, log: silentLog, announcements });
  await runner.catchUp();
  runner.start();
  const follower = fork(join(import.meta.dirname, 'lag-follower.js'));
  const tell = (order: FollowerOrder) => follower.send(order);
  const ended = once(follower, 'exit').then(([code]) => {
    throw new Error(`the process that only reads ended with ${code}`);
  });
  ended.catch(() => undefined);
  const heard = () => Promise.race([once(follower, 'message') as Promise<[FollowerAnswer]>, ended]);
  const near: number[] = [];
  try {
    const ready = heard();
    tell({ set, category });
    await ready;
    const countsFrom = now() + WARM_UP_MS;
    const create = async (dueAt: number) => {
      const counts = dueAt >= countsFrom;
      const [first] = story(category);
      if (first === undefined) return;
      const recorded = await store.append(first.stream, first.events, first.expected);
      const position = recorded.at(-1)?.position ?? 0n;
      tell({ position: String(position), sentAt: dueAt, id: first.stream.slice(category.length + 1), counts });
      if (!(await runner.reached(position, LIMIT_MS))) throw new Error(`position ${position} was not folded in 5 s`);
      if (counts) near.push(now() - dueAt);
    };
    await atEvenDistances(WARM_UP_MS + seconds * SHARE * 1000, create);
    const said = heard();
    tell({ end: true });
    const [answer] = await said;
    const far = 'lags' in answer ? answer.lags : [];
    return [row(`lag in the same process, ${set.name}`, near), row(`lag in another process, ${set.name}`, far)];
  } finally {
    follower.kill();
    await runner.stop();
  }
}

function row(name: string, lags: readonly number[]): LatencyRow {
  return { name, p50: quantile(lags, 0.5), p99: quantile(lags, 0.99), p99Goal: P99_GOAL_MS };
}

/** Begins a piece of work every 5 ms, whether or not the ones before it have ended. @throws when too many have not. */
async function atEvenDistances(ms: number, work: (dueAt: number) => Promise<void>): Promise<void> {
  const startedAt = now();
  const under: Promise<void>[] = [];
  let waiting = 0;
  for (let dueAt = startedAt; dueAt < startedAt + ms; dueAt += 1000 / COMMANDS_PER_SECOND) {
    const early = dueAt - now();
    if (early > 0) await new Promise(resolve => setTimeout(resolve, early));
    if (waiting >= MOST_WAITING) {
      await Promise.allSettled(under);
      throw new Error(
        `${MOST_WAITING} commands waited at once, at ${COMMANDS_PER_SECOND} a second: the machine is too busy`,
      );
    }
    waiting += 1;
    const one = work(dueAt).finally(() => {
      waiting -= 1;
    });
    // Those that follow end first: what they need is closed when this fails.
    one.catch(() => undefined);
    under.push(one);
  }
  await Promise.allSettled(under);
  await Promise.all(under);
}
