import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DetailedInquiry } from '../../application/inquiries.ts';
import { INLINE } from '../http/requests.ts';
import { bringToReview } from '../support/captured-inquiry.ts';
import { cliHouse } from './cli-house.ts';

const cli = cliHouse();
const OPERATOR = ['--operator-name', 'Olga Operator', '--operator-email', 'olga@example.com'];

const setting = await cli.within(async house => {
  const { orgId, key, owner } = await house.household();
  const ids: string[] = [];
  for (let count = 0; count < 3; count++) {
    const { body } = await owner<{ id: string }>('POST', '/web/inquiry', { ...INLINE, max_retries: 0 });
    await bringToReview(house, orgId, body.id);
    ids.push(body.id);
  }
  const pending = (await owner<{ id: string }>('POST', '/web/inquiry', INLINE)).body.id;
  return { key, ids, pending };
});
const service = await cli.serve();
test.after(async () => void (await service.stop()));

const call = cli.apiOf(service.url, setting.key);
const get = async (id: string) => (await call<DetailedInquiry>('GET', `/web/inquiry/${id}`)).body;
const review = (decision: string, id: string, reason: string) => [
  'result',
  decision,
  id,
  '--reason',
  reason,
  ...OPERATOR,
];
const [first = '', second = '', third = ''] = setting.ids;

// specification: 3.1-reason-and-operator
test('an operator approves by the id of the inquiry; the service shows it at once', async () => {
  const answer = await cli.json<Record<string, string>>(...review('approve', first, 'The picture shows it.'));
  assert.equal(Object.keys(answer), ['id', 'inquiry_id', 'result_id', 'status', 'reason']);
  assert.equal([answer.inquiry_id, answer.status, answer.reason], [first, 'approved', 'The picture shows it.']);
  const { result } = await get(first);
  assert.equal([result?.status, result?.id], ['approved', answer.result_id]);
  const entry = result?.status_history.at(-1);
  assert.equal([entry?.from_status, entry?.to_status], ['manual_review', 'approved']);
  assert.equal(
    [entry?.reason, entry?.changed_by],
    ['The picture shows it.', { name: 'Olga Operator', email: 'olga@example.com' }],
  );
});

test('an operator rejects by the id of the result', async () => {
  const resultId = (await get(second)).result?.id ?? '';
  assert.match(await cli.run(...review('reject', resultId, 'Expired.')), new RegExp(`${resultId} is rejected`));
  assert.is((await get(second)).result?.status, 'rejected');
});

test('a decided result goes back to review and can be decided anew', async () => {
  for (const [decision, status] of [
    ['approve', 'approved'],
    ['reopen', 'manual_review'],
    ['reject', 'rejected'],
  ] as const) {
    assert.is((await cli.json<{ status: string }>(...review(decision, third, 'So.'))).status, status);
  }
  const history = (await get(third)).result?.status_history.map(entry => entry.to_status);
  assert.equal(history, ['pending', 'manual_review', 'approved', 'manual_review', 'rejected']);
});

test('what the status does not allow is refused, and changes nothing', async () => {
  const before = await get(setting.pending);
  for (const decision of ['approve', 'reject', 'reopen']) {
    const { code, message } = await cli.refused(1, ...review(decision, setting.pending, 'So.'));
    assert.is(code, 'CONFLICT');
    assert.match(message, /pending/);
  }
  assert.equal(await get(setting.pending), before);
  assert.is((await cli.refused(1, ...review('approve', first, 'Again.'))).code, 'CONFLICT');
});

type Told = { revision: number; position: number; type: string; created_at: string; metadata: Record<string, unknown> };

test('the auditor reads the whole story in its order', async () => {
  const answer = await cli.json<{ stream: string; events: Told[] }>('events', `inquiry-${first}`);
  assert.is(answer.stream, `inquiry-${first}`);
  const types = ['InquiryCreated', 'ResultOpened', 'SessionStarted', 'CaptureSubmitted', 'ResultAssessed'];
  assert.equal(
    answer.events.map(({ type }) => type),
    [...types, 'ResultStatusChanged', 'ResultStatusChanged'],
  );
  assert.equal(
    answer.events.map(({ revision }) => revision),
    [0, 1, 2, 3, 4, 5, 6],
  );
  const positions = answer.events.map(({ position }) => position);
  assert.equal(
    positions,
    [...positions].sort((a, b) => a - b),
  );
  for (const event of answer.events) {
    const shown = ['id', 'type', 'revision', 'position', 'created_at', 'data', 'metadata'];
    assert.equal(Object.keys(event), shown);
    const metadata = ['actor', 'causation_id', 'correlation_id', 'occurred_at', 'org_id', 'schema_version'];
    assert.equal(Object.keys(event.metadata).sort(), metadata);
  }
  assert.is(answer.events.at(-1)?.metadata.actor, 'operator:olga@example.com');
  const text = await cli.run('events', `inquiry-${first}`);
  assert.is(text.trim().split('\n').length, 8);
});

test.run();
