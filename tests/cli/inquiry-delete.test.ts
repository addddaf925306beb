import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { INLINE } from '../http/requests.ts';
import { bringToReview } from '../support/captured-inquiry.ts';
import { expectError } from '../support/expect-error.ts';
import { cliHouse } from './cli-house.ts';

const cli = cliHouse();
const SUBJECT = 'customer-user-8841';
const personal = { ...INLINE, subject_id: SUBJECT, metadata: { person: 'Alice Example' }, max_retries: 0 };

const setting = await cli.within(async house => {
  const { orgId, key, owner } = await house.household();
  const kept = (await owner<{ id: string }>('POST', '/web/inquiry', personal)).body.id;
  const id = (await owner<{ id: string }>('POST', '/web/inquiry', personal)).body.id;
  const { sessionId } = await bringToReview(house, orgId, id);
  return { key, kept, id, sessionId };
});
const service = await cli.serve();
test.after(async () => void (await service.stop()));

const { id, kept, sessionId } = setting;
const call = cli.apiOf(service.url, setting.key);
type Detailed = { sessions: { evidence: { file: { url: string } }[] }[] };
type Events = { events: { type: string; data: Record<string, unknown> }[] };
const listed = async () => (await call<{ data: { id: string }[] }>('GET', '/web/inquiry')).body.data.map(row => row.id);

test('a deleted inquiry is gone from the running service at once, evidence and all', async () => {
  const { body } = await call<Detailed>('GET', `/web/inquiry/${id}`);
  const file = body.sessions[0]?.evidence[0]?.file.url ?? '';
  assert.is((await fetch(file)).status, 200);
  const before = await cli.json<Events>('events', `inquiry-${id}`);
  assert.match(JSON.stringify(before), /Alice Example/);

  assert.equal(await cli.json('inquiry', 'delete', id), {
    id,
    deleted: true,
    evidence_files: 1,
    webhook_deliveries: 0,
    kept_by: [],
  });
  expectError(await call('GET', `/web/inquiry/${id}`), 404, 'NOT_FOUND');
  assert.equal(await listed(), [kept]);
  assert.is((await fetch(file)).status, 404);
});

test('the log stays whole, and its personal fields read as erased', async () => {
  const { events } = await cli.json<Events>('events', `inquiry-${id}`);
  assert.equal([events[0]?.type, events.at(-1)?.type], ['InquiryCreated', 'InquiryDeleted']);
  assert.equal([events[0]?.data.subject_id, events[0]?.data.metadata], ['erased', null]);
  const visits = await cli.json<Events>('events', `capture-${sessionId}`);
  for (const text of [JSON.stringify(events), JSON.stringify(visits)]) {
    for (const word of [SUBJECT, 'Alice', 'Active', 'gym.example.com']) assert.not.ok(text.includes(word), word);
  }
});

test('deleting again is no mistake, and a review of it finds nothing', async () => {
  assert.match(await cli.run('inquiry', 'delete', id), /is deleted/);
  const operator = ['--reason', 'r', '--operator-name', 'n', '--operator-email', 'e@example.com'];
  assert.is((await cli.refused(1, 'result', 'approve', id, ...operator)).code, 'NOT_FOUND');
});

test('rebuilding does not raise the dead', async () => {
  const { rebuilt } = await cli.json<{ rebuilt: { name: string; events: number }[] }>('rebuild');
  const names = [
    'inquiries',
    'templates',
    'envelopes',
    'envelope_templates',
    'webhook_endpoints',
    'webhook_deliveries',
    'organizations',
    'api_keys',
    'themes',
    'operators',
    'reviews',
    'worklist',
    'deeds',
    'days',
  ];
  assert.equal(
    rebuilt.map(({ name }) => name),
    names,
  );
  assert.ok((rebuilt[0]?.events ?? 0) > 8);
  expectError(await call('GET', `/web/inquiry/${id}`), 404, 'NOT_FOUND');
  assert.equal(await listed(), [kept]);
  assert.match(await cli.run('rebuild', 'templates'), /^READ MODEL .*\ntemplates /);
});

test.run();
