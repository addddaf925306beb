import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { INLINE } from '../http/requests.ts';
import { bringToReview } from '../support/captured-inquiry.ts';
import { openConsoleHouse } from '../support/console-house.ts';
import { eventually } from '../support/eventually.ts';

const house = await openConsoleHouse();
test.after(() => house.close());
const home = await house.household('City Gym');
const away = await house.household('Other Gym');
const kim = await house.operator(home.orgId, 'member');
const auditor = await house.operator(home.orgId, 'auditor');
const stranger = await house.operator(away.orgId, 'owner');

async function reviewed() {
  const { body } = await home.owner<{ id: string }>('POST', '/web/inquiry', { ...INLINE, max_retries: 0 });
  return { id: body.id, ...(await bringToReview(house, home.orgId, body.id)) };
}

const seen = await reviewed();
const look = await kim.get(`/console/inquiries/${seen.id}/evidence/${seen.evidenceId}`);
const streamsOn = (page: string) => [...page.matchAll(/\/audit\/streams\/([\w-]+)"/g)].map(([, name]) => name ?? '');

test('an auditor reads who looked at what, and who signed in', async () => {
  assert.is(look.status, 200);
  const deeds = async (query: string) => (await auditor.get(`/console/audit?${query}`)).text;
  const looks = await eventually('the look', async () => {
    const text = await deeds(`actor=operator:${kim.operatorId}&type=EvidenceViewed`);
    return text.includes(seen.id) ? text : undefined;
  });
  assert.equal(streamsOn(looks), [`evidence_access-${seen.evidenceId}`]);
  assert.match(looks, '>Kim the member</td>');
  assert.not.match(await deeds(`actor=operator:${auditor.operatorId}&type=EvidenceViewed`), 'data-key');
  assert.match(await deeds('type=OperatorSignedIn'), 'Operator signed in');
  const foreign = (await stranger.get('/console/audit')).text;
  assert.not.match(foreign, seen.id);
  assert.not.match(foreign, kim.operatorId);
});

test('the story of an inquiry goes across its streams, in the order of the log', async () => {
  const { text } = await auditor.get(`/console/audit/stories/${seen.id}`);
  const streams = streamsOn(text);
  const expected = [`inquiry-${seen.id}`, `capture-${seen.sessionId}`, `evidence_access-${seen.evidenceId}`];
  assert.equal([...new Set(streams)], expected);
  const types = [...text.matchAll(/as JSON">[\s\S]*?&quot;type&quot;: &quot;(\w+)&quot;/g)].map(([, type]) => type);
  assert.equal(types.slice(0, 3), ['InquiryCreated', 'ResultOpened', 'SessionStarted']);
  assert.is(types.at(-1), 'EvidenceViewed');
  assert.is((await stranger.get(`/console/audit/stories/${seen.id}`)).status, 404);
});

test('streams are found by their category, and by their name', async () => {
  for (const [category, stream] of [
    ['inquiry', `inquiry-${seen.id}`],
    ['capture', `capture-${seen.sessionId}`],
    ['evidence_access', `evidence_access-${seen.evidenceId}`],
    ['operator', `operator-${kim.operatorId}`],
    ['organization', `organization-${home.orgId}`],
  ]) {
    const path = `/console/audit/categories/${category}`;
    await eventually(`${stream} below ${path}`, async () =>
      streamsOn((await auditor.get(path)).text).includes(stream ?? ''),
    );
    assert.not((await stranger.get(path)).text.includes(stream ?? 'nothing'), path);
    const { headers } = await auditor.send('/console/audit/find', { find: stream ?? '' });
    assert.is(headers.get('location'), `/console/audit/streams/${stream}`);
    assert.is((await auditor.get(`/console/audit/streams/${stream}`)).status, 200);
    assert.is((await stranger.get(`/console/audit/streams/${stream}`)).status, 404, stream);
    assert.is((await stranger.get(`/console/audit/streams/${stream}/export`)).status, 404, stream);
  }
  assert.is((await auditor.get('/console/audit/categories/constructor')).status, 404);
});

test('an export is the stream, a line an event', async () => {
  const { headers, text } = await auditor.get(`/console/audit/streams/inquiry-${seen.id}/export`);
  assert.match(headers.get('content-type') ?? '', 'application/x-ndjson');
  assert.match(headers.get('content-disposition') ?? '', `attachment; filename="inquiry-${seen.id}.jsonl"`);
  const lines = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
  const recorded = await house.engines.eventStore.read(`inquiry-${seen.id}`);
  assert.equal(
    lines.map(({ id, type, data, metadata }) => ({ id, type, data, metadata })),
    recorded.map(({ id, type, data, metadata }) => ({ id, type, data, metadata })),
  );
});

test('members read who did what, and of people in the log only that they are hidden', async () => {
  const stream = `/console/audit/streams/inquiry-${seen.id}`;
  const mine = (await kim.get(stream)).text;
  assert.not.match(mine, INLINE.subject_id);
  assert.match(mine, '&quot;subject_id&quot;: &quot;hidden&quot;');
  assert.not.match((await kim.get(`${stream}/export`)).text, INLINE.subject_id);
  assert.match((await auditor.get(stream)).text, INLINE.subject_id);
});

test('what is erased reads so, and its story stays', async () => {
  const gone = await reviewed();
  await house.erasure.delete(gone.id, 'system');
  const { status, text } = await auditor.get(`/console/audit/stories/${gone.id}`);
  assert.is(status, 200);
  assert.match(text, 'InquiryDeleted');
  assert.not.match(text, INLINE.subject_id);
});

test('nothing was our fault', () => assert.equal(house.errors, []));

test.run();
