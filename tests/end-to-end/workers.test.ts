import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hasBrowser } from '../support/any-browser.ts';
import { apiOf } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { present } from '../support/present.ts';
import { type Service, startService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const WORKERS = 2;
/** Starting a process with its engines takes seconds on a machine that does much else. */
const WORKER_START_LIMIT_MS = 60_000;
const INQUIRY = {
  name: 'Active gym membership',
  query: 'Does this person hold an active gym membership?',
  start_url: 'http://127.0.0.1:9/',
  return_url: 'http://127.0.0.1:9/back',
  subject_id: 'customer-user-8841',
};

const test = suite<{ service: Service }>('workers that share a port');
const run = (await hasBrowser('workers that share a port')) ? test : test.skip;

test.before(async context => {
  context.service = await startService({ folder: temporaryFolder(), env: { AFFIANT_WORKERS: String(WORKERS) } });
});
test.after(({ service }) => service?.kill());

/** A customer's server that keeps to one connection, and so to one worker. */
function caller({ url, key }: Service) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<Socket>();
  const call = (method: string, path: string, body?: unknown): Promise<{ status: number; body: { id: string } }> =>
    new Promise((resolve, reject) => {
      const headers = { 'api-key': key ?? '', 'content-type': 'application/json' };
      const asked = request(`${url}/api/v1${path}`, { method, agent, headers }, async answer => {
        let text = '';
        for await (const chunk of answer) text += chunk;
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) });
      });
      asked.on('socket', socket => sockets.add(socket));
      asked.on('error', reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { call, isCut: () => [...sockets].every(socket => socket.destroyed), close: () => agent.destroy() };
}

/** How a socket without a ticket is answered. */
function upgradeOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    const asked = request(url, { agent: false, headers }, answer => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** The process id of the worker with this number that was started last. */
function pidOf(service: Service, number: number): number {
  const lines = service
    .log()
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  return present(lines.filter(line => line.message === 'worker started' && line.worker === number).at(-1)).pid;
}

run('says once that it is ready, and every line of the log which worker wrote it', async ({ service }) => {
  assert.is(service.output().match(/^ready /gm)?.length, 1);
  assert.ok(pidOf(service, 1) !== pidOf(service, 2));
  const lines = service
    .log()
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  assert.ok(
    lines.every(({ worker }) => worker === 1 || worker === 2),
    service.log(),
  );
});

run(
  'what is created at one is got at the other; one that is killed is replaced, and nothing is lost',
  async ({ service }) => {
    const callers = [caller(service), caller(service)];
    const [one, other] = callers as [ReturnType<typeof caller>, ReturnType<typeof caller>];
    for (let round = 0; round < 5; round++) {
      for (const [here, there] of [
        [one, other],
        [other, one],
      ] as const) {
        const { status, body } = await here.call('POST', '/web/inquiry', INQUIRY);
        assert.is(status, 200);
        assert.is((await there.call('GET', `/web/inquiry/${body.id}`)).status, 200);
      }
    }
    const { id } = (await one.call('POST', '/web/inquiry', INQUIRY)).body;
    const killed = pidOf(service, 2);
    process.kill(killed, 'SIGKILL');
    await eventually('one of the two to be cut off', () => one.isCut() || other.isCut());
    // They were at different workers: who was at the other one goes on.
    const left = one.isCut() ? other : one;
    assert.not.ok(left.isCut());
    assert.is((await left.call('GET', `/web/inquiry/${id}`)).status, 200);
    assert.is((await left.call('POST', '/web/inquiry', INQUIRY)).status, 200);
    await eventually('another worker', () => pidOf(service, 2) !== killed);
    assert.match(service.log(), 'a worker died, another takes its place');
    for (const each of callers) each.close();
    const api = apiOf(service.url, service.key ?? '');
    for (let times = 0; times < 10; times++) assert.is((await api('GET', `/web/inquiry/${id}`)).status, 200);
  },
);

run(
  'the page of a capture comes from the worker that has it, whoever is asked, and after that one was killed',
  async ({ service }) => {
    const { body } = await apiOf(service.url, service.key ?? '')<{ capture_url: string }>(
      'POST',
      '/web/inquiry',
      INQUIRY,
    );
    const pages = async () => {
      // A connection for each, so that every worker is asked.
      const asked = Array.from({ length: 2 * WORKERS }, () =>
        fetch(body.capture_url, { headers: { connection: 'close' } }),
      );
      return Promise.all(
        (await Promise.all(asked)).map(async page => `${page.status} ${(await page.text()).slice(0, 15)}`),
      );
    };
    assert.equal(new Set(await pages()), new Set(['200 <!doctype html>']));
    const upgrades = Array.from({ length: 2 * WORKERS }, () => upgradeOf(`${body.capture_url}/socket`));
    assert.equal(await Promise.all(upgrades), [403, 403, 403, 403]);
    const killed = pidOf(service, 1);
    process.kill(killed, 'SIGKILL');
    await eventually('another first worker', () => pidOf(service, 1) !== killed);
    // Whoever is connected at that moment is cut off.
    await eventually(
      'its pages',
      async () => (await pages().catch(() => [''])).every(page => page.startsWith('200')),
      WORKER_START_LIMIT_MS,
    );
  },
);

run('is drained and ends with 0 when it is told to stop', async ({ service }) => {
  const pids = [1, 2].map(number => pidOf(service, number));
  assert.is(await service.stop(), 0);
  for (const pid of pids) assert.throws(() => process.kill(pid, 0), /ESRCH/);
});

run('ends with 1 when no worker can serve', async () => {
  const folder = temporaryFolder();
  const env = { AFFIANT_WORKERS: '2', EVENT_STORE_URL: '', AFFIANT_MASTER_KEY: 'too short' };
  const error = await startService({ folder, env }).then(
    () => undefined,
    (failure: Error) => failure,
  );
  assert.match(present(error).message, 'the service ended with 1');
  assert.match(present(error).message, 'AFFIANT_MASTER_KEY');
});

test.run();
