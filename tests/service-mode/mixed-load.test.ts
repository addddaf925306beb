import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { streamOf } from '../../application/streams.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { type ApiAnswer, apiOf } from '../support/api.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { sized } from '../support/test-size.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { Cluster } from './cluster.ts';
import { startEngineProcesses } from './engine-processes.ts';
import { everyWebhook } from './told.ts';

/** How long the load goes on. */
const SECONDS = sized({ little: 10, whole: 300 });
const CLIENTS = 6;
/** A client rests so long after each round: all that is made is read, verified and told in the end. */
const REST_MS = sized({ little: 500, whole: 0 });
/** One process ends without warning this often, and one engine in every third of these. */
const FAULT_EVERY_MS = 4000;
const ENGINE_AWAY_MS = 2000;
/** How much longer the load may go on until there were faults of both kinds. */
const MOST_DELAY_MS = 60_000;
/** No request waits longer than this for an answer, whatever is away. */
const ANSWER_LIMIT_MS = 30_000;
const OUTCOMES = ['approved', 'rejected', 'manual_review', 'failed'] as const;

const test = suite('mixed load while processes and engines die');
const folder = temporaryFolder();
const engines = await startEngineProcesses('mixed load while processes and engines die', folder);
const run = engines === null ? test.skip : test;

const INQUIRY = {
  name: 'Active gym membership',
  query: 'Does this person hold an active gym membership?',
  start_url: 'https://gym.example.com/',
  return_url: 'https://customer.example.com/back',
};

/** What was acknowledged: the statuses that each inquiry went through, by its id. */
type Acknowledged = Map<string, string[]>;

/** Waits so long, or until it is over. */
async function pause(ms: number, over: () => boolean): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until && !over()) await new Promise(resolve => setTimeout(resolve, 50));
}

/** The answer; null when the process was gone. @throws when there is none in time: every wait must be bounded. */
async function answered<Body>(ask: () => Promise<ApiAnswer<Body>>): Promise<ApiAnswer<Body> | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ANSWER_LIMIT_MS} ms`)), ANSWER_LIMIT_MS);
  });
  try {
    return await Promise.race([ask().catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The answer once there is one: a process that is gone, or an engine that is away, is asked again elsewhere. */
async function insist<Body>(ask: () => Promise<ApiAnswer<Body>>, over: () => boolean): Promise<ApiAnswer<Body> | null> {
  while (!over()) {
    const answer = await answered(ask);
    if (answer !== null && answer.status < 500) return answer;
    if (answer !== null) assert.is(answer.status, 503, JSON.stringify(answer.body));
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return null;
}

run(`everything acknowledged in ${SECONDS} s is in the log, in the read models and was told`, async () => {
  if (engines === null) return;
  const receiver = await startWebhookReceiver();
  const roles = ['http', 'http', 'projector', 'projector', 'processes', 'processes'];
  const cluster = await Cluster.open(roles, folder, {
    ...engines.settings,
    AFFIANT_WEBHOOK_SCHEDULE: '0,1,2,4,8,16,32',
  });
  try {
    const { testKey } = await cluster.organization('Perks Ltd');
    const apis = cluster.with('http').map(({ url }) => apiOf(url, testKey));
    const registered = await apis[0]?.('POST', '/webhook/endpoints', { url: receiver.url });
    assert.is(registered?.status, 200);

    const endsAt = performance.now() + SECONDS * 1000;
    const failures: unknown[] = [];
    const faults: string[] = [];
    const servers: readonly string[] = [engines.messageBus.name, engines.readModels.name];
    // On a busy machine one fault may take all of the time: the load goes on until a server was away too.
    const over = () => {
      const late = performance.now() - endsAt;
      return failures.length > 0 || late > MOST_DELAY_MS || (late > 0 && faults.some(name => servers.includes(name)));
    };
    const acknowledged: Acknowledged = new Map();
    let requests = 0;
    const clients = Array.from({ length: CLIENTS }, (_, client) => async () => {
      for (let number = 0; !over(); number++) {
        const api = () => apis[requests++ % apis.length] as (typeof apis)[number];
        const body = { ...INQUIRY, subject_id: `user-${client}-${number}` };
        const made = await insist<{ id: string }>(() => api()('POST', '/web/inquiry', body), over);
        if (made === null) return;
        assert.is(made.status, 200, JSON.stringify(made.body));
        acknowledged.set(made.body.id, ['pending']);
        const status = OUTCOMES[number % OUTCOMES.length] as string;
        const path = `/web/inquiry/${made.body.id}/simulate`;
        let asked = 0;
        const simulate = () => {
          asked++;
          return api()('POST', path, { status });
        };
        const simulated = await insist(simulate, over);
        if (simulated !== null) {
          // A process that died after the append and before its answer leaves a conflict: it was done then.
          const done = simulated.status === 200 || (simulated.status === 409 && asked > 1);
          assert.ok(done, `${simulated.status} ${JSON.stringify(simulated.body)} when asked ${asked} times`);
          acknowledged.get(made.body.id)?.push(status);
        }
        await insist(() => api()('GET', '/web/inquiry?limit=10'), over);
        await pause(REST_MS, over);
      }
    });

    const faulting = async () => {
      for (let turn = 0; !over(); turn++) {
        await pause(FAULT_EVERY_MS, over);
        const node = cluster.nodes[Math.floor(Math.random() * cluster.nodes.length)];
        if (node === undefined || over()) return;
        await node.kill();
        faults.push(node.roles);
        if (turn % 3 === 1) {
          const engine = turn % 2 === 0 ? engines.messageBus : engines.readModels;
          await engine.kill();
          faults.push(engine.name);
          await new Promise(resolve => setTimeout(resolve, ENGINE_AWAY_MS));
          await engine.start();
        }
        await node.start();
      }
    };
    // All of them end before anything is judged or closed: one that went on would start processes that nobody ends.
    const works = [...clients.map(client => client()), faulting()];
    await Promise.all(works.map(work => work.catch(error => failures.push(error))));
    if (failures.length > 0) throw failures[0];
    await cluster.ready();
    console.log(`${acknowledged.size} inquiries acknowledged in ${requests} requests; ended: ${faults.join(', ')}`);
    assert.ok(acknowledged.size > SECONDS, 'there was a load');
    assert.ok(
      faults.some(name => servers.includes(name)),
      'a server was away',
    );
    assert.ok(
      faults.some(name => !servers.includes(name)),
      'a process was killed',
    );

    await cluster.reading(async read => {
      for (const [id, statuses] of acknowledged) {
        const changes = (await read(streamOf(inquiry, id))) as { data: { to_status?: string } }[];
        const became = changes.map(({ data }) => data.to_status);
        for (const status of statuses) assert.ok(became.includes(status), `${id} became ${status} in the log`);
      }
    });
    const verified = await cluster.command('rebuild', '--verify', '--json');
    assert.is(verified.code, 0, verified.stdout + verified.stderr);

    const wanted = [...acknowledged].flatMap(([id, statuses]) => statuses.map(status => `${id} web.result.${status}`));
    const told = await everyWebhook(receiver, wanted, 60_000);
    const repeats = receiver.received.length - told.size;
    console.log(`${wanted.length} webhooks were due and have arrived, ${repeats} of them more than once`);
  } finally {
    await cluster.close();
    await receiver.close();
  }
});

test.after(() => engines?.stop());
test.run();
