import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { streamOf } from '../../application/streams.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { organization } from '../../domain/organization/organization.ts';
import { apiOf } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { type Service, startService, WITHOUT_CAPTURE } from '../support/service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { Scene } from './scene.ts';

type Context = { scene: Scene; second: Service; receiver: WebhookReceiver; key: string; keyId: string };
type Listed = { data: { id: string }[] };

const test = suite<Context>('two servers on one folder');

/** How soon a key that one server revoked must be refused by the other. */
const REFUSED_WITHIN_MS = 1000;

const INQUIRY = {
  name: 'Active gym membership',
  query: 'Does this person hold an active gym membership?',
  start_url: 'http://127.0.0.1:9/',
  return_url: 'http://127.0.0.1:9/back',
  subject_id: 'customer-user-8841',
};

test.before(async context => {
  context.scene = await Scene.open(WITHOUT_CAPTURE);
  context.second = await startService({ folder: context.scene.folder, port: await freePort(), env: WITHOUT_CAPTURE });
  context.receiver = await startWebhookReceiver();
  const keys = await context.scene.command<{ id: string; key: string }>(
    ...['key', 'create', '--org', await orgOf(context.scene), '--role', 'owner'],
  );
  context.key = keys.key;
  context.keyId = keys.id;
});
test.after(async ({ scene, second, receiver }) => {
  await Promise.all([scene.close(), second.kill(), receiver.close()]);
});

async function orgOf(scene: Scene): Promise<string> {
  const { body } = await scene.api<{ org_id: string }>('POST', '/web/template', INQUIRY_TEMPLATE);
  return body.org_id;
}
const INQUIRY_TEMPLATE = { query: INQUIRY.query, start_url: INQUIRY.start_url, return_url: INQUIRY.return_url };

test('a key made by the command line opens both', async ({ scene, second, key }) => {
  for (const url of [scene.url, second.url]) {
    const { status } = await eventually('the key to be known', async () => {
      const answer = await apiOf(url, key)('GET', '/web/inquiry');
      return answer.status === 200 && answer;
    });
    assert.is(status, 200);
  }
});

test('what one creates the other gets and lists, and both show the same', async ({ scene, second, key }) => {
  const [first, other] = [apiOf(scene.url, key), apiOf(second.url, key)];
  const made: string[] = [];
  const create = async (api: typeof first) => {
    const { status, body } = await api<{ id: string }>('POST', '/web/inquiry', INQUIRY);
    assert.is(status, 200);
    made.push(body.id);
  };
  // Both write at the same time, so that their projections meet.
  await Promise.all(
    [first, other].map(async api => {
      for (let number = 0; number < 20; number++) await create(api);
    }),
  );
  const listed = async (api: typeof first) => (await api<Listed>('GET', '/web/inquiry?limit=100')).body.data;
  for (const api of [first, other]) {
    await eventually('every inquiry in the list', async () => (await listed(api)).length === made.length);
  }
  const [here, there] = [await listed(first), await listed(other)];
  assert.equal(here, there);
  assert.equal(here.map(({ id }) => id).sort(), [...made].sort());
  for (const api of [first, other]) {
    for (const id of made) assert.is((await api('GET', `/web/inquiry/${id}`)).status, 200);
  }
});

test('a request that both get at once under one Idempotency-Key is done once, and both answer it', async context => {
  const { scene, second, key } = context;
  const ask = async (url: string, index: number, path: string, body: object) => {
    const headers = { 'api-key': key, 'content-type': 'application/json', 'idempotency-key': `both-${path}-${index}` };
    const response = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    // Here each server has a public address of its own.
    const text = (await response.text()).replace(/http:\/\/127\.0\.0\.1:\d+(?=\/capture)/, '');
    return { status: response.status, text };
  };
  for (let index = 0; index < 10; index++) {
    for (const [path, body] of [
      ['/web/inquiry', INQUIRY],
      ['/webhook/endpoints', { url: 'https://hooks.example.com/', enabled: false }],
    ] as const) {
      const [here, there] = await Promise.all([scene, second].map(({ url }) => ask(url, index, path, body)));
      assert.is(here?.status, 200, here?.text);
      assert.equal(there, here);
      assert.equal(await ask(second.url, index, path, body), here);
      if (path !== '/web/inquiry') continue;
      const { id } = JSON.parse(here?.text ?? '') as { id: string };
      const types = (await scene.events(streamOf(inquiry, id))).map(({ type }) => type);
      assert.equal(types, ['InquiryCreated', 'ResultOpened']);
    }
  }
});

