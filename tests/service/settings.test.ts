import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../infrastructure/settings/config.ts';
import { ConfigError } from '../../infrastructure/settings/config-error.ts';
import { hostOf } from '../../infrastructure/settings/engine-settings.ts';

const KEY = 'a'.repeat(64);
const ALL = {
  AFFIANT_MASTER_KEY: KEY,
  EVENT_STORE_URL: 'esdb+discover://one:2113,two:2113?tls=true',
  READ_MODEL_URL: 'mongodb+srv://user:password@cluster/affiant',
  MESSAGE_BUS_URL: 'tls://nats:4222',
  EVIDENCE_URL: 's3://bucket/prefix',
};

function refused(variables: Record<string, string>): string {
  try {
    readConfig(variables);
  } catch (error) {
    assert.instance(error, ConfigError);
    return error instanceof Error ? error.message : '';
  }
  return assert.unreachable(`${JSON.stringify(variables)} was taken`) as never;
}

test('a URL chooses the engine of its port, and no URL the embedded one', () => {
  assert.equal(readConfig(ALL).engineUrls, {
    eventStore: ALL.EVENT_STORE_URL,
    readModels: ALL.READ_MODEL_URL,
    messageBus: ALL.MESSAGE_BUS_URL,
    evidence: ALL.EVIDENCE_URL,
  });
  assert.equal(Object.values(readConfig({}).engineUrls), [undefined, undefined, undefined, undefined]);
  const { EVENT_STORE_URL: _, ...mixture } = ALL;
  assert.is(readConfig(mixture).engineUrls.eventStore, undefined);
});

test('a wrong scheme is told together with what is right', () => {
  for (const [name, right] of [
    ['EVENT_STORE_URL', 'esdb:// or esdb+discover://'],
    ['READ_MODEL_URL', 'mongodb:// or mongodb+srv://'],
    ['MESSAGE_BUS_URL', 'nats:// or tls://'],
    ['EVIDENCE_URL', 's3://'],
  ] as const) {
    const message = refused({ ...ALL, [name]: 'https://somewhere' });
    assert.ok(message.startsWith(name) && message.includes(right), message);
  }
});

test('service engines need a master key that everybody has, and the log needs keys that everybody reads', () => {
  for (const name of ['READ_MODEL_URL', 'MESSAGE_BUS_URL', 'EVIDENCE_URL'] as const) {
    assert.match(
      refused({ [name]: ALL[name] }),
      new RegExp(`^AFFIANT_MASTER_KEY .*is required with ${name}: .*openssl`),
    );
  }
  const message = refused({ AFFIANT_MASTER_KEY: KEY, EVENT_STORE_URL: ALL.EVENT_STORE_URL });
  assert.match(message, /^EVENT_STORE_URL needs READ_MODEL_URL/);
});

