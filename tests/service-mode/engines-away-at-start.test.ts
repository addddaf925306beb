import { createServer, type Server } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { launchService, type Service } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startEngineProcesses } from './engine-processes.ts';

/** The process answers from its first moment on; this is what a busy machine needs to load it. */
const LIFE_LIMIT_MS = 20_000;
const STOP_LIMIT_MS = 2000;
const PASSWORD = 'the-password';
const ROLES = 'http,projector,processes';

const test = suite('engines away at start');
const folder = temporaryFolder();
const engines = await startEngineProcesses('engines away at start', folder);
const run = engines === null ? test.skip : test;

/** The part of S3 that a start asks for: the bucket answers that there is no such file. */
class EmptyBucket {
  readonly port: number;
  #server: Server | undefined;

  constructor(port: number) {
    this.port = port;
  }

  async start(): Promise<void> {
    const body = '<Error><Code>NoSuchKey</Code></Error>';
    const server = createServer((_request, response) => response.writeHead(404).end(body));
    await new Promise<void>(resolve => server.listen(this.port, '127.0.0.1', resolve));
    this.#server = server;
  }

  async kill(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise(resolve => (this.#server === undefined ? resolve(undefined) : this.#server.close(resolve)));
  }
}

const bucket = new EmptyBucket(await freePort());
if (engines !== null) await bucket.start();
test.after(async () => {
  await bucket.kill();
  await engines?.stop();
});

type Ready = { ready: boolean; checks: Record<string, { ok: boolean; detail?: string }> };

const settings = (): Record<string, string> => ({
  ...engines?.settings,
  EVENT_STORE_URL: `esdb://admin:${PASSWORD}@127.0.0.1:${engines?.eventStore.port}?tls=false`,
  MESSAGE_BUS_URL: `nats://user:${PASSWORD}@127.0.0.1:${engines?.messageBus.port}`,
  EVIDENCE_URL: 's3://evidence',
  AWS_ENDPOINT_URL: `http://127.0.0.1:${bucket.port}`,
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: PASSWORD,
  AFFIANT_ROLES: ROLES,
});

const asked = (url: string) => fetch(url).catch(() => undefined);

/** What `/readyz` says once it names this check as the only one that fails beside the start. */
async function waitingFor(service: Service, name: string): Promise<string> {
  return eventually(
    `${name} to be named`,
    async () => {
      const { ready, checks } = (await (await fetch(`${service.url}/readyz`)).json()) as Ready;
      assert.is(ready, false);
      const failing = Object.keys(checks).filter(check => check !== 'start' && checks[check]?.ok === false);
      return failing.join() === name && checks[name]?.detail;
    },
    LIFE_LIMIT_MS,
  );
}

/** Does this with a service that lives, and leaves none behind. */
async function withService(
  changes: Record<string, string>,
  work: (service: Service & { ready: Promise<void> }) => Promise<void>,
): Promise<void> {
  const service = await launchService({ folder, env: { ...settings(), ...changes } });
  try {
    await eventually('it to live', async () => (await asked(`${service.url}/healthz`))?.status === 200, LIFE_LIMIT_MS);
    await work(service);
  } finally {
    await service.kill();
  }
}

const CASES = [
  ['event_store', () => engines?.eventStore, () => `esdb://127.0.0.1:${engines?.eventStore.port}`],
  ['read_models', () => engines?.readModels, () => `mongodb://127.0.0.1:${engines?.readModels.port}`],
  ['message_bus', () => engines?.messageBus, () => `nats://127.0.0.1:${engines?.messageBus.port}`],
  ['evidence', () => bucket, () => 's3://evidence'],
] as const;

for (const [name, engine, host] of CASES) {
  run(
    `without its ${name} a process lives, says what it waits for, and begins by itself when that is there`,
    async () => {
      await engine()?.kill();
      await withService({}, async service => {
        const readyz = await fetch(`${service.url}/readyz`);
        assert.is(readyz.status, 503);
        assert.match(await waitingFor(service, name), `${host()} is not available yet`);
        const api = await fetch(`${service.url}/api/v1/web/inquiry`);
        assert.is(api.status, 503);
        assert.match(api.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
        await engine()?.start();
        await service.ready;
        await eventually('it to be ready', async () => (await asked(`${service.url}/readyz`))?.status === 200);
        assert.not.match(service.log(), PASSWORD);
      });
    },
  );
}

/** Tells it to stop and holds it to the time that it has for that. */
async function stopsSoon(service: Service): Promise<void> {
  const toldAt = performance.now();
  assert.is(await service.stop(), 0, service.log());
  const took = performance.now() - toldAt;
  assert.ok(took < STOP_LIMIT_MS, `stopped after ${Math.round(took)} ms`);
}

run('a process that waits for engines stops at once when it is told to', async () => {
  const none = await freePort();
  const mongo = `mongodb://user:${PASSWORD}@127.0.0.1:${none}/affiant`;
  const nobody = { READ_MODEL_URL: mongo, AWS_ENDPOINT_URL: `http://127.0.0.1:${none}` };
  await withService(nobody, async service => {
    await eventually('both to be named', async () => {
      const { checks } = (await (await fetch(`${service.url}/readyz`)).json()) as Ready;
      return checks.read_models?.ok === false && checks.evidence?.ok === false;
    });
    assert.not.match(await (await fetch(`${service.url}/readyz`)).text(), PASSWORD);
    await stopsSoon(service);
    assert.not.match(service.log(), PASSWORD);
  });
});

run('and also while it waits for answers of engines that stand still', async () => {
  const all = engines === null ? [] : [engines.eventStore, engines.readModels, engines.messageBus];
  for (const engine of all) await engine.pause();
  try {
    await withService({}, stopsSoon);
  } finally {
    for (const engine of all) await engine.revive();
  }
});

test.run();
