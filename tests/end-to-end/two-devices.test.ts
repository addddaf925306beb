import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CONSENT_VERSION } from '../../application/capture/consent.ts';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { streamOf } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { startGymSite } from '../demo/gym-site.ts';
import { startReturnPage } from '../demo/return-page.ts';
import { SCENARIOS } from '../demo/scenarios.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { PHONE } from '../support/capture-visits.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { readCode } from '../support/read-code.ts';
import { type Service, startService } from '../support/service.ts';
import { launchTestBrowser } from '../support/test-browser.ts';
import { PROOF } from './end-user.ts';
import { gymInquiry, Scene } from './scene.ts';

const NAME = 'from the computer to the phone';
const test = suite(NAME);
const browser: Browser | undefined = await launchTestBrowser();
const run = browser !== undefined && (await hasBrowser(NAME)) ? test : test.skip;
const membership = SCENARIOS.approve?.membership;
if (membership === undefined) throw new Error('the scenario is there');
const gym = await startGymSite(membership);
const back = await startReturnPage();
const env = { CAPTURE_LEASE: '3' };
let scene: Scene;
let other: Service;

test.before(async () => {
  scene = await Scene.open(env);
  other = await startService({ folder: scene.folder, port: await freePort(), env });
});
test.after(async () => {
  await browser?.close();
  await Promise.all([scene?.close(), other?.kill(), gym.close(), back.close()]);
});

async function visit(address: string, options = {}): Promise<Page> {
  if (browser === undefined) throw new Error('there is no browser');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const tab = await context.newPage();
  tab.setDefaultTimeout(30_000);
  await tab.goto(address);
  return tab;
}

const live = (tab: Page) => tab.getByRole('button', { name: 'Finish' }).and(tab.locator(':enabled')).waitFor();
const press = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true }).click();
const follows = (tab: Page) => tab.getByRole('heading', { name: 'Go on with your phone' }).waitFor();

async function codeOn(tab: Page): Promise<string> {
  await press(tab, 'Use your phone instead');
  await tab.getByRole('img', { name: 'QR code' }).waitFor();
  return readCode(tab);
}

/** Asserts that never two sessions were live at once, and answers the sessions in order. */
async function sessionsOf(id: string): Promise<string[]> {
  const started = (await scene.events(streamOf(inquiry, id))).filter(({ type }) => type === 'SessionStarted');
  const ids = started.map(({ data }) => String(data.session_id));
  for (const [index, session] of ids.slice(0, -1).entries()) {
    const events = await scene.events(streamOf(captureSession, session));
    const end = events.find(({ type }) => type === 'CaptureEnded');
    const next = started[index + 1];
    assert.ok(
      end !== undefined && next !== undefined && end.created_at <= next.created_at,
      `${session} was still live`,
    );
  }
  return ids;
}

run('begun on one node, handed over on another, both killed in between, finished on the phone', async () => {
  const request = gymInquiry(`${gym.url}/account`, { return_url: back.url });
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', request);
  const computer = await visit(body.capture_url);
  await press(computer, 'Start');
  await live(computer);
  await press(computer, 'Capture');
  await computer.getByText('Screenshot captured', { exact: true }).waitFor();

  // The phone comes to the other node, which sends it on to the one that runs the session.
  const link = new URL(await codeOn(computer));
  link.port = String(new URL(other.url).port);
  const phone = await visit(link.href, PHONE);
  await press(phone, 'Go on');
  await live(phone);
  await phone.getByRole('button', { name: '1 item kept' }).waitFor();
  await follows(computer);
  const size = await eventually('a picture of the size of the phone', async () => {
    const width = await phone
      .locator('canvas')
      .first()
      .evaluate(canvas => (canvas as unknown as { width: number }).width);
    return width > 1 && width <= PHONE.viewport.width && width;
  });
  assert.is(size, PHONE.viewport.width);

  await scene.killAndStart();
  await computer.getByText('The visit on your other device broke off.', { exact: false }).first().waitFor();
  await computer.reload();
  await follows(computer);
  await phone.getByText('What you captured is kept.', { exact: false }).waitFor();
  await press(phone, 'Go on');
  await live(phone);
  await computer.getByText('Your other device is connected.', { exact: true }).waitFor();
  await phone.locator('input[type=file]').setInputFiles({
    name: 'statement.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(PROOF),
  });
  await computer.getByText('2 items kept', { exact: true }).waitFor();
  await press(phone, 'Finish');
  await computer.waitForURL(url => url.href.startsWith(back.url));
  assert.match(computer.url(), body.id);
  await phone.getByText('You can go back to your computer.').waitFor();

  // The same session, which went on in a fresh browser: on the phone it was handed over to, with what it had kept.
  const [session = '', ...more] = await sessionsOf(body.id);
  assert.equal(more, []);
  const told = (await scene.events(streamOf(captureSession, session))).filter(
    ({ type }) => type === 'CaptureHandedOver' || type === 'CaptureResumed',
  );
  assert.equal(
    told.map(({ type, data }) => [type, data.device, data.consent_version]),
    [
      ['CaptureHandedOver', 'phone', CONSENT_VERSION],
      ['CaptureResumed', undefined, CONSENT_VERSION],
    ],
  );
});

run('a code outlives the kill of the service, and is used up for ever', async () => {
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', gymInquiry(`${gym.url}/account`));
  const computer = await visit(body.capture_url);
  const link = await codeOn(computer);
  await scene.killAndStart();
  const phone = await visit(link, PHONE);
  await press(phone, 'Start');
  await live(phone);
  await follows(computer);
  await scene.killAndStart();
  const late = await visit(link, PHONE);
  await press(late, 'Start');
  await late.getByText('This code can not be used any more', { exact: false }).first().waitFor();
  await sessionsOf(body.id);
});

test.run();
