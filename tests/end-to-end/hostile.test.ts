import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { streamOf } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { Person } from '../demo/person.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { descendants } from '../support/descendants.ts';
import { eventually } from '../support/eventually.ts';
import { foldersLeft, tracesOf } from '../support/service-traces.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startHostileSite } from './hostile-site.ts';
import { gymInquiry, Scene } from './scene.ts';
import { inquiryOf } from './whole-story.ts';

const test = suite('hostile pages');
const run = (await hasBrowser('hostile pages')) ? test : test.skip;
const site = await startHostileSite();
let scene: Scene;
let person: Person;

test.before(async () => {
  scene = await Scene.open();
  const folder = temporaryFolder();
  person = await Person.arrive(process.env.TEST_PICTURES, join(folder, 'browser'));
});
test.after(async () => {
  await person?.leave();
  await scene?.close();
  await site.close();
});

/** Begins a capture of this page, as a person in a browser. */
async function begin(path: string): Promise<CreatedInquiry> {
  const request = gymInquiry(`${site.url}${path}`, { capture_type: 'screenshot' });
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', request);
  await person.page.goto(body.capture_url);
  await person.button('Start').click();
  return body;
}

/**
 * Waits until there is a picture of the page: before the first one the canvas is empty.
 * @throws with what the page says in its place.
 */
async function pictureIsThere(): Promise<void> {
  try {
    await person.page.getByRole('application', { name: 'Website' }).waitFor();
    await person.page.getByText(/^Opening /).waitFor({ state: 'detached' });
  } catch (error) {
    const says = await person.page.locator('body').innerText();
    throw new Error(`no picture; the page says ${JSON.stringify(says)}`, { cause: error });
  }
}

const says = (text: string | RegExp) => person.page.getByText(text).first().waitFor();

/** The service is as well as before: another capture works. */
async function assertAllIsWell(): Promise<void> {
  const { id } = await begin('/calm');
  await pictureIsThere();
  await person.button('Capture').click();
  await says('Screenshot captured');
  assert.is((await inquiryOf(scene, id)).sessions[0]?.evidence.length, 1);
}

run('a window that closes itself leaves the page below to capture', async () => {
  const { id } = await begin('/closing');
  await pictureIsThere();
  await person.clickRemote(200, 200);
  await person.seesAddress('/gone');
  await person.clickRemote(200, 200);
  await person.seesAddress('/closing');
  await person.button('Capture').click();
  await says('Screenshot captured');
  const [evidence] = (await inquiryOf(scene, id)).sessions[0]?.evidence ?? [];
  assert.is(evidence?.source_url, `${site.url}/closing`);
});

run('fifty windows: five are shown at most, and the capture goes on', async () => {
  const { id } = await begin('/popups');
  await pictureIsThere();
  await person.clickRemote(200, 200);
  await says('The page opens too many windows.');
  await person.button('Capture').click();
  await says('Screenshot captured');
  assert.is((await inquiryOf(scene, id)).sessions[0]?.evidence.length, 1);
});

run('a loop of alerts can be left', async () => {
  await begin('/alerts');
  const dialog = person.page.getByRole('dialog');
  for (let time = 0; time < 3; time++) {
    await dialog.getByText('again').waitFor();
    await dialog.getByRole('button').first().click();
  }
  await assertAllIsWell();
});

run('a page that spins forever makes Capture say so in time', async () => {
  await begin('/spinning');
  await pictureIsThere();
  await eventually(
    'the page to spin',
    async () => {
      await person.button('Capture').click();
      return Promise.race([
        says('The page did not answer. Try again in a moment.').then(() => true),
        says('Screenshot captured').then(() => false),
      ]);
    },
    40_000,
  );
  await assertAllIsWell();
});

run('a crash of the renderer: the page says so and offers to start again', async () => {
  const { id } = await begin('/calm');
  await pictureIsThere();
  const { pid } = scene.service.process;
  for (const child of descendants(pid)) {
    if (child.commandLine.includes('--type=renderer')) process.kill(child.pid, 'SIGKILL');
  }
  await says('The browser that showed the website has stopped working.');
  await person.button('Start anew').click();
  await pictureIsThere();
  const sessions = (await inquiryOf(scene, id)).sessions;
  assert.is(sessions.length, 2);
  const ended = (await scene.events(streamOf(captureSession, sessions[0]?.id ?? ''))).at(-1);
  assert.equal([ended?.type, ended?.data.reason], ['CaptureEnded', 'browser_closed']);
});

run('an endless download is refused, and nothing of it is kept', async () => {
  const { id } = await begin('/endless');
  await says(/archive\.bin was not kept/);
  const traces = tracesOf(scene.service.process.pid ?? 0);
  await eventually('no file of it', () =>
    foldersLeft(traces).every(name => readdirSync(join(tmpdir(), name, 'downloads')).length === 0),
  );
  assert.is((await inquiryOf(scene, id)).sessions[0]?.evidence.length, 0);
  await assertAllIsWell();
});

test.run();
