import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Scene } from '../end-to-end/scene.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { apiOf } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { type Conversation, converse } from './conversation.ts';
import { masked } from './masked.ts';

const test = suite('the same answers');
const run = (await hasBrowser('the same answers')) ? test : test.skip;

/** The whole conversation with a service of its own over these engines. */
async function answersOver(engines: Record<string, string>): Promise<Conversation> {
  const scene = await Scene.open(engines);
  try {
    const org = await scene.command<{ org_id: string; key: string }>('org', 'create', '--name', 'Perks Ltd');
    const made = await scene.command<{ key: string }>(
      'key',
      'create',
      '--org',
      org.org_id,
      '--role',
      'owner',
      '--test',
    );
    for (const key of [org.key, made.key]) {
      await eventually('the key to be known', async () => {
        return (await apiOf(scene.url, key)('GET', '/web/inquiry')).status === 200;
      });
    }
    return masked(await converse({ url: scene.url, liveKey: org.key, testKey: made.key }));
  } finally {
    await scene.close();
  }
}

run('two services with the embedded engines answer alike, so that what is masked is enough', async () => {
  const [one, other] = [await answersOver({}), await answersOver({})];
  assert.ok(one.answers.length > 40);
  assert.equal(one.answers, other.answers);
  assert.equal(one.webhooks, other.webhooks);
});

test.run();
