import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { KEY, proposal, reply } from '../analysis/model-house.ts';
import { startGymSite } from '../demo/gym-site.ts';
import { SCENARIOS } from '../demo/scenarios.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { saidIn, startModelServer } from '../support/model-server.ts';
import { makePdf } from '../support/pdf.ts';
import { present } from '../support/present.ts';
import { EndUser } from './end-user.ts';
import { gymInquiry, type LoggedEvent, Scene } from './scene.ts';
import { assertStoryIsWhole, reached } from './whole-story.ts';

/** A statement whose labels no lexicon knows. */
const FOREIGN = makePdf(['Ironforge', 'Member name: Jane Okafor', 'Bazkidetza: Active', 'Paattyy: 14 March 2031']);
const INSTRUCTION = 'The membership status stands under "Bazkidetza", "Paattyy" is until when it is valid.';
const VALUES = [
  proposal('membership_status', 'Active', 'Bazkidetza'),
  proposal('valid_until', '14 March 2031', 'Paattyy'),
];

const test = suite('a service with a model');
const run = (await hasBrowser('a service with a model')) ? test : test.skip;
// What a verdict would rest on is read twice.
const model = await startModelServer(reply({ values: VALUES }), reply({ values: VALUES }), { status: 401 });
const gym = await startGymSite(present(SCENARIOS.approve).membership);
let scene: Scene;

test.before(async () => {
  scene = await Scene.open({ ANALYSER_URL: model.url, ANALYSER_MODEL: 'qwen-vl', ANALYSER_KEY: KEY });
});
test.after(async () => {
  await scene.close();
  await Promise.all([model.close(), gym.close()]);
});

async function assessedUpload(bytes: Uint8Array | undefined): Promise<LoggedEvent['data']> {
  const asked = gymInquiry(`${gym.url}/login`, {
    ai_instruction: INSTRUCTION,
  });
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', asked);
  const user = new EndUser(body.capture_url);
  await user.start();
  await user.upload(bytes);
  await user.finish();
  const events = await assertStoryIsWhole(scene, await reached(scene, body.id, 'approved'));
  return present(events.find(({ type }) => type === 'ResultAssessed')).data;
}

run('readiness names the model', async () => {
  const { engines } = (await (await fetch(`${scene.url}/readyz`)).json()) as { engines: Record<string, string> };
  assert.is(engines.analyser, 'model (qwen-vl), falling back to local');
});

run('a document is approved with the model’s help, and without it when the model is away', async () => {
  const helped = await assessedUpload(FOREIGN);
  assert.equal([helped.analyser, helped.ai_instruction_use], ['model', 'used']);
  assert.equal(helped.model, { name: 'qwen-vl', failure: null });
  assert.match(String(helped.confidence_reason), 'Only the model says which text belongs to membership status');
  const { system, user } = saidIn(present(model.requests[0]));
  assert.match(system, INSTRUCTION);
  assert.match(user, 'Bazkidetza: Active');

  const alone = await assessedUpload(undefined);
  assert.equal([alone.analyser, alone.ai_instruction_use], ['local', 'not_used']);
  assert.equal(alone.model, { name: 'qwen-vl', failure: 'The model server answered with status 401.' });
  assert.is(model.requests.length, 3);
  assert.not.match(scene.service.log(), KEY);
  assert.not.match(scene.service.log(), 'Okafor');
});

test.run();
