import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { startGymSite } from '../demo/gym-site.ts';
import { SCENARIOS } from '../demo/scenarios.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { eventually } from '../support/eventually.ts';
import { sized } from '../support/test-size.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { EndUser } from './end-user.ts';
import { gymInquiry, Scene } from './scene.ts';
import { assertStoryIsWhole, inquiryOf } from './whole-story.ts';

/** When the service is killed, in ms after the first Finish was acknowledged. */
const MOMENTS = sized({
  little: [0, 20, Math.random() * 600],
  whole: [0, 0, 20, Math.random() * 200, Math.random() * 600],
});
const VERDICT_LIMIT_MS = 90_000;

const test = suite('killed while evidence is assessed');
const run = (await hasBrowser('killed while evidence is assessed')) ? test : test.skip;
const receiver = await startWebhookReceiver();
const membership = SCENARIOS.approve?.membership;
if (membership === undefined) throw new Error('the scenario is there');
const gym = await startGymSite(membership);
let scene: Scene;

test.before(async () => {
  scene = await Scene.open();
});
test.after(async () => {
  await scene.close();
  await Promise.all([receiver.close(), gym.close()]);
});

async function ready(): Promise<{ id: string; user: EndUser; session: string }> {
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', gymInquiry(`${gym.url}/login`));
  const user = new EndUser(body.capture_url);
  const session = await user.start();
  await user.upload();
  return { id: body.id, user, session };
}

run('every submitted session is assessed once, and its verdict told', async () => {
  await scene.api('POST', '/webhook/endpoints', { url: receiver.url });
  const ids: string[] = [];
  for (const moment of MOMENTS) {
    const captures = [await ready(), await ready()];
    const finished = captures.map(({ user }) => user.finish());
    await Promise.any(finished);
    const answered: boolean[] = captures.map(() => false);
    for (const [index, finish] of finished.entries()) {
      finish.then(
        () => {
          answered[index] = true;
        },
        () => undefined,
      );
    }
    await new Promise(resolve => setTimeout(resolve, moment));
    const before = [...answered];
    await scene.service.kill();
    const startedAt = Date.now();
    await scene.start();
    for (const [index, { id, user, session }] of captures.entries()) {
      if (!before[index]) {
        // Whoever got no answer is sent back to the start, or was heard after all.
        const { kind } = await user.view();
        if (kind === 'cover') await user.submit();
      }
      const decided = await eventually(
        `the verdict of ${id}`,
        async () => {
          const inquiry = await inquiryOf(scene, id);
          return inquiry.result?.completed_at ? inquiry : undefined;
        },
        VERDICT_LIMIT_MS,
      );
      const events = await assertStoryIsWhole(scene, decided);
      if (before[index]) assert.ok(events.some(event => event.data.session_id === session));
      const changes = decided.result?.status_history.map(entry => entry.to_status);
      assert.equal(changes, ['pending', 'approved']);
      ids.push(id);
    }
    console.log(`killed ${Math.round(moment)} ms after Finish: verdicts ${Date.now() - startedAt} ms after the kill`);
  }
  const told = (id: string) =>
    receiver.received.some(({ body }) => body.includes('web.result.approved') && body.includes(id));
  await eventually('the webhook of every verdict', () => ids.every(told), 20_000);
});

test.run();