test('a network that is none is told by the name of its setting', () => {
  for (const name of ['AFFIANT_ALLOW_NETWORKS', 'AFFIANT_DENY_NETWORKS', 'AFFIANT_TRUSTED_PROXIES']) {
    for (const wrong of ['10.0.0.1', '10.0.0.0/33', 'fd00::/129', 'ingress', '10.0.0.0/8,x']) {
      assert.match(
        refused({ [name]: wrong }),
        new RegExp(`^${name} "[^"]+" is not a network: write it as address/prefix`),
      );
    }
  }
  assert.equal(readConfig({ AFFIANT_TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' }).trustedProxies, [
    '10.0.0.0/8',
    'fd00::/8',
  ]);
});

test('a page waits for a verdict between a second and two minutes', () => {
  assert.is(readConfig({}).capture.patience, 10);
  assert.is(readConfig({ CAPTURE_PATIENCE: '45' }).capture.patience, 45);
  for (const wrong of ['0', '121', 'long'])
    assert.match(refused({ CAPTURE_PATIENCE: wrong }), /^CAPTURE_PATIENCE must be/);
});

test('roles are named in any order, and a wrong one is told', () => {
  assert.equal(readConfig({}).roles, ['http', 'projector', 'processes', 'capture']);
  assert.equal(readConfig({ AFFIANT_ROLES: 'Capture, http' }).roles, ['http', 'capture']);
  assert.match(refused({ AFFIANT_ROLES: 'web' }), 'http, projector, processes, capture');
  assert.match(refused({ AFFIANT_ROLES: ',' }), 'one or more of');
});

test('what is logged of an address proves nothing', () => {
  assert.is(hostOf('mongodb://user:p%40ss@one:27017,two:27017/affiant?x=1'), 'mongodb://one:27017,two:27017');
  assert.is(hostOf('nats://token@host:4222'), 'nats://host:4222');
  assert.is(hostOf('nats://user:p@ss@host:4222'), 'nats://host:4222');
  assert.is(hostOf('s3://bucket?key=secret'), 's3://bucket');
});

const TOKEN = 'b'.repeat(32);

test('browsers that run elsewhere are named by address, with the token of both', () => {
  const addresses = (CAPTURE_BROWSERS: string) =>
    readConfig({ CAPTURE_BROWSERS, CAPTURE_BROWSERS_TOKEN: TOKEN }).capture.browsers?.addresses;
  assert.is(readConfig({}).capture.browsers, undefined);
  assert.equal(addresses('tcp://browsers:7300'), [{ host: 'browsers', port: 7300 }]);
  assert.equal(addresses('tcp://10.0.0.1:1/, tcp://[fd00::1]:2'), [
    { host: '10.0.0.1', port: 1 },
    { host: 'fd00::1', port: 2 },
  ]);
  for (const wrong of ['browsers:7300', 'tcp://browsers', 'http://browsers:1', 'tcp://a:1/path', 'tcp://u@a:1', ',']) {
    assert.match(
      refused({ CAPTURE_BROWSERS: wrong, CAPTURE_BROWSERS_TOKEN: TOKEN }),
      /^CAPTURE_BROWSERS must be one or more addresses .* tcp:\/\/browsers:7300$/,
    );
  }
  const at = { CAPTURE_BROWSERS: 'tcp://browsers:7300' };
  assert.match(refused(at), /^CAPTURE_BROWSERS needs CAPTURE_BROWSERS_TOKEN/);
  assert.match(refused({ ...at, CAPTURE_BROWSERS_TOKEN: 'short' }), 'must have at least 32 characters');
  const both = { ...at, CAPTURE_BROWSERS_TOKEN: TOKEN, CAPTURE_BROWSER: '/usr/bin/chromium' };
  assert.match(refused(both), /^CAPTURE_BROWSER and CAPTURE_BROWSERS are both set/);
});

test('an issuer is named with who we are to it and for whom, and no secret stands twice', () => {
  const id = { CONSOLE_OIDC_CLIENT_ID: 'affiant' };
  const whole = { CONSOLE_OIDC_ISSUER: 'https://id.example.com/', ...id, CONSOLE_OIDC_ORGANIZATION: 'org_1' };
  assert.is(readConfig({}).oidc, undefined);
  assert.equal(readConfig({ ...whole, CONSOLE_OIDC_CLIENT_SECRET_FILE: '/run/secret' }).oidc, {
    issuer: 'https://id.example.com/',
    clientId: 'affiant',
    secret: { file: '/run/secret' },
    orgId: 'org_1',
    name: 'id.example.com',
    networks: [],
  });
  for (const missing of ['CONSOLE_OIDC_CLIENT_ID', 'CONSOLE_OIDC_ORGANIZATION']) {
    assert.match(refused({ ...whole, [missing]: '' }), `CONSOLE_OIDC_ISSUER is set without ${missing}`);
  }
  assert.match(refused(id), 'CONSOLE_OIDC_CLIENT_ID is set without CONSOLE_OIDC_ISSUER');
  assert.match(refused({ ...whole, CONSOLE_OIDC_ISSUER: 'https://id.example.com/?a=1' }), 'without user, password');
  assert.match(refused({ ...whole, CONSOLE_OIDC_ORGANIZATION: 'City Gym' }), 'affiant org list');
  const both = { CONSOLE_OIDC_CLIENT_SECRET: 'a', CONSOLE_OIDC_CLIENT_SECRET_FILE: 'b' };
  assert.match(refused({ ...whole, ...both }), 'are both set');
});

test.run();
