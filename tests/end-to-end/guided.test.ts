import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedEnvelope, DetailedEnvelopeResult } from '../../application/envelopes.ts';
import { streamOf } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { envelope } from '../../domain/envelope/envelope.ts';
import { capture, follow, isAt } from '../demo/guided-visit.ts';
import { DESKTOP, type Device, Person, PHONE } from '../demo/person.ts';
import { startReturnPage } from '../demo/return-page.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { eventually } from '../support/eventually.ts';
import { shopEnvelope } from '../support/shop-envelope.ts';
import { startShopSite } from '../support/shop-site.ts';
import { Scene } from './scene.ts';

const found = await hasBrowser('a guided capture');
const run = found ? test : test.skip;
const scene = await Scene.open();
const shop = await startShopSite();
const back = await startReturnPage();
const people: Person[] = [];
test.after(async () => {
  for (const person of people) await person.leave();
  await shop.close();
  await back.close();
  await scene.close();
});

const ENVELOPE = shopEnvelope(shop.url, back.url);

const api = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
  const response = await fetch(`${scene.url}/api/v1${path}`, {
    method,
    headers: { 'x-api-key': scene.key, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  assert.is(response.status, 200, text);
  return JSON.parse(text) as Body;
};

async function arrive(device: Device): Promise<{ person: Person; created: CreatedEnvelope }> {
  const created = await api<CreatedEnvelope>('POST', '/envelope', ENVELOPE);
  const person = await Person.arrive(process.env.TEST_PICTURES, join(scene.folder, 'browser'), device);
  people.push(person);
  await person.page.goto(created.envelope_url);
  return { person, created };
}

/** The first two steps: a page that the person opens, and one that they are led to. */
async function firstTwo(person: Person): Promise<void> {
  await person.page.getByText('Open the order and download its invoice.').waitFor();
  await person.button('Start').click();
  await person.seesSite();
  await isAt(person, 1, 'elsewhere');
  await person.button('Capture').click();
  await person.page.getByText('This step is captured on another page.').first().waitFor();
  await person.page
    .getByText(/Go to 127\.0\.0\.1:\d+\/users\/…/)
    .first()
    .waitFor();
  await follow(person);
  await isAt(person, 1, 'here');
  assert.is(await person.page.getByText('This step is captured on another page.').count(), 0);
  await person.page.getByLabel('membership status (seen)').waitFor();
  await capture(person);
  // Led there, with the variable of the first step put in.
  await person.seesAddress('/users/42/orders');
  await isAt(person, 2, 'here');
  await person.page.getByLabel('total amount (seen)').waitFor();
  await capture(person);
}

/** The third step and the end without the fourth. */
async function theRest(person: Person): Promise<void> {
  await isAt(person, 3, 'here');
  await follow(person);
  await person.page.getByText('Document kept: invoice.pdf').waitFor();
  await isAt(person, 4, 'elsewhere');
  await person.page
    .getByText(/Go to 127\.0\.0\.1:\d+\/newsletter\/42\/A-17/)
    .first()
    .waitFor();
  await person.button('Finish').click();
  await person.page.getByText('Not done: 4. Show the newsletter.', { exact: false }).waitFor();
  await person.button('Go back').click();
  await isAt(person, 4, 'elsewhere');
  await person.button('Finish').click();
  await person.button('Finish anyway').click();
  await person.page.waitForURL(/\/done\?/);
}

async function resultOf({ id }: CreatedEnvelope): Promise<DetailedEnvelopeResult> {
  // Under a load the page goes on before the verdict is there.
  return eventually(
    'the result',
    async () => {
      const { data } = await api<{ data: DetailedEnvelopeResult[] }>('GET', `/result/${id}`);
      assert.ok(data.length < 2);
      return data[0] ?? false;
    },
    60_000,
  );
}

function holdsEachStep({ supporting_claims, ...result }: DetailedEnvelopeResult): void {
  const claims = new Map(supporting_claims.map(({ property, value, source_url }) => [property, [value, source_url]]));
  assert.equal([...claims].sort(), [
    ['invoice_number', ['INV-2207', `${shop.url}/files/invoice`]],
    ['membership_status', ['Active', `${shop.url}/users/42`]],
    ['payment_status', ['Paid', `${shop.url}/files/invoice`]],
    ['total_amount', ['£412.50', `${shop.url}/users/42/orders`]],
  ]);
  const lacking = /Not done: step 4 of 4 \(“Show the newsletter\.”\)\./;
  assert.match(result.acceptance_reason, lacking);
  assert.match(result.confidence_reason, lacking);
  assert.not.equal([result.acceptance_category, result.confidence_category].includes('high'), true);
}

/** What an auditor reads of the steps of a session. */
async function stepsInTheLog(sessionId: string): Promise<[string, unknown][]> {
  const events = await scene.events(streamOf(captureSession, sessionId));
  const told = events.filter(({ type }) => !['PageVisited', 'EvidenceCaptured'].includes(type));
  return told.map(({ type, data }) => [type, data.step ?? data.reason ?? null]);
}

// specification: 2.5-step-user-instruction-shown, 2.5-step-capture-on-rules, 2.5-step-auto-redirect-leads
// specification: 2.5-step-full-screen-captures, 2.5-step-fields, 2.5-variables-taken, 2.5-variables-kept
run('four steps, with a kill of the service between them', async () => {
  const { person, created } = await arrive(DESKTOP);
  await firstTwo(person);
  await isAt(person, 3, 'elsewhere');
  await scene.killAndStart();
  await person.page.getByText('You go on at step 3 of 4.').waitFor({ timeout: 60_000 });
  await person.button('Go on').click();
  await person.seesSite();
  await isAt(person, 3, 'elsewhere');
  await person.page
    .getByText(/Go to 127\.0\.0\.1:\d+\/users\/42\/orders\/…/)
    .first()
    .waitFor();
  for (const path of ['/users/42', '/users/42/orders', '/users/42/orders/A-17']) {
    await follow(person);
    await person.seesAddress(path);
    await person.seesSite();
  }
  await theRest(person);
  const result = await resultOf(created);
  holdsEachStep(result);
  assert.equal(await stepsInTheLog(result.inquiry_session_id), [
    ['VariablesFound', 1],
    ['StepCaptured', 1],
    ['StepCaptured', 2],
    ['CaptureEnded', 'browser_closed'],
    ['CaptureResumed', null],
    ['VariablesFound', 3],
    ['StepCaptured', 3],
    ['StepSkipped', 4],
    ['CaptureEnded', 'finished'],
  ]);
  const sessions = (await scene.events(streamOf(envelope, created.id))).filter(({ type }) => type === 'SessionStarted');
  assert.is(sessions.length, 1);
});

// specification: 2.5-step-capture-on-rules, 2.5-step-auto-redirect-leads, 2.5-step-full-screen-captures
run('the same on a phone', async () => {
  const { person, created } = await arrive(PHONE);
  await firstTwo(person);
  await isAt(person, 3, 'elsewhere');
  await follow(person);
  await theRest(person);
  holdsEachStep(await resultOf(created));
});

test.run();
