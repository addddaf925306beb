import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ENVELOPE, INLINE } from '../http/requests.ts';
import { apiOf } from '../support/api.ts';
import { faultsOf } from '../support/axe.ts';
import { ByKeyboard } from '../support/by-keyboard.ts';
import { assessment } from '../support/capture-house.ts';
import { finishEnvelope, keepEvidence, startEnvelope } from '../support/captured-envelope.ts';
import { assess, capture } from '../support/captured-inquiry.ts';
import { runCli } from '../support/cli.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { serviceEnvironment, startService, WITHOUT_CAPTURE } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { launchTestBrowser } from '../support/test-browser.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { readThrough } from './busy-list.ts';
import { documentLookedAt } from './document-story.ts';
import { documentTaught } from './document-teaching-story.ts';
import { assessedAgain, learnt, type TeachingScene, teachOnce } from './teaching-story.ts';

const test = suite('the console');
const browser = await launchTestBrowser();
if (browser === undefined) process.stdout.write('SKIPPED the console: no browser was found\n');
const run = browser === undefined ? test.skip : test;
const cleanups: (() => unknown)[] = [];
test.after(async () => {
  for (const clean of cleanups.reverse()) await clean();
});

/** The elements that reach over the edge. */
const WIDE = `[...document.querySelectorAll('*')]
  .filter(element => element.getBoundingClientRect().right > innerWidth)
  .map(element => element.outerHTML.slice(0, 120)).join(' | ')`;

/** From now on `rowsTaken()` says which rows were taken away from a list that still has them: those flickered. */
const WATCH_ROWS = `{
  const taken = new Set();
  const watcher = new MutationObserver(changes => {
    for (const { removedNodes } of changes) for (const node of removedNodes) if (node.dataset?.key) taken.add(node.dataset.key);
  });
  watcher.observe(document.getElementById('list'), { childList: true, subtree: true });
  window.rowsTaken = () => [...taken].filter(key => document.querySelector('[data-key="' + key + '"]') !== null);
}`;

/** What axe-core finds wrong with the page, or with a part of it, in few words, and where it has to be scrolled sideways. */
async function wrongWith(tab: Page, widths = [320, 640, 820], part = 'html'): Promise<string[]> {
  const wrong = await faultsOf(tab, part);
  // 320 pixels are also what is left of 1280 at 400 % (WCAG 2.2, 1.4.10), 640 what is left at 200 %.
  const before = tab.viewportSize() ?? { width: 1280, height: 900 };
  for (const width of widths) {
    await tab.setViewportSize({ width, height: 800 });
    const wide = await tab.evaluate('document.documentElement.scrollWidth');
    if (Number(wide) > width) wrong.push(`at ${width} pixels it is ${wide} wide: ${await tab.evaluate(WIDE)}`);
  }
  await tab.setViewportSize(before);
  return wrong;
}

/** A site that shows a membership, as a screenshot; where the status stands on it is known. */
async function picture(): Promise<Uint8Array> {
  const tab = await (await browser?.newContext({ viewport: { width: 900, height: 600 } }))?.newPage();
  if (tab === undefined) throw new Error('there is no browser');
  await tab.setContent('<h1>City Gym</h1><p>Membership status: <b>On hold</b></p>');
  const shot = await tab.screenshot();
  await tab.context().close();
  return shot;
}

type Told = { result: { status: string; status_history: { changed_by: unknown; reason: string | null }[] } };

const folder = join(temporaryFolder(), 'data');
const port = await freePort();
// Passkeys are made for a name: 127.0.0.1 has none.
const address = `http://localhost:${port}`;
const settings = { AFFIANT_URL: address, ...WITHOUT_CAPTURE };
const service = browser === undefined ? undefined : await startService({ folder, port, env: settings });
if (service !== undefined) cleanups.push(service.stop);

/** Whoever signed in, for the stories after that. */
let signedIn: Omit<TeachingScene, 'wrong'> | undefined;

