import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';
import { cliHouse } from './cli-house.ts';

const cli = cliHouse();
const service = await cli.serve();
test.after(async () => void (await service.stop()));

type Organization = { org_id: string; name: string; key: string };
type Key = { id: string; key: string; role: string };

const ask = async (key: string) => (await cli.apiOf(service.url, key)('GET', '/web/inquiry')).status;
const organization = () => cli.json<Organization>('org', 'create', '--name', 'City Gym');

// specification: 5.5-issued
test('a new organization: its key opens the running service at once', async () => {
  const created = await organization();
  assert.equal(Object.keys(created), ['id', 'org_id', 'name', 'key']);
  assert.match(created.org_id, /^org_/);
  assert.is(created.name, 'City Gym');
  assert.is(await ask(created.key), 200);
  const text = await cli.run('org', 'create', '--name', 'Another');
  const key = /secret_live_[\w-]+/.exec(text)?.[0] ?? '';
  assert.match(text, /shown this once/);
  assert.is(await ask(key), 200);
});

// specification: 5.5-issued
test('a key has the role that it was made with', async () => {
  const { org_id } = await organization();
  for (const [role, status] of [
    ['owner', 200],
    ['admin', 200],
    ['member', 500],
  ] as const) {
    const made = await cli.json<Key>(
      'key',
      'create',
      '--org',
      org_id,
      '--role',
      role,
      '--name',
      'Kim',
      '--email',
      'k@x.io',
    );
    assert.equal(Object.keys(made), ['id', 'key', 'role']);
    assert.is(made.role, role);
    const call = cli.apiOf(service.url, made.key);
    assert.is((await call('POST', '/webhook/endpoints', { url: 'https://example.com/' })).status, status);
  }
});

// specification: 5.5-revoked
test('a revoked key is refused by the running service within a second, and listed as revoked', async () => {
  const { org_id, key } = await organization();
  const made = await cli.json<Key>('key', 'create', '--org', org_id, '--role', 'member');
  assert.is(await ask(made.key), 200);
  assert.equal(await cli.json('key', 'revoke', made.id), { id: made.id, revoked: true });
  await eventually('the key is refused', async () => (await ask(made.key)) === 401, 1000);
  assert.is(await ask(key), 200, 'the other key goes on');
  assert.match(await cli.run('key', 'revoke', made.id), /is revoked/);

  const { data } = await cli.json<{ data: Record<string, string | null>[] }>('key', 'list', '--org', org_id);
  assert.equal(
    data.map(({ id, role }) => [id === made.id, role]),
    [
      [true, 'member'],
      [false, 'owner'],
    ],
  );
  const [revoked, owner] = data;
  assert.ok(Date.parse(revoked?.revoked_at ?? '') >= Date.parse(revoked?.created_at ?? ''));
  assert.is(owner?.revoked_at, null);
  const text = await cli.run('key', 'list', '--org', org_id);
  assert.match(text, new RegExp(`${made.id} .*…${made.key.slice(-4)}`));
  for (const shown of [text, JSON.stringify(data)]) assert.not.ok(shown.includes(made.key.slice(12, 30)));
});

test.run();
