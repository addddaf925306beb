import { once } from 'node:events';
import { request } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { apiOf } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { type Service, type ServiceOptions, startService, WITHOUT_CAPTURE } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite('what nobody catches');

/** Put into the service: a signal throws, another rejects, as a library's handler of a stranger's bytes could. */
const TRAPS = `data:text/javascript,${encodeURIComponent(`
process.on('SIGUSR2', () => { throw new RangeError('a handler threw'); });
process.on('SIGHUP', () => { Promise.reject(new RangeError('a promise was rejected')); });
`)}`;

const services: Service[] = [];
test.after(async () => {
  await Promise.all(services.map(service => service.kill()));
});

async function trapped(options: Partial<ServiceOptions> = {}): Promise<Service> {
  const service = await startService({
    folder: temporaryFolder(),
    env: { ...WITHOUT_CAPTURE, NODE_OPTIONS: `--import "${TRAPS}"` },
    ...options,
  });
  services.push(service);
  return service;
}

const linesOf = (service: Service) =>
  service
    .log()
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));

for (const [signal, origin, message] of [
  ['SIGUSR2', 'uncaughtException', 'a handler threw'],
  ['SIGHUP', 'unhandledRejection', 'a promise was rejected'],
] as const) {
  test(`${origin}: it is logged with its stack, what is under way is answered, and the process ends with 1`, async () => {
    const service = await trapped();
    const ended = once(service.process, 'exit');
    const body = JSON.stringify({ name: 'Gym' });
    const asked = request(`${service.url}/api/v1/web/inquiry`, {
      method: 'POST',
      headers: { 'api-key': service.key ?? '', 'content-type': 'application/json', 'content-length': body.length },
    });
    const answered = once(asked, 'response');
    await new Promise(resolve => asked.write(body.slice(0, 5), resolve));
    // The server has seen the head of the request by the time that it has answered another one.
    await apiOf(service.url, service.key ?? '')('GET', '/web/inquiry');
    service.process.kill(signal);
    await eventually('it to be logged', () => service.log().includes('nobody caught'));
    asked.end(body.slice(5));
    const [response] = await answered;
    assert.is(response.statusCode, 400);
    response.resume();
    assert.equal((await ended)[0], 1);
    const line = linesOf(service).find(({ message }) => message.includes('nobody caught'));
    assert.is(line.level, 'error');
    assert.is(line.origin, origin);
    assert.is(line.error.message, message);
    assert.match(line.error.stack, /RangeError: .*\n +at /);
  });
}

test('supervised: it is started again, after pauses that grow, and ends with its supervisor', async () => {
  const service = await trapped({ args: ['--supervised'] });
  const pids = () =>
    linesOf(service)
      .filter(({ message }) => message === 'worker started')
      .map(({ pid }) => pid as number);
  const answers = () =>
    fetch(`${service.url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let deaths = 1; deaths <= 3; deaths++) {
    process.kill(pids().at(-1) ?? 0, 'SIGUSR2');
    await eventually('another process', () => pids().length === deaths + 1, 20_000);
    await eventually('it to answer', answers, 20_000);
  }
  const pauses = linesOf(service).flatMap(({ pause_ms }) => pause_ms ?? []);
  assert.is(pauses.length, 3);
  assert.ok(pauses[2] > pauses[0], String(pauses));
  assert.is(service.output().match(/^ready /gm)?.length, 1);
  const last = pids().at(-1) ?? 0;
  await service.kill();
  const lives = () => {
    try {
      return process.kill(last, 0);
    } catch {
      return false;
    }
  };
  await eventually('the process to end with its supervisor', () => !lives(), 15_000);
});

test('supervised: told to stop, both stop in order', async () => {
  const service = await trapped({ args: ['--supervised'] });
  assert.is(await service.stop(), 0);
});

test.run();
