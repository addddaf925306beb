import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedEnvelope } from '../../application/envelopes.ts';
import { streamOf } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { envelope } from '../../domain/envelope/envelope.ts';
import type { CaptureMode } from '../../domain/inquiry/configuration.ts';
import { follow } from '../demo/guided-visit.ts';
import { DESKTOP, type Device, Person, PHONE } from '../demo/person.ts';
import { startReturnPage } from '../demo/return-page.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { startChangingSite } from '../support/changing-site.ts';
import { eventually } from '../support/eventually.ts';
import { present } from '../support/present.ts';
import { shopEnvelope } from '../support/shop-envelope.ts';
import { startShopSite } from '../support/shop-site.ts';
import { gymInquiry, Scene } from './scene.ts';
import { inquiryOf, reached } from './whole-story.ts';

const found = await hasBrowser('captures that come about by themselves');
const run = found ? test : test.skip;
const scene = await Scene.open();
const gym = await startChangingSite();
const shop = await startShopSite();
const back = await startReturnPage();
const people: Person[] = [];
// Whoever stays is shown the restless page all the time.
test.after.each(async () => {
  for (const person of people.splice(0)) await person.leave();
});
test.after(async () => {
  for (const site of [gym, shop, back]) await site.close();
  await scene.close();
});
/** Longer than two looks at a page. */
const A_FEW_LOOKS_MS = 3000;

async function arrive(address: string, device: Device = DESKTOP): Promise<Person> {
  const person = await Person.arrive(process.env.TEST_PICTURES, join(scene.folder, 'browser'), device);
  people.push(person);
  await person.page.goto(address);
  return person;
}

/** Somebody has started to browse the gym for an inquiry that is captured in these modes. */
async function atGym(path: string, allowed_modes: CaptureMode[], device: Device = DESKTOP) {
  const request = gymInquiry(`${gym.url}${path}`, {
    capture_type: 'screenshot',
    acceptance_guide: '## High Acceptance\n- Membership status is Active',
    return_url: back.url,
    allowed_modes,
  });
  const { body } = await scene.api<{ id: string }>('POST', '/web/inquiry', request);
  const person = await arrive(`${scene.url}/capture/${body.id}`, device);
  await person.page.getByText('They are made by themselves', { exact: false }).waitFor();
  await person.look(`cover-${path.slice(1) || 'home'}`);
  await person.button('Start').click();
  await person.seesSite();
  const evidence = async () => (await inquiryOf(scene, body.id)).sessions.at(-1)?.evidence ?? [];
  return { id: body.id, person, evidence };
}

const isCaptured = (person: Person) =>
  person.page.getByText('This page shows what is asked for and was captured.', { exact: false }).waitFor();
/** The announcement is there, and then it is not. */
const isQuietAgain = (person: Person) =>
  person.page.locator('#toasts .toast').waitFor({ state: 'hidden', timeout: 20_000 });

// specification: 2.3-mode-auto, 2.4-allowed-modes, 4.4-allowed-modes
run('an inquiry from the start to its verdict without anybody pressing Capture', async () => {
  gym.status = 'Active';
  const { id, person, evidence } = await atGym('/', ['auto']);
  assert.is(await person.button('Capture').count(), 0);
  // The page says nothing that is wanted.
  await person.page.waitForTimeout(A_FEW_LOOKS_MS);
  assert.equal(await evidence(), []);
  // The next one does, but a password is typed there.
  await follow(person);
  await person.seesAddress('/login');
  await person.page.getByRole('application', { name: 'Website' }).focus();
  await person.page.keyboard.type('secret');
  await person.page.waitForTimeout(A_FEW_LOOKS_MS);
  assert.equal(await evidence(), []);
  await person.page.keyboard.press('Enter');
  await person.seesAddress('/account');
  await isCaptured(person);
  await person.look('captured');
  await isQuietAgain(person);
  await person.page.waitForTimeout(A_FEW_LOOKS_MS);
  assert.equal(
    (await evidence()).map(({ capture_mode, evidence_type, source_url }) => [capture_mode, evidence_type, source_url]),
    [['auto', 'screenshot', `${gym.url}/account`]],
  );
  await person.button('Finish').click();
  await person.page.waitForURL(/\/done\?/);
  const { result } = await reached(scene, id, 'approved', 60_000);
  assert.equal(
    result?.claims.map(({ property, value }) => [property, value]),
    [
      ['membership_status', 'Active'],
      ['valid_until', '31 December 2031'],
    ],
  );
});

