import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addressWhileStarting } from '../../adapters/cli/listening.ts';
import { readConfig } from '../../infrastructure/settings/config.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { launchService, type Service } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** What a busy machine needs to load a process. */
const LIFE_LIMIT_MS = 20_000;
const KEY = 'a'.repeat(64);
const BUS = { MESSAGE_BUS_URL: 'nats://127.0.0.1:4222', AFFIANT_MASTER_KEY: KEY };
const WORKER = { number: 2, captureSocket: '/tmp/capture' };

const test = suite('where a process answers while it starts');

test('one that serves alone at its own address, one of several to its own machine, a worker nowhere', () => {
  const addressWith = (variables: Record<string, string>, worker?: typeof WORKER) =>
    addressWhileStarting(readConfig(variables), worker);
  assert.is(addressWith({}), '0.0.0.0');
  assert.is(addressWith({ HOST: '10.0.0.7' }), '10.0.0.7');
  assert.is(addressWith({ AFFIANT_ROLES: 'http' }), '127.0.0.1');
  assert.is(addressWith(BUS), '127.0.0.1');
  assert.is(addressWith({ ...BUS, HOST: '10.0.0.7' }), '127.0.0.1');
  assert.is(addressWith({ ...BUS, HOST: '::1' }), '::1');
  assert.is(addressWith({}, WORKER), undefined);
  assert.is(addressWith(BUS, WORKER), undefined);
});

/** Another address of this machine, at which a process on all addresses is reached as by an ingress. */
const fromElsewhere = ({ url }: Service, path: string) =>
  fetch(url.replace('127.0.0.1', '127.0.0.2') + path).then(
    // A body that nobody reads keeps its connection, whoever is at its other end.
    response => response.body?.cancel().then(() => response.status),
    error => error.cause.code as string,
  );

test('while an engine is awaited an ingress finds no open port, and this machine is told of it', async () => {
  const MESSAGE_BUS_URL = `nats://127.0.0.1:${await freePort()}`;
  const env = { ...BUS, MESSAGE_BUS_URL, AFFIANT_ROLES: 'http', HOST: '0.0.0.0' };
  const service = await launchService({ folder: temporaryFolder(), env });
  try {
    const told = await eventually(
      'the engine to be named',
      async () => {
        const answer = await fetch(`${service.url}/readyz`).catch(() => undefined);
        const text = await answer?.text();
        return answer?.status === 503 && text?.includes('is not available yet') && text;
      },
      LIFE_LIMIT_MS,
    );
    assert.match(told, 'message_bus');
    assert.is(await fromElsewhere(service, '/healthz'), 'ECONNREFUSED');
  } finally {
    await service.kill();
  }
});

test('the port is opened when it can answer, and not before', async () => {
  const env = { HOST: '0.0.0.0', AFFIANT_ROLES: 'http,projector' };
  const service = await launchService({ folder: temporaryFolder(), env });
  try {
    const met = new Set<string | number | undefined>();
    const answered = eventually(
      'an answer',
      async () => {
        const status = await fromElsewhere(service, '/api/v1/openapi.json');
        met.add(status);
        return status === 200;
      },
      LIFE_LIMIT_MS,
    );
    await service.ready;
    await answered;
    assert.equal([...met], ['ECONNREFUSED', 200]);
    assert.is(await fromElsewhere(service, '/healthz'), 200);
    const near = await fetch(`${service.url}/healthz`);
    await near.body?.cancel();
    assert.is(near.status, 200, 'on loopback as well');
    assert.is(
      near.headers.get('keep-alive'),
      'timeout=130',
      'a proxy that keeps connections for two minutes may do so',
    );
  } finally {
    await service.kill();
  }
});

test.run();