test('of drafts and publishes that both get at once exactly one is done', async ({ scene, second, key }) => {
  const servers = [apiOf(scene.url, key), apiOf(second.url, key)];
  const published = { ...INQUIRY_TEMPLATE, status: 'published' };
  for (let round = 0; round < 10; round++) {
    const { body } = await apiOf(scene.url, key)<{ key: string }>('POST', '/web/template', published);
    for (const step of ['draft', 'publish']) {
      const answers = await Promise.all(
        [...servers, ...servers].map(api => api('POST', `/web/template/${body.key}/${step}`, {})),
      );
      assert.equal(answers.map(({ status }) => status).sort(), [200, 409, 409, 409], step);
    }
  }
});

test('each webhook is delivered once', async ({ scene, second, receiver, key }) => {
  const [first, other] = [apiOf(scene.url, key), apiOf(second.url, key)];
  const registered = await first<{ id: string }>('POST', '/webhook/endpoints', { url: receiver.url });
  assert.is(registered.status, 200, JSON.stringify(registered.body));
  const made: string[] = [];
  await Promise.all(
    [first, other].map(async api => {
      for (let number = 0; number < 20; number++) {
        made.push((await api<{ id: string }>('POST', '/web/inquiry', INQUIRY)).body.id);
      }
    }),
  );
  const told = () => receiver.received.map(({ body }) => (JSON.parse(body) as { data: { inquiry_id: string } }).data);
  await eventually('a webhook of each', () => made.every(id => told().some(data => data.inquiry_id === id)), 20_000);
  // One more, on the way of which every other one would have come a second time.
  const last = (await other<{ id: string }>('POST', '/web/inquiry', INQUIRY)).body.id;
  await eventually('the last webhook', () => told().some(data => data.inquiry_id === last), 20_000);
  assert.equal(
    told()
      .map(data => data.inquiry_id)
      .sort(),
    [...made, last].sort(),
  );
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  assert.is(new Set(ids).size, ids.length);
});

test('a key that the command line revokes is refused by both within a second', async ({
  scene,
  second,
  key,
  keyId,
}) => {
  const servers = [apiOf(scene.url, key), apiOf(second.url, key)];
  let over = false;
  // Both are asked all the time, so that both have the key fresh in mind when it is revoked.
  const lastAccepted = servers.map(async api => {
    let acceptedAt = 0;
    while (!over) {
      const askedAt = Date.now();
      const { status } = await api('GET', '/web/inquiry');
      if (status !== 401) acceptedAt = askedAt;
      await new Promise(resolve => setTimeout(resolve, 10));
    }
    return acceptedAt;
  });
  await scene.command('key', 'revoke', keyId);
  for (const api of servers) {
    await eventually('the refusal', async () => (await api('GET', '/web/inquiry')).status === 401);
  }
  over = true;
  const events = await scene.events(streamOf(organization, await orgOf(scene)));
  const revoked = events.find(({ type, data }) => type === 'ApiKeyRevoked' && data.key_id === keyId);
  const revokedAt = Date.parse(revoked?.created_at ?? '');
  const gained = (await Promise.all(lastAccepted)).map(acceptedAt => acceptedAt - revokedAt);
  console.log(`a revoked key was last accepted ${gained.join(' and ')} ms after its revocation stood in the log`);
  for (const ms of gained) assert.ok(ms < REFUSED_WITHIN_MS, `${ms} ms`);
  for (const api of servers) assert.is((await api('POST', '/web/inquiry', INQUIRY)).status, 401);
});

test('neither logged an error, and both are ready', async ({ scene, second }) => {
  for (const { url } of [scene, second]) {
    await eventually('readiness', async () => (await fetch(`${url}/readyz`)).status === 200);
  }
  for (const log of [scene.service.log(), second.log()]) {
    assert.equal(
      log.split('\n').filter(line => line.includes('"level":"error"')),
      [],
    );
  }
});

test.run();
