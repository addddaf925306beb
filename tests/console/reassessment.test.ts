import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type EnvelopeResult, hashOf } from '../../domain/envelope/result.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { ENVELOPE } from '../http/requests.ts';
import { assessment } from '../support/capture-house.ts';
import { pdfOf } from '../support/captured-document.ts';
import { finishEnvelope, keepEvidence, startEnvelope } from '../support/captured-envelope.ts';
import { openConsoleHouse } from '../support/console-house.ts';
import { present } from '../support/present.ts';

const house = await openConsoleHouse();
test.after(() => house.close());
const home = await house.household('City Gym');
const kim = await house.operator(home.orgId, 'member');
const auditor = await house.operator(home.orgId, 'auditor');

const DOUBT = assessment({ acceptance: 'low', acceptance_certain: false, confidence: 'low' });
const FIELDS = [{ name: 'membership_status', required: true, description: '' }];
const STATEMENT = { bytes: pdfOf([['Membership status: Active']]), contentType: 'application/pdf' };
const STEP = { user_instruction: 'Show your card.', capture_on: 'https://gym.example.com/card', auto_redirect: false };

/** An envelope whose end user handed in a statement of their membership; it waits for a person. */
async function newCase(changes: object = {}) {
  const guide = { acceptance_guide: '## High\n- Membership status is Active', fields: FIELDS };
  const asked = { ...ENVELOPE, ...guide, redirect_url: 'https://gym.example.com/', ...changes };
  const { envelope_id: id } = (await home.owner<{ envelope_id: string }>('POST', '/envelope', asked)).body;
  const session = await startEnvelope(house, home.orgId, id);
  await keepEvidence(house, home.orgId, id, session, STATEMENT);
  await finishEnvelope(house, home.orgId, id, session, DOUBT);
  const address = `/console/envelopes/${id}`;
  return { id, address, again: `${address}/reassessment` };
}

const streamOf = (id: string) => house.engines.eventStore.read(`envelope-${id}`);
/** What the page tells of itself, so that what is recorded is what was seen. */
const seenOn = (page: string) =>
  Object.fromEntries(
    ['revision', 'shown'].map(name => [name, new RegExp(`name="${name}" value="(\\w+)"`).exec(page)?.[1] ?? '']),
  );

const waiting = await newCase();

test('the case of an envelope offers to assess its evidence again to those who may decide', async () => {
  assert.match((await kim.get(waiting.address)).text, `action="${waiting.again}"`);
  assert.not.match((await kim.get(waiting.address)).text, 'what was taught since', 'envelopes learn nothing');
  assert.not.match((await auditor.get(waiting.address)).text, waiting.again);
  assert.is((await auditor.get(waiting.again)).status, 403);
  const stranger = await house.operator((await house.household('Other Gym')).orgId, 'owner');
  assert.is((await stranger.get(waiting.again)).status, 404);
  assert.is((await kim.get(waiting.again.replace('/envelopes/', '/inquiries/'))).status, 404);
  const { envelope_id } = (await home.owner<{ envelope_id: string }>('POST', '/envelope', ENVELOPE)).body;
  assert.not.match((await kim.get(`/console/envelopes/${envelope_id}`)).text, 'Assess again');
  assert.is((await kim.get(`/console/envelopes/${envelope_id}/reassessment`)).status, 409);
});

test('what would change of an envelope is shown, and recorded as it was seen', async () => {
  const { again, id } = waiting;
  const before = (await streamOf(id)).length;
  const { status, text: page } = await kim.get(again);
  assert.is(status, 200);
  assert.match(page, /scope="row">membership status<\/th><td [^>]*>–<\/td><td [^>]*>Active</);
  assert.match(page, /would become/);
  assert.match(page, 'the envelope has the new status, in your name');
  const seen = seenOn(page);
  assert.is((await auditor.send(again, seen)).status, 403);
  assert.is((await kim.ask('POST', again, { headers: { origin: 'https://evil.example' } })).status, 403);
  assert.is((await kim.send(again, { ...seen, shown: '0'.repeat(64) })).status, 409);
  assert.is((await streamOf(id)).length, before, 'nothing is recorded by looking');

  const recorded = await kim.send(again, seen);
  assert.equal([recorded.status, recorded.headers.get('location')], [303, `${waiting.address}?done`]);
  const last = present((await streamOf(id)).at(-1));
  assert.equal([last.type, last.metadata.actor], ['EnvelopeReassessed', `operator:${kim.operatorId}`]);
  const { body } = await home.owner<{ status: string; status_history: object[] }>('GET', `/envelope/${id}`);
  assert.is(body.status, 'approved');
  const { changed_by, reason } = Object(body.status_history.at(-1));
  assert.equal(changed_by, { name: 'Kim the member', email: changed_by.email });
  assert.match(reason, /^Assessed again: /);
  assert.is((await kim.send(again, seen)).status, 409, 'it has gone on since');
  assert.match((await kim.get(again)).text, 'Nothing would change');
});

test('the result tells what was read, under a hash that can be computed again', async () => {
  const { body } = await home.owner<(EnvelopeResult & { hash: string })[]>('GET', `/result/${waiting.id}`);
  const [told] = Array.isArray(body) ? body : (Object(body).data ?? []);
  const { id, inquiry_session_id, name, description, acceptance_category, acceptance_reason, ...rest } = told;
  const { confidence_category, confidence_reason, supporting_claims, error, success, hash } = rest;
  const covered = { id, inquiry_session_id, name, description, acceptance_category, acceptance_reason };
  const result = { ...covered, confidence_category, confidence_reason, supporting_claims, error, success };
  assert.equal(
    supporting_claims.map(({ value }: { value: string }) => value),
    ['Active'],
  );
  assert.is(hash, hashOf(result, digests.sha256));
});

test('the page of the case shows what was assessed last, and the audit names who had it recorded', async () => {
  const { text } = await kim.get(waiting.address);
  assert.match(text, /Active/);
  const { text: story } = await auditor.get(`/console/audit/stories/${waiting.id}`);
  assert.match(story, 'Envelope reassessed');
  const deeds = await auditor.get(`/console/audit?actor=operator:${kim.operatorId}&type=EnvelopeReassessed`);
  assert.match(deeds.text, `/console/audit/stories/${waiting.id}`);
});

test('steps that were not done are named again', async () => {
  const { again } = await newCase({ steps: [STEP] });
  assert.match((await kim.get(again)).text, 'Not done: step 1 of 1 (“Show your card.”).');
});

test('an envelope that stays in review stays in the queue', async () => {
  const { again, id } = await newCase({ redirect_url: 'https://gym.example.org/' });
  const { text: page } = await kim.get(again);
  assert.match(page, 'The result stays in review.');
  assert.is((await kim.send(again, seenOn(page))).status, 303);
  assert.is(present((await streamOf(id)).at(-1)).type, 'EnvelopeReassessed');
  await house.readModels.reviews.caughtUpTo(present((await streamOf(id)).at(-1)).position);
  assert.match((await kim.get('/console/review')).text, `href="/console/envelopes/${id}"`);
});

test('nothing was our fault', () => assert.equal(house.errors, []));

test.run();