run('the reference tries the service out by keyboard, and keeps the key to itself', async () => {
  const context = await browser?.newContext({ viewport: { width: 1280, height: 900 } });
  const tab = await context?.newPage();
  const key = service?.key ?? '';
  if (tab === undefined || key === '') return assert.unreachable('there is a tab and a key');
  tab.setDefaultTimeout(30_000);
  const problems: string[] = [];
  tab.on('pageerror', error => problems.push(String(error)));
  const hosts = new Set<string>();
  tab.on('request', request => hosts.add(new URL(request.url()).host));

  await tab.goto(`${address}/docs#createInquiry`);
  const asking = tab.locator('#createInquiry .try');
  await asking.getByText('Try it').focus();
  for (const pressed of ['Enter', 'Tab']) await tab.keyboard.press(pressed);
  await tab.keyboard.type(key);
  await tab.keyboard.press('Enter');
  await asking.getByRole('status').getByText('200 OK').waitFor();
  const answered = JSON.parse((await asking.locator('.results code').first().textContent()) ?? '') as { id: string };
  assert.equal(await wrongWith(tab, undefined, '#createInquiry'), []);
  const curl = (await asking.getByRole('group', { name: 'The same with curl' }).textContent()) ?? '';
  assert.match(curl, `curl -i -X POST '${address}/api/v1/web/inquiry'`);
  assert.match(curl, '-H "api-key: $AFFIANT_KEY"');

  const reading = tab.locator('#getInquiry .try');
  await reading.getByText('Try it').click();
  assert.is(await reading.getByLabel('id').inputValue(), answered.id, 'what was made is asked for next');
  assert.is(await reading.getByLabel('Your key').inputValue(), key, 'the key is typed once');
  await reading.getByLabel('id').fill('web_iq_other/../x');
  await reading.getByRole('button', { name: 'Send GET' }).click();
  await reading.getByRole('status').getByText('400 Bad Request').waitFor();
  assert.match((await reading.locator('.results code').first().textContent()) ?? '', 'INVALID_ID');

  assert.is(await tab.evaluate('localStorage.length + sessionStorage.length + document.cookie.length'), 0);
  assert.not.match((await tab.locator('html').textContent()) ?? '', key);
  assert.equal([...hosts], [new URL(address).host]);
  assert.equal(problems, []);
  await context?.close();
});

