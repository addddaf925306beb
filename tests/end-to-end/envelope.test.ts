import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedEnvelope, DetailedEnvelopeResult } from '../../application/envelopes.ts';
import { streamOf } from '../../application/streams.ts';
import { canonicalJson } from '../../domain/canonical-json.ts';
import { envelope } from '../../domain/envelope/envelope.ts';
import { startGymSite } from '../demo/gym-site.ts';
import { Person } from '../demo/person.ts';
import { startReturnPage } from '../demo/return-page.ts';
import { GUIDE } from '../demo/scenarios.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { eventually } from '../support/eventually.ts';
import type { LocalSite } from '../support/local-site.ts';
import { present } from '../support/present.ts';
import { Scene } from './scene.ts';

const MEMBER = { name: 'Jane Okafor', number: 'M-204817', plan: 'Platinum Annual', validUntil: '14 March 2031' };

/** What a customer's operators put into the file of a template. */
const templateAt = (gym: LocalSite) => ({
  name: 'Active gym membership',
  query: 'Does this person hold an active gym membership?',
  acceptance_guide: GUIDE,
  show_acceptance_guide: true,
  ai_instruction: 'Never mind the advertisements.',
  redirect_url: `${gym.url}/login`,
  fields: [
    { name: 'membership_status', required: true, description: 'Whether the membership is active' },
    { name: 'valid_until', required: true, description: 'Date on which the membership ends' },
  ],
  steps: [{ user_instruction: 'Sign in and show your membership.', capture_on: `${gym.url}/account` }],
});

async function captureAndFinish(person: Person): Promise<void> {
  await person.seesAddress('/login');
  await person.signIn();
  await captureAndFinishHere(person);
}

async function captureAndFinishHere(person: Person): Promise<void> {
  await person.button('Capture').click();
  await person.page.getByText('Screenshot captured', { exact: true }).waitFor();
  await person.button('Finish').click();
}

const found = await hasBrowser('the capture of an envelope');
const run = found ? test : test.skip;
const scene = await Scene.open();
const { org_id, key } = await scene.command<{ org_id: string; key: string }>('org', 'create', '--name', 'City Gym');
const back = await startReturnPage();
const gyms: LocalSite[] = [];
const people: Person[] = [];
test.after(async () => {
  for (const person of people) await person.leave();
  for (const gym of gyms) await gym.close();
  await back.close();
  await scene.close();
});

