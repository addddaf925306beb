import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { StreamName } from '../../application/ports/event-store.ts';
import { streamOf } from '../../application/streams.ts';
import { envelope } from '../../domain/envelope/envelope.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { template } from '../../domain/template/template.ts';
import { endpoint } from '../../domain/webhook/endpoint.ts';
import type { ApiAnswer } from '../support/api.ts';
import { expectError } from '../support/expect-error.ts';
import { answered, type HttpHouse, openHttpHouse } from '../support/http-house.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { ENVELOPE, INLINE, TEMPLATE } from './requests.ts';

type Body = Record<string, unknown> & { id: string; key?: string; secret?: string };

const test = suite('one Idempotency-Key at two servers over one data folder');
const folder = temporaryFolder();
const first = await openHttpHouse(folder);
const second = await openHttpHouse(folder);
// Their clocks never agree: what they answer must come from the log.
second.clock.advance(1234);
const ours = await first.household();
await second.readModels.catchUp();
test.after(() => Promise.all([first.close(), second.close()]).then(() => undefined));

const ROUNDS = 12;
let keys = 0;

async function post(house: HttpHouse, path: string, body: object, key: string, apiKey = ours.key) {
  const headers = {
    ...{ 'api-key': apiKey, 'x-api-key': apiKey },
    ...{ 'content-type': 'application/json', 'Idempotency-Key': key },
  };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return answered<Body>(await house.app.request(`/api/v1${path}`, request));
}

/** Both get the request at once. */
const both = (path: string, body: object, key: string, apiKey?: string): Promise<ApiAnswer<Body>[]> =>
  Promise.all([first, second].map(house => post(house, path, body, key, apiKey)));

async function typesOf(stream: StreamName): Promise<string[]> {
  return (await first.engines.eventStore.read(stream)).map(({ type }) => type);
}

const made = async (path: string, body: object, apiKey?: string): Promise<Body> =>
  (await post(first, path, body, `made-${++keys}`, apiKey)).body;

/** Each request with what it is about, and what the log holds of it when it ran once. */
const REQUESTS: {
  path: string | (() => Promise<string>);
  body: object;
  stream(answer: Body, path: string): StreamName;
  once: string[];
  testKey?: true;
}[] = [
  {
    path: '/web/inquiry',
    body: INLINE,
    stream: ({ id }) => streamOf(inquiry, id),
    once: ['InquiryCreated', 'ResultOpened'],
  },
  { path: '/envelope', body: ENVELOPE, stream: ({ id }) => streamOf(envelope, id), once: ['EnvelopeCreated'] },
  {
    path: '/web/template',
    body: { ...TEMPLATE, status: 'published' },
    stream: ({ key }) => streamOf(template, String(key)),
    once: ['TemplateDrafted', 'TemplatePublished'],
  },
  {
    path: '/webhook/endpoints',
    body: { url: 'https://hooks.example.com/' },
    stream: ({ id }) => streamOf(endpoint, id),
    once: ['EndpointRegistered'],
  },
  {
    path: async () => `/web/template/${(await made('/web/template', TEMPLATE)).key}/publish`,
    body: {},
    stream: ({ key }) => streamOf(template, String(key)),
    once: ['TemplateDrafted', 'TemplatePublished'],
  },
  {
    path: async () => `/web/template/${(await made('/web/template', { ...TEMPLATE, status: 'published' })).key}/draft`,
    body: { name: 'Second' },
    stream: ({ key }) => streamOf(template, String(key)),
    once: ['TemplateDrafted', 'TemplatePublished', 'TemplateDrafted'],
  },
  {
    path: async () =>
      `/webhook/endpoints/${(await made('/webhook/endpoints', { url: 'https://a.example/' })).id}/rotate-secret`,
    body: { overlap_seconds: 60 },
    stream: ({ id }) => streamOf(endpoint, id),
    once: ['EndpointRegistered', 'SecretRotated'],
  },
  {
    path: async () => `/web/inquiry/${(await made('/web/inquiry', INLINE, ours.testKey)).id}/simulate`,
    body: { status: 'approved' },
    stream: ({ id }) => streamOf(inquiry, id),
    once: [
      ...['InquiryCreated', 'ResultOpened', 'SessionStarted', 'CaptureSubmitted'],
      ...['ResultAssessed', 'ResultStatusChanged'],
    ],
    testKey: true,
  },
];

for (const [index, { path: at, body, stream, once, testKey }] of REQUESTS.entries()) {
  test(`POST ${once.at(-1)} is done once, and both give the same answer, now and later`, async () => {
    const apiKey = testKey ? ours.testKey : ours.key;
    for (let round = 0; round < ROUNDS; round++) {
      const path = typeof at === 'string' ? at : await at();
      const key = `both-${index}-${round}`;
      const answers = await both(path, body, key, apiKey);
      const [one, other] = answers;
      assert.equal([one?.status, other?.status], [200, 200], JSON.stringify(answers));
      assert.equal(other?.body, one?.body);
      if (one === undefined) throw new Error('nobody answered');
      assert.equal(await typesOf(stream(one.body, path)), once);
      for (const repeat of await both(path, body, key, apiKey)) {
        assert.equal(repeat.body, one.body);
        assert.is(repeat.headers.get('idempotency-replayed'), 'true');
      }
    }
  });
}

test('what both refuse leaves the key free, and another request under it is refused by both', async () => {
  const key = 'refused';
  for (const answer of await both('/web/inquiry', { ...INLINE, name: 7 }, key)) {
    expectError(answer, 400, 'VALIDATION_ERROR');
  }
  const { body } = await post(second, '/web/inquiry', INLINE, key);
  for (const answer of await both('/web/inquiry', { ...INLINE, name: 'Another' }, key)) {
    expectError(answer, 422, 'IDEMPOTENCY_KEY_REUSED');
  }
  for (const answer of await both('/web/inquiry', INLINE, key)) assert.equal(answer.body, body);
});

test('who is refused what the other was granted does not make the key new', async () => {
  const key = 'given-up';
  const caller = { ...ours, actor: 'key:key_1', userId: 'usr_1', role: 'owner', requestId: 'request-1' } as const;
  const request = { key, fingerprint: 'the same' };
  const [here, there] = [
    await first.idempotency.begin(caller, request),
    await second.idempotency.begin(caller, request),
  ];
  assert.equal([here.kind, there.kind], ['run', 'run']);
  if (here.kind !== 'run' || there.kind !== 'run') return;
  assert.is(there.operation.next('web_iq_'), here.operation.next('web_iq_'), 'both make the same thing');
  await here.end({ kind: 'refused' });
  await there.end({ kind: 'done', status: 200, body: '{"granted":true}' });
  for (const house of [first, second]) {
    const again = await house.idempotency.begin(caller, request);
    assert.equal(again, { kind: 'answered', answer: { status: 200, body: '{"granted":true}' } });
  }
});

test('nothing of all that is our fault', () => assert.equal([...first.errors, ...second.errors], []));

test.run();
