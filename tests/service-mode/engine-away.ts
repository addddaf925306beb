import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { Cluster } from './cluster.ts';
import { type EngineProcess, type EngineProcesses, startEngineProcesses } from './engine-processes.ts';
import { everyWebhook } from './told.ts';

/** How long an engine is away; `ENGINE_AWAY_SECONDS=30` for the long run. */
const AWAY_MS = Number(process.env.ENGINE_AWAY_SECONDS ?? 6) * 1000;
/** No request waits longer than this for an answer, whatever stands still behind it. */
const ANSWER_LIMIT_MS = 15_000;
const CLIENTS = 4;

const INQUIRY = {
  name: 'Active gym membership',
  query: 'Does this person hold an active gym membership?',
  start_url: 'https://gym.example.com/',
  return_url: 'https://customer.example.com/back',
};

type Load = {
  acknowledged: string[];
  refused: number;
  longestMs: number;
  /** Whether more than so many were acknowledged. @throws what went wrong with the load, if anything did */
  exceeds(count: number): boolean;
  /** Ends the load. @throws what went wrong with it, if anything did */
  stop(): Promise<void>;
};

/** Creates inquiries all the time. Whatever does not succeed must be a 503 that says when to come again. */
function underLoad(url: string, key: string): Load {
  let over = false;
  const failures: unknown[] = [];
  const load = { acknowledged: [] as string[], refused: 0, longestMs: 0 };
  const create = async (subject: string): Promise<void> => {
    const askedAt = performance.now();
    const response = await fetch(`${url}/api/v1/web/inquiry`, {
      method: 'POST',
      headers: { 'api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ ...INQUIRY, subject_id: subject }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    const body = (await response.json()) as { id: string; error?: { code: string } };
    load.longestMs = Math.max(load.longestMs, performance.now() - askedAt);
    if (response.status === 200) {
      load.acknowledged.push(body.id);
      return;
    }
    assert.is(response.status, 503, JSON.stringify(body));
    assert.is(body.error?.code, 'SERVICE_UNAVAILABLE');
    assert.match(response.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    load.refused++;
    await new Promise(resolve => setTimeout(resolve, 100));
  };
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    // Kept until the load is stopped: a rejection that nobody awaits yet would end the test and leave its servers.
    for (let number = 0; !over && failures.length === 0; number++) {
      await create(`user-${client}-${number}`).catch(error => failures.push(error));
    }
  });
  return Object.assign(load, {
    exceeds(count: number) {
      if (failures.length > 0) throw failures[0];
      return load.acknowledged.length > count;
    },
    async stop() {
      over = true;
      await Promise.all(clients);
      if (failures.length > 0) throw failures[0];
    },
  });
}

/** An engine goes away under load and comes back: nothing that was acknowledged is lost, and all of it is told. */
async function survives(
  parts: EngineProcesses,
  engine: EngineProcess,
  how: 'killed' | 'paused',
  folder: string,
): Promise<void> {
  const receiver = await startWebhookReceiver();
  const schedule = { AFFIANT_WEBHOOK_SCHEDULE: '0,1,2,4,8,16,32' };
  const cluster = await Cluster.open(['http', 'projector,processes'], folder, { ...parts.settings, ...schedule });
  let running: Load | undefined;
  try {
    const { testKey } = await cluster.organization(`Without ${engine.name}`);
    const [http] = cluster.with('http');
    const url = http?.url ?? '';
    const registered = await fetch(`${url}/api/v1/webhook/endpoints`, {
      method: 'POST',
      headers: { 'api-key': testKey, 'content-type': 'application/json' },
      body: JSON.stringify({ url: receiver.url }),
    });
    assert.is(registered.status, 200);

    const load = underLoad(url, testKey);
    running = load;
    const { acknowledged } = load;
    await eventually('a load', () => load.exceeds(10));
    if (how === 'killed') await engine.kill();
    else engine.pause();
    const before = acknowledged.length;
    await new Promise(resolve => setTimeout(resolve, AWAY_MS));
    const meanwhile = acknowledged.length - before;
    const health = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    assert.is(health.status, 200, 'the process lives');
    await engine.revive();
    const after = acknowledged.length;
    await eventually('it to work again', () => load.exceeds(after + 10), 60_000);
    await load.stop();
    await cluster.ready();

    assert.ok(load.longestMs < ANSWER_LIMIT_MS, `an answer took ${Math.round(load.longestMs)} ms`);
    await cluster.reading(async read => {
      for (const id of acknowledged) assert.ok((await read(`inquiry-${id}`)).length > 0, `${id} is in the log`);
    });
    const verified = await cluster.command('rebuild', '--verify', '--json');
    assert.is(verified.code, 0, verified.stdout + verified.stderr);
    const wanted = acknowledged.map(id => `${id} web.result.pending`);
    await everyWebhook(receiver, wanted, 90_000);
    console.log(
      `${engine.name} ${how} for ${AWAY_MS / 1000} s: ${acknowledged.length} acknowledged (${meanwhile} meanwhile), ` +
        `${load.refused} refused, longest answer ${Math.round(load.longestMs)} ms`,
    );
  } finally {
    await running?.stop().catch(() => undefined);
    await cluster.close();
    await receiver.close();
    await engine.revive();
  }
}

/**
 * A suite in which each engine goes away in turn. It is skipped where this machine lacks a server. Each way of going away
 * is a suite of its own, so that each ends well before a runner loses its patience.
 */
export async function enginesAway(how: 'killed' | 'paused'): Promise<void> {
  const name = `engines ${how} under load`;
  const test = suite(name);
  const folder = temporaryFolder();
  const engines = await startEngineProcesses(name, folder);
  const run = engines === null ? test.skip : test;
  for (const engine of ['eventStore', 'readModels', 'messageBus'] as const) {
    run(`${engine} ${how}`, async () => {
      if (engines !== null) await survives(engines, engines[engine], how, folder);
    });
  }
  test.after(() => engines?.stop());
  test.run();
}