const api = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
  const response = await fetch(`${scene.url}/api/v1${path}`, {
    method,
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  assert.is(response.status, 200, text);
  return JSON.parse(text) as Body;
};

/** A person stands before the page of a new envelope that was made from a template. */
const arrive = async (status: string): Promise<{ created: CreatedEnvelope; person: Person }> => {
  const gym = await startGymSite({ ...MEMBER, status });
  gyms.push(gym);
  const file = join(scene.folder, `template-${status}.json`);
  writeFileSync(file, JSON.stringify(templateAt(gym)));
  const template = await scene.command<{ id: string }>('envelope-template', 'create', '--org', org_id, '--file', file);
  assert.match(template.id, /^env_tpl_/);
  const created = await api<CreatedEnvelope>('POST', '/envelope', { template_id: template.id, return_url: back.url });
  assert.is(created.envelope_url, `${scene.url}/capture/${created.envelope_id}`);
  const person = await Person.arrive(process.env.TEST_PICTURES, join(scene.folder, 'browser'));
  people.push(person);
  await person.page.goto(created.envelope_url);
  return { created, person };
};

const results = async (created: CreatedEnvelope): Promise<DetailedEnvelopeResult[]> =>
  (await api<{ data: DetailedEnvelopeResult[] }>('GET', `/result/${created.id}`)).data;

// specification: 1-envelope-flow, 2.5-envelope-url, 2.5-step-ai-instruction
run('a person shows what an envelope asks for, and its result tells it', async () => {
  const { created, person } = await arrive('Active');
  assert.equal(await results(created), []);
  await person.page.getByText('Sign in and show your membership.').first().waitFor();
  await person.button('Start').click();
  await captureAndFinish(person);
  await person.page.waitForURL(/\/done\?/);
  const { searchParams } = new URL(person.page.url());
  assert.equal(
    [...searchParams],
    [
      ['order', '42'],
      ['status', 'approved'],
      ['inquiry_id', created.envelope_id],
    ],
  );

  const [result, ...more] = await results(created);
  assert.is(more.length, 0);
  const { hash, transaction_address, created_by, inquiry_session, ...rest } = present(result);
  const { created_at, updated_at, deleted_at, ...hashed } = rest;
  assert.equal([hashed.acceptance_category, hashed.success, hashed.error], ['high', true, null]);
  assert.is(hashed.confidence_category === 'low', false, hashed.confidence_reason);
  const claims = new Map(hashed.supporting_claims.map(claim => [claim.property, claim.value]));
  assert.equal([claims.get('membership_status'), claims.get('valid_until')], ['Active', '14 March 2031']);
  assert.ok(hashed.supporting_claims.every(claim => claim.source_url.endsWith('/account')));
  assert.is(hash, createHash('sha256').update(canonicalJson(hashed)).digest('hex'));
  assert.equal([transaction_address, deleted_at], [null, null]);
  assert.match(created_by, /^usr_/);
  assert.ok(created_at <= updated_at);
  assert.equal([inquiry_session.id, inquiry_session.inquiry_id], [hashed.inquiry_session_id, created.id]);
  assert.match(inquiry_session.id, /^iq_sess_/);
  // What an auditor reads: the instruction was there, and nothing was made of it.
  const recorded = (await scene.events(streamOf(envelope, created.id))).at(-1);
  assert.equal([recorded?.type, recorded?.data.ai_instruction_use], ['EnvelopeResultRecorded', 'not_used']);
});

// specification: 2.5-result-each-session
run('whoever tries again gets a result for each session', async () => {
  const { created, person } = await arrive('Expired');
  await person.button('Start').click();
  await captureAndFinish(person);
  await person.page.getByRole('heading', { name: 'This was not accepted' }).waitFor();
  await person.page.getByText('The website is still open where you left it').waitFor();
  await person.button('Try again').click();
  // Still signed in, at the page that was left, with what was captured.
  await person.seesAddress('/account');
  await person.page.getByText('You go on where you were.').waitFor();
  await captureAndFinishHere(person);
  await person.page.getByRole('heading', { name: 'This was not accepted' }).waitFor();
  await person.button('Continue').click();
  await person.page.waitForURL(/\/done\?.*status=rejected/);
  const both = await results(created);
  assert.equal(
    both.map(result => result.acceptance_category),
    ['reject', 'reject'],
  );
  assert.is(new Set(both.map(result => result.inquiry_session_id)).size, 2);
});

/** Another browser opens the link, and goes on from what it shows. @returns the address at which it ends. */
async function openElsewhere(created: CreatedEnvelope, heading: string, picture: string): Promise<URL> {
  const person = await Person.arrive(process.env.TEST_PICTURES, join(scene.folder, 'browser'));
  people.push(person);
  await person.page.goto(created.envelope_url);
  await person.page.getByRole('heading', { name: heading }).waitFor();
  await person.look(picture);
  await person.button('Continue').click();
  await person.page.waitForURL(/\/done\?/);
  return new URL(person.page.url());
}

run(
  'the link of a finished envelope says elsewhere that it is finished, and leads back without the verdict',
  async () => {
    const { created, person } = await arrive('Active');
    await person.button('Start').click();
    await captureAndFinish(person);
    await person.page.waitForURL(/\/done\?/);
    const { searchParams } = await openElsewhere(created, 'This check was done elsewhere', 'elsewhere');
    assert.equal([searchParams.get('status'), searchParams.get('inquiry_id')], ['processing', created.envelope_id]);
  },
);

run('an envelope whose time is over says so to whoever opens it, and leads back', async () => {
  await scene.service.stop();
  await scene.start({ AFFIANT_INQUIRY_TTL: '1' });
  const body = { name: 'Active gym membership', query: 'Is it active?', return_url: back.url };
  const created = await api<CreatedEnvelope>('POST', '/envelope', body);
  await eventually('its end', async () => (await scene.events(streamOf(envelope, created.id))).length > 1);
  const { searchParams } = await openElsewhere(created, 'This request has expired', 'expired');
  assert.equal([searchParams.get('status'), searchParams.get('inquiry_id')], ['failed', created.envelope_id]);
  assert.equal(await results(created), []);
});

test.run();
