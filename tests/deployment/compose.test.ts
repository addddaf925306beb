import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { en } from '../../adapters/capture/words/en.ts';
import { BROWSERS_SETTING_NAMES } from '../../infrastructure/settings/browsers-config.ts';
import { SETTING_NAMES } from '../../infrastructure/settings/config.ts';
import { SERVER_ROLES } from '../../infrastructure/settings/roles.ts';
import { readCompose } from './compose-services.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const { services, volumes } = readCompose(text);
const test = suite('docker-compose.yml');

test('docker-compose reads it', () => {
  const run = spawnSync('docker-compose', ['-f', 'docker-compose.yml', 'config', '--services'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (run.error !== undefined) {
    process.stdout.write('SKIPPED docker-compose config: docker-compose is not installed\n');
    return;
  }
  assert.is(run.status, 0, run.stderr);
  assert.equal(run.stdout.trim().split('\n').sort(), [...services.keys()].sort());
});

test('every role has a service of its own that waits for its engines', () => {
  for (const role of SERVER_ROLES) {
    const service = services.get(role);
    assert.ok(service, role);
    assert.ok(service.get('environment')?.includes(`      AFFIANT_ROLES: ${role}`), role);
    const waits = service.get('depends_on')?.join('\n') ?? '';
    for (const engine of ['eventstoredb', 'mongodb', 'nats', 's3']) {
      assert.match(waits, new RegExp(`${engine}:\\n +condition: service_healthy`));
    }
    assert.match(waits, /prepare:\n +condition: service_completed_successfully/);
  }
});

test('every service has a health check and a way to start again, or runs once', () => {
  for (const [name, service] of services) {
    const restart = service.get('restart')?.[0];
    const check = service.get('healthcheck')?.join('\n') ?? '';
    if (restart === '"no"') assert.match(check, 'disable: true', name);
    else {
      assert.is(restart, 'unless-stopped', name);
      assert.match(check, /test:[\s\S]*interval:[\s\S]*retries:/, name);
    }
    assert.ok(service.has('mem_limit'), `${name} has a limit of memory`);
    assert.is(service.get('logging')?.[0], '*logging', `${name} keeps a bounded log`);
  }
});

test('browsers have the time that they take to stop', () => {
  const browsers = services.get('browsers');
  const drain = Number(/CAPTURE_BROWSERS_DRAIN:-(\d+)/.exec(browsers?.get('environment')?.join() ?? '')?.[1]);
  const grace = Number.parseInt(browsers?.get('stop_grace_period')?.[0] ?? '', 10);
  assert.is(drain, 120);
  assert.ok(grace > drain + 10, `${grace} s for ${drain} s and ten more`);
});

test('every image is pinned', () => {
  for (const [name, service] of services) {
    const image = service.get('image')?.[0] ?? '';
    if (image !== 'affiant:local') assert.match(image, /^[a-z/]+:v?\d+\.\d+\.\d+(-[a-z]+)?$/, name);
  }
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  assert.is(bases.length, 2);
  for (const base of bases) assert.match(base ?? '', /^node:24\.\d+\.\d+-bookworm-slim$/);
});

test('one service builds the image, and every other one waits for it and uses it', () => {
  const built = [...services].filter(([, service]) => service.has('build'));
  assert.equal(
    built.map(([name]) => name),
    ['prepare'],
  );
  for (const name of ['prepare', 'browsers', ...SERVER_ROLES])
    assert.is(services.get(name)?.get('image')?.[0], 'affiant:local', name);
});

test('logs are rotated', () => {
  assert.match(
    text,
    /^x-logging: &logging\n {2}driver: json-file\n {2}options:\n {4}max-size: \d+m\n {4}max-file: "\d+"$/m,
  );
});

test('the ingress starts without capture nodes, and says so in their place', () => {
  assert.not.match(services.get('ingress')?.get('depends_on')?.join('\n') ?? '', 'capture');
  const caddyfile = readFileSync(join(root, 'deploy', 'Caddyfile'), 'utf8');
  for (const part of ['heading', 'text', 'advice'] as const) assert.match(caddyfile, en[`unavailable.${part}`]);
});

test('every setting that it names is one that Affiant reads', () => {
  const known = new Set([...SETTING_NAMES, ...BROWSERS_SETTING_NAMES]);
  const named = new Set(
    [...text.matchAll(/\b(?:AFFIANT|CAPTURE|ANALYSER|AWS)_[A-Z_]+\b|\b[A-Z_]+_URL\b/g)].map(match => match[0]),
  );
  assert.ok(named.size > 15, `${named.size} settings are read`);
  assert.equal(
    [...named].filter(name => !known.has(name)),
    [],
  );
});

test('only the ingress is published, on loopback unless told otherwise', () => {
  const published = [...services].filter(([, service]) => service.has('ports'));
  assert.equal(
    published.map(([name]) => name),
    ['ingress'],
  );
  const [, ...ports] = services.get('ingress')?.get('ports') ?? [];
  assert.is(ports.length, 1);
  assert.match(ports[0] ?? '', /^ +- \$\{INGRESS:-127\.0\.0\.1:8080\}:8080$/);
  for (const engine of ['eventstoredb', 'mongodb', 'nats', 's3']) {
    assert.is(services.get(engine)?.get('networks')?.[0], '[inside]', engine);
  }
  assert.match(text, /^ {2}inside:\n {4}internal: true$/m);
});

test('volumes are named, and what is mounted from the checkout is there and read only', () => {
  const mounted = new Set<string>();
  for (const [name, service] of services) {
    for (const line of service.get('volumes')?.slice(1) ?? []) {
      const [source = '', , mode] = line.replace(/^ +- /, '').split(':');
      if (source.startsWith('./')) {
        assert.is(mode, 'ro', `${name}: ${source}`);
        assert.ok(readFileSync(join(root, source)).length > 0, source);
      } else mounted.add(source);
    }
  }
  assert.equal([...mounted].sort(), [...volumes].sort());
});

test('the profile of the browsers lets browsers build their sandbox, and forbids what they never need', () => {
  const path = /seccomp:(\S+)/.exec(services.get('browsers')?.get('security_opt')?.join('\n') ?? '')?.[1] ?? '';
  const profile = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
    defaultAction: string;
    syscalls: { names: string[]; action: string }[];
  };
  assert.is(profile.defaultAction, 'SCMP_ACT_ALLOW');
  const denied = new Set(profile.syscalls.flatMap(({ names }) => names));
  assert.ok(profile.syscalls.every(({ action }) => action === 'SCMP_ACT_ERRNO'));
  for (const name of ['clone', 'clone3', 'unshare', 'chroot', 'seccomp']) assert.not.ok(denied.has(name), name);
  for (const name of ['mount', 'bpf', 'init_module', 'kexec_load', 'keyctl', 'ptrace', 'setns', 'io_uring_setup']) {
    assert.ok(denied.has(name), name);
  }
});

test('browsers run without secrets and privileges, where no engine is within reach', () => {
  const browsers = services.get('browsers');
  const settings = browsers?.get('environment')?.flatMap(line => /^ +([A-Z_]+):/.exec(line)?.[1] ?? []) ?? [];
  assert.ok(settings.length > 3);
  assert.equal(
    settings.filter(name => !BROWSERS_SETTING_NAMES.includes(name)),
    [],
  );
  assert.equal(browsers?.get('volumes')?.slice(1), ['      - browsers-token:/run/affiant-browsers:ro']);
  assert.is(browsers?.get('read_only')?.[0], 'true');
  assert.is(browsers?.get('cap_drop')?.[0], '[ALL]');
  assert.not.ok(browsers?.has('cap_add'));
  assert.match(browsers?.get('security_opt')?.join('\n') ?? '', 'no-new-privileges:true');
  assert.is(browsers?.get('networks')?.[0], '[browsers, web]');
  assert.match(text, /^ {2}browsers:\n {4}internal: true$/m);
  const onTheirs = (network: string) =>
    [...services].filter(([, service]) => new RegExp(`\\b${network}\\b`).test(service.get('networks')?.[0] ?? ''));
  assert.equal(
    onTheirs('browsers')
      .map(([name]) => name)
      .sort(),
    ['browsers', 'capture'],
  );
  assert.equal(
    onTheirs('web').map(([name]) => name),
    ['browsers'],
  );
  assert.is(services.get('capture')?.get('networks')?.[0], '[inside, browsers]', 'whoever holds keys opens no page');
});

test('a service without health check, with an open port or a loose image would be seen', () => {
  const other = readCompose(
    'x-a: &a\n  image: x\nservices:\n  one:\n    <<: *a\n    ports:\n      - 1:1\nvolumes:\n  v:\n',
  );
  const one = other.services.get('one');
  assert.equal(one?.get('image'), ['x']);
  assert.equal(one?.get('ports')?.slice(1), ['      - 1:1']);
  assert.not.ok(one?.has('healthcheck'));
  assert.equal(other.volumes, ['v']);
});

test.run();