run('by keyboard alone: invited, in by a passkey, out and in again, and a case decided to the webhook', async () => {
  if (service === undefined) return;
  const receiver = await startWebhookReceiver();
  cleanups.push(receiver.close);
  const env = { ...serviceEnvironment(folder, port), AFFIANT_URL: address };
  const api = apiOf(service.url, service.key ?? '');
  const orgId = /org_\w+/.exec(service.output())?.[0] ?? '';
  const house = await openHttpHouse(folder, { AFFIANT_URL: address });
  cleanups.push(house.close);

  await api('POST', '/webhook/endpoints', { url: receiver.url });
  const { id } = (await api<{ id: string }>('POST', '/web/inquiry', { ...INLINE, max_retries: 0 })).body;
  const captured = await capture(house, orgId, id, await picture());
  await assess(house, orgId, id, captured, {
    acceptance: 'low',
    confidence: 'low',
    rules: [{ level: 'high', text: 'Membership status is Active', outcome: 'not_met' }],
  });
  const made = await api<{ envelope_id: string }>('POST', '/envelope', ENVELOPE);
  const envelopeId = made.body.envelope_id;
  const session = await startEnvelope(house, orgId, envelopeId);
  await keepEvidence(house, orgId, envelopeId, session);
  const doubt = assessment({ acceptance: 'low', acceptance_certain: false, confidence: 'low' });
  await finishEnvelope(house, orgId, envelopeId, session, doubt);

  const invite = ['operator', 'invite', '--org', orgId, '--email', 'kim@example.com', '--name', 'Kim Okafor'];
  const invited = await runCli([...invite, '--role', 'member', '--json'], env);
  const { sign_in_url } = JSON.parse(invited.stdout) as { sign_in_url: string };

  const context = await browser?.newContext({ viewport: { width: 1280, height: 900 } });
  const tab = await context?.newPage();
  if (tab === undefined) return;
  tab.setDefaultTimeout(30_000);
  const problems: string[] = [];
  tab.on('pageerror', error => problems.push(String(error)));
  await addVirtualAuthenticator(tab);
  await tab.goto(sign_in_url);
  assert.equal(await wrongWith(tab), []);
  const keyboard = new ByKeyboard(tab);
  await keyboard.press(tab.getByRole('button', { name: 'Make a passkey' }));
  await tab.getByRole('heading', { name: 'Review' }).waitFor();
  assert.equal(await wrongWith(tab), []);
  await keyboard.press(tab.getByRole('link', { name: 'Your sessions' }));
  await tab.getByRole('heading', { name: 'Your sessions' }).waitFor();
  assert.equal(await wrongWith(tab), []);
  await keyboard.press(tab.getByRole('button', { name: 'Sign out' }));
  await tab.getByRole('heading', { name: 'Sign in' }).waitFor();
  assert.equal(await wrongWith(tab), []);
  await tab.goto(sign_in_url);
  await tab.getByText('used already').waitFor();
  assert.equal(await wrongWith(tab), []);
  await tab.goto(`${address}/console/inquiries/${id}`);
  await keyboard.press(tab.getByRole('button', { name: 'Sign in with a passkey' }));
  await tab.getByRole('heading', { name: INLINE.name }).waitFor();
  assert.is(new URL(tab.url()).pathname, `/console/inquiries/${id}`);

  const place = tab.locator('.place');
  await place.waitFor();
  const [box, image] = [await place.boundingBox(), await tab.locator('.sheet img').boundingBox()];
  const drawn = (image?.width ?? 0) / 900;
  assert.ok(Math.abs((box?.x ?? 0) - (image?.x ?? 0) - 10 * drawn) < 2, JSON.stringify({ box, image }));
  assert.ok(Math.abs((box?.width ?? 0) - 80 * drawn) < 2);

  // From the queue, narrowed by arrow keys, past the navigation to the picture.
  await keyboard.press(tab.getByRole('link', { name: 'Review', exact: true }).first());
  const causes = tab.getByLabel('Why it waits');
  await keyboard.to(causes);
  for (let step = 0; step < 10 && (await causes.inputValue()) !== 'evidence'; step++)
    await tab.keyboard.press('ArrowDown');
  await keyboard.press(tab.getByRole('button', { name: 'Show', exact: true }));
  await tab.getByRole('link', { name: 'Show all' }).waitFor();
  await keyboard.press(tab.getByRole('link', { name: `${INLINE.name} Inquiry` }));
  await tab.getByRole('heading', { name: INLINE.name }).waitFor();
  await keyboard.press(tab.getByRole('link', { name: 'Skip to the content' }));
  await place.waitFor();
  await keyboard.to(place);
  await tab.locator('.claims > li.linked').waitFor();
  await keyboard.press(tab.getByRole('button', { name: 'Larger' }), 'Space');
  const frame = tab.locator('[data-picture]');
  await keyboard.to(frame, 'Shift+Tab');
  for (const key of ['+', 'ArrowRight', 'ArrowRight']) await tab.keyboard.press(key);
  const scrolled = async () => Number(await tab.evaluate(`document.querySelector('[data-picture]').scrollLeft`)) > 0;
  await eventually('the picture to move', async () => (await scrolled()) || undefined);
  await tab.keyboard.press('0');
  const claim = tab.locator('.claims > li');
  await keyboard.to(claim);
  await tab.locator('.place.linked').waitFor();
  assert.equal(await wrongWith(tab), []);

  await keyboard.to(tab.getByLabel('Reason'), 'Shift+Tab');
  await tab.keyboard.type('The card that was sent shows it.');
  await keyboard.press(tab.getByRole('button', { name: 'Approve' }));
  await tab.getByRole('status').getByText('it is approved').waitFor();
  assert.equal(await wrongWith(tab), []);
  const told = (await api<Told>('GET', `/web/inquiry/${id}`)).body.result;
  assert.is(told.status, 'approved');
  const kim = { name: 'Kim Okafor', email: 'kim@example.com' };
  assert.equal(told.status_history.at(-1)?.changed_by, kim);
  const webhook = await eventually('the webhook', () =>
    receiver.received.find(({ body }) => body.includes('web.result.approved')),
  );
  assert.match(webhook.body, id);

  // From what is decided the key leads to what waits.
  await tab.keyboard.press('Alt+n');
  await tab.waitForURL(`**/console/envelopes/${envelopeId}?why=evidence`);
  await keyboard.to(tab.getByLabel('Reason'));
  await tab.keyboard.type('It is somebody else.');
  await keyboard.press(tab.getByRole('button', { name: 'Reject' }));
  await tab.getByRole('status').getByText('it is rejected').waitFor();
  const envelope = (await api<{ status: string; status_history: unknown[] }>('GET', `/envelope/${envelopeId}`)).body;
  assert.is(envelope.status, 'rejected');
  assert.equal(Reflect.get(Object(envelope.status_history.at(-1)), 'changed_by'), kim);
  assert.equal([...keyboard.unseen], []);
  assert.equal(problems, []);

  // With a mouse a value and its place show each other too.
  await tab.goto(`${address}/console/inquiries/${id}`);
  await claim.hover();
  await tab.locator('.place.linked').waitFor();
  await place.hover();
  await tab.locator('.claims > li.linked').waitFor();
  if (browser !== undefined) signedIn = { browser, tab, address, api, house, orgId };
});

