import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { streamOf } from '../../application/streams.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { eventually } from '../support/eventually.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { sized } from '../support/test-size.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { Cluster } from './cluster.ts';
import { type EngineProcesses, startEngineProcesses } from './engine-processes.ts';
import { everyWebhook } from './told.ts';

/** How long an engine is away. */
const AWAY_MS = sized({ little: 6000, whole: 30_000 });
/** Nobody waits longer than this for an answer, whatever stands still behind it: 5 to 6 s, and what a busy machine adds. */
const ANSWER_LIMIT_MS = 8000;
const CLIENTS = 4;
/** A client rests so long after each round: what is created is read back, verified and told, all of it. */
const REST_MS = sized({ little: 600, whole: 0 });

const INQUIRY = {
  name: 'Active gym membership',
  query: 'Does this person hold an active gym membership?',
  start_url: 'https://gym.example.com/',
  return_url: 'https://customer.example.com/back',
};

/** An engine that goes away, and the check of `/readyz` that names it. */
export type Outage = { name: 'eventStore' | 'readModels' | 'messageBus'; check: string };

type Load = {
  acknowledged: string[];
  refused: number;
  longestMs: number;
  /** Waits until ten more are acknowledged. @throws what a client stumbled over */
  goesOn(): Promise<void>;
  stop(): Promise<void>;
};

/** Creates and lists inquiries all the time. Whatever does not succeed must be a 503 that says when to come again. */
function underLoad(url: string, key: string): Load {
  let over = false;
  let failure: unknown;
  const load = { acknowledged: [] as string[], refused: 0, longestMs: 0 };

  async function ask(body?: object): Promise<{ id?: string } | undefined> {
    const askedAt = performance.now();
    const headers = { 'api-key': key, 'content-type': 'application/json' };
    const post = { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${url}/api/v1/web/inquiry`, { headers, ...(body === undefined ? {} : post) });
    const answer = (await response.json()) as { id?: string; error?: { code: string } };
    load.longestMs = Math.max(load.longestMs, performance.now() - askedAt);
    if (response.status === 200) return answer;
    assert.is(response.status, 503, JSON.stringify(answer));
    assert.is(answer.error?.code, 'SERVICE_UNAVAILABLE');
    assert.match(response.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    load.refused++;
    await pause(100);
  }

  async function client(name: number): Promise<void> {
    for (let number = 0; !over; number++) {
      const created = await ask({ ...INQUIRY, subject_id: `user-${name}-${number}` });
      if (created?.id !== undefined) load.acknowledged.push(created.id);
      await ask();
      await pause(REST_MS);
    }
  }

  const clients = Array.from({ length: CLIENTS }, (_, name) =>
    client(name).catch(error => {
      failure ??= error;
    }),
  );
  return Object.assign(load, {
    async goesOn() {
      const before = load.acknowledged.length;
      const more = () => {
        if (failure !== undefined) throw failure;
        return load.acknowledged.length > before + 10;
      };
      await eventually('it to work', more, 60_000);
    },
    async stop() {
      over = true;
      await Promise.all(clients);
      if (failure !== undefined) throw failure;
    },
  });
}

/** Every process lives, and those that need the engine say that it is away. */
async function saysWhatIsAway(cluster: Cluster, check: Outage['check']): Promise<void> {
  for (const { url, roles } of cluster.nodes) {
    assert.is((await fetch(`${url}/healthz`)).status, 200, `${roles} lives`);
    const answer = await fetch(`${url}/readyz`);
    const { checks } = (await answer.json()) as { checks: Record<string, { ok: boolean }> };
    const isNeeded = check !== 'message_bus' || roles.includes('processes');
    assert.is(checks[check]?.ok, isNeeded ? false : undefined, `${roles}: ${JSON.stringify(checks)}`);
    if (isNeeded) assert.is(answer.status, 503);
  }
}

/** What both ways of going away happen to: a start of it takes as much of the processor as all the rest. */
type Tried = { cluster: Cluster; url: string; testKey: string; receiver: WebhookReceiver };

/** The service over these engines, and a customer who is told of everything. */
async function openTried(parts: EngineProcesses, { name }: Outage, folder: string): Promise<Tried> {
  const schedule = { AFFIANT_WEBHOOK_SCHEDULE: '0,1,2,4,8,16,32' };
  const cluster = await Cluster.open(['http', 'projector,processes'], folder, { ...parts.settings, ...schedule });
  const receiver = await startWebhookReceiver();
  const { testKey } = await cluster.organization(`Without ${parts[name].name}`);
  const [http] = cluster.with('http');
  const url = http?.url ?? '';
  const registered = await fetch(`${url}/api/v1/webhook/endpoints`, {
    method: 'POST',
    headers: { 'api-key': testKey, 'content-type': 'application/json' },
    body: JSON.stringify({ url: receiver.url }),
  });
  assert.is(registered.status, 200);
  return { cluster, url, testKey, receiver };
}

/** An engine goes away under load and comes back: nothing that was acknowledged is lost, and all of it is told. */
async function survives(
  { cluster, url, testKey, receiver }: Tried,
  parts: EngineProcesses,
  { name, check }: Outage,
  how: 'killed' | 'paused',
): Promise<void> {
  const engine = parts[name];
  const load = underLoad(url, testKey);
  try {
    await load.goesOn();
    if (how === 'killed') await engine.kill();
    else await engine.pause();
    const before = load.acknowledged.length;
    await pause(AWAY_MS);
    const meanwhile = load.acknowledged.length - before;
    await saysWhatIsAway(cluster, check);
    await engine.revive();
    await load.goesOn();
    await load.stop();
    await cluster.ready();

    assert.ok(load.longestMs < ANSWER_LIMIT_MS, `an answer took ${Math.round(load.longestMs)} ms`);
    await cluster.reading(async read => {
      for (const id of load.acknowledged)
        assert.ok((await read(streamOf(inquiry, id))).length > 0, `${id} is in the log`);
    });
    const verified = await cluster.command('rebuild', '--verify', '--json');
    assert.is(verified.code, 0, verified.stdout + verified.stderr);
    const wanted = load.acknowledged.map(id => `${id} web.result.pending`);
    await everyWebhook(receiver, wanted, 90_000);
    console.log(
      `${engine.name} ${how} for ${AWAY_MS / 1000} s: ${load.acknowledged.length} acknowledged (${meanwhile} meanwhile), ` +
        `${load.refused} refused, longest answer ${Math.round(load.longestMs)} ms`,
    );
  } finally {
    // What failed with its clients at work would keep them at work.
    await load.stop().catch(() => undefined);
    await engine.revive();
  }
}

/** Tests that the service outlives an engine that is killed, and one that stands still. */
export async function testOutages(outage: Outage): Promise<void> {
  const what = `${outage.name} away under load`;
  const test = suite(what);
  const folder = temporaryFolder();
  const engines = await startEngineProcesses(what, folder);
  let tried: Tried | undefined;
  for (const how of ['killed', 'paused'] as const) {
    if (engines === null) continue;
    test(how, async () => {
      tried ??= await openTried(engines, outage, folder);
      await survives(tried, engines, outage, how);
    });
  }
  test.after(async () => {
    await tried?.cluster.close();
    await tried?.receiver.close();
    await engines?.stop();
  });
  test.run();
}
