import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { startGymSite } from '../demo/gym-site.ts';
import { SCENARIOS } from '../demo/scenarios.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { eventually } from '../support/eventually.ts';
import { EndUser } from './end-user.ts';
import { gymInquiry, Scene } from './scene.ts';
import { reached } from './whole-story.ts';

const NAME = 'evidence that is read before it is handed in';
const test = suite(NAME);
const run = (await hasBrowser(NAME)) ? test : test.skip;
const membership = SCENARIOS.approve?.membership;
if (membership === undefined) throw new Error('the scenario is there');
const gym = await startGymSite(membership);
let scene: Scene;

test.before(async () => {
  scene = await Scene.open({ AFFIANT_SPARES: 'on', AFFIANT_LOG_LEVEL: 'info' });
});
test.after(async () => {
  await scene?.close();
  await gym.close();
});

/** How often a reader has read a piece of evidence so far. */
const readings = () => scene.service.log().split('"evidence read"').length - 1;

run('a document is read once, while its person still looks at it, and decides the verdict', async () => {
  const request = gymInquiry(`${gym.url}/login`, { capture_type: 'document' });
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', request);
  const user = new EndUser(body.capture_url);
  await user.start();
  await user.upload();
  await eventually('a reading', () => readings() === 1, 30_000);
  await user.untilVerdict();
  await reached(scene, body.id, 'approved');
  assert.is(readings(), 1);
});

test.run();