run('what changes later is captured again, once; what is taken back is erased and plays no part', async () => {
  gym.status = 'Pending';
  const { id, person, evidence } = await atGym('/account', ['manual', 'auto'], PHONE);
  await isCaptured(person);
  const [first] = await evidence();
  gym.status = 'Active';
  await person.page.getByText('A new screenshot has taken the place of the one before.', { exact: false }).waitFor();
  const [second, ...more] = await evidence();
  assert.equal([first?.id === second?.id, more], [false, []]);
  gym.status = 'Frozen';
  await person.page.waitForTimeout(2 * A_FEW_LOOKS_MS);
  assert.equal(
    (await evidence()).map(each => each.id),
    [second?.id],
  );

  await person.page.getByRole('button', { name: /1 item kept/ }).click();
  await person.look('tray');
  await person.button('Take back: Screenshot, 127.0.0.1:'.concat(new URL(gym.url).port)).click();
  await person.look('take-back');
  await person.button('Take back').click();
  await person.page.getByText('Taken back. It is erased.', { exact: true }).waitFor();
  await person.look('taken-back');
  assert.equal(await evidence(), []);
  for (const each of [first, second]) {
    const file = join(scene.folder, 'evidence', present(each).id);
    await eventually('the file to go', () => !existsSync(file) && !existsSync(`${file}.snapshot`));
  }
  await person.page.waitForTimeout(A_FEW_LOOKS_MS);
  assert.equal(await evidence(), []);
  // The button is there, and what the end user captures counts.
  gym.status = 'Active';
  await person.page.waitForTimeout(A_FEW_LOOKS_MS);
  await person.button('Capture').click();
  await person.page.getByText('Screenshot captured', { exact: true }).waitFor();
  await person.button('Finish').click();
  await person.page.waitForURL(/\/done\?/);
  const { result, sessions } = await reached(scene, id, 'approved', 60_000);
  assert.equal(
    sessions[0]?.evidence.map(({ capture_mode }) => capture_mode),
    ['manual'],
  );
  assert.ok(result?.claims.every(claim => claim.evidence_id === sessions[0]?.evidence[0]?.id));
});

run('a page that never rests is captured after ten seconds', async () => {
  gym.status = 'Active';
  const { id, person, evidence } = await atGym('/restless', ['auto']);
  await isCaptured(person);
  const [{ created_at } = { created_at: '' }] = await evidence();
  const visited = (await inquiryOf(scene, id)).sessions[0]?.page_visits[0]?.visited_at ?? '';
  assert.ok(Date.parse(created_at) - Date.parse(visited) >= 10_000, `${visited} ${created_at}`);
});

// specification: 2.5-step-capture-on-rules, 2.5-step-auto-redirect-leads, 2.5-step-full-screen-captures
run('steps by themselves, none of them twice after the service was killed', async () => {
  const { fields: _fields, ...whole } = { fields: [], ...shopEnvelope(shop.url, back.url) };
  const request = { ...whole, steps: whole.steps.slice(0, 3), allowed_modes: ['auto'] };
  const response = await fetch(`${scene.url}/api/v1/envelope`, {
    method: 'POST',
    headers: { 'x-api-key': scene.key, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  assert.is(response.status, 200);
  const created = (await response.json()) as CreatedEnvelope;
  const person = await arrive(created.envelope_url);
  await person.page.getByText('The pages are captured by themselves', { exact: false }).waitFor();
  await person.button('Start').click();
  await person.seesSite();
  assert.is(await person.button('Capture').count(), 0);
  const isAt = (step: number) => person.page.getByText(`${step} of 3`, { exact: true }).waitFor();
  await isAt(1);
  await follow(person);
  // Captured, led to the next page, and captured there as well.
  await person.seesAddress('/users/42/orders');
  await isAt(3);
  await person.look('third-step');
  await scene.killAndStart();
  await person.page.getByText('You go on at step 3 of 3.').waitFor({ timeout: 60_000 });
  await person.button('Go on').click();
  await person.seesSite();
  for (const path of ['/users/42', '/users/42/orders']) {
    await follow(person);
    await person.seesAddress(path);
    await person.seesSite();
    await person.page.waitForTimeout(A_FEW_LOOKS_MS);
  }
  const started = await scene.events(streamOf(envelope, created.id));
  const session = started.find(({ type }) => type === 'SessionStarted')?.data.session_id;
  const events = await scene.events(streamOf(captureSession, String(session)));
  assert.equal(
    events
      .filter(({ type }) => ['EvidenceCaptured', 'EvidenceRemoved', 'StepCaptured'].includes(type))
      .map(({ type, data }) => [type, data.step ?? data.capture_mode]),
    [
      ['EvidenceCaptured', 'auto'],
      ['StepCaptured', 1],
      ['EvidenceCaptured', 'auto'],
      ['StepCaptured', 2],
    ],
  );
});

test.run();