run('a list that is looked at while others come takes no row away that stays, nor the focus', async () => {
  if (signedIn === undefined) return assert.unreachable('somebody is signed in');
  const { tab, api } = signedIn;
  await tab.goto(`${address}/console/inquiries`);
  const row = tab.locator('[data-key]').last();
  const key = await row.getAttribute('data-key');
  await row.getByRole('link').focus();
  await tab.evaluate(WATCH_ROWS);
  for (let burst = 1; burst <= 2; burst++) {
    const known = await tab.locator('[data-key]').count();
    await Promise.all(Array.from({ length: 20 }, () => api('POST', '/web/inquiry', INLINE)));
    await tab
      .locator('[data-key]')
      .nth(known + 19)
      .waitFor();
    assert.equal(await tab.evaluate('window.rowsTaken()'), [], `burst ${burst}`);
  }
  assert.is(await tab.evaluate('document.activeElement.closest("tr")?.dataset.key'), key);
});

run('two hundred events a second leave focus, place and what is typed alone', async () => {
  if (signedIn === undefined) return assert.unreachable('somebody is signed in');
  await readThrough(signedIn);
});

run('a document is looked at page by page, by mouse and by keyboard', async () => {
  if (signedIn === undefined) return assert.unreachable('somebody is signed in');
  const { tab } = signedIn;
  await documentLookedAt({ ...signedIn, wrong: () => wrongWith(tab) });
});

run('taught on one inquiry, the next is approved without a person, and a label that moved goes to review', async () => {
  if (signedIn === undefined) return assert.unreachable('somebody is signed in');
  const { tab } = signedIn;
  const scene = { ...signedIn, wrong: () => wrongWith(tab) };
  const lesson = await teachOnce(scene);
  const { third } = await learnt(lesson);
  await assessedAgain(scene, lesson.first.id);
  const env = { ...serviceEnvironment(folder, port), AFFIANT_URL: address };
  const told = JSON.parse((await runCli(['reassess', third.id, '--json'], env)).stdout) as Record<string, unknown>;
  const { differences, recorded, status, to_status } = told;
  assert.equal([recorded, status, to_status, differences], [false, 'manual_review', 'manual_review', []]);
});

run(
  'taught on a page of a PDF file, the next file is approved without a person, and one whose label moved is not',
  async () => {
    if (signedIn === undefined) return assert.unreachable('somebody is signed in');
    const { tab } = signedIn;
    await documentTaught({ ...signedIn, wrong: () => wrongWith(tab) });
  },
);

if (browser !== undefined) cleanups.unshift(() => browser.close());
test.run();
