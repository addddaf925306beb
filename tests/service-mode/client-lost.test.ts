import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import { mayStartMongo, TestMongoServer } from '../support/mongodb/server.ts';
import { launchService, type Service } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const DEAF_DRIVER = pathToFileURL(join(import.meta.dirname, '..', 'support', 'mongodb', 'deaf-driver.js')).href;
/** Some seconds of silence, eight attempts to connect that find nothing out, and the end of the process. */
const LOST_LIMIT_MS = 90_000;

const test = suite('a client of an engine is lost');
const server = new TestMongoServer();
const services: (Service & { ready: Promise<void> })[] = [];
test.before(() => server.start());
test.after(async () => {
  for (const service of services) await service.kill();
  await server.kill();
});

async function serving(more: Record<string, string>): Promise<Service> {
  const env = {
    READ_MODEL_URL: `${server.url}/${more.AFFIANT_WORKERS === undefined ? 'alone' : 'workers'}`,
    AFFIANT_MASTER_KEY: '11'.repeat(32),
    AFFIANT_ROLES: 'http,projector',
    NODE_OPTIONS: `--import ${DEAF_DRIVER}`,
    ...more,
  };
  const service = await launchService({ folder: temporaryFolder(), env });
  services.push(service);
  await service.ready;
  return service;
}

type Line = { message: string; level: string; pid?: number; worker?: number; code?: number; engine?: string };
const linesOf = (service: Service): Line[] =>
  service
    .log()
    .split('\n')
    .flatMap(line => (line.startsWith('{') ? [JSON.parse(line)] : []));

test('a service ends with code 1 and says why; of several workers another takes its place', async () => {
  const alone = await serving({});
  const workers = await serving({ AFFIANT_WORKERS: '2' });
  const second = linesOf(workers).find(({ message, worker }) => message === 'worker started' && worker === 2);
  assert.ok(second?.pid, 'the second worker is named');
  alone.process.kill('SIGUSR2');
  process.kill(second?.pid ?? 0, 'SIGUSR2');

  await eventually('the end of the service', () => alone.process.exitCode !== null, LOST_LIMIT_MS);
  assert.is(alone.process.exitCode, 1);
  const errors = linesOf(alone).filter(({ level }) => level === 'error');
  assert.equal(
    errors.map(({ engine, message }) => ({ engine, message })),
    [
      {
        engine: 'mongodb',
        message:
          'the client of mongodb came to no heartbeat in 8 attempts to connect: ' +
          'this process ends, and whoever supervises it starts another',
      },
    ],
  );

  const died = await eventually(
    'another worker',
    () => linesOf(workers).find(({ message }) => message === 'a worker died, another takes its place'),
    LOST_LIMIT_MS,
  );
  assert.is(died.worker, 2);
  assert.is(died.code, 1);
  const started = () => linesOf(workers).filter(({ message, worker }) => message === 'worker started' && worker === 2);
  await eventually('its start', () => started().length === 2);
  await eventually('every process to be ready', async () => (await fetch(`${workers.url}/readyz`)).ok, 30_000);
  assert.is(await workers.stop(), 0);
});

if (mayStartMongo('a client of an engine is lost')) test.run();
