import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedEnvelope, DetailedEnvelope, DetailedEnvelopeResult } from '../../application/envelopes.ts';
import { canonicalJson } from '../../domain/canonical-json.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import { ENVELOPE } from '../http/requests.ts';
import { finishEnvelope, keepEvidence, startEnvelope } from '../support/captured-envelope.ts';
import { expectError } from '../support/expect-error.ts';
import { filesWith } from '../support/files-with.ts';
import { assessment } from '../support/inquiry-story.ts';
import { present } from '../support/present.ts';
import { cliHouse } from './cli-house.ts';

const cli = cliHouse();
const OPERATOR = ['--operator-name', 'Olga Operator', '--operator-email', 'olga@example.com'];
const PERSON = 'Zoe Unmistakable';
/** Too unsure for a verdict. */
const DOUBT: Partial<Assessment> = {
  acceptance: 'low',
  acceptance_reason: `${PERSON} is hard to read.`,
  confidence: 'low',
  mendable: ['value_unreadable'],
};

const setting = await cli.within(async house => {
  const { orgId, key, owner } = await house.household();
  const reviewed: { id: string; evidence: string }[] = [];
  for (let count = 0; count < 3; count++) {
    const body = { ...ENVELOPE, query: `Is ${PERSON} a member?` };
    const { id } = (await owner<CreatedEnvelope>('POST', '/envelope', body)).body;
    let evidence = '';
    // As often as the end user may try: then an operator has to look.
    for (let tries = 0; tries < 4; tries++) {
      const session = await startEnvelope(house, orgId, id);
      evidence = await keepEvidence(house, orgId, id, session);
      await finishEnvelope(house, orgId, id, session, assessment(DOUBT));
    }
    reviewed.push({ id, evidence });
  }
  const pending = (await owner<CreatedEnvelope>('POST', '/envelope', ENVELOPE)).body.id;
  return { key, reviewed, pending };
});
const service = await cli.serve();
test.after(async () => void (await service.stop()));

const call = cli.apiOf(service.url, setting.key);
const resultsOf = async (id: string) =>
  (await call<{ data: DetailedEnvelopeResult[] }>('GET', `/result/${id}`)).body.data;
const latestOf = async (id: string) => present((await resultsOf(id)).at(-1));
const review = (decision: string, id: string, reason: string) => [
  ...['envelope', 'review', decision, id, '--reason', reason],
  ...OPERATOR,
];
const [first, second, third] = setting.reviewed.map(({ id }) => id) as [string, string, string];

test('an operator approves an envelope; its latest result says so at once, in the words of the operator', async () => {
  const [before] = await resultsOf(first);
  const answer = await cli.json<Record<string, string>>(...review('approve', first, 'The picture shows it.'));
  assert.equal(Object.keys(answer), ['id', 'envelope_id', 'result_id', 'status', 'reason']);
  assert.equal([answer.envelope_id, answer.status, answer.reason], [first, 'approved', 'The picture shows it.']);
  const { hash, transaction_address, created_by, created_at, updated_at, deleted_at, inquiry_session, ...told } =
    await latestOf(first);
  assert.is(told.id, answer.result_id);
  assert.equal([told.acceptance_category, told.acceptance_reason], ['high', 'The picture shows it.']);
  assert.equal(
    [told.confidence_category, told.confidence_reason, told.success, told.error],
    ['high', 'An operator looked at the evidence.', true, null],
  );
  assert.is(hash, createHash('sha256').update(canonicalJson(told)).digest('hex'));
  assert.ok(updated_at > created_at);
  assert.equal((await resultsOf(first))[0], before);
});

test('links of a command that is told no address lead to the service that runs', async () => {
  const { sessions } = await cli.jsonUntold<DetailedEnvelope>('envelope', 'show', first);
  const { url } = present(present(sessions[0]).evidence[0]).file;
  assert.ok(url.startsWith(`${service.url}/evidence/`), url);
  assert.is((await fetch(url)).status, 200);
});

test('an operator rejects, and a result that goes back to review is again what was found', async () => {
  const found = await latestOf(second);
  assert.match(await cli.run(...review('reject', second, 'Expired.')), /^iq_res_\w+ is rejected\.\n$/);
  assert.is((await latestOf(second)).acceptance_category, 'reject');
  await cli.run(...review('reopen', second, 'Look again.'));
  const { updated_at, ...again } = await latestOf(second);
  const { updated_at: _before, ...before } = found;
  assert.equal(again, before);
});

test('what the status does not allow is refused, and changes nothing', async () => {
  for (const decision of ['approve', 'reject', 'reopen']) {
    const { code, message } = await cli.refused(1, ...review(decision, setting.pending, 'So.'));
    assert.is(code, 'CONFLICT');
    assert.match(message, /pending/);
  }
  assert.is((await cli.refused(1, ...review('approve', 'iq_none', 'So.'))).code, 'NOT_FOUND');
  assert.match((await cli.refused(2, ...review('praise', first, 'So.'))).message, /approve, reject, reopen/);
  assert.equal(await resultsOf(setting.pending), []);
});

