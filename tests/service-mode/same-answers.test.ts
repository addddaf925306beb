import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { Cluster } from './cluster.ts';
import { type Conversation, converse } from './conversation.ts';
import { startEngineProcesses } from './engine-processes.ts';
import { masked } from './masked.ts';

const EVERYTHING_BUT_CAPTURE = ['http', 'projector', 'processes'];

const test = suite('the same answers');
const folder = temporaryFolder();
const engines = await startEngineProcesses('the same answers', folder);
const run = engines === null ? test.skip : test;
test.after(() => engines?.stop());

/** The whole conversation with a service over these engines. */
async function answersOver(roles: readonly string[], settings: Record<string, string>): Promise<Conversation> {
  const cluster = await Cluster.open(roles, temporaryFolder(), settings);
  try {
    const { liveKey, testKey } = await cluster.organization('Perks Ltd');
    return masked(await converse({ url: cluster.with('http')[0]?.url ?? '', liveKey, testKey }));
  } finally {
    await cluster.close();
  }
}

const embedded = () => answersOver([EVERYTHING_BUT_CAPTURE.join(',')], {});
let standard: Promise<Conversation> | undefined;
/** What every other service is held against. */
const standardAnswers = () => {
  standard ??= embedded();
  return standard;
};

test('two services with the embedded engines answer alike: what is masked is enough, and no more than what differs', async () => {
  const [one, other] = [await standardAnswers(), await embedded()];
  assert.ok(one.answers.length > 40);
  assert.equal(one.answers, other.answers);
  assert.equal(one.webhooks, other.webhooks);
});

run('one process over EventStoreDB, MongoDB and NATS answers field by field as the embedded engines do', async () => {
  const [one, other] = [
    await standardAnswers(),
    await answersOver([EVERYTHING_BUT_CAPTURE.join(',')], engines?.settings ?? {}),
  ];
  assert.equal(other.answers, one.answers);
  assert.equal(other.webhooks, one.webhooks);
});

run('so do three processes with a role each', async () => {
  const [one, other] = [await standardAnswers(), await answersOver(EVERYTHING_BUT_CAPTURE, engines?.settings ?? {})];
  assert.equal(other.answers, one.answers);
  assert.equal(other.webhooks, one.webhooks);
});

test.run();