test('an operator sees where an envelope stands, and gets at its evidence', async () => {
  const shown = await cli.json<DetailedEnvelope>('envelope', 'show', first);
  assert.equal([shown.id, shown.status, shown.status_reason], [first, 'approved', 'The picture shows it.']);
  const { url } = present(shown.sessions.at(-1)?.evidence[0]).file;
  const { pathname, search } = new URL(url);
  const file = await fetch(`${service.url}${pathname}${search}`);
  assert.equal([file.status, await file.text()], [200, `picture ${setting.reviewed[0]?.evidence}`]);
  const text = await cli.run('envelope', 'show', first);
  assert.ok(text.includes('The picture shows it.') && text.includes('Olga Operator') && text.includes(pathname), text);
  assert.is((await cli.refused(1, 'envelope', 'show', 'iq_none')).code, 'NOT_FOUND');
});

type Events = { events: { type: string; data: Record<string, unknown>; metadata: { actor: string } }[] };

test('the auditor reads who decided, and why', async () => {
  const { events } = await cli.json<Events>('events', `envelope-${first}`);
  const { type, data, metadata } = present(events.at(-1));
  assert.equal([type, metadata.actor], ['EnvelopeReviewed', 'operator:olga@example.com']);
  assert.equal(data.reviewed_by, { name: 'Olga Operator', email: 'olga@example.com' });
});

test('assessed again, what would change is shown; recorded, it stands beside what the operator decided', async () => {
  const seen = await cli.json<Record<string, unknown>>('reassess', first);
  assert.equal([seen.envelope_id, seen.status, seen.to_status, seen.recorded], [first, 'approved', 'approved', false]);
  assert.ok(JSON.stringify(seen.differences).includes('acceptance'), JSON.stringify(seen));
  assert.is((await latestOf(first)).acceptance_reason, 'The picture shows it.');
  assert.match(await cli.run('reassess', first), 'Nothing is recorded. Say --record');
  const recorded = await cli.json<Record<string, unknown>>('reassess', first, '--record', ...OPERATOR);
  assert.equal([recorded.envelope_id, recorded.recorded], [first, true]);
  const { events } = await cli.json<Events>('events', `envelope-${first}`);
  const { type, metadata } = present(events.at(-1));
  assert.equal([type, metadata.actor], ['EnvelopeReassessed', 'operator:olga@example.com']);
  assert.is((await latestOf(first)).acceptance_reason, 'The picture shows it.');
  assert.match(await cli.run('reassess', first), 'nothing would change');
  assert.is((await cli.refused(1, 'reassess', setting.pending)).code, 'CONFLICT');
  assert.is((await cli.refused(1, 'reassess', 'iq_none')).code, 'NOT_FOUND');
});

test('a deleted envelope is gone from the running service at once, with its evidence and its key', async () => {
  const evidence = setting.reviewed[2]?.evidence ?? '';
  assert.ok(filesWith(cli.folder, `picture ${evidence}`).length > 0);
  assert.equal(await cli.json('envelope', 'delete', third), {
    id: third,
    deleted: true,
    evidence_files: 4,
    webhook_deliveries: 0,
    kept_by: [],
  });
  expectError(await call('GET', `/result/${third}`), 404, 'NOT_FOUND');
  assert.equal(filesWith(cli.folder, `picture ${evidence}`), []);

  const { events } = await cli.json<Events>('events', `envelope-${third}`);
  assert.equal([events[0]?.type, events.at(-1)?.type], ['EnvelopeCreated', 'EnvelopeDeleted']);
  assert.is(events[0]?.data.query, 'erased');
  assert.not.match(JSON.stringify(events), PERSON);
  const session = events.find(({ type }) => type === 'SessionStarted')?.data.session_id;
  assert.not.match(JSON.stringify(await cli.json('events', `capture-${session}`)), /gym\.example\.com/);
});

test('deleting again is no mistake, and nobody finds it any more', async () => {
  assert.match(await cli.run('envelope', 'delete', third), /is deleted/);
  assert.is((await cli.refused(1, ...review('approve', third, 'So.'))).code, 'NOT_FOUND');
  assert.is((await cli.refused(1, 'envelope', 'delete', 'web_iq_1')).code, 'NOT_FOUND');
  assert.is((await cli.refused(1, 'inquiry', 'delete', first)).code, 'NOT_FOUND');
  const page = await fetch(`${service.url}/capture/${third}`);
  assert.is(page.status, 404);
});

test('rebuilding does not raise the dead, and shows the others as before', async () => {
  const before = await resultsOf(first);
  await cli.run('rebuild', 'envelopes');
  expectError(await call('GET', `/result/${third}`), 404, 'NOT_FOUND');
  assert.equal(await resultsOf(first), before);
});

test.run();
